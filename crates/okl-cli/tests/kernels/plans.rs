//! The plan of every kernel, as `--emit plan` prints it.

use libtest_mimic::Trial;
use okl_testing::expected::Expected;
use okl_testing::okl::Attempt;
use okl_testing::suite::Suite;
use okl_testing::target::TARGETS;
use okl_testing::{Failure, testdata};
use serde_json::Value;

use crate::trials::trial;

/// Kernels whose plans differ from those for CUDA, and the targets: split loops, values that live across a split,
/// arguments that are copied per work item, versions of functions for several memory spaces.
const ELSEWHERE: &[(&str, &str)] = &[
    ("serial", "barriers/inside_inner_kinds"),
    ("serial", "dim/elements"),
    ("opencl", "pointers/in_group_memory"),
    ("metal", "pointers/rows"),
];

pub fn trials(suite: &'static Suite) -> Vec<Trial> {
    let kernels = suite.sources().iter().enumerate().filter(|(_, source)| source.is_okl());
    let each = kernels
        .map(|(at, source)| trial(format!("plan::{}", source.name), move || is_as_expected(suite, at)));
    let mut all: Vec<Trial> = each.collect();
    all.push(trial("plan::versions_have_the_names_of_the_text".to_owned(), move || {
        versions_are_named(suite)
    }));
    all.push(trial("plan::no_file_is_left_over".to_owned(), move || nothing_is_left_over(suite)));
    all
}

fn plan<'s>(suite: &'s Suite, at: usize, target: &str) -> Result<Option<&'s str>, Failure> {
    let place = TARGETS.iter().position(|known| known.name == target).expect("it is a target");
    Ok(suite.made(at)?.plans[place].as_deref())
}

/// The recorded plans of a kernel: targets and files.
fn kept(name: &str) -> impl Iterator<Item = (&'static str, String)> {
    let elsewhere = ELSEWHERE.iter().filter(move |(_, kernel)| *kernel == name).map(|(target, _)| *target);
    let targets: Vec<&str> = ["cuda"].into_iter().chain(elsewhere).collect();
    targets.into_iter().map(move |target| (target, format!("plan/{target}/{name}.json")))
}

fn is_as_expected(suite: &Suite, at: usize) -> Result<(), Failure> {
    let expected = Expected::from_environment(testdata().join("expected"));
    let mut failures = Vec::new();
    for (target, file) in kept(&suite.sources()[at].name) {
        let Some(plan) = plan(suite, at, target)? else { continue };
        failures.extend(expected.check(&file, plan).err());
    }
    Failure::all(failures)
}

fn nothing_is_left_over(suite: &Suite) -> Result<(), Failure> {
    let expected = Expected::from_environment(testdata().join("expected"));
    for (at, source) in suite.sources().iter().enumerate().filter(|(_, source)| source.is_okl()) {
        for (target, file) in kept(&source.name) {
            if plan(suite, at, target)?.is_some() {
                expected.know(&file);
            }
        }
    }
    let missing =
        ELSEWHERE.iter().find(|(_, name)| suite.sources().iter().all(|source| source.name != *name));
    match missing {
        Some((_, name)) => Err(Failure::new(format!("there is no kernel {name}"))),
        None => expected.leftovers(&["plan"]),
    }
}

/// The names of function versions in a plan are those in the text: `first__g` of a namespace `ns` is `ns_first__g` in
/// C.
fn versions_are_named(suite: &Suite) -> Result<(), Failure> {
    let mut met = 0;
    for target in ["opencl", "metal"] {
        for (at, source) in suite.sources().iter().enumerate().filter(|(_, source)| source.is_okl()) {
            let (Attempt::Done(made), Some(plan)) = (suite.attempt(at, target)?, plan(suite, at, target)?)
            else {
                continue;
            };
            let plan: Value = serde_json::from_str(plan).map_err(|error| Failure::new(error.to_string()))?;
            let versions = plan["functions"].as_array().into_iter().flatten();
            let names: Vec<&str> = versions
                .flat_map(|function| function["versions"].as_array().into_iter().flatten())
                .filter_map(|version| version["name"].as_str())
                // An operator or a template's name may be spelled differently, and a constructor has none.
                .filter(|name| name.contains("__"))
                .collect();
            if let Some(name) = names.iter().find(|name| !made.kernel.contains(&format!("{name}("))) {
                return Err(Failure::new(format!("{target}: {}: no `{name}`", source.name)));
            }
            met += names.len();
        }
    }
    match met > 20 {
        true => Ok(()),
        false => Err(Failure::new(format!("{met} versions"))),
    }
}
