//! The compiler, which translates requests.

use crate::Request;
use okl_cache::{Answers, Cache, CachedOutcome, Choices, Headers, Reads, Recorder, Store};
use okl_config::{Pipeline, Project, Props, Reading, Settings};
use okl_driver::{Input, InputError, Outcome, OutputKind, RequestedOutputs, Runner};
use okl_host::{Files, Host, Libclang, Libraries, Trusted, Verdict};
use okl_instances::InstanceSyntax;
use okl_source::ids::UNKNOWN_PIPELINE;
use okl_source::{Diagnostic, DiagnosticId, FileSpan, Severity, Sources};
use std::any::Any;
use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

const UNKNOWN_INSTANCE: DiagnosticId = DiagnosticId::new("unknown-instance");
const INTERNAL_ERROR: DiagnosticId = DiagnosticId::new("internal-error");

/// Translates requests; may be used from several threads at once.
#[derive(Clone, Debug)]
pub struct Compiler {
    host: Host,
    cache: Option<Cache>,
    headers: Option<Arc<Headers>>,
    told: Arc<Told>,
}

/// The warnings about properties that have been reported: a program passes the same properties with each of its
/// kernels, and gets each warning once.
#[derive(Debug, Default)]
struct Told(Mutex<HashSet<String>>);

impl Default for Compiler {
    fn default() -> Compiler {
        Compiler::new()
    }
}

impl Compiler {
    /// A compiler with the backends and pipelines of okl, the files of this machine, and the best libclang in the usual
    /// places.
    pub fn new() -> Compiler {
        let host = okl_bundle::host();
        // The caller is responsible for the pipeline files that it names.
        let libraries = Libraries { trusted: Trusted::everything(), ..host.libraries };
        let host = Host { libclang: Libclang::default().leaving_signals(), libraries, ..host };
        Compiler { host, cache: None, headers: None, told: Arc::default() }
    }

    /// Uses a store as cache: takes existing translations from it and adds new ones. This reads and writes the store's
    /// folder and reads the environment variables that clang uses. In a cached outcome, files that no message points
    /// into have a name and no text.
    pub fn with_cache(self, store: Store) -> Compiler {
        let compiler = self.with_headers(store.clone());
        Compiler { cache: Some(Cache::new(store)), ..compiler }
    }

    /// Keeps precompiled headers of the system in a store, as [`Compiler::with_cache`] does, and no translations.
    pub fn with_headers(self, store: Store) -> Compiler {
        let headers = Arc::new(Headers::new(store));
        let libclang = self.host.libclang.clone().keeping_headers(Arc::<Headers>::clone(&headers));
        Compiler { host: Host { libclang, ..self.host }, headers: Some(headers), ..self }
    }

    /// Reads sources, headers and pipelines from `files`.
    pub fn with_files(self, files: Files) -> Compiler {
        Compiler { host: Host { files, ..self.host }, ..self }
    }

    /// The source of its files.
    pub fn files(&self) -> &Files {
        &self.host.files
    }

    /// Uses another libclang.
    pub fn with_libclang(self, libclang: Libclang) -> Compiler {
        let libclang = libclang.leaving_signals();
        let libclang = match &self.headers {
            Some(headers) => libclang.keeping_headers(Arc::<Headers>::clone(headers)),
            None => libclang,
        };
        Compiler { host: Host { libclang, ..self.host }, ..self }
    }

