//! The steps that commands share: reading inputs and properties, and working on all inputs.

use crate::exit::Code;
use crate::host::{host, libclang_warning};
use crate::options::{FrontArgs, JobArgs};
use crate::progress::Progress;
use crate::report::Report;
use crate::{jobs, messages, passes, recording};
use okl_config::{Props, Settings};
use okl_driver::{Input, InputError, Outcome, step};
use okl_host::Verdict;
use okl_instances::Instance;
use okl_source::{Diagnostic, DiagnosticId, Severity, Sources};
use std::io::Read;
use std::num::NonZeroUsize;
use std::path::Path;
use std::time::Instant;

const INCLUDE_FOLDER_MISSING: DiagnosticId = DiagnosticId::new("include-folder-missing");

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
    jobs::in_order(count, threads, &mut Progress::of(count, messages::is_for_people()), work, told);
    if let Some(warning) = libclang_warning() {
        messages::diagnostics(&[warning], &Sources::new());
    }
}

/// The settings of the command line and the environment; prints the errors.
pub fn settings(front: &FrontArgs, sources: &mut Sources) -> Result<Settings, Code> {
    let mut settings = Settings {
        predefined: front.predefined.clone(),
        defines: front.define.clone(),
        undefines: front.undefine.clone(),
        include_dirs: front.include_dir.clone(),
        source_extension: front.source_extension.clone(),
        forced_includes: front.include.clone(),
        std: front.std.clone(),
        clang_args: front.clang_argument.clone(),
        intrinsics: intrinsics(front, sources)?,
        instances: instances(front)?,
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
    let missing = all.filter(|(_, folder)| !recording::is_dir(Path::new(folder)));
    let warning = |(option, folder): (&str, &str)| {
        let message = format!("`{option} {folder}` leads to no folder");
        let warning = Diagnostic::global(INCLUDE_FOLDER_MISSING, Severity::Warning, message);
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

/// The instances of kernels that the command line asks for.
fn instances(front: &FrontArgs) -> Result<Vec<Instance>, Code> {
    let read = |text: &String| text.parse::<Instance>().map_err(|error| messages::usage(&error.to_string()));
    front.instance.iter().map(read).collect()
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

/// Reads an input; `-` is stdin.
pub fn read(path: &Path, front: &FrontArgs) -> Result<Input, InputError> {
    let shown = front.name_of(path).to_string_lossy().into_owned();
    let is_stdin = path.as_os_str() == "-";
    let shown = if is_stdin && front.stdin_filename.is_none() { "<stdin>".to_string() } else { shown };
    if recording::is_on() {
        let what = || match is_stdin {
            true => read_to_end(std::io::stdin().lock()),
            false => std::fs::File::open(path).and_then(read_to_end),
        };
        let bytes = recording::read(&shown, what);
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
    let bytes = recording::read(path, || {
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
