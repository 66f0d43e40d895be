//! Inputs through pipelines, or out of the cache.

use crate::args::FrontArgs;
use crate::cache::{CacheArgs, Remembered};
use crate::exit::Code;
use crate::folders::Folders;
use crate::projects::{ProjectFiles, Projects};
use crate::run::{host, read, settings};
use crate::{cache, pipelines, say};
use okl_cache::{Kept, Reads, Recorder};
use okl_pipeline::{Asked, Host, Outcome, Pipeline, Project, Runner, Settings, Verdict};
use okl_source::{Sources, printable};
use std::cell::OnceCell;

/// What is asked for.
pub struct Wish<'a> {
    pub front: &'a FrontArgs,
    /// Names or files.
    pub pipelines: &'a [String],
    pub asked: &'a Asked,
    pub verbose: bool,
}

/// What came of the inputs of one run, none of which has mistakes.
pub struct Made {
    pub outcomes: Vec<Outcome>,
    /// The names of the pipelines.
    pub pipelines: Vec<String>,
    /// The kernel properties that count for each of them.
    pub properties: Vec<serde_json::Value>,
}

/// Takes every input through every pipeline, or out of the cache; what there is to say is said here.
pub fn made(wish: &Wish<'_>, cache: &CacheArgs) -> Result<Made, Code> {
    let cache = cache::open(cache)?;
    let mut sources = Sources::new();
    let settings = settings(wish.front, &mut sources)?;
    let projects = ProjectFiles::of(wish.front);
    let host = host();
    let remembered = cache.and_then(|cache| Remembered::new(cache, wish, &sources, &projects, &host));
    let (host, recorder) = match &remembered {
        Some(_) => Recorder::before(host),
        None => (host, Recorder::default()),
    };
    let workshop = Workshop { wish, settings, sources, projects, host, recorder };
    let ready: OnceCell<Ready> = OnceCell::new();
    let get_ready = || match ready.get() {
        Some(ready) => Ok(ready),
        None => workshop.open().map(|opened| ready.get_or_init(|| opened)),
    };
    if wish.verbose {
        get_ready()?;
    }
    let mut made = Made { outcomes: Vec::new(), pipelines: Vec::new(), properties: Vec::new() };
    let mut verdict = Verdict::Done;
    for (nth, path) in wish.front.inputs.iter().enumerate() {
        let input = read(path);
        let key = input.as_ref().ok().zip(remembered.as_ref()).map(|(input, cache)| cache.key(nth, input));
        let known = key.zip(remembered.as_ref()).and_then(|(key, cache)| cache.find(&key));
        if wish.verbose && remembered.is_some() {
            let how = if known.is_some() { "found" } else { "not there" };
            say::stderr(&format!("{}\n", printable(&format!("cache: {}: {how}", path.display()))));
        }
        let kept = match (known, input) {
            (Some(known), _) => known,
            (None, Ok(input)) => {
                let ready = get_ready()?;
                let kept = workshop.run(ready, nth, input);
                if let Some((key, cache)) = key.zip(remembered.as_ref()) {
                    cache.keep(&key, &workshop.recorder.reads(), &kept);
                }
                kept
            }
            (None, Err(error)) => get_ready()?.about(error.outcome()),
        };
        say::diagnostics(&kept.outcome.diagnostics, &kept.outcome.sources);
        verdict = verdict.max(kept.outcome.verdict);
        made = Made { outcomes: made.outcomes, pipelines: kept.pipelines, properties: kept.properties };
        made.outcomes.push(kept.outcome);
    }
    match verdict {
        Verdict::Done => Ok(made),
        Verdict::Mistakes | Verdict::Usage | Verdict::Environment | Verdict::Internal => Err(verdict.into()),
    }
}

/// What it takes to get ready, which an input out of the cache does not need.
struct Workshop<'a> {
    wish: &'a Wish<'a>,
    settings: Settings,
    /// What was read already: properties.
    sources: Sources,
    projects: ProjectFiles,
    host: Host,
    recorder: Recorder,
}

/// Runners with their plugins.
struct Ready {
    projects: Projects,
    runners: Vec<Runner>,
    sources: Sources,
    pipelines: Vec<String>,
    properties: Vec<serde_json::Value>,
    /// What all of this was made of.
    reads: Reads,
}

impl Workshop<'_> {
    /// Gets all pipelines ready for every project; what is wrong with them is said here.
    fn open(&self) -> Result<Ready, Code> {
        let mut sources = self.sources.clone();
        let projects = self.projects.read(&mut sources, &self.host, self.wish.verbose)?;
        let (mut pipelines, mut properties) = (Vec::new(), Vec::new());
        let mut runners = Vec::new();
        for project in projects.all() {
            let (runner, names) = self.runner(project, &mut sources)?;
            properties = runner.properties().collect();
            runners.push(runner);
            pipelines = names;
        }
        let mut reads = self.recorder.reads();
        runners.iter().for_each(|runner| reads.ask_plugins(runner, &self.host.files));
        Ok(Ready { projects, runners, sources, pipelines, properties, reads })
    }

    /// Gets all pipelines ready for the texts of a project.
    fn runner(&self, project: &Project, sources: &mut Sources) -> Result<(Runner, Vec<String>), Code> {
        let folders = Folders::here().list();
        let mut runner = Runner::new(self.settings.clone(), self.host.clone());
        let mut names: Vec<String> = Vec::new();
        let mut verdict = Verdict::Done;
        for wanted in self.wish.pipelines {
            let found = Pipeline::find_in(project, sources, wanted, &folders, &self.host);
            let added = found.and_then(|pipeline| {
                pipelines::taken(&pipeline, sources, self.wish.verbose);
                names.push(pipeline.name.clone());
                runner.add(pipeline)
            });
            if let Err(error) = added {
                say::diagnostics(&error.diagnostics(), sources);
                verdict = verdict.max(error.verdict());
            }
        }
        if verdict != Verdict::Done {
            return Err(verdict.into());
        }
        for (at, name) in names.iter().enumerate() {
            if names[..at].contains(name) {
                return Err(say::usage(&format!("two pipelines have the name `{name}`")));
            }
        }
        Ok((runner, names))
    }

    /// Runs an input; what is read for it is on record then.
    fn run(&self, ready: &Ready, nth: usize, input: okl_pipeline::Input) -> Kept {
        self.recorder.start(ready.reads.clone());
        let runner = &ready.runners[ready.projects.of_input(nth)];
        ready.about(runner.run(ready.sources.clone(), input, self.wish.asked))
    }
}

impl Ready {
    fn about(&self, outcome: Outcome) -> Kept {
        Kept { outcome, pipelines: self.pipelines.clone(), properties: self.properties.clone() }
    }
}
