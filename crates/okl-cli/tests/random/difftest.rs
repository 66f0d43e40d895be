//! Random kernels: the generated text for each target computes the same as a plain C++ twin.
//!
//! `./x difftest --cases 1000 --seed 7` runs more of them, or others.

use std::env;
use std::path::Path;

use okl_testing::Failure;
use okl_testing::difftest::{CARD, CaseRunner, KNOWN_WRONG, Plan, Witness, check, check_refused};
use okl_testing::okl::Okl;
use okl_testing::tools::Tool;

/// The number of cases of an ordinary test run.
const CASES: usize = 160;

/// The number of cases for the targets that share most of their lowering with CUDA; half of them use no features that
/// Metal lacks.
const CASES_ELSEWHERE: usize = 80;

/// The number of cases for OpenCL C, which supports the fewest features; PoCL is slow.
const CASES_IN_C: usize = 25;

/// The number of kernels with a mistake, which are not compiled.
const CASES_REFUSED: usize = 200;

#[test]
fn random_kernels_mean_what_they_say() {
    let asked = env::var("OKL_DIFFTEST_BACKENDS").ok();
    let backends = asked.as_deref().unwrap_or("serial openmp cuda").split_whitespace();
    run("usual", backends.map(str::to_owned).collect(), CASES);
}

#[test]
fn random_kernels_mean_the_same_on_other_devices() {
    // If backends are requested, the other test runs them all.
    if env::var_os("OKL_DIFFTEST_BACKENDS").is_some() {
        return;
    }
    let mut backends = vec!["hip", "dpcpp", "metal"];
    // Intel's OpenCL, which accepts C++, is part of that package.
    backends.extend(Tool::Sycl.find().map(|_| "opencl-cpp"));
    run("others", backends.into_iter().map(str::to_owned).collect(), CASES_ELSEWHERE);
}

#[test]
fn random_kernels_mean_the_same_in_c() {
    let is_here = Tool::Pocl.find().is_some() || Tool::Sycl.find().is_some();
    if env::var_os("OKL_DIFFTEST_BACKENDS").is_none() && is_here {
        run("c", vec!["opencl".to_owned()], CASES_IN_C);
    }
}

#[test]
fn random_mistakes_are_told() {
    let (seed, cases) = (number("OKL_DIFFTEST_SEED").unwrap_or(1), number("OKL_DIFFTEST_CASES"));
    let Some(session) = session("refused", seed, Vec::new()) else { return };
    let cases = cases.map_or(CASES_REFUSED, |cases| cases as usize);
    if let Err(failure) = check_refused(&session, seed, cases) {
        panic!("{failure}");
    }
}

/// An entry that is correct by now needlessly excludes kernels with its construct.
#[test]
fn what_is_known_to_be_wrong_still_is() {
    let Some(session) = session("known", 0, Vec::new()) else { return };
    // Entries for cards have a test of their own.
    let here = KNOWN_WRONG.iter().filter(|known| known.backend != CARD);
    let checks = here.map(|known| Witness::check(&session, known));
    if let Err(failure) = Failure::all(checks.filter_map(Result::err)) {
        panic!("{failure}");
    }
}

fn number(name: &str) -> Option<u64> {
    env::var(name).ok()?.parse().ok()
}

fn run(folder: &str, backends: Vec<String>, cases: usize) {
    let seed = number("OKL_DIFFTEST_SEED").unwrap_or(1);
    let choose = |name: &str, usual: usize| number(name).map_or(usual, |given| given as usize);
    let plan = Plan {
        first: choose("OKL_DIFFTEST_FIRST", 0),
        count: choose("OKL_DIFFTEST_CASES", cases),
        seed,
        shrinks: choose("OKL_DIFFTEST_SHRINKS", 150),
        failures: choose("OKL_DIFFTEST_FAILURES", 3),
        together: choose("OKL_DIFFTEST_TOGETHER", 25),
    };
    let Some(session) = session(folder, seed, backends) else { return };
    if let Err(failure) = check(&session, &plan) {
        panic!("{failure}");
    }
}

fn session(folder: &str, seed: u64, backends: Vec<String>) -> Option<CaseRunner> {
    let compiler = Tool::Gxx.find()?;
    // Not `env!`: that would keep the whole workspace from building without the binary.
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    let all = Path::new(env!("CARGO_TARGET_TMPDIR")).join("difftest");
    let scratch = all.join(folder).join(seed.to_string());
    std::fs::create_dir_all(&scratch).expect("a scratch folder can be made");
    Some(CaseRunner {
        okl: Okl::new(program, &scratch),
        compiler,
        scratch,
        objects: all.join("objects"),
        name: format!("cases-{folder}-{seed}"),
        backends,
        card: None,
    })
}
