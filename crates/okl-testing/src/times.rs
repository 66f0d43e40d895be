//! Where the time of the tests goes: with `OKL_TEST_TIMES=FILE` each program that a test runs adds a line.

use std::cell::RefCell;
use std::env;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;
use std::thread;
use std::time::Duration;

thread_local! {
    static TEST: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// The running test has a name, as long as this lives.
#[derive(Debug)]
pub struct Named(());

/// Names the test that runs on this thread, where the runner of tests does not.
pub fn named(test: &str) -> Named {
    TEST.with_borrow_mut(|name| *name = Some(test.to_owned()));
    Named(())
}

impl Drop for Named {
    fn drop(&mut self) {
        TEST.with_borrow_mut(|name| *name = None);
    }
}

/// The test that runs on this thread: as [`named`], or the thread's name.
pub(crate) fn test() -> Option<String> {
    let given = TEST.with_borrow(Clone::clone);
    given.or_else(|| thread::current().name().filter(|name| *name != "main").map(str::to_owned))
}

/// Whether anybody reads them.
pub(crate) fn are_asked_for() -> bool {
    env::var_os("OKL_TEST_TIMES").is_some()
}

/// `cuda::nvcc::matmul/tiled cicc 57 49`: the test, the program, and for how many milliseconds it ran and used
/// processors, with all that it started.
pub(crate) fn note(program: &str, took: Duration, used: Duration) {
    let Some(file) = env::var_os("OKL_TEST_TIMES") else { return };
    let program = Path::new(program).file_name().unwrap_or_default().to_string_lossy();
    let test = test().unwrap_or_else(|| "-".to_owned());
    let line = format!("{test} {program} {} {}\n", took.as_millis(), used.as_millis());
    let file = OpenOptions::new().create(true).append(true).open(file);
    // It is for a person who looks; no test fails for it.
    let _ = file.and_then(|mut file| file.write_all(line.as_bytes()));
}
