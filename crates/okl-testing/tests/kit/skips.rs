//! Tests without their compiler print a message, and fail if it is required.

#![allow(clippy::print_stdout, reason = "to see that it is captured")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use okl_testing::nvrtc::Nvrtc;
use okl_testing::tools::{self, Tool};
use okl_testing::{cases, jobs, workspace};

/// The variable that is set in the process without tools.
const BARE: &str = "OKL_TESTING_BARE";

/// Runs in a process without any tool; stands for the many tests that need a compiler.
#[test]
fn a_test_that_needs_compilers() {
    if std::env::var_os(BARE).is_none() {
        return;
    }
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("skips");
    jobs::map(&[1, 2], |_| assert_eq!(Tool::Gxx.find(), None));
    assert_eq!(Tool::Gxx.find(), None);
    assert!(Nvrtc::find(&scratch).is_none() && tools::libclangs().is_empty());
    println!("captured");
}

fn bare(file: &Path, required: bool) -> Output {
    let program = std::env::current_exe().expect("this program has a place");
    let mut command = Command::new(program);
    // With more than one test and thread; otherwise tests run in the main thread, which does not have the name of a
    // test.
    command.args(["a_test_that", "--test-threads", "2"]);
    command.env(BARE, "1").env("PATH", "").env("OKL_TEST_SKIPPED", file);
    for name in ["OKL_REQUIRE_TOOLS", "OKL_NVRTC", "OKL_TEST_LIBCLANGS"] {
        command.env_remove(name);
    }
    if required {
        command.env("OKL_REQUIRE_TOOLS", "1");
    }
    command.output().expect("this program can be run")
}

#[test]
fn what_is_skipped_is_told_once_although_output_is_captured() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("skipped");
    let _first_time = fs::remove_file(&file);
    let ended = bare(&file, false);
    let said = String::from_utf8_lossy(&ended.stderr).into_owned();
    assert!(ended.status.success(), "{said}");
    assert!(!String::from_utf8_lossy(&ended.stdout).contains("captured"));
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 3, "{said}");
    assert_eq!(lines[0], "skipped: skips::a_test_that_needs_compilers: g++ is missing");
    assert!(lines[1].starts_with("skipped: skips::a_test_that_needs_compilers: NVRTC"), "{said}");
    assert!(lines[2].contains("OKL_TEST_LIBCLANGS"), "{said}");
    assert_eq!(fs::read_to_string(&file).expect("the file for ./x test"), said);
}

#[test]
fn where_tools_are_required_nothing_is_skipped() {
    let ended = bare(Path::new("/nowhere/skipped"), true);
    let said = String::from_utf8_lossy(&ended.stdout);
    assert!(
        !ended.status.success() && said.contains("g++ is missing, and OKL_REQUIRE_TOOLS=1 asks for it"),
        "{said}"
    );
    assert!(!String::from_utf8_lossy(&ended.stderr).contains("skipped"));
}

/// A test that starts a compiler by its name would not report that it is missing.
#[test]
fn tests_find_their_compilers_through_tool() {
    let top = workspace();
    let mut wrong = Vec::new();
    for file in ["crates", "normalizer"]
        .map(|folder| cases::files_below(&top.join(folder)))
        .into_iter()
        .flatten()
        .flatten()
    {
        let is_test = file.components().any(|part| part.as_os_str() == "tests");
        if !is_test
            || file.extension().is_none_or(|extension| extension != "rs")
            || file.ends_with("skips.rs")
        {
            continue;
        }
        let text = fs::read_to_string(&file).expect("sources are text");
        let by_name = |line: &&str| line.contains("Command::new(\"") || line.contains("eprintln!(\"skipped");
        wrong.extend(text.lines().filter(by_name).map(|line| format!("{}: {}", file.display(), line.trim())));
    }
    assert!(wrong.is_empty(), "take them from okl_testing::tools::Tool:\n{}", wrong.join("\n"));
}
