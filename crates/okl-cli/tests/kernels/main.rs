//! Translates every kernel of `testdata`, compiles it with real compilers, and runs it: one test for each kernel,
//! target and tool (`cuda::nvcc::matmul/tiled`).
//!
//! Cases are found by walking; see `docs/testing.md`. `OKL_BLESS=1` writes the expected files.

#![allow(clippy::print_stdout, reason = "a test program says how many results were known already")]

mod calls;
mod errors;
mod frontends;
mod launches;
mod libclangs;
mod normalize;
mod okl_kernels;
mod pages;
mod plans;
mod recorded;
mod texts;
mod trials;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use libtest_mimic::Arguments;
use okl_testing::checks::CheckEnvironment;
use okl_testing::okl::Okl;
use okl_testing::rotation::Rotation;
use okl_testing::suite::Suite;
use okl_testing::testdata;
use okl_testing::translate::Translator;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    // Messages and `#line` contain paths relative to it.
    std::env::set_current_dir(testdata()).expect("testdata is part of the repository");
    let rotation = Rotation::of_today();
    let mut sources = okl_kernels::sources(&rotation);
    sources.extend(okl_kernels::of_a_table(&rotation));
    sources.extend(frontends::acc(&rotation));
    sources.extend(frontends::slm(&rotation));
    let lab = CheckEnvironment::new(Path::new(env!("CARGO_TARGET_TMPDIR")));
    let mut suite = Suite::new(Translator::new(testdata(), okl()), lab, sources);
    let tests = suite.tests();
    suite.ask(tests.iter().filter(|test| trials::is_asked_for(&arguments, &test.name, test.waits)));
    // Never freed.
    let suite: &'static Suite = Box::leak(Box::new(suite));
    let mut all = trials::of_tools(suite, tests);
    all.extend(texts::trials(suite));
    all.extend(calls::trials(suite, &rotation));
    all.extend(libclangs::trials(suite));
    all.extend(normalize::trials(suite, &rotation));
    all.extend(plans::trials(suite));
    all.extend(pages::trials(suite));
    all.extend(recorded::trials(suite));
    all.push(launches::trial_of_all(suite));
    all.extend(errors::trials());
    let conclusion = libtest_mimic::run(&arguments, all);
    let (made, known) = suite.lab().results.counts();
    if !arguments.list && made + known > 0 {
        println!("{made} compiled or run, {known} known from before; what takes turns: {}", rotation.seed());
    }
    conclusion.exit_code()
}

fn okl() -> Okl {
    // Not `env!`: that would keep the whole workspace from building without the binary.
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    Okl::new(program, testdata())
}

fn scratch(test: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("kernels").join(test)
}
