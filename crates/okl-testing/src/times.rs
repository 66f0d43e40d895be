//! Where the time of the tests goes: with `OKL_TEST_TIMES=FILE` each program that a test runs adds a line.

use std::env;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;
use std::thread;
use std::time::Duration;

/// `every_step_matches_its_expected_file okl 57`: the test, the program, and how many milliseconds it took.
///
/// It says nothing of what else ran beside it.
pub(crate) fn note(program: &str, took: Duration) {
    let Some(file) = env::var_os("OKL_TEST_TIMES") else { return };
    let program = Path::new(program).file_name().unwrap_or_default().to_string_lossy();
    let current = thread::current();
    let line = format!("{} {program} {}\n", current.name().unwrap_or("-"), took.as_millis());
    let file = OpenOptions::new().create(true).append(true).open(file);
    // It is for a person who looks; no test fails for it.
    let _ = file.and_then(|mut file| file.write_all(line.as_bytes()));
}
