//! The generated texts of each kernel, without any compiler.

use std::fs;

use libtest_mimic::Trial;
use okl_testing::cases::Kernel;
use okl_testing::expected::Expected;
use okl_testing::okl::{Attempt, Translation};
use okl_testing::suite::Suite;
use okl_testing::target::{TARGETS, Target};
use okl_testing::translate::OutputKind;
use okl_testing::{Failure, expected_results, testdata};

use crate::calls::asks_for_its_target;
use crate::trials::trial;
use crate::{okl, scratch};

pub fn trials(suite: &'static Suite) -> Vec<Trial> {
    let mut all = Vec::new();
    let kernels = suite.sources().iter().enumerate().filter(|(_, source)| source.is_okl());
    for (at, source) in kernels {
        let name = &source.name;
        let case = &source.case;
        all.push(trial(format!("text::{name}"), move || is_as_expected(suite, at)));
        all.push(trial(format!("launcher::{name}"), move || has_one_launcher(suite, at)));
        all.push(trial(format!("nests::{name}"), move || openmp_has_all_nests(suite, at)));
        all.push(trial(format!("normal_form::{name}"), move || normal_form_is_the_same(suite, at)));
        all.push(trial(format!("races::{name}"), move || is_said_to_race(suite, at)));
        if case.options.len() > case.intrinsics().len() && !case.has_instances() {
            all.push(trial(format!("defaults::{name}"), move || has_defaults(case)));
        }
    }
    all.push(trial("text::no_file_is_left_over".to_owned(), move || nothing_is_left_over(suite)));
    all
}

/// The targets that accept a kernel, with the results.
pub fn taken(suite: &Suite, at: usize) -> Result<Vec<(&'static Target, &Translation)>, Failure> {
    let attempts = suite.attempts(at)?;
    let taken = TARGETS.iter().zip(attempts).filter_map(|(target, attempt)| match attempt {
        Attempt::Done(translation) => Some((target, translation)),
        Attempt::Refused(_) => None,
    });
    Ok(taken.collect())
}

/// The target-independent outputs that are recorded, and the extensions of their files.
const STEPS: [(OutputKind, &str); 3] =
    [(OutputKind::Normalized, "okl"), (OutputKind::Unit, "json"), (OutputKind::Barriers, "txt")];

fn steps_of(case: &Kernel) -> impl Iterator<Item = (OutputKind, String)> {
    let kept = STEPS.into_iter().filter(|(kind, _)| expected_results::is_kept(kind.name(), &case.name));
    kept.map(|(kind, extension)| (kind, format!("{}/{}.{extension}", kind.name(), case.name)))
}

/// The recorded files of a kernel for its targets, with their expected contents.
fn files_of(suite: &Suite, at: usize) -> Result<Vec<(String, &str)>, Failure> {
    let name = &suite.sources()[at].name;
    let mut files = Vec::new();
    for (target, Translation { kernel, launcher, launcher_c }) in taken(suite, at)? {
        if expected_results::is_kept(target.name, name) {
            files.push((format!("{}/{name}/{}", target.name, target.file()), kernel.as_str()));
        }
        if expected_results::is_kept("launcher-c", name) {
            let shape = if target.is_host { "host" } else { "device" };
            files.push((format!("launcher-c/{name}.{shape}.cpp"), launcher_c));
        }
        if let Some(launcher) = launcher.as_ref().filter(|_| expected_results::is_kept("launcher", name)) {
            // One file: the launcher is the same text for every device.
            files.push((format!("launcher/{name}.cpp"), launcher));
        }
    }
    Ok(files)
}

fn is_as_expected(suite: &Suite, at: usize) -> Result<(), Failure> {
    let expected = Expected::from_environment(testdata().join("expected"));
    let case = &suite.sources()[at].case;
    let mut checks = Vec::new();
    for (kind, file) in steps_of(case) {
        checks.push(expected.check(&file, &suite.translator().emit(case, "cuda", kind)?));
    }
    let refused =
        TARGETS.iter().zip(suite.attempts(at)?).filter(|(_, attempt)| matches!(attempt, Attempt::Refused(_)));
    for (target, _) in refused {
        if expected_results::is_kept(target.name, &case.name)
            && !expected_results::WHOLE.contains(&target.name)
        {
            let why = format!("CHOSEN has {} for {}, which refuses it", case.name, target.name);
            checks.push(Err(Failure::new(why)));
        }
    }
    checks.extend(files_of(suite, at)?.into_iter().map(|(file, text)| expected.check(&file, text)));
    Failure::all(checks.into_iter().filter_map(Result::err))
}

