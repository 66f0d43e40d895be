//! Math functions and vector operators with all types of arguments: the generated code compiles for every target and
//! gives the same results as C++.
//!
//! `./x mathtest` tries all of them, this test a few of each kind.

#![allow(clippy::print_stdout)] // a long run prints its progress

use std::env;
use std::path::Path;

use okl_testing::mathtest::{self, CHECKS, Call, Check, Kit, Wrong, known};
use okl_testing::okl::Okl;
use okl_testing::tools::Tool;

/// An ordinary test run tries one of this many calls.
const STEP: usize = 29;

fn kit(folder: &str) -> Option<Kit> {
    let compiler = Tool::Gxx.find()?;
    // Not `env!`: that would keep the whole workspace from building without the binary.
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join(folder);
    std::fs::create_dir_all(&scratch).expect("a scratch folder can be made");
    Some(Kit { okl: Okl::new(program, &scratch), compiler, scratch })
}

/// One call of each function that an entry of the list names: an entry that is correct by now needlessly excludes
/// others.
#[test]
fn what_is_known_to_be_wrong_still_is() {
    let Some(kit) = kit("mathtest-known") else { return };
    let calls: Vec<Call> = mathtest::all().into_iter().flat_map(|(_, calls)| calls).collect();
    let mut gone = Vec::new();
    for (at, row) in known::KNOWN_WRONG.iter().enumerate() {
        let checks: Vec<&'static Check> = CHECKS.iter().filter(|check| row.is_about(check.name)).collect();
        assert!(!checks.is_empty(), "`{}` is no check: the row can go", row.checks);
        for check in checks.into_iter().filter(|check| (check.is_here)()) {
            let (tried, missing) = known::witnesses(row, &calls, check.target == "metal");
            assert!(missing.is_empty(), "{}: no call that is tried names {missing:?}", check.name);
            let of_cpp = mathtest::of_cpp(&kit, &tried, &format!("row{at}")).expect("g++ works");
            assert_eq!(of_cpp, tried, "these are C++");
            let wrong =
                mathtest::check(&kit, check, &tried, &format!("row{at}")).expect("the compilers work");
            let is_right = |call: &&Call| wrong.iter().all(|wrong| wrong.call != call.text);
            gone.extend(tried.iter().filter(is_right).map(|call| format!("{}: {}", check.name, call.text)));
        }
    }
    assert!(gone.is_empty(), "right by now, take them out of KNOWN_WRONG:\n{}", gone.join("\n"));
}

#[test]
fn calls_mean_what_they_mean_in_cpp() {
    let Some(kit) = kit("mathtest") else { return };
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

/// Groups of calls that share a kernel: all calls with `OKL_MATHTEST=all`, those of the kinds it names, or by default a
/// few.
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
