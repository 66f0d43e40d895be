//! Translates inputs with pipelines, or takes their translations from the cache.

use crate::batch_request::BatchRequest;
use crate::cache::CacheSession;
use crate::exit::Code;
use crate::folders::Folders;
use crate::host::host;
use crate::jobs::alone;
use crate::options::CacheArgs;
use crate::projects::{ProjectFiles, Projects};
use crate::report::Report;
use crate::session::{for_inputs, read, settings};
use crate::{cache, messages, pages, passes, pipeline_names};
use okl_cache::{CachedOutcome, Headers, Reads, Recorder, Store};
use okl_config::{Pipeline, Project, Settings, ShadowedPipeline};
use okl_driver::{Outcome, Runner, step};
use okl_host::{Host, Verdict};
use okl_source::{Sources, printable, printable_line};
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::time::Instant;

/// The result of a run for all inputs.
pub struct BatchResult {
    pub outcomes: Vec<Outcome>,
    /// The worst verdict of the outcomes.
    pub verdict: Verdict,
    /// The names of the pipelines.
    pub pipelines: Vec<String>,
    /// The kernel properties that apply to each pipeline.
    pub properties: Vec<serde_json::Value>,
    pub report: Report,
}

/// Translates every input with every pipeline, or takes its translation from the cache. Prints the diagnostics.
pub fn run_batch(request: &BatchRequest<'_>, cache: &CacheArgs) -> Result<BatchResult, Code> {
    let cache = cache::open(cache)?;
    let mut sources = Sources::new();
    let settings = settings(request.front, &mut sources)?;
    let projects = ProjectFiles::of(request.front)?;
    let host = keeping_headers(host(), cache.headers);
    let folders = Folders::here().list();
    let names: Vec<String> =
        request.pipelines.iter().map(|name| pipeline_names::in_any_case(name, &folders, &host)).collect();
    let request = &BatchRequest { pipelines: &names, ..*request };
    say_replaced(request, &folders, &host);
    let remembered =
        cache.translations.and_then(|cache| CacheSession::new(cache, request, &sources, &projects, &host));
    let (host, recorder) = match &remembered {
        Some(_) => Recorder::before(host),
        None => (host, Recorder::default()),
    };
    let session = Session { request, settings, sources, projects, host, recorder, ready: OnceLock::new() };
    if request.verbose {
        session.ready()?;
    }
    let mut made = BatchResult {
        outcomes: Vec::new(),
        verdict: Verdict::Done,
        pipelines: Vec::new(),
        properties: Vec::new(),
        report: Report::default(),
    };
    let mut stopped = None;
    let work = |nth: usize| {
        let start = Instant::now();
        let found = session.found(nth, remembered.as_ref());
        (found, start.elapsed(), passes::taken())
    };
    for_inputs(request.front, request.jobs, work, |nth, (found, took, passes)| {
        let Found { kept, is_known } = match found {
            Ok(found) => found,
            Err(code) => {
                stopped.get_or_insert(code);
                return;
            }
        };
        let path = request.front.name_of(&request.front.inputs[nth]);
        if request.verbose && remembered.is_some() {
            let how = if is_known { "found" } else { "not there" };
            messages::stderr(&format!("{}\n", printable(&format!("cache: {}: {how}", path.display()))));
        }
        tell(request, &kept.outcome);
        made.verdict = made.verdict.max(kept.outcome.verdict);
        made.report.add(path, &kept.outcome, took, passes);
        (made.pipelines, made.properties) = (kept.pipelines, kept.properties);
        made.outcomes.push(kept.outcome);
    });
    if messages::describes_ids() && made.outcomes.iter().any(has_unknown_ids) {
        // Translations from the cache are made without the plugins, which may know the ids.
        let _not_described = session.ready();
    }
    match stopped {
        Some(code) => Err(code),
        None => Ok(made),
    }
}

fn tell(request: &BatchRequest<'_>, outcome: &Outcome) {
    if !request.is_silent {
        messages::diagnostics(&outcome.diagnostics, &outcome.sources);
    }
}

/// The host, with precompiled headers in a store.
fn keeping_headers(host: Host, store: Option<Store>) -> Host {
    let Some(store) = store else { return host };
    let headers = Arc::new(Headers::new(store));
    Host { libclang: host.libclang.keeping_headers(headers), ..host }
}

/// True if okl has no page for one of the messages.
fn has_unknown_ids(outcome: &Outcome) -> bool {
    outcome.diagnostics.iter().any(|diagnostic| pages::page(&diagnostic.id).is_none())
}

/// Notes the embedded pipelines that a project's own replace: a user of `cuda` may expect okl's.
fn say_replaced(request: &BatchRequest<'_>, folders: &[PathBuf], host: &Host) {
    let mut all: Vec<ShadowedPipeline> = Vec::new();
    for one in request.pipelines.iter().flat_map(|wanted| okl_config::replaced(wanted, folders, host)) {
        if !all.contains(&one) {
            all.push(one);
        }
    }
    for ShadowedPipeline { name, file } in all {
        messages::remark(&printable_line(&format!("pipeline `{name}`: `{file}`, in place of okl's own")));
    }
}

