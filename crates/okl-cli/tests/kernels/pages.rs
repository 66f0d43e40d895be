//! Pages and lists about the kernels are up to date.

use std::fs;

use libtest_mimic::Trial;
use okl_testing::evidence::{self, EVIDENCE, Evidence};
use okl_testing::expected::Expected;
use okl_testing::okl::Attempt;
use okl_testing::suite::{Source, Suite};
use okl_testing::target::TARGETS;
use okl_testing::unsupported::{self, Row};
use okl_testing::{Failure, testdata};

use crate::okl_kernels::refused;
use crate::trials::trial;

pub fn trials(suite: &'static Suite) -> Vec<Trial> {
    vec![
        trial("pages::the_page_of_backends_says_what_is_done".to_owned(), move || page_is_true(suite)),
        trial("pages::every_excuse_is_about_a_kernel_that_is_tried".to_owned(), move || {
            excuses_are_used(suite)
        }),
        trial("pages::only_the_listed_kernels_are_refused".to_owned(), move || refusals_are_listed(suite)),
    ]
}

fn kernels(suite: &Suite) -> impl Iterator<Item = (usize, &Source)> {
    suite.sources().iter().enumerate().filter(|(_, source)| source.is_okl())
}

const MARK: &str = "<!-- written by the tests -->";

/// `docs/backends.md`: the evidence for each kernel on each target.
fn page_is_true(suite: &Suite) -> Result<(), Failure> {
    let docs = okl_testing::workspace().join("docs");
    let page = fs::read_to_string(docs.join("backends.md")).expect("the page is part of the repository");
    let (head, _) = page.split_once(MARK).expect("the page has a place for the tables");
    let mut attempts = Vec::new();
    for (at, source) in kernels(suite) {
        attempts.push((source.name.as_str(), suite.attempts(at)?.iter().collect()));
    }
    let tables = evidence::page(&attempts);
    Expected::from_environment(&docs).check("backends.md", &format!("{head}{MARK}\n\n{tables}"))
}

/// Each exception applies to a kernel that its target accepts.
fn excuses_are_used(suite: &Suite) -> Result<(), Failure> {
    let mut unused = Vec::new();
    for Evidence { target, with, except, .. } in EVIDENCE {
        for excuse in *except {
            let kernel = kernels(suite).find(|(_, source)| source.name == excuse.kernel);
            let attempt = kernel.map(|(at, _)| suite.attempt(at, target)).transpose()?;
            if !attempt.is_some_and(|attempt| matches!(attempt, Attempt::Done(_))) {
                let why = "it is no kernel that the target takes: the excuse can go";
                unused.push(Failure::new(format!("{} on {target} with {with}: {why}", excuse.kernel)));
            }
        }
    }
    Failure::all(unused)
}

/// Reports kernels that are refused and not listed, that are listed and accepted, or that are refused because of
/// something that the target's language has.
fn refusals_are_listed(suite: &Suite) -> Result<(), Failure> {
    let (mut found, mut unexplained) = (Vec::new(), Vec::new());
    for (at, source) in kernels(suite) {
        for target in TARGETS {
            let Attempt::Refused(refusals) = suite.attempt(at, target.name)? else { continue };
            match Row::of(&source.name, target.name, refusals) {
                Ok(row) => found.push(row),
                Err(why) => unexplained.push(Failure::new(why)),
            }
        }
    }
    Failure::all(unexplained)?;
    let difference = unsupported::difference(&refused(), &found);
    match difference.is_empty() {
        true => Ok(()),
        false => {
            Err(Failure::new(format!("{}:\n{difference}", testdata().join("unsupported.txt").display())))
        }
    }
}
