//! Every libclang results in the same bytes: each one that `OKL_TEST_LIBCLANGS` names translates all kernels, some in
//! one call.

use std::fs;

use libtest_mimic::Trial;
use okl_testing::okl::Attempt;
use okl_testing::suite::{Source, Suite};
use okl_testing::tools::{self, Libclang};
use okl_testing::{Failure, jobs, testdata};

use crate::trials::trial;
use crate::{okl, scratch};

/// The versions that may be installed; the test itself finds out which are.
const VERSIONS: [&str; 3] = ["16", "18", "19"];

/// The number of kernels per call.
const TOGETHER: usize = 40;

pub fn trials(suite: &'static Suite) -> Vec<Trial> {
    let each = VERSIONS.into_iter().map(|version| {
        trial(format!("libclang::{version}"), move || {
            let found = tools::libclangs().into_iter().find(|libclang| libclang.version == version);
            found.map_or(Ok(()), |libclang| gives_the_same(suite, &libclang))
        })
    });
    let listed = trial("libclang::all_are_asked".to_owned(), || {
        let other = tools::libclangs().into_iter().find(|found| !VERSIONS.contains(&found.version.as_str()));
        other.map_or(Ok(()), |found| Err(Failure::new(format!("no test asks libclang {}", found.version))))
    });
    each.chain([listed]).collect()
}

fn gives_the_same(suite: &Suite, libclang: &Libclang) -> Result<(), Failure> {
    let all: Vec<(usize, &Source)> =
        suite.sources().iter().enumerate().filter(|(_, source)| source.is_okl()).collect();
    // A call has one set of options.
    let (plain, others): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|(_, source)| source.case.options.is_empty());
    let mut calls: Vec<Vec<(usize, &Source)>> = plain.chunks(TOGETHER).map(<[_]>::to_vec).collect();
    calls.extend(others.into_iter().map(|one| vec![one]));
    let numbered: Vec<(usize, Vec<(usize, &Source)>)> = calls.into_iter().enumerate().collect();
    jobs::check_all(&numbered, |(number, call)| {
        let folder = scratch("libclang").join(&libclang.version).join(number.to_string());
        let _first_time = fs::remove_dir_all(&folder);
        let mut words: Vec<String> =
            ["run", "--pipeline", "serial", "--keep-going", "--base", "kernels", "-o"]
                .map(str::to_owned)
                .into();
        words.push(format!("{}/", folder.display()));
        words.extend(call.iter().flat_map(|(_, source)| source.case.options.iter().cloned()));
        // The path as the library names it, since the output contains it.
        let shown = |source: &Source| {
            let input = source.case.input.strip_prefix(testdata()).expect("it lies in testdata");
            input.display().to_string()
        };
        words.extend(call.iter().map(|(_, source)| shown(source)));
        let environment = [("LIBCLANG_PATH".to_owned(), libclang.path.display().to_string())];
        let ended = okl().run_with(&words, &environment)?;
        let checked = call.iter().map(|(at, source)| {
            let Attempt::Done(usual) = suite.attempt(*at, "serial")? else { return Ok(()) };
            let made = okl_testing::cases::files_below(&folder)?;
            let stem = source.name.rsplit('/').next().unwrap_or_default();
            let is_its = |file: &&std::path::PathBuf| {
                let below = file.strip_prefix(&folder).unwrap_or(file).with_extension("");
                let below = below.to_string_lossy();
                below.ends_with(&source.name) || call.len() == 1 && below == stem
            };
            let what = || format!("{} with libclang {}", source.name, libclang.version);
            let Some(file) = made.iter().find(is_its) else {
                // Debian has clang's own headers in a package beside the library, which the tests install for one
                // version only.
                let lacks_headers = ended.stderr.contains("`stddef.h` file not found (in `/usr/include/");
                let includes = source.case.input_text()?.contains("#include <");
                return match lacks_headers && includes {
                    true => Ok(()),
                    false => Err(Failure::new(format!("{}: nothing came of it\n{}", what(), ended.stderr))),
                };
            };
            let bytes =
                fs::read(file).map_err(|error| Failure::new(format!("{}: {error}", file.display())))?;
            let text = String::from_utf8_lossy(&bytes);
            match text == usual.kernel {
                true => Ok(()),
                false => Err(Failure::new(format!(
                    "{}:\n{}",
                    what(),
                    okl_testing::diff::lines(&usual.kernel, &text)
                ))),
            }
        });
        Failure::all(checked.filter_map(Result::err))
    })
}