/// The result for one input, and whether it comes from the cache.
struct Found {
    kept: CachedOutcome,
    is_known: bool,
}

/// The state for translating, which is only created if an input is not in the cache.
struct Session<'a> {
    request: &'a BatchRequest<'a>,
    settings: Settings,
    /// The files read so far: properties.
    sources: Sources,
    projects: ProjectFiles,
    host: Host,
    recorder: Recorder,
    ready: OnceLock<Result<Ready, Code>>,
}

/// The runners with their plugins.
struct Ready {
    projects: Projects,
    runners: Vec<Runner>,
    sources: Sources,
    pipelines: Vec<String>,
    properties: Vec<serde_json::Value>,
    /// The files that all of this was read from.
    reads: Reads,
    /// True if only one input may be translated at a time.
    are_alone: bool,
}

impl Session<'_> {
    /// The result for an input, from the cache or translated.
    fn found(&self, nth: usize, remembered: Option<&CacheSession>) -> Result<Found, Code> {
        let reading = step("read");
        let input = read(&self.request.front.inputs[nth], self.request.front);
        drop(reading);
        let looking = remembered.map(|_| step("look into the cache"));
        let key = input.as_ref().ok().zip(remembered).map(|(input, cache)| cache.key(nth, input));
        let known = key.zip(remembered).and_then(|(key, cache)| cache.find(&key));
        drop(looking);
        match (known, input) {
            (Some(kept), _) => Ok(Found { kept, is_known: true }),
            (None, Ok(input)) => {
                let kept = self.run(self.ready()?, nth, input);
                if let Some((key, cache)) = key.zip(remembered) {
                    let _step = step("put into the cache");
                    cache.keep(&key, &self.recorder.reads(), &kept);
                }
                Ok(Found { kept, is_known: false })
            }
            (None, Err(error)) => {
                Ok(Found { kept: self.ready()?.about(Outcome::from(&error)), is_known: false })
            }
        }
    }

    /// The runners, created when the first input needs them.
    fn ready(&self) -> Result<&Ready, Code> {
        self.ready.get_or_init(|| self.open()).as_ref().map_err(|code| *code)
    }

    /// Loads all pipelines for every project; prints the errors.
    fn open(&self) -> Result<Ready, Code> {
        let _step = step("get ready");
        let mut sources = self.sources.clone();
        let projects = self.projects.read(&mut sources, &self.host, self.request.verbose)?;
        let (mut pipelines, mut properties) = (Vec::new(), Vec::new());
        let mut runners = Vec::new();
        for (project, settings) in projects.groups(&self.settings) {
            let (runner, names) = self.runner(project, settings, &mut sources)?;
            properties = runner.properties().collect();
            pages::declare(runner.declared());
            runners.push(runner);
            pipelines = names;
        }
        let mut reads = self.recorder.reads();
        runners.iter().for_each(|runner| reads.ask_plugins(runner, &self.host.files));
        let are_alone = runners.iter().any(Runner::has_libraries);
        Ok(Ready { projects, runners, sources, pipelines, properties, reads, are_alone })
    }

    /// Loads all pipelines for the texts of a project.
    fn runner(
        &self,
        project: &Project,
        settings: Settings,
        sources: &mut Sources,
    ) -> Result<(Runner, Vec<String>), Code> {
        let folders = Folders::here().list();
        let mut runner = Runner::new(settings, self.host.clone());
        let mut names: Vec<String> = Vec::new();
        let mut verdict = Verdict::Done;
        for wanted in self.request.pipelines {
            let found = Pipeline::find_in(project, sources, wanted, &folders, &self.host);
            if let Some(why) = self.request.only_own_code
                && let Ok(pipeline) = Pipeline::find(&mut Sources::new(), wanted, &folders, &self.host)
                && !pipeline.is_of_program(&self.host)
            {
                let name = &pipeline.name;
                return Err(messages::usage(&format!(
                    "the pipeline `{name}` runs code that is no part of okl, {why}"
                )));
            }
            let added = found.and_then(|pipeline| {
                pipeline_names::taken(&pipeline, sources, self.request.verbose);
                names.push(pipeline.name.clone());
                runner.add(pipeline)
            });
            if let Err(error) = added {
                messages::diagnostics(&error.diagnostics(), sources);
                verdict = verdict.max(error.verdict());
            }
        }
        if verdict != Verdict::Done {
            return Err(verdict.into());
        }
        for (at, name) in names.iter().enumerate() {
            if names[..at].contains(name) {
                return Err(messages::usage(&format!("two pipelines have the name `{name}`")));
            }
        }
        Ok((runner, names))
    }

    /// Translates an input; the recorder then contains the files that were read.
    fn run(&self, ready: &Ready, nth: usize, input: okl_driver::Input) -> CachedOutcome {
        self.recorder.start(ready.reads.clone());
        let runner = &ready.runners[ready.projects.of_input(nth)];
        let run = || runner.run(ready.sources.clone(), input, self.request.asked);
        ready.about(alone(ready.are_alone, run))
    }
}

impl Ready {
    fn about(&self, outcome: Outcome) -> CachedOutcome {
        CachedOutcome { outcome, pipelines: self.pipelines.clone(), properties: self.properties.clone() }
    }
}
