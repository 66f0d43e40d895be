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
const NOT_DESCRIBED: &[&str] = &[];

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
    match others == NOT_DESCRIBED && report.described > 400 && report.launches > 10_000 {
        true => Ok(()),
        false => Err(Failure::new(format!("{report:#?}"))),
    }
}
