//! Many processes that write the same files at once, as the ranks of a parallel program do; and one that writes many
//! files.

#![cfg(unix)]

use crate::common::{Ended, Folder, KERNEL};
use okl_testing::tools::Tool;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const PARTS: [&str; 4] =
    ["out/k.cu", "out/k.launcher.cpp", "out/k.metadata.json", "out/k.launcher-metadata.json"];

/// A kernel whose text is longer than any buffer.
fn kernel() -> String {
    let lines: String = (0..300).map(|nth| format!("      a[g * 4 + i] += {nth}.25f;\n")).collect();
    format!(
        "@kernel void k(float *a) {{\n  for (int g = 0; g < 2; ++g; @outer)\n    for (int i = 0; i < 4; ++i; @inner) {{\n{lines}    }}\n}}\n"
    )
}

#[test]
fn nobody_sees_half_a_file_while_sixty_four_processes_write_it_and_some_are_killed() {
    let folder = Folder::new("many");
    folder.write("k.okl", kernel());
    let command = "run -p cuda -o out/ k.okl";
    folder.okl(command).done();
    let wanted = PARTS.map(|part| folder.read(part));
    std::fs::remove_dir_all(folder.0.join("out")).expect("it is ours");

    let start = |_: usize| {
        let mut command = folder.command(command);
        command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("okl starts")
    };
    let mut running: Vec<(usize, Child)> = (0..64).map(|nth| (nth, start(nth))).collect();
    let begun = Instant::now();
    let (mut killed, mut finished) = (0, 0);
    while !running.is_empty() {
        assert!(begun.elapsed() < Duration::from_secs(300), "{} are still running", running.len());
        for (part, wanted) in PARTS.iter().zip(&wanted) {
            let seen = std::fs::read_to_string(folder.0.join(part));
            assert!(seen.map_or(true, |seen| seen == *wanted), "half of {part}");
        }
        // Some are killed at arbitrary moments: one after the other, each a little later.
        let is_time = begun.elapsed() > Duration::from_millis(150 * (killed + 1));
        if let Some((_, child)) = running.iter_mut().find(|(nth, _)| is_time && nth % 4 == 0) {
            child.kill().expect("it can be killed");
            killed += 1;
        }
        running.retain_mut(|(_, child)| {
            let ended = child.try_wait().expect("it is ours");
            finished += usize::from(ended.is_some_and(|status| status.success()));
            ended.is_none()
        });
        std::thread::sleep(Duration::from_millis(2));
    }
    assert!(finished >= 48, "only {finished} came to an end");
    for (part, wanted) in PARTS.iter().zip(&wanted) {
        assert!(folder.read(part) == *wanted, "{part}");
    }
}

#[test]
fn a_run_writes_more_files_than_it_may_have_open() {
    let Some(shell) = Tool::Shell.find() else { return };
    let folder = Folder::new("many-files");
    for nth in 0..100 {
        folder.write(&format!("k/{nth}.okl"), KERNEL);
    }
    let okl = folder.command("run --no-cache -p cuda -o out/ k");
    // On the second run all files exist.
    for _ in 0..2 {
        let mut limited = Command::new(&shell);
        limited
            .args(["-c", "ulimit -n 40 && exec \"$0\" \"$@\""])
            .arg(okl.get_program())
            .args(okl.get_args());
        Ended::new(limited.current_dir(&folder.0).output().expect("sh starts")).done();
        let written = std::fs::read_dir(folder.0.join("out")).expect("it was made").count();
        assert_eq!(written, 400);
    }
}