    /// The names of the pipelines that are part of okl, sorted.
    pub fn pipelines(&self) -> impl Iterator<Item = &'static str> {
        self.host.pipelines.iter().map(|(name, _)| *name)
    }

    /// Translates a text. All errors, internal ones included, are part of the outcome.
    pub fn translate(&self, request: &Request) -> Outcome {
        let work = || self.remembered(request);
        thread::scope(|scope| {
            let worker =
                thread::Builder::new().name("okl".into()).stack_size(STACK).spawn_scoped(scope, work);
            let done = match worker {
                Ok(worker) => worker.join(),
                // If no thread can be started, the current stack is used, which suffices for most kernels.
                Err(_) => std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)),
            };
            let done =
                done.unwrap_or_else(|panic| failed(Sources::new(), Verdict::Internal, vec![bug(&*panic)]));
            self.told.once(done)
        })
    }

    /// The outcome of a request, from the cache if it is there.
    fn remembered(&self, request: &Request) -> Outcome {
        let input = match &request.source {
            Some(text) => Input::new(request.path.as_str(), text),
            None => self.read(&request.path),
        };
        let anew = |host: &Host, input, reads: &mut dyn FnMut(&Runner)| {
            self.run(request, input, host, reads).unwrap_or_else(|outcome| *outcome)
        };
        let key = self.cache.as_ref().zip(input.as_ref().ok()).and_then(|(cache, input)| {
            let request = Request { source: None, ..request.clone() };
            let choices = Choices::here(&self.host.libclang)?.and_debug("request", &request);
            Some((cache, choices.and("path", &input.path).and("text", &input.text).key()))
        });
        let Some((cache, key)) = key else { return anew(&self.host, input, &mut |_| ()) };
        if let Some(kept) = cache.find(&key, &Answers::new(self.host.files.clone())) {
            return kept.outcome;
        }
        let (host, recorder) = Recorder::before(self.host.clone());
        let mut plugins = Reads::default();
        let outcome = anew(&host, input, &mut |runner| plugins.ask_plugins(runner, &self.host.files));
        let kept = CachedOutcome { outcome, pipelines: Vec::new(), properties: Vec::new() };
        cache.keep(&key, &plugins.then(recorder.reads()), &kept);
        kept.outcome
    }

    /// Translates; `ready` is called with the runner before it runs.
    fn run(
        &self,
        request: &Request,
        input: Result<Input, InputError>,
        host: &Host,
        ready: &mut dyn FnMut(&Runner),
    ) -> Result<Outcome, Box<Outcome>> {
        let mut sources = Sources::new();
        let (settings, mut said) = self.settings(request, &mut sources)?;
        let mut runner = Runner::new(settings, host.clone());
        if request.pipelines.is_empty() {
            let names: Vec<&str> = self.pipelines().collect();
            let message = "the request names no pipeline";
            let help = format!("name one or more of {}, or a pipeline file", names.join(", "));
            let mistake = Diagnostic::global(UNKNOWN_PIPELINE, Severity::Error, message).help(help);
            return Err(Box::new(failed(sources, Verdict::Usage, vec![mistake])));
        }
        for name in &request.pipelines {
            let found = Pipeline::find_in(&Project::default(), &mut sources, name, &[], host);
            if let Err(error) = found.and_then(|pipeline| runner.add(pipeline)) {
                return Err(Box::new(failed(sources, error.verdict(), error.diagnostics())));
            }
        }
        ready(&runner);
        match input {
            Ok(input) => {
                let mut outcome = runner.run(sources, input, &asked(request));
                said.append(&mut outcome.diagnostics);
                Ok(Outcome { diagnostics: said, ..outcome })
            }
            Err(error) => Err(Box::new(failed(sources, error.verdict(), vec![error.diagnostic()]))),
        }
    }

    fn read(&self, path: &str) -> Result<Input, InputError> {
        match self.host.files.read_small(path, LIMIT) {
            Ok(bytes) => Input::new(path, &bytes),
            Err(source) => Err(InputError::Unreadable { path: path.to_string(), source }),
        }
    }

    /// The settings of a request, and the messages about its properties.
    fn settings(&self, request: &Request, sources: &mut Sources) -> Result<(Settings, Said), Box<Outcome>> {
        let mut settings = request.settings.clone();
        let refused =
            |sources: &Sources, mistakes| Box::new(failed(sources.clone(), Verdict::Usage, mistakes));
        for name in &request.intrinsics {
            let set = okl_config::intrinsic_set(sources, name, &self.host);
            settings.intrinsics.extend(set.map_err(|mistakes| refused(sources, mistakes))?.intrinsics);
        }
        for instance in &request.instances {
            match instance.parse() {
                Ok(instance) => settings.instances.push(instance),
                Err(error) => {
                    let error: InstanceSyntax = error;
                    let mistake = Diagnostic::global(UNKNOWN_INSTANCE, Severity::Error, error.to_string());
                    return Err(refused(sources, vec![mistake]));
                }
            }
        }
        let mut warnings = Vec::new();
        for json in &request.props {
            let (props, found) = Props::read(sources, PROPS, json, Reading::LikeOcca);
            let Some(props) = props else { return Err(refused(sources, found)) };
            warnings.extend(found);
            // The last properties take precedence.
            settings.props = settings.props.then(props);
        }
        Ok((settings, warnings))
    }
}

impl Told {
    /// The outcome without warnings about properties that an earlier outcome contained.
    fn once(&self, mut outcome: Outcome) -> Outcome {
        // A poisoned lock is fine: the set is always valid.
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let sources = &outcome.sources;
        let is_of_props = |place: &FileSpan| sources.get(place.file).path == PROPS;
        outcome.diagnostics.retain(|one| {
            let mut is_news = |one: &Diagnostic<FileSpan>| told.insert(format!("{} {}", one.id, one.message));
            let mut places = one.labels.iter().map(|label| &label.place);
            one.is_error() || !places.any(is_of_props) || is_news(one)
        });
        outcome
    }
}

/// The name of properties in messages.
const PROPS: &str = "<props>";

/// Messages in the order in which they are shown.
type Said = Vec<Diagnostic<FileSpan>>;

/// The stack size of the worker thread. Every step recurses over the nesting of the kernel. The system commits pages of
/// a stack only when they are used.
const STACK: usize = 256 << 20;

/// The largest input in bytes.
const LIMIT: usize = 1 << 30;

fn asked(request: &Request) -> RequestedOutputs {
    const ALL: [OutputKind; 4] =
        [OutputKind::Kernel, OutputKind::Launcher, OutputKind::Metadata, OutputKind::LauncherMetadata];
    let kinds = if request.kinds.is_empty() { ALL.to_vec() } else { request.kinds.clone() };
    RequestedOutputs::new(kinds)
}

/// An outcome without outputs.
fn failed(sources: Sources, verdict: Verdict, diagnostics: Vec<Diagnostic<FileSpan>>) -> Outcome {
    Outcome { sources, diagnostics, outputs: Vec::new(), verdict, targets: Vec::new() }
}

fn bug(panic: &(dyn Any + Send)) -> Diagnostic<FileSpan> {
    let text = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
    let message = format!("internal error: {}", text.unwrap_or("a panic without a text"));
    let diagnostic = Diagnostic::global(INTERNAL_ERROR, Severity::Error, message);
    diagnostic.note("this is a bug in okl or in a plugin, not in your source")
}
