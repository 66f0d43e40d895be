//! A signal ends okl and the compiler, and leaves nothing behind.

use super::Project;
use okl_testing::okl::program;
use std::os::unix::process::ExitStatusExt;
use std::time::{Duration, Instant};

#[test]
fn a_signal_leaves_no_files() {
    let Some(project) = Project::new("signal") else { return };
    project.0.script("slow", "echo $$ > started\nexec sleep 60\n");
    let mut command = project.command(program(env!("CARGO_BIN_EXE_okl")));
    let words = "cc -p acc-openmp --kernel-compiler ./slow -- gcc -c scale.c";
    let mut child = command.args(words.split(' ')).spawn().expect("okl starts");
    let start = Instant::now();
    while std::fs::read_to_string(project.path("started")).unwrap_or_default().trim().is_empty() {
        assert!(start.elapsed() < Duration::from_secs(60), "the compiler starts");
        std::thread::sleep(Duration::from_millis(20));
    }
    let number = child.id().to_string();
    assert_eq!(project.run("kill", ["-TERM", &number]).code, 0);
    let status = child.wait().expect("okl ends");
    assert_eq!(status.signal(), Some(15), "{status:?}");
    assert!(start.elapsed() < Duration::from_secs(50), "it did not wait for the compiler");
    let compiler = project.0.read("started");
    assert_ne!(project.run("kill", ["-0", compiler.trim()]).code, 0, "the compiler has ended, too");
    assert!(!project.path("scale.o").exists());
    project.is_clean();
}
