//! The translations of programs for all targets: each program is translated once for all tests.

use super::programs::{self, Program, programs, root, scratch};
use crate::common::list::List;
use okl_testing::okl::Okl;
use okl_testing::process::Ended;
use okl_testing::rotation::Rotation;
use okl_testing::{Failure, jobs};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::OnceLock;

pub(super) const TARGETS: [&str; 7] = ["serial", "openmp", "opencl", "cuda", "hip", "dpcpp", "omp-target"];

/// The translation of a program for a target.
#[derive(Clone)]
pub(super) enum Made {
    /// It is translated.
    Texts(Texts),
    /// It is refused, with the ids of these errors.
    Refused(BTreeSet<String>),
}

/// The files of a translated program, each with its name, in the order of the sources.
#[derive(Clone, Default)]
pub(super) struct Texts {
    /// The host program in Fortran.
    pub(super) host: Vec<(String, String)>,
    /// The kernels in C++.
    pub(super) kernels: Vec<(String, String)>,
}

/// A program with what is made of it for each of [`TARGETS`].
pub(super) struct Translated {
    pub(super) program: Program,
    made: Vec<Result<Made, Failure>>,
}

impl Translated {
    pub(super) fn for_target(&self, target: &str) -> Result<Made, Failure> {
        let at = TARGETS.iter().position(|one| *one == target).expect("a target of the list");
        self.made[at].clone()
    }
}

/// The days of a full rotation: in that time, each program runs in each way.
pub(super) const DAYS: u64 = 8;

/// The days of a program on which it is translated; all ways to run it have their turn on one of them.
pub(super) const TURNS: [u64; 3] = [0, 3, 6];

/// The programs whose turn it is, translated.
pub(super) fn translated() -> &'static [Translated] {
    static ALL: OnceLock<Vec<Translated>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut programs = programs();
        let is_due = TURNS.map(|turn| Rotation::of_today().turns("accf", turn, DAYS));
        programs.retain(|program| is_due.iter().any(|is_due| is_due(&program.name)));
        let made = jobs::map(&programs, for_all_targets);
        programs.into_iter().zip(made).map(|(program, made)| Translated { program, made }).collect()
    })
}

/// One call for all targets reads a program once. Its messages do not say for which target they are, so that a program
/// with errors is translated for each target alone.
fn for_all_targets(program: &Program) -> Vec<Result<Made, Failure>> {
    let folder = scratch("translated").join(&program.name);
    if run(program, &TARGETS, &folder).is_ok_and(|ended| ended.is_success()) {
        let made = |target| texts(program, &folder, &format!("accf-{target}.")).map(Made::Texts);
        return TARGETS.iter().map(made).collect();
    }
    TARGETS.iter().map(|target| alone(program, target, &folder)).collect()
}

fn alone(program: &Program, target: &str, folder: &Path) -> Result<Made, Failure> {
    let what = || format!("{} for {target}", program.name);
    let ended = run(program, &[target], folder).map_err(|failure| failure.during(what()))?;
    match ended.code {
        Some(0) => texts(program, folder, "").map(Made::Texts),
        Some(1) => {
            let ids = ended.stderr.lines().filter_map(|line| line.strip_prefix("error[")?.split(']').next());
            let ids: BTreeSet<String> = ids.map(str::to_owned).collect();
            match ids.is_empty() {
                true => Err(Failure::new(format!("{}: an error without an id\n{}", what(), ended.stderr))),
                false => Ok(Made::Refused(ids)),
            }
        }
        _broken => Err(ended.success(&what()).expect_err("it is no success")),
    }
}

/// Translates a program to files in a folder.
fn run(program: &Program, targets: &[&str], folder: &Path) -> Result<Ended, Failure> {
    let _left = fs::remove_dir_all(folder);
    let mut arguments = vec!["run".to_owned(), "--error-limit".to_owned(), "0".to_owned()];
    for target in targets {
        arguments.extend(["-p".to_owned(), format!("accf-{target}")]);
    }
    arguments.extend(["--emit".to_owned(), "host,kernels".to_owned()]);
    arguments.extend(["-o".to_owned(), format!("{}/", folder.display())]);
    let below = program.folder.strip_prefix(root()).expect("it is below");
    arguments.extend(program.sources.iter().map(|(name, _)| below.join(name).display().to_string()));
    Okl::new(programs::program(), root()).run(&arguments)
}

/// Reads the files of a program: `grid.accf-cuda.host.f90` for the target `accf-cuda.`.
fn texts(program: &Program, folder: &Path, target: &str) -> Result<Texts, Failure> {
    let read = |start: &str| {
        let entries = fs::read_dir(folder).expect("okl has made it").filter_map(Result::ok);
        let mut names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
        let name = names.find(|name| name.starts_with(start));
        let name = name.ok_or_else(|| Failure::new(format!("{}: no {start}", program.name)))?;
        let text = fs::read_to_string(folder.join(&name)).expect("it is UTF-8");
        let extension = name.rsplit('.').next().unwrap_or_default();
        Ok((extension.to_owned(), text))
    };
    let mut made = Texts::default();
    for (source, _) in &program.sources {
        let stem = source.rsplit_once('.').map_or(&**source, |(stem, _)| stem);
        let (extension, host) = read(&format!("{stem}.{target}host."))?;
        made.host.push((format!("{stem}.{extension}"), host));
        made.kernels.push((stem.to_owned(), read(&format!("{stem}.{target}kernels."))?.1));
    }
    Ok(made)
}

#[test]
fn programs_are_refused_as_the_lists_say() {
    let mut failures = Vec::new();
    for target in TARGETS {
        let mut found = BTreeMap::new();
        for one in translated() {
            let ids = match one.for_target(target) {
                Ok(Made::Texts(_)) => None,
                Ok(Made::Refused(ids)) => Some(ids.into_iter().collect::<Vec<_>>().join(", ")),
                Err(failure) => {
                    failures.push(failure);
                    continue;
                }
            };
            found.insert(one.program.name.clone(), ids);
        }
        let list = List(root().join(format!("refused-{target}.txt")));
        failures.extend(list.check(&found, programs::is_there).err());
    }
    Failure::all(failures).expect("a program is translated, or refused as the lists say");
}
