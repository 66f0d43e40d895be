//! Random kernels: serial, OpenMP and emulated CUDA compute what a plain C++ twin computes.
//!
//! `./x difftest --cases 1000 --seed 7` runs more of them, or others.

use std::env;
use std::path::Path;

use okl_testing::difftest::{Plan, Workshop, check};
use okl_testing::okl::Okl;
use okl_testing::tools::Tool;

/// Cases of an ordinary test run.
const CASES: usize = 200;

#[test]
fn random_kernels_mean_what_they_say() {
    let Some(compiler) = Tool::Gxx.find() else { return };
    // Not `env!`: that would keep the whole workspace from building without the binary.
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    let number = |name: &str| env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let seed = number("OKL_DIFFTEST_SEED").unwrap_or(1);
    let choose = |name: &str, usual: usize| number(name).map_or(usual, |given| given as usize);
    let plan = Plan {
        first: choose("OKL_DIFFTEST_FIRST", 0),
        count: choose("OKL_DIFFTEST_CASES", CASES),
        seed,
        shrinks: choose("OKL_DIFFTEST_SHRINKS", 150),
        failures: choose("OKL_DIFFTEST_FAILURES", 3),
    };
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("difftest").join(seed.to_string());
    let backends = env::var("OKL_DIFFTEST_BACKENDS").unwrap_or_else(|_| "serial openmp cuda".to_owned());
    let workshop = Workshop {
        okl: Okl::new(program, &scratch),
        compiler,
        scratch: scratch.clone(),
        backends: backends.split_whitespace().map(str::to_owned).collect(),
    };
    std::fs::create_dir_all(&scratch).expect("a scratch folder can be made");
    if let Err(failure) = check(&workshop, &plan) {
        panic!("{failure}");
    }
}