fn nothing_is_left_over(suite: &Suite) -> Result<(), Failure> {
    let expected = Expected::from_environment(testdata().join("expected"));
    for (at, source) in suite.sources().iter().enumerate().filter(|(_, source)| source.is_okl()) {
        steps_of(&source.case).for_each(|(_, file)| expected.know(&file));
        files_of(suite, at)?.iter().for_each(|(file, _)| expected.know(file));
    }
    expected.leftovers(&expected_results::steps())
}

/// Also without a recorded file: the launcher is the same text for every device, and the calling code is the same for
/// every CPU. In the launcher of a device without templates, arguments that are instances of class templates are
/// structs.
fn has_one_launcher(suite: &Suite, at: usize) -> Result<(), Failure> {
    let taken = taken(suite, at)?;
    for is_host in [true, false] {
        let mut alike = taken.iter().filter(|(target, _)| target.is_host == is_host);
        let Some((name, first)) = alike.next() else { continue };
        for (other, text) in alike {
            let [(one, of_one), (two, of_two)] =
                [first, text].map(|made| (made.launcher.as_deref().unwrap_or_default(), &*made.launcher_c));
            for (one, two) in [(one, two), (of_one, of_two)] {
                let is_template = |text: &str| text.contains("template <");
                if one != two && is_template(one) == is_template(two) {
                    let changes = okl_testing::diff::lines(one, two);
                    return Err(Failure::new(format!("(- {}, + {})\n{changes}", name.name, other.name)));
                }
            }
        }
    }
    Ok(())
}

/// No other test would notice a nest without its pragma: it computes the same.
fn openmp_has_all_nests(suite: &Suite, at: usize) -> Result<(), Failure> {
    let (Attempt::Done(cuda), Attempt::Done(openmp)) =
        (suite.attempt(at, "cuda")?, suite.attempt(at, "openmp")?)
    else {
        return Ok(());
    };
    let nests = cuda.kernel.matches("__global__").count();
    let parallel = openmp.kernel.matches("#pragma omp parallel for").count();
    match nests == parallel {
        true => Ok(()),
        false => Err(Failure::new(format!("{nests} nests, {parallel} parallel loops"))),
    }
}

fn normal_form_is_the_same(suite: &Suite, at: usize) -> Result<(), Failure> {
    let case = &suite.sources()[at].case;
    // The same file name in another folder; headers of the original are found through -I.
    let file = scratch("normal_form").join(format!("{}.okl", case.name));
    let folder = file.parent().expect("it lies in the scratch folder");
    fs::create_dir_all(folder).expect("a scratch folder can be made");
    okl_testing::attributes::take_along(&case.input, folder);
    let home = case.input.parent().expect("it lies in testdata");
    let include = ["-I".to_owned(), home.display().to_string()];
    let options = case.without_instances().into_iter().chain(include).collect();
    let again = Kernel { input: file.clone(), options, ..case.clone() };
    let taken = taken(suite, at)?;
    // A text may query its target: then each target has its own normal form.
    let alike = if asks_for_its_target(case) { 1 } else { taken.len().max(1) };
    for group in taken.chunks(alike) {
        let normal = suite.translator().emit(case, group[0].0.name, OutputKind::Normalized)?;
        fs::write(&file, normal).expect("a scratch file can be written");
        let names: Vec<&str> = group.iter().map(|(target, _)| target.name).collect();
        let made = suite.translator().attempts(&again, &names)?;
        for ((target, original), again) in group.iter().zip(made) {
            let Attempt::Done(again) = again else {
                return Err(Failure::new(format!("{} refuses the normal form", target.name)));
            };
            // Lines differ in the normal form: includes are expanded and conditionals removed.
            let bare = |made: &Translation| {
                Translation { launcher_c: String::new(), ..made.clone() }.without_lines()
            };
            let (original, again) = (bare(original), bare(&again));
            if original != again {
                let kernel = okl_testing::diff::lines(&original.kernel, &again.kernel);
                let why = "the normal form translates differently (- original, + normal form)";
                return Err(Failure::new(format!("{}: {why}\n{kernel}", target.name)));
            }
        }
    }
    Ok(())
}

/// Reports an error if a kernel is warned of as a data race: all of them are correct.
fn is_said_to_race(suite: &Suite, at: usize) -> Result<(), Failure> {
    match suite.made(at)?.told.iter().any(|id| id == "data-race") {
        true => Err(Failure::new("it is said to race")),
        false => Ok(()),
    }
}

/// Every macro that `-D` sets has a default. The other tests translate with the options.
fn has_defaults(case: &Kernel) -> Result<(), Failure> {
    let file = case.input.to_string_lossy().into_owned();
    let words: Vec<String> =
        ["check".to_owned()].into_iter().chain(case.intrinsics()).chain([file]).collect();
    okl().run(&words)?.success(&case.name).map(drop)
}
