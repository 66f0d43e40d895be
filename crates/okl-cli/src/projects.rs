//! The projects of the inputs.

use crate::exit::Code;
use crate::folders::{Folders, path_below, project_file};
use crate::host::host;
use crate::jobs::alone;
use crate::options::FrontArgs;
use crate::session::settings;
use crate::{messages, pages, trusted};
use okl_config::{Project, Settings};
use okl_driver::Runner;
use okl_host::{Host, SetupError, Verdict};
use okl_source::{Diagnostic, DiagnosticId, FileSpan, Severity, Sources, printable};
use std::path::{Path, PathBuf};

const PROJECT_OF_OTHERS: DiagnosticId = DiagnosticId::new("project-of-others");

/// The project files of the inputs, not read yet.
pub struct ProjectFiles {
    files: Vec<Option<PathBuf>>,
    /// The index of the project of each input.
    of_input: Vec<usize>,
    /// The name of each input.
    inputs: Vec<PathBuf>,
}

/// The projects of the inputs. Inputs without a project share an empty one.
pub struct Projects {
    /// Groups of inputs that are read alike: a project, and the indices of its rules that apply.
    groups: Vec<(Project, Vec<usize>)>,
    /// The index of the group of each input.
    of_input: Vec<usize>,
}

impl ProjectFiles {
    /// Finds the project files; reports those that someone else may have written.
    pub fn of(front: &FrontArgs) -> Result<ProjectFiles, Code> {
        let mut files: Vec<Option<PathBuf>> = Vec::new();
        let mut of_input = Vec::new();
        for input in &front.inputs {
            let file = project_file(front.name_of(input));
            let number = files.iter().position(|known| *known == file);
            of_input.push(number.unwrap_or(files.len()));
            if number.is_none() {
                files.push(file);
            }
        }
        let strangers: Vec<Diagnostic<FileSpan>> =
            files.iter().flatten().filter_map(|file| of_others(file)).collect();
        if !strangers.is_empty() {
            messages::diagnostics(&strangers, &Sources::new());
            return Err(Verdict::Usage.into());
        }
        let inputs = front.inputs.iter().map(|input| front.name_of(input).to_path_buf()).collect();
        Ok(ProjectFiles { files, of_input, inputs })
    }

    /// The project files without duplicates; `None` for the inputs without a project.
    pub fn files(&self) -> &[Option<PathBuf>] {
        &self.files
    }

    /// The index of the project of an input.
    pub fn of_input(&self, nth: usize) -> usize {
        self.of_input[nth]
    }

    /// Reads the files; prints the errors.
    pub fn read(&self, sources: &mut Sources, host: &Host, verbose: bool) -> Result<Projects, Code> {
        let mut all = Vec::new();
        let mut code = None;
        for file in &self.files {
            match file.as_ref().map(|file| Project::read(sources, file, host)).transpose() {
                Ok(project) => all.push(project.unwrap_or_default()),
                Err(error) => {
                    messages::diagnostics(&error.diagnostics(), sources);
                    code = code.max(Some(error.verdict()));
                }
            }
        }
        if let Some(verdict) = code {
            return Err(verdict.into());
        }
        for file in all.iter().filter_map(|project| project.file).filter(|_| verbose) {
            messages::stderr(&format!("{}\n", printable(&format!("project: {}", sources.get(file).path))));
        }
        Ok(self.groups(&all))
    }

    fn groups(&self, all: &[Project]) -> Projects {
        let mut known: Vec<(usize, Vec<usize>)> = Vec::new();
        let mut of_input = Vec::new();
        for (input, number) in self.inputs.iter().zip(&self.of_input) {
            let project = &all[*number];
            let folder = project.folder.as_deref().filter(|_| !project.files.is_empty());
            let path = folder.and_then(|folder| path_below(input, folder));
            let group = (*number, path.map(|path| project.rules_for(&path)).unwrap_or_default());
            let at = known.iter().position(|other| *other == group);
            of_input.push(at.unwrap_or(known.len()));
            if at.is_none() {
                known.push(group);
            }
        }
        let groups = known.into_iter().map(|(number, rules)| (all[number].clone(), rules)).collect();
        Projects { groups, of_input }
    }
}

