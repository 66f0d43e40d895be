//! Translates and runs random programs.

use super::program::program;
use okl_testing::build::{Builder, OPTIMISED};
use okl_testing::fortran::{Fortran, Sources};
use okl_testing::okl::Okl;
use okl_testing::process::Ended;
use okl_testing::tools::Tool;
use okl_testing::{Failure, diff};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// okl and the compilers.
#[derive(Debug)]
pub(super) struct Runner {
    okl: PathBuf,
    fortran: Fortran,
    cpp: Builder,
    scratch: PathBuf,
}

/// What stands at a line of a program.
enum Part {
    Region(usize),
    Routine(usize),
}

impl Runner {
    /// `None` if gfortran or g++ is missing.
    pub(super) fn find() -> Option<Runner> {
        let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("random-fortran");
        // Not `env!`: that would keep the whole workspace from building without the binary.
        let Some(okl) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
        Some(Runner {
            okl: okl.into(),
            fortran: Fortran::find(&scratch.join("fortran"))?,
            cpp: Builder::new(&Tool::Gxx.find()?, &scratch.join("objects")),
            scratch,
        })
    }

    /// Compares what the regions of a program print, and returns the number of those that okl translates.
    ///
    /// # Errors
    /// If a region prints something else, or is no valid program.
    pub(super) fn check(&self, seed: u64, case: u64, all: &[usize], target: &str) -> Result<usize, Failure> {
        let folder = self.scratch.join(format!("{seed}-{case}-{target}"));
        fs::create_dir_all(&folder)
            .map_err(|error| Failure::new(format!("{}: {error}", folder.display())))?;
        let (mut regions, mut without) = (all.to_vec(), Vec::new());
        loop {
            let text = program(seed, case, &regions, &without);
            let ended = self.translated(&folder, &text, target)?;
            if ended.is_success() {
                let wrong = self.differing(&folder, &text, target)?;
                return self.told(seed, case, (&regions, &without), &wrong);
            }
            let refused = refused(&ended, &text)?;
            let before = (regions.len(), without.len());
            for part in refused {
                match part {
                    Part::Region(region) => regions.retain(|one| *one != region),
                    Part::Routine(routine) if without.contains(&routine) => {}
                    Part::Routine(routine) => without.push(routine),
                }
            }
            if before == (regions.len(), without.len()) || regions.is_empty() {
                return Ok(0);
            }
        }
    }

    fn translated(&self, folder: &Path, text: &str, target: &str) -> Result<Ended, Failure> {
        write(&folder.join("x.f90"), text)?;
        let pipeline = format!("accf-{target}");
        let arguments =
            ["run", "--error-limit", "0", "-p", &pipeline, "--emit", "host,kernels", "-o", "made/", "x.f90"];
        Okl::new(&self.okl, folder).run(&arguments.map(str::to_owned))
    }

    /// The first word of each line that differs, with the differences.
    fn differing(&self, folder: &Path, text: &str, target: &str) -> Result<Option<String>, Failure> {
        let read = |name: &str| {
            let path = folder.join("made").join(name);
            fs::read_to_string(&path).map_err(|error| Failure::new(format!("{}: {error}", path.display())))
        };
        let name = format!("{}-{target}", folder.file_name().unwrap_or_default().to_string_lossy());
        let sources = |text: String| [("x.f90".to_owned(), text)];
        let as_is = sources(text.to_owned());
        let expected = match self.fortran.output(Sources { name: &name, texts: &as_is, includes: folder }) {
            // gfortran 12 has mistakes of its own.
            Err(failure) if failure.to_string().contains("internal compiler error") => return Ok(None),
            other => other?,
        };
        let (host, kernels) = (sources(read("x.host.f90")?), [("x".to_owned(), read("x.kernels.cpp")?)]);
        let flags = ["-std=c++17", OPTIMISED];
        let path = folder.join("run");
        let made = Sources { name: &name, texts: &host, includes: folder };
        let program = self.fortran.program(&self.cpp, made, &kernels, &flags, &path)?;
        let said = program.run(&[("OMP_NUM_THREADS", "2".to_owned())])?.success("it runs")?.stdout;
        Ok((said != expected).then(|| diff::lines(&expected, &said)))
    }

    /// The failure, with the program that has only the regions that print something else.
    fn told(
        &self,
        seed: u64,
        case: u64,
        (regions, without): (&[usize], &[usize]),
        wrong: &Option<String>,
    ) -> Result<usize, Failure> {
        let Some(wrong) = wrong else { return Ok(regions.len()) };
        let numbers: BTreeSet<usize> = wrong
            .lines()
            .filter_map(|line| line.strip_prefix(['-', '+'])?.strip_prefix('r'))
            .filter_map(|line| line.split(' ').next()?.parse().ok())
            .filter(|number| regions.contains(number))
            .collect();
        let first: Vec<usize> = numbers.iter().copied().take(1).collect();
        let text = program(seed, case, &first, without);
        let path = self.scratch.join(format!("failed-{seed}-{case}.f90"));
        write(&path, &text)?;
        let path = path.display();
        Err(Failure::new(format!("regions {numbers:?} print something else; {path} has the first\n{wrong}")))
    }
}

/// What okl refuses of a program.
///
/// # Errors
/// If it failed in another way.
fn refused(ended: &Ended, text: &str) -> Result<Vec<Part>, Failure> {
    let mut parts = Vec::new();
    for error in ended.stderr.split("error[").skip(1) {
        let id = error.split(']').next().unwrap_or_default();
        let line =
            error.split("x.f90:").nth(1).and_then(|rest| rest.split(':').next()?.parse::<usize>().ok());
        let part = line.and_then(|line| part_at(text, line));
        match part.filter(|_| id == "accf-unsupported") {
            Some(part) => parts.push(part),
            None => return Err(Failure::new(format!("okl refuses a valid program: error[{error}"))),
        }
    }
    match parts.is_empty() {
        true => Err(Failure::new(format!("okl ended with {:?}:\n{}", ended.code, ended.stderr))),
        false => Ok(parts),
    }
}

/// The region or routine that has a line.
fn part_at(text: &str, line: usize) -> Option<Part> {
    let before: Vec<&str> = text.lines().take(line).collect();
    before.iter().rev().find_map(|line| {
        let line = line.trim_start();
        let name = |rest: &str| rest.split('(').next()?.parse().ok();
        let routine = line.strip_prefix("pure ").or_else(|| line.strip_prefix("elemental "));
        if let Some(routine) = routine {
            let rest = routine.split(' ').nth(1)?.strip_prefix('f')?;
            return name(rest).map(Part::Routine);
        }
        let rest = line.strip_prefix("subroutine ")?;
        name(rest.strip_prefix(['r', 's'])?).map(Part::Region)
    })
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text).map_err(|error| Failure::new(format!("{}: {error}", path.display())))
}
