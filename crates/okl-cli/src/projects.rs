//! The projects that inputs belong to.

use crate::args::FrontArgs;
use crate::exit::Code;
use crate::folders::project_file;
use crate::run::{host, settings};
use crate::say;
use okl_pipeline::{Host, Project, Runner};
use okl_source::{Sources, printable};
use std::path::PathBuf;

/// The project files of some inputs, found and not read yet.
pub struct ProjectFiles {
    files: Vec<Option<PathBuf>>,
    /// For each input the number of its project.
    of_input: Vec<usize>,
}

/// The projects of some inputs. Inputs that belong to none share an empty one.
pub struct Projects {
    all: Vec<Project>,
    /// For each input the number of its project.
    of_input: Vec<usize>,
}

impl ProjectFiles {
    /// Finds them.
    pub fn of(front: &FrontArgs) -> ProjectFiles {
        let mut files: Vec<Option<PathBuf>> = Vec::new();
        let mut of_input = Vec::new();
        for input in &front.inputs {
            let file = project_file(input);
            let number = files.iter().position(|known| *known == file);
            of_input.push(number.unwrap_or(files.len()));
            if number.is_none() {
                files.push(file);
            }
        }
        ProjectFiles { files, of_input }
    }

    /// Each of them once; none for the inputs that belong to no project.
    pub fn files(&self) -> &[Option<PathBuf>] {
        &self.files
    }

    /// The number of an input's project.
    pub fn of_input(&self, nth: usize) -> usize {
        self.of_input[nth]
    }

    /// Reads them; what is wrong with them is said here.
    pub fn read(&self, sources: &mut Sources, host: &Host, verbose: bool) -> Result<Projects, Code> {
        let mut all = Vec::new();
        let mut code = None;
        for file in &self.files {
            match file.as_ref().map(|file| Project::read(sources, file, host)).transpose() {
                Ok(project) => all.push(project.unwrap_or_default()),
                Err(error) => {
                    say::diagnostics(&error.diagnostics(), sources);
                    code = code.max(Some(error.verdict()));
                }
            }
        }
        if let Some(verdict) = code {
            return Err(verdict.into());
        }
        for file in all.iter().filter_map(|project| project.file).filter(|_| verbose) {
            say::stderr(&format!("{}\n", printable(&format!("project: {}", sources.get(file).path))));
        }
        Ok(Projects { all, of_input: self.of_input.clone() })
    }
}

impl Projects {
    /// Each of them once.
    pub fn all(&self) -> &[Project] {
        &self.all
    }

    /// The number of an input's project.
    pub fn of_input(&self, nth: usize) -> usize {
        self.of_input[nth]
    }
}

/// What takes inputs as far as no pipeline is needed.
pub struct PlainRunners {
    projects: Projects,
    runners: Vec<Runner>,
}

impl PlainRunners {
    /// The one for an input.
    pub fn of_input(&self, nth: usize) -> &Runner {
        &self.runners[self.projects.of_input(nth)]
    }
}

/// A runner for each project; what is wrong with projects or settings is said here.
pub fn plain_runners(front: &FrontArgs, sources: &mut Sources, verbose: bool) -> Result<PlainRunners, Code> {
    let projects = ProjectFiles::of(front).read(sources, &host(), verbose)?;
    let mut runners = Vec::new();
    for project in projects.all() {
        let mut runner = Runner::new(settings(front, sources)?, host());
        if let Err(error) = runner.in_project(project) {
            say::diagnostics(&error.diagnostics(), sources);
            return Err(error.verdict().into());
        }
        runners.push(runner);
    }
    Ok(PlainRunners { projects, runners })
}
