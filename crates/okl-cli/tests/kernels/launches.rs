//! Host code from the description in the reflection does the same as the compiled launcher, for each kernel of
//! `testdata` and random arguments.

use libtest_mimic::Trial;
use okl_testing::launches::{File, compare};
use okl_testing::suite::Suite;
use okl_testing::tools::Tool;
use okl_testing::translate::OutputKind;
use okl_testing::{Failure, jobs};

use crate::scratch;
use crate::trials::trial;

/// The number of calls of each kernel.
const CALLS: usize = 40;

/// The kernels whose host code is not described, with the reasons.
const NOT_DESCRIBED: &[&str] = &[
    "cpp/namespaces: inNamespace: a call of `sum`",
    "cpp/namespaces: byDirective: a call of `sum`",
    "functions/headers: reached: a call of `groupsFor`",
    "functions/unreached: parts: a call of `onHost`",
    "host/bindings: bindings: a structured binding, `a`",
    "host/values: hostValues: a value of type `Range`",
    "launch/early_return: early: a `switch`",
    "launch/host_bindings: hostBindings: a structured binding, `low`",
    "launch/host_kinds: kinds: a value of type `const Range`",
    "launch/host_lambdas: lambdas: `starts` of type `const int[2]`",
    "launch/host_values: structs: a call of `pow`",
    "launch/nested_groups: nestedGroups: this object",
    "neural/rows: attentionScores: a call of `sqrt`",
    "tables/constants: transform: `options.first[1]`",
];

pub fn trial_of_all(suite: &'static Suite) -> Trial {
    trial("launches::interpreted_as_compiled".to_owned(), move || same(suite))
}

fn same(suite: &Suite) -> Result<(), Failure> {
    let Some(compiler) = Tool::Gxx.find() else { return Ok(()) };
    let sources: Vec<_> = suite.sources().iter().filter(|source| source.is_okl()).collect();
    let files = jobs::map(&sources, |source| {
        let kinds = [OutputKind::Reflection, OutputKind::LauncherC];
        // What CUDA refuses has no launcher.
        let [reflection, launcher] = suite.translator().emit_all(&source.case, "cuda", kinds).ok()?;
        Some(File { name: source.name.clone(), reflection, launcher })
    });
    let files: Vec<File> = files.into_iter().flatten().collect();
    let report = compare(&files, (&compiler, &scratch("launches")), (1, CALLS))?;
    let others: Vec<&str> = report.others.iter().map(String::as_str).collect();
    let is_much = report.described > 400 && report.launches > 10_000 && report.divisions > 20;
    match others == NOT_DESCRIBED && is_much && report.stopped == report.divisions {
        true => Ok(()),
        false => Err(Failure::new(format!("{report:#?}"))),
    }
}
