//! `okl run`

use crate::args::{FrontArgs, JobArgs, RunArgs};
use crate::batch::{BatchRequest, BatchResult, of_replay, run_batch};
use crate::depfile::{Depfile, Rules};
use crate::exit::Code;
use crate::progress::Progress;
use crate::report::Report;
use crate::target::{Destination, Run, Targets};
use crate::{inputs, jobs, libclang, messages, passes, projects, repro, write};
use okl_config::{Props, Settings};
use okl_driver::{Input, InputError, Outcome, Output, step};
use okl_host::{Calls, Host, Libclang, Libraries, Verdict, libclang_skipped};
use okl_source::{Diagnostic, Severity, Sources};
use std::io::Read;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// The header that `launcher-c` needs.
const LAUNCH_HEADER: &str = include_str!("../include/okl/launch.h");

/// Translates every input with every pipeline; writes all outputs or none.
pub fn run(mut args: RunArgs, verbose: bool) -> Code {
    if let Some(file) = &args.repro {
        return repro::replay(file);
    }
    if let Err(code) = Report::is_possible(&args.jobs) {
        return code;
    }
    let below = match inputs::settle(&mut args.front, args.base.as_deref()) {
        Ok(below) => below,
        Err(code) => return code,
    };
    warn_of_folders(&args.front);
    let is_found = args.pipeline.is_empty();
    if is_found {
        args.pipeline = match projects::pipelines(&args.front) {
            Ok(pipelines) => pipelines,
            Err(code) => return code,
        };
    }
    let targets = match Targets::new(&args) {
        Ok(targets) => targets,
        Err(text) => return messages::usage(&text),
    };
    let depfile = match Depfile::new(&args) {
        Ok(depfile) => depfile,
        Err(text) => return messages::usage(&text),
    };
    if args.jobs.report.is_some() && targets.take_stdout() {
        return messages::usage("stdout takes the report; say with `-o` where the texts go");
    }
    let asked = targets.asked();
    let only_own_code = of_replay().or_else(|| {
        is_found.then_some(
            "and `okl.toml` is found, not named: name the pipeline with `--pipeline` if you trust it",
        )
    });
    let (front, pipelines) = (&args.front, args.pipeline.as_slice());
    let wish = BatchRequest { front, jobs: &args.jobs, pipelines, asked: &asked, only_own_code, verbose };
    let made = match run_batch(&wish, &args.cache) {
        Ok(made) => made,
        Err(code) => return code,
    };
    let code = match (made.verdict, args.keep_going) {
        (Verdict::Done, _) => give(&args, &targets, depfile.as_ref(), &below, &made),
        (verdict, true) => {
            let code = give(&args, &targets, depfile.as_ref(), &below, &made);
            if code == Code::Done { verdict.into() } else { code }
        }
        (verdict, false) => verdict.into(),
    };
    made.report.end(&args.jobs, code)
}

/// Writes the texts to their destinations: for each input, those of the targets without errors.
fn give(
    args: &RunArgs,
    targets: &Targets,
    depfile: Option<&Depfile>,
    below: &[PathBuf],
    BatchResult { outcomes, pipelines, .. }: &BatchResult,
) -> Code {
    let all = args.front.inputs.iter().zip(below).zip(outcomes);
    let done = all.filter(|(_, outcome)| outcome.verdict == Verdict::Done || !outcome.outputs.is_empty());
    let runs: Vec<Run<'_>> = done
        .clone()
        .map(|((input, below), outcome)| Run {
            input: args.front.name_of(input),
            below,
            outputs: &outcome.outputs,
            pipelines,
            is_whole: outcome.verdict == Verdict::Done,
        })
        .collect();
    let outcomes: Vec<&Outcome> = done.map(|(_, outcome)| outcome).collect();
    let places = match targets.places(&runs, pipelines.len()) {
        Ok(places) => places,
        Err(text) => return messages::usage(&text),
    };
    let outputs = outcomes.iter().enumerate();
    let outputs = outputs.flat_map(|(nth, outcome)| outcome.outputs.iter().map(move |output| (nth, output)));
    let mut files: Vec<(PathBuf, Vec<u8>)> = Vec::new();
    let mut written: Vec<Vec<PathBuf>> = vec![Vec::new(); outcomes.len()];
    let mut printed: Vec<&Output> = Vec::new();
    for ((nth, output), place) in outputs.zip(places) {
        match place {
            Destination::Stdout => printed.push(output),
            Destination::File(path) => {
                written[nth].push(path.clone());
                files.push((path, okl_source::encode(&output.text)));
            }
        }
    }
    if !printed.is_empty()
        && let Err(code) = messages::stdout_is_free()
    {
        return code;
    }
    let rules = match depfile.map_or(Ok(Rules::default()), |depfile| depfile.rules(&outcomes, &written)) {
        Ok(rules) => rules,
        Err(text) => return messages::usage(&text),
    };
    if let Some(folder) = &args.write_header {
        files.push((folder.join("okl/launch.h"), LAUNCH_HEADER.as_bytes().to_vec()));
    }
    files.extend(rules.files.into_iter().map(|(path, text)| (path, text.into_bytes())));
    if let Err((path, error)) = write::all(&files) {
        return messages::environment(&format!("cannot write `{}`: {error}", path.display()));
    }
    let printed = printed.into_iter().map(|output| okl_source::encode(&output.text));
    for text in printed.chain(rules.stdout.map(String::into_bytes)) {
        let code = messages::result(&text);
        if code != Code::Done {
            return code;
        }
    }
    Code::Done
}

