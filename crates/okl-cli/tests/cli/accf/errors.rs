//! The mistakes of `testdata/accf/errors`: okl says what is wrong with each, as in the file `<name>.stderr` beside it.

use super::programs::{Program, mistakes, program, root, scratch};
use okl_testing::cases::files_below;
use okl_testing::expected::Expected;
use okl_testing::okl::Okl;
use okl_testing::{Failure, jobs};

/// Mistakes that do no harm: lines of regions may be of any length, though compilers take 132 columns by default.
const NOT_NOTICED: [&str; 1] = ["errors/long_line.f90"];

fn check(expected: &Expected, mistake: &Program) -> Result<(), Failure> {
    let made = format!("{}/", scratch(&mistake.name).display());
    let mut arguments: Vec<String> = ["run", "-p", "accf-openmp", "--emit", "host,kernels", "-o", &made]
        .into_iter()
        .map(str::to_owned)
        .collect();
    let below = mistake.folder.strip_prefix(root()).expect("it is below");
    arguments.extend(mistake.sources.iter().map(|(name, _)| below.join(name).display().to_string()));
    let ended = Okl::new(program(), root()).run(&arguments)?;
    let wrong = |why: &str| Failure::new(format!("{}: {why}\n{}", mistake.name, ended.stderr));

    if NOT_NOTICED.contains(&&*mistake.name) {
        expected.know(&stderr(mistake));
        return match ended.code {
            Some(0) => Ok(()),
            _noticed => Err(wrong("okl notices it: `NOT_NOTICED` names it no more")),
        };
    }
    if ended.code != Some(1) {
        return Err(wrong(&format!("exit code {:?}, expected 1", ended.code)));
    }
    if !ended.stderr.contains("error[accf-") && !ended.stderr.contains("error[acc-") {
        return Err(wrong("no error with an id of the reader or of OpenACC"));
    }
    let place = format!(" {}/", below.display());
    if !ended.stderr.contains(&place) {
        return Err(wrong("the messages name no place in the program"));
    }
    expected.check(&stderr(mistake), &ended.stderr)
}

/// `syntax.stderr`
fn stderr(mistake: &Program) -> String {
    let name = mistake.name.strip_prefix("errors/").expect("mistakes lie there");
    format!("{}.stderr", name.rsplit_once('.').map_or(name, |(stem, _)| stem))
}

#[test]
fn every_mistake_is_told_as_expected() {
    let mistakes = mistakes();
    assert!(mistakes.len() > 45, "{} mistakes", mistakes.len());
    let expected = Expected::from_environment(root().join("errors"));
    let checked = jobs::check_all(&mistakes, |mistake| check(&expected, mistake));
    checked.expect("all messages are as expected");
    // Lists of messages without a mistake.
    for file in files_below(&root().join("errors")).expect("it can be read") {
        let is_known = mistakes.iter().any(|mistake| root().join("errors").join(stderr(mistake)) == file);
        let is_message = file.extension().is_some_and(|extension| extension == "stderr");
        assert!(!is_message || is_known, "{}: no mistake beside it", file.display());
    }
}