/// Reads the project of the current directory.
pub fn here(sources: &mut Sources, host: &Host) -> Result<Project, SetupError> {
    let Some(file) = project_file(Path::new("-")) else { return Ok(Project::default()) };
    match of_others(&file) {
        Some(mistake) => Err(SetupError::Mistakes(vec![mistake])),
        None => Project::read(sources, &file, host),
    }
}

/// `project-of-others`: the file is not read, since someone else may have written it.
fn of_others(file: &Path) -> Option<Diagnostic<FileSpan>> {
    let (why, shown) = (trusted::stranger(file)?, file.display());
    let message = format!("`{shown}` is not read: somebody else may have written it");
    let mistake = Diagnostic::global(PROJECT_OF_OTHERS, Severity::Error, message).note(why);
    let mistake = mistake.help(format!("if you know who wrote it: `okl plugins trust {shown}`"));
    Some(mistake.help("an `okl.toml` of your own that is nearer to the input is read in its place"))
}

impl Projects {
    /// The groups: a project, and the settings with its rules for this group.
    pub fn groups(&self, settings: &Settings) -> impl Iterator<Item = (&Project, Settings)> {
        let of_group =
            |(project, rules): &'_ (Project, Vec<usize>)| project.settings_with(rules, settings.clone());
        self.groups.iter().map(move |group| (&group.0, of_group(group)))
    }

    /// The index of the group of an input.
    pub fn of_input(&self, nth: usize) -> usize {
        self.of_input[nth]
    }
}

/// The pipelines that the projects of the inputs name, which must agree; prints the errors.
pub fn pipelines(front: &FrontArgs) -> Result<Vec<String>, Code> {
    let host = host();
    let projects = ProjectFiles::of(front)?.read(&mut Sources::new(), &host, false)?;
    let mut all = projects.groups.iter().map(|(project, _)| &project.pipelines);
    let first = all.next().cloned().unwrap_or_default();
    if all.any(|other| *other != first) {
        return Err(messages::usage(
            "the inputs are of projects with different pipelines; name one with `--pipeline`",
        ));
    }
    if first.is_empty() {
        let known = okl_config::known(&Folders::here().list(), &host);
        let names: Vec<String> = known.into_iter().map(|known| known.name).collect();
        let names = okl_host::names_in_short(&names);
        let text = format!("no pipeline: name one with `--pipeline`; there are: {names}");
        return Err(messages::usage(&text));
    }
    Ok(first)
}

/// The runners for steps that need no pipeline.
pub struct PlainRunners {
    projects: Projects,
    runners: Vec<Runner>,
    /// True if only one may run at a time.
    are_alone: bool,
}

impl PlainRunners {
    /// Calls `work` with the runner of an input.
    pub fn with_that_of<T>(&self, nth: usize, work: impl FnOnce(&Runner) -> T) -> T {
        alone(self.are_alone, || work(&self.runners[self.projects.of_input(nth)]))
    }
}

/// A runner for each project; prints the errors in projects and settings.
pub fn plain_runners(front: &FrontArgs, sources: &mut Sources, verbose: bool) -> Result<PlainRunners, Code> {
    let projects = ProjectFiles::of(front)?.read(sources, &host(), verbose)?;
    let mut runners = Vec::new();
    let settings = settings(front, sources)?;
    for (project, settings) in projects.groups(&settings) {
        let mut runner = Runner::new(settings, host());
        if let Err(error) = runner.in_project(project) {
            messages::diagnostics(&error.diagnostics(), sources);
            return Err(error.verdict().into());
        }
        pages::declare(runner.declared());
        runners.push(runner);
    }
    let are_alone = runners.iter().any(Runner::has_libraries);
    Ok(PlainRunners { projects, runners, are_alone })
}
