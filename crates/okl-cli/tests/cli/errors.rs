//! Every mistake in `testdata/errors/<id>/` results in exactly the messages beside it.
//!
//! Cases are found by walking; `testdata/errors/README.md` describes how to write one. `OKL_BLESS=1` writes the
//! messages.

use okl_testing::cases::{self, Mistake};
use okl_testing::expected::Expected;
use okl_testing::okl::Okl;
use okl_testing::{Failure, jobs, testdata};

/// The exit codes that are allowed for mistakes: source, usage, environment; 0 is for warnings. Never 101.
const EXITS: [i32; 4] = [0, 1, 2, 3];

fn check(okl: &Okl, expected: &Expected, case: &Mistake) -> Result<(), Failure> {
    let arguments: Vec<&str> = ["run"].into_iter().chain(case.arguments.iter().map(String::as_str)).collect();
    let ended = okl.run_with(&arguments, &case.environment)?;
    let wrong = |why: String| Failure::new(format!("{}: {why}\n{}", case.name, ended.stderr));

    if !EXITS.contains(&case.exit) || ended.code != Some(case.exit) {
        return Err(wrong(format!("exit code {:?}, expected {}", ended.code, case.exit)));
    }
    if case.exit != 0 && !ended.stdout.is_empty() {
        return Err(wrong(format!("partial output on stdout:\n{}", ended.stdout)));
    }
    // Mistakes in the source have ids; for a bad option or a missing file, the message itself must suffice.
    let ids = [format!("error[{}]", case.id), format!("warning[{}]", case.id)];
    if case.exit <= 1 && !ids.iter().any(|id| ended.stderr.contains(id)) {
        return Err(wrong(format!("the messages have no {}", ids.join(" or "))));
    }
    let here = testdata().display().to_string();
    if ended.stderr.contains(&here) {
        return Err(wrong(format!("the messages name this machine's folder {here}")));
    }
    let file = case.stderr.strip_prefix(testdata().join("errors")).expect("cases lie in testdata/errors");
    expected.check(&file.display().to_string(), &ended.stderr)
}

#[test]
fn every_mistake_is_told_as_expected() {
    // Not `env!`: that would keep the whole workspace from building without the binary.
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    let okl = Okl::new(program, testdata());
    let expected = Expected::from_environment(testdata().join("errors"));
    let mistakes = cases::mistakes(&testdata()).expect("testdata/errors can be read");
    assert!(!mistakes.is_empty(), "testdata/errors holds no mistakes");
    jobs::check_all(&mistakes, |case| check(&okl, &expected, case)).expect("all messages are as expected");
}

#[test]
fn no_message_file_is_left_without_a_case() {
    let mistakes = cases::mistakes(&testdata()).expect("testdata/errors can be read");
    for file in cases::messages(&testdata()).expect("testdata/errors can be read") {
        let known = mistakes.iter().any(|case| case.stderr == file);
        assert!(known, "{}: no .okl or .args beside it", file.display());
    }
}
