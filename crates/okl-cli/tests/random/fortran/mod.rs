//! Random programs in Fortran with OpenACC: translated, they print what they print when gfortran takes the directives for
//! comments.
//!
//! `./x difftest --cases 1000 --seed 7` runs more of them, or others.

mod arrays;
mod expression;
mod intrinsic;
mod loops;
mod program;
mod random;
mod region;
mod routine;
mod run;
mod scope;
mod section;
mod statement;
mod value;
mod writer;

use okl_testing::rotation::Rotation;
use okl_testing::{Failure, jobs};
use run::Runner;
use std::env;

/// The number of programs of an ordinary test run, for each target.
const PROGRAMS: u64 = 3;

/// The number of regions of a program.
const REGIONS: usize = 30;

/// The targets: each is the turn of other days, but for the first.
const TARGETS: [&str; 2] = ["openmp", "serial"];

fn number(name: &str) -> Option<u64> {
    env::var(name).ok()?.parse().ok()
}

#[test]
fn random_programs_in_fortran_print_what_they_print_without_openacc() {
    let Some(runner) = Runner::find() else { return };
    let seed = number("OKL_DIFFTEST_SEED").unwrap_or(1);
    let first = number("OKL_DIFFTEST_FIRST").unwrap_or(0);
    let count = number("OKL_DIFFTEST_CASES").map_or(PROGRAMS, |cases| cases.div_ceil(REGIONS as u64));
    let rotation = Rotation::of_today();
    let cases: Vec<u64> = (first..first + count).collect();
    let found = jobs::map(&cases, |case| {
        let target = TARGETS[usize::from(rotation.is_turn(&format!("fortran {case}"), 1, 2))];
        let regions: Vec<usize> = (0..REGIONS).collect();
        runner.check(seed, *case, &regions, target).map_err(|failure| {
            failure.during(format!("seed {seed}, case {case} for {target}, {}", rotation.seed()))
        })
    });
    let ran: usize = found.iter().filter_map(|one| one.as_ref().ok()).sum();
    Failure::all(found.into_iter().filter_map(Result::err)).expect("random programs are translated rightly");
    assert!(ran * 2 > cases.len() * REGIONS, "only {ran} regions of {} programs are translated", cases.len());
}
