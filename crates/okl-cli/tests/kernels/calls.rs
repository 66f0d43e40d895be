//! The program `okl` produces the same as the library, for one pipeline and for all of them in one call. Kernels take
//! turns.

use std::fs;

use libtest_mimic::Trial;
use okl_testing::Failure;
use okl_testing::cases::Kernel;
use okl_testing::okl::Translation;
use okl_testing::rotation::Rotation;
use okl_testing::suite::Suite;
use okl_testing::target::Target;

use crate::texts::taken;
use crate::trials::trial;
use crate::{okl, scratch};

/// Each day tests one of this many kernels.
const DAYS: u64 = 8;

pub fn trials(suite: &'static Suite, rotation: &Rotation) -> Vec<Trial> {
    let mut all = Vec::new();
    for (at, source) in suite.sources().iter().enumerate().filter(|(_, source)| source.is_okl()) {
        let name = &source.name;
        let waits = !rotation.is_turn(name, 0, DAYS);
        let alone = trial(format!("program::{name}"), move || one_pipeline_gives_the_same(suite, at));
        let together = trial(format!("together::{name}"), move || one_call_gives_the_same(suite, at));
        all.extend([alone, together].map(|trial| trial.with_ignored_flag(waits)));
    }
    all
}

fn one_pipeline_gives_the_same(suite: &Suite, at: usize) -> Result<(), Failure> {
    let case = &suite.sources()[at].case;
    for (target, library) in taken(suite, at)? {
        let program = okl().translate(&case.input, &case.options, target.name)?;
        is_same(target, library, &program, "(- library, + program)")?;
    }
    Ok(())
}

fn one_call_gives_the_same(suite: &Suite, at: usize) -> Result<(), Failure> {
    let case = &suite.sources()[at].case;
    let taken = taken(suite, at)?;
    let (together, log) = at_once(case, &taken)?;
    for ((target, library), program) in taken.iter().zip(together) {
        let library = Translation { launcher_c: String::new(), ..(*library).clone() };
        is_same(target, &library, &program, "(- library, + program with several pipelines)")?;
    }
    let count = |step: &str| log.lines().filter(|line| line.contains(step)).count();
    // A text that okl rewrites before the check is parsed again.
    let (parses, rewritten) = (count("::step: parse "), count("::step: rewrite "));
    let most = match asks_for_its_target(case) {
        true => taken.len(),
        // Targets whose language has no templates read them in another way.
        false if case.input_text().is_ok_and(|text| text.contains("template")) => 2,
        false => 1,
    };
    match (1..=most).contains(&(parses - rewritten)) {
        true => Ok(()),
        false => Err(Failure::new(format!("parsed {parses} times"))),
    }
}

fn is_same(target: &Target, one: &Translation, two: &Translation, what: &str) -> Result<(), Failure> {
    if one == two {
        return Ok(());
    }
    let launcher = |made: &Translation| made.launcher.clone().unwrap_or_default();
    let pairs = [
        (one.kernel.clone(), two.kernel.clone()),
        (launcher(one), launcher(two)),
        (one.launcher_c.clone(), two.launcher_c.clone()),
    ];
    let changes: Vec<String> = pairs
        .iter()
        .filter(|(one, two)| one != two)
        .map(|(one, two)| okl_testing::diff::lines(one, two))
        .collect();
    Err(Failure::new(format!("{}: {what}\n{}", target.name, changes.join("\n"))))
}

/// Names by which a text queries its target: it is read once per answer.
const ASKS: [&str; 3] = ["OKL_MODE", "OCCA_USING_GPU", "OKL_KERNEL_HASH"];

pub fn asks_for_its_target(case: &Kernel) -> bool {
    let text = case.input_text().expect("it is there");
    ASKS.iter().any(|word| text.contains(word))
}

/// Kernel and launcher for each target from one call, without launchers for programs without OCCA; and the log.
fn at_once(
    case: &Kernel,
    targets: &[(&Target, &Translation)],
) -> Result<(Vec<Translation>, String), Failure> {
    let folder = scratch("all_pipelines").join(&case.name);
    fs::create_dir_all(&folder).expect("a scratch folder can be made");
    let mut arguments = vec!["run".to_owned()];
    for (target, _) in targets {
        arguments.extend(["--pipeline".to_owned(), target.name.to_owned()]);
    }
    arguments.extend(case.options.iter().cloned());
    arguments.extend(["-o".to_owned(), format!("{}/", folder.display())]);
    // The path as the library names it, since the output contains it.
    let input = case.input.strip_prefix(okl_testing::testdata()).expect("it lies in testdata");
    arguments.push(input.to_str().expect("paths of the repository are UTF-8").to_owned());
    let environment = [("OKL_LOG".to_owned(), "okl_driver=debug".to_owned())];
    let log = okl().run_with(&arguments, &environment)?.success(&case.name)?.stderr;
    let stem = case.name.rsplit('/').next().expect("a name has a last part");
    let read = |file: String| {
        let bytes = fs::read(folder.join(&file));
        bytes
            .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
            .map_err(|error| Failure::new(format!("{file}: {error}")))
    };
    // With one pipeline, the file name does not contain its name.
    let of =
        |target: &Target| if targets.len() > 1 { format!("{stem}.{}", target.name) } else { stem.to_owned() };
    let all = targets.iter().map(|(target, single)| {
        let kernel = read(format!("{}.{}", of(target), target.extension))?;
        let launcher = single.launcher.as_ref().map(|_| read(format!("{}.launcher.cpp", of(target))));
        Ok(Translation { kernel, launcher: launcher.transpose()?, launcher_c: String::new() })
    });
    Ok((all.collect::<Result<_, Failure>>()?, log))
}
