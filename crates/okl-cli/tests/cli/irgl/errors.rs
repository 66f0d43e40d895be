//! The mistakes of `testdata/irgl/errors`: okl says what is wrong with each, as in the file `<name>.stderr` beside it.

use super::runs::{okl, scratch};
use okl_testing::cases::files_below;
use okl_testing::expected::Expected;
use okl_testing::okl::Okl;
use okl_testing::{Failure, jobs, testdata, workspace};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    testdata().join("irgl/errors")
}

fn check(expected: &Expected, mistake: &Path) -> Result<(), Failure> {
    let name = mistake.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let arguments =
        ["run", "-p", "irgl-openmp", "--emit", "okl", "--error-limit", "0", &format!("{name}.irgl")];
    let ended = Okl::new(okl(), root()).run(&arguments)?;
    let wrong = |why: &str| Failure::new(format!("{name}: {why}\n{}", ended.stderr));
    if !ended.stderr.contains("[irgl-") {
        return Err(wrong("no message of the front end"));
    }
    if ended.stderr.contains("error[") != (ended.code == Some(1)) {
        return Err(wrong(&format!("exit code {:?}", ended.code)));
    }
    expected.check(&format!("{name}.stderr"), &ended.stderr)
}

#[test]
fn every_mistake_is_told_as_expected() {
    let mut mistakes = files_below(&root()).expect("it can be read");
    mistakes.retain(|file| file.extension().is_some_and(|extension| extension == "irgl"));
    assert!(mistakes.len() > 30, "{} mistakes", mistakes.len());
    let expected = Expected::from_environment(root());
    let checked = jobs::check_all(&mistakes, |mistake| check(&expected, mistake));
    checked.expect("all messages are as expected");
}

/// The pages of diagnostics show a program that has the mistake and one that has none.
#[test]
fn the_examples_of_diagnostics_are_wrong_and_right() {
    let pages = files_below(&workspace().join("docs/diagnostics")).expect("it can be read");
    let is_own =
        |page: &&PathBuf| page.file_name().is_some_and(|name| name.to_string_lossy().starts_with("irgl-"));
    let pages: Vec<&PathBuf> = pages.iter().filter(is_own).collect();
    assert!(pages.len() > 15, "{} pages", pages.len());
    let checked = jobs::check_all(&pages, |page| {
        let id = page.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(page).expect("it can be read");
        let folder = scratch("pages").join(&id);
        fs::create_dir_all(&folder).expect("it can be made");
        let said = |heading: &str| {
            let (_, rest) = text.split_once(&format!("## {heading}\n\n```irgl\n")).expect("the page has it");
            fs::write(folder.join("k.irgl"), rest.split("```").next().expect("it ends"))
                .expect("it can be written");
            let arguments = ["run", "-p", "irgl-cuda", "-A", "cu-never-launched", "k.irgl"];
            Okl::new(okl(), &folder).run(&arguments).map(|ended| ended.stderr)
        };
        let (wrong, right) = (said("Wrong")?, said("Right")?);
        match wrong.contains(&format!("[{id}]")) && right.is_empty() {
            true => Ok(()),
            false => Err(Failure::new(format!("{id}: wrong:\n{wrong}\nright:\n{right}"))),
        }
    });
    checked.expect("the examples are wrong and right");
}

/// No text makes the reader panic or hang: parts of programs, with words left out and doubled.
#[test]
fn cut_and_mixed_programs_are_refused_or_translated() {
    let folder = scratch("mixed");
    fs::create_dir_all(&folder).expect("it can be made");
    let text = fs::read_to_string(testdata().join("irgl/refine.irgl")).expect("it is there");
    let words: Vec<&str> = text.split_inclusive([' ', '(', '\n', '{', ';']).collect();
    let mixed: Vec<(usize, String)> = (0..12)
        .map(|number| {
            let at = number * 71 % words.len();
            let other = (number * 101 + 13) % words.len();
            let mut words = words.clone();
            match number % 3 {
                0 => words.truncate(at),
                1 => words.swap(at, other),
                _ => drop(words.remove(at)),
            }
            (number, words.concat())
        })
        .collect();
    let checked = jobs::check_all(&mixed, |(number, text)| {
        let name = format!("{number}.irgl");
        fs::write(folder.join(&name), text).expect("it can be written");
        let ended = Okl::new(okl(), &folder).run(&["run", "-p", "irgl-openmp", "--emit", "okl", &name])?;
        match ended.code {
            Some(0 | 1) => Ok(()),
            code => Err(Failure::new(format!("{name}: {code:?}\n{}", ended.stderr))),
        }
    });
    checked.expect("okl ends with a message, or with a text");
}