/// The results for all inputs.
pub struct Outcomes {
    pub outcomes: Vec<Outcome>,
    pub verdict: Verdict,
    pub report: Report,
}

/// Calls `each` for every input, by its index, and prints the diagnostics in the order of the inputs.
pub fn outcomes(
    front: &FrontArgs,
    jobs: &JobArgs,
    each: impl Fn(usize, Input) -> Outcome + Sync,
) -> Outcomes {
    let mut all = Outcomes { outcomes: Vec::new(), verdict: Verdict::Done, report: Report::default() };
    let work = |nth: usize| {
        let (start, path) = (Instant::now(), &front.inputs[nth]);
        let reading = step("read");
        let input = read(path, front);
        drop(reading);
        let outcome = match input {
            Ok(input) => each(nth, input),
            Err(error) => Outcome::from(&error),
        };
        (outcome, start.elapsed(), passes::taken())
    };
    for_inputs(front, jobs, work, |nth, (outcome, took, passes)| {
        messages::diagnostics(&outcome.diagnostics, &outcome.sources);
        all.verdict = all.verdict.max(outcome.verdict);
        all.report.add(front.name_of(&front.inputs[nth]), &outcome, took, passes);
        all.outcomes.push(outcome);
    });
    messages::end();
    all
}

/// Calls `work` for every input, by its index, on the requested number of threads; `told` receives the results in
/// order.
pub fn for_inputs<T: Send>(
    front: &FrontArgs,
    jobs: &JobArgs,
    work: impl Fn(usize) -> T + Sync,
    told: impl FnMut(usize, T),
) {
    let count = front.inputs.len();
    if count > 1 {
        messages::of_several_inputs();
    }
    let threads = jobs::threads(jobs.jobs.map(NonZeroUsize::get), count);
    jobs::in_order(count, threads, &mut Progress::of(count), work, told);
    let loaded = LIBCLANG.get().and_then(Libclang::loaded);
    if let Some(warning) = loaded.and_then(libclang_skipped) {
        messages::diagnostics(&[warning], &Sources::new());
    }
}

/// The settings of the command line and the environment; prints the errors.
pub fn settings(front: &FrontArgs, sources: &mut Sources) -> Result<Settings, Code> {
    let mut settings = Settings {
        defines: front.define.clone(),
        undefines: front.undefine.clone(),
        include_dirs: front.include_dir.clone(),
        forced_includes: front.include.clone(),
        std: front.std.clone(),
        clang_args: front.clang_argument.clone(),
        intrinsics: intrinsics(front, sources)?,
        levels: front.levels.settled.clone(),
        ..Settings::default()
    };
    for given in &front.props {
        let (name, text) = match given.trim_start().starts_with('{') {
            true => ("<props>", given.clone()),
            false => match read_props(given) {
                Ok(text) => (given.as_str(), text),
                Err(error) => {
                    messages::diagnostics(&[okl_config::unreadable_props(given, &error)], sources);
                    return Err(Code::Environment);
                }
            },
        };
        let (props, mut found) = Props::read(sources, name, &text, front.reading);
        front.levels.settled.apply(&mut found);
        messages::diagnostics(&found, sources);
        if found.iter().any(Diagnostic::is_error) {
            return Err(Props::VERDICT.into());
        }
        // The last properties take precedence.
        settings.props = settings.props.then(props.ok_or(Code::from(Props::VERDICT))?);
    }
    Ok(settings)
}

/// Warns of `-I` with a folder that does not exist: often a typing error or the wrong current directory.
pub fn warn_of_folders(front: &FrontArgs) {
    let own = front.include_dir.iter().map(|folder| ("-I", folder.as_str()));
    let all = own.chain(folders_for_clang(&front.clang_argument));
    let missing = all.filter(|(_, folder)| !repro::is_dir(Path::new(folder)));
    let warning = |(option, folder): (&str, &str)| {
        let message = format!("`{option} {folder}` leads to no folder");
        let warning = Diagnostic::global("include-folder-missing", Severity::Warning, message);
        warning.help("no header is found there; paths count from where okl runs")
    };
    messages::diagnostics(&missing.map(warning).collect::<Vec<_>>(), &Sources::new());
}

