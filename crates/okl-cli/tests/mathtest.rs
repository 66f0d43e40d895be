//! Math functions and vector operators with all types of arguments: every target's compiler takes what okl makes of
//! them, and they give what C++ gives.
//!
//! `./x mathtest` tries all of them, this test a few of each kind.

#![allow(clippy::print_stdout)] // a long run says how far it is

use std::env;
use std::path::Path;

use okl_testing::mathtest::{self, CHECKS, Call, Check, Kit, Wrong, known};
use okl_testing::okl::Okl;
use okl_testing::tools::Tool;

/// One call out of so many is tried in an ordinary test run.
const STEP: usize = 29;

#[test]
fn calls_mean_what_they_mean_in_cpp() {
    let Some(compiler) = Tool::Gxx.find() else { return };
    // Not `env!`: that would keep the whole workspace from building without the binary.
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mathtest");
    std::fs::create_dir_all(&scratch).expect("a scratch folder can be made");
    let kit = Kit { okl: Okl::new(program, &scratch), compiler, scratch };
    let asked = env::var("OKL_MATHTEST_CHECKS").ok();
    let wanted = |check: &&Check| {
        asked.as_deref().is_none_or(|asked| asked.split(' ').any(|name| name == check.name))
            && (check.is_here)()
    };
    let checks: Vec<&'static Check> = CHECKS.iter().filter(wanted).collect();
    let mut wrong: Vec<Wrong> = Vec::new();
    for (name, calls) in groups() {
        let calls = mathtest::of_cpp(&kit, &calls, &name).expect("g++ works");
        for check in &checks {
            let tried: Vec<Call> =
                calls.iter().filter(|call| !known::is_known(call, check.name)).cloned().collect();
            let found = mathtest::check(&kit, check, &tried, &name).expect("the compilers work");
            println!("{name}: {}: {} calls, {} wrong", check.name, tried.len(), found.len());
            found.iter().for_each(|wrong| println!("  {}: {}: {}", wrong.check, wrong.call, wrong.why));
            wrong.extend(found);
        }
    }
    let all: Vec<String> =
        wrong.iter().map(|wrong| format!("{}: {}: {}", wrong.check, wrong.call, wrong.why)).collect();
    assert!(all.is_empty(), "{} wrong\n{}", all.len(), all.join("\n"));
}

/// Groups that share a kernel: all calls with `OKL_MATHTEST=all` or those of the kinds it names, else a few.
fn groups() -> Vec<(String, Vec<Call>)> {
    let asked = env::var("OKL_MATHTEST").unwrap_or_default();
    if asked.is_empty() {
        let all = mathtest::all().into_iter().flat_map(|(_, calls)| calls);
        let some: Vec<Call> = all.step_by(STEP).collect();
        return some
            .chunks(mathtest::GROUP)
            .zip(0..)
            .map(|(calls, at)| (format!("some{at}"), calls.to_vec()))
            .collect();
    }
    let mut groups = Vec::new();
    for (name, calls) in mathtest::all() {
        if asked != "all" && !asked.split(' ').any(|asked| asked == name) {
            continue;
        }
        let parts = calls.chunks(mathtest::GROUP).enumerate();
        groups.extend(parts.map(|(at, calls)| (format!("{name}{at}"), calls.to_vec())));
    }
    groups
}
