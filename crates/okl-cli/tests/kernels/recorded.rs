//! Launches are compared with reviewed records, not only with the results: number, sizes from axis x on, and arguments
//! in order.

use libtest_mimic::Trial;
use okl_testing::expected::Expected;
use okl_testing::okl::Attempt;
use okl_testing::program::Program;
use okl_testing::suite::Suite;
use okl_testing::target::TARGETS;
use okl_testing::{Failure, testdata};

use crate::scratch;
use crate::trials::trial;

/// Kernels whose launches are compared one by one.
const RECORDED: [&str; 3] = ["launch/changed_arguments", "launch/early_return", "launch/recorded"];

pub fn trials(suite: &'static Suite) -> Vec<Trial> {
    let mut all: Vec<Trial> = RECORDED
        .into_iter()
        .map(|name| trial(format!("launches::{name}"), move || are_as_written_down(suite, name)))
        .collect();
    all.push(trial("launches::no_file_is_left_over".to_owned(), nothing_is_left_over));
    all
}

fn are_as_written_down(suite: &Suite, name: &str) -> Result<(), Failure> {
    let Some(builder) = suite.lab().builder() else { return Ok(()) };
    let at = suite.sources().iter().position(|source| source.name == name).expect("RECORDED names kernels");
    let case = &suite.sources()[at].case;
    let scratch = scratch("recorded");
    let expected = Expected::from_environment(testdata().join("expected"));
    let mut is_taken = false;
    for target in TARGETS.iter().filter(|target| !target.is_host) {
        let Attempt::Done(translation) = suite.attempt(at, target.name)? else { continue };
        is_taken = true;
        let with_occa = Program::recorded(&builder, case, target.name, translation, &scratch)?;
        let without = Program::recorded_without_occa(&builder, case, target.name, translation, &scratch)?;
        for program in [with_occa, without] {
            // Nothing is computed, so the runner reports a failure.
            let ended = program.run(&[])?;
            if !matches!(ended.code, Some(0 | 1)) {
                return ended.success(name).map(drop);
            }
            expected.check(&format!("launches/{name}.txt"), &ended.stdout)?;
        }
    }
    match is_taken {
        true => Ok(()),
        false => Err(Failure::new("no device takes it")),
    }
}

fn nothing_is_left_over() -> Result<(), Failure> {
    let expected = Expected::from_environment(testdata().join("expected"));
    RECORDED.iter().for_each(|name| expected.know(&format!("launches/{name}.txt")));
    expected.leftovers(&["launches"])
}
