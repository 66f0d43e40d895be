//! The run times of tests: with `OKL_TEST_TIMES=FILE` each program that a test runs appends a line.

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

/// A guard: the test on this thread has a name as long as this value exists.
#[derive(Debug)]
pub struct Named(());

/// Names the test on this thread, if the test framework does not.
pub fn named(test: &str) -> Named {
    TEST.with_borrow_mut(|name| *name = Some(test.to_owned()));
    Named(())
}

impl Drop for Named {
    fn drop(&mut self) {
        TEST.with_borrow_mut(|name| *name = None);
    }
}

/// The name of the test on this thread: that of [`named`], or the thread's name.
pub(crate) fn test() -> Option<String> {
    let given = TEST.with_borrow(Clone::clone);
    given.or_else(|| thread::current().name().filter(|name| *name != "main").map(str::to_owned))
}

/// Returns true if times are recorded.
pub(crate) fn are_asked_for() -> bool {
    env::var_os("OKL_TEST_TIMES").is_some()
}

/// Appends a line such as `cuda::nvcc::matmul/tiled cicc 57 49`: the test, the program, its wall time and its processor
/// time in milliseconds, children included.
pub(crate) fn note(program: &str, took: Duration, used: Duration) {
    let Some(file) = env::var_os("OKL_TEST_TIMES") else { return };
    let program = Path::new(program).file_name().unwrap_or_default().to_string_lossy();
    let test = test().unwrap_or_else(|| "-".to_owned());
    let line = format!("{test} {program} {} {}\n", took.as_millis(), used.as_millis());
    let file = OpenOptions::new().create(true).append(true).open(file);
    // Errors are ignored: the file is only informative.
    let _ = file.and_then(|mut file| file.write_all(line.as_bytes()));
}