/// The folders of `-X -isystem -X DIR` and `-X -IDIR`, each with its option.
fn folders_for_clang(arguments: &[String]) -> impl Iterator<Item = (&'static str, &str)> {
    const OPTIONS: [&str; 4] = ["-I", "-isystem", "-iquote", "-idirafter"];
    arguments.iter().enumerate().filter_map(|(nth, argument)| {
        let (option, folder) =
            OPTIONS.iter().find_map(|option| Some((*option, argument.strip_prefix(option)?)))?;
        match folder {
            "" => Some((option, arguments.get(nth + 1)?.as_str())),
            folder => Some((option, folder)),
        }
    })
}

/// The intrinsics of the sets that the command line enables.
fn intrinsics(front: &FrontArgs, sources: &mut Sources) -> Result<Vec<okl_config::Intrinsic>, Code> {
    let mut all = Vec::new();
    for name in &front.intrinsics {
        match okl_config::intrinsic_set(sources, name, &host()) {
            Ok(set) => all.extend(set.intrinsics),
            Err(mistakes) => {
                messages::diagnostics(&mistakes, sources);
                return Err(Code::Usage);
            }
        }
    }
    Ok(all)
}

static PLUGIN_TIMEOUT: OnceLock<Duration> = OnceLock::new();

/// Sets the timeout of plugins.
pub fn set_plugin_timeout(timeout: Duration) {
    let _once = PLUGIN_TIMEOUT.set(timeout);
}

/// The libclang of this process.
static LIBCLANG: OnceLock<Libclang> = OnceLock::new();

/// The host: the plugins and pipelines of this program, with guarded calls of foreign plugins.
pub fn host() -> Host {
    let timeout = PLUGIN_TIMEOUT.get().copied().unwrap_or(Calls::default().timeout);
    let serve = std::env::current_exe().ok().map(|program| {
        let seconds = timeout.as_secs_f64().to_string();
        let words = ["--plugin-timeout".into(), seconds.into(), "plugin".into(), "serve".into()];
        [program.into_os_string()].into_iter().chain(words).collect()
    });
    let calls = Calls { serve, timeout, ..Calls::default() };
    #[cfg(unix)]
    let calls = Calls { guard: Some(crate::guard::process(timeout)), ..calls };
    let libraries = match repro::is_replay() {
        // Someone else may have written the recording: nothing is trusted.
        true => Libraries::default(),
        false => crate::folders::libraries(crate::trust::trusted()),
    };
    let libclang =
        LIBCLANG.get_or_init(|| Libclang::new(libclang::wanted()).or_in(libclang::of_python)).clone();
    Host { calls, libraries, files: repro::files(), libclang, ..okl_bundle::host() }
}

/// Reads an input; `-` is stdin.
pub fn read(path: &Path, front: &FrontArgs) -> Result<Input, InputError> {
    let shown = front.name_of(path).to_string_lossy().into_owned();
    let is_stdin = path.as_os_str() == "-";
    let shown = if is_stdin && front.stdin_filename.is_none() { "<stdin>".to_string() } else { shown };
    if repro::is_on() {
        let what = || match is_stdin {
            true => read_to_end(std::io::stdin().lock()),
            false => std::fs::File::open(path).and_then(read_to_end),
        };
        let bytes = repro::read(&shown, what);
        return match bytes {
            Ok(bytes) => Input::new(shown, &bytes),
            Err(source) => Err(InputError::Unreadable { path: shown, source }),
        };
    }
    match is_stdin {
        true => Input::read_from(shown, std::io::stdin().lock()),
        false if path.is_dir() => Err(InputError::IsDirectory { path: shown }),
        false => match std::fs::File::open(path) {
            Ok(file) => Input::read_from(shown, file),
            Err(source) => Err(InputError::Unreadable { path: shown, source }),
        },
    }
}

fn read_to_end(mut from: impl Read) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The largest size of properties in bytes.
const LONGEST_PROPS: u64 = 1 << 20;

fn read_props(path: &str) -> std::io::Result<String> {
    let bytes = repro::read(path, || {
        let mut bytes = Vec::new();
        std::fs::File::open(path)?.take(LONGEST_PROPS + 1).read_to_end(&mut bytes)?;
        Ok(bytes)
    })?;
    let text = String::from_utf8(bytes).map_err(|_| std::io::Error::other("it is not UTF-8"))?;
    match text.len() as u64 > LONGEST_PROPS {
        true => Err(std::io::Error::other("it is larger than 1 MiB")),
        false => Ok(text),
    }
}
