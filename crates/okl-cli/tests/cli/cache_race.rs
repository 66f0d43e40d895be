//! Many processes with one cache, as the ranks of a parallel program.

#![cfg(unix)]

use crate::common::Folder;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Kernels whose entries are longer than any buffer.
fn kernel(which: usize) -> String {
    let lines: String = (0..300).map(|nth| format!("      a[g * 4 + i] += {which}{nth}.25f;\n")).collect();
    format!(
        "@kernel void k(float *a) {{\n  for (int g = 0; g < 2; ++g; @outer)\n    for (int i = 0; i < 4; ++i; @inner) {{\n{lines}    }}\n}}\n"
    )
}

struct Race {
    folder: Folder,
    wanted: [String; 2],
}

impl Race {
    fn new(name: &str) -> Race {
        let folder = Folder::new(name);
        let wanted = [0, 1].map(|which| {
            folder.write(&format!("k{which}.okl"), kernel(which));
            folder.okl(&format!("run --no-cache -p cuda k{which}.okl")).done()
        });
        Race { folder, wanted }
    }

    fn command(&self, which: usize, more: &str) -> Command {
        let mut command = self.folder.command(&format!("run -v -p cuda {more} k{which}.okl"));
        command.env("OKL_CACHE", "on").env("OKL_CACHE_DIR", self.folder.0.join("cache"));
        command
    }

    /// Starts a process that prints to a file of its own.
    fn start(&self, nth: usize, more: &str) -> (usize, PathBuf, Child) {
        let place = self.folder.0.join(format!("out-{nth}"));
        let file = std::fs::File::create(&place).expect("it can be written");
        let child =
            self.command(nth % 2, more).stdout(file).stderr(Stdio::null()).spawn().expect("okl starts");
        (nth, place, child)
    }

    /// The remaining entries are found and correct.
    fn check(&self) {
        for (which, wanted) in self.wanted.iter().enumerate() {
            let output = self.command(which, "").output().expect("okl starts");
            assert!(output.status.success() && output.stdout == wanted.as_bytes(), "{which}");
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(said.contains(": found"), "{said}");
        }
    }
}

#[test]
fn sixty_four_processes_that_fill_one_cache_all_give_the_right_text() {
    let race = Race::new("cache-race");
    for round in 0..2 {
        let running: Vec<_> = (0..64).map(|nth| race.start(nth, "")).collect();
        for (nth, place, mut child) in running {
            assert!(child.wait().expect("it is ours").success(), "{nth}");
            let text = std::fs::read_to_string(place).expect("it was written");
            assert!(text == race.wanted[nth % 2], "round {round}: {nth} gave another text");
        }
        race.check();
    }
}

#[test]
fn processes_that_are_killed_leave_nothing_that_others_stumble_over() {
    let race = Race::new("cache-killed");
    // The duration of a run that writes entries.
    let begun = Instant::now();
    race.command(0, "").output().expect("okl starts");
    let mut whole = begun.elapsed();
    let (mut killed, mut finished) = (0, 0);
    for nth in 0..48_u32 {
        let begun = Instant::now();
        // Each process has an entry of its own to write.
        let (_, place, mut child) = race.start(nth as usize, &format!("-D N={nth}"));
        // From the start to a little after the end of the fastest process.
        let until = begun + whole * (nth % 24) / 20;
        let ended = loop {
            match child.try_wait().expect("it is ours") {
                Some(status) => break Some(status),
                None if Instant::now() >= until => break None,
                None => std::thread::sleep(Duration::from_micros(200)),
            }
        };
        match ended {
            Some(status) => {
                finished += 1;
                whole = whole.min(begun.elapsed());
                assert!(status.success());
                let text = std::fs::read_to_string(place).expect("it was written");
                assert!(text == race.wanted[nth as usize % 2], "{nth} gave another text");
            }
            None => {
                killed += 1;
                child.kill().expect("it is ours");
                child.wait().expect("it is ours");
            }
        }
    }
    assert!(killed > 10, "{killed} were killed, {finished} came to an end");
    for which in 0..2 {
        let output = race.command(which, "").output().expect("okl starts");
        assert!(output.status.success() && output.stdout == race.wanted[which].as_bytes());
    }
    race.check();
}
