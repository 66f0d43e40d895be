//! `okl run`

use crate::args::{FrontArgs, RunArgs};
use crate::depfile::{Depfile, Rules};
use crate::exit::Code;
use crate::folders::Folders;
use crate::made::{Made, Wish, made};
use crate::target::{Destination, Run, Targets};
use crate::{libclang, say, write};
use okl_pipeline::{
    Calls, Host, Input, InputError, Libclang, Libraries, Outcome, Output, Props, Settings, Verdict,
};
use okl_source::{Diagnostic, Sources};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::Duration;

/// The header of `launcher-c`, as it is shipped.
const LAUNCH_HEADER: &str = include_str!("../include/okl/launch.h");

/// Compiles every input with every pipeline; writes all of it or nothing.
pub fn run(args: RunArgs, verbose: bool) -> Code {
    let targets = match Targets::new(&args) {
        Ok(targets) => targets,
        Err(text) => return say::usage(&text),
    };
    let depfile = match Depfile::new(&args) {
        Ok(depfile) => depfile,
        Err(text) => return say::usage(&text),
    };
    if args.pipeline.is_empty() {
        let names: Vec<String> = okl_pipeline::known(&Folders::here().list(), &host())
            .into_iter()
            .map(|known| known.name)
            .collect();
        return say::usage(&format!(
            "no pipeline: name one with `--pipeline`; there are: {}",
            names.join(", ")
        ));
    }
    let asked = targets.asked();
    let wish = Wish { front: &args.front, pipelines: &args.pipeline, asked: &asked, verbose };
    match made(&wish, &args.cache) {
        Ok(Made { outcomes, pipelines, .. }) => {
            give(&args, &targets, depfile.as_ref(), &pipelines, &outcomes)
        }
        Err(code) => code,
    }
}

/// Puts the texts where they belong.
fn give(
    args: &RunArgs,
    targets: &Targets,
    depfile: Option<&Depfile>,
    pipelines: &[String],
    outcomes: &[Outcome],
) -> Code {
    let runs: Vec<Run<'_>> = args
        .front
        .inputs
        .iter()
        .zip(outcomes)
        .map(|(input, outcome)| Run { input, outputs: &outcome.outputs, pipelines })
        .collect();
    let places = match targets.places(&runs, pipelines.len()) {
        Ok(places) => places,
        Err(text) => return say::usage(&text),
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
        && let Err(code) = say::stdout_is_free()
    {
        return code;
    }
    let rules = match depfile.map_or(Ok(Rules::default()), |depfile| depfile.rules(outcomes, &written)) {
        Ok(rules) => rules,
        Err(text) => return say::usage(&text),
    };
    if let Some(folder) = &args.write_header {
        files.push((folder.join("okl/launch.h"), LAUNCH_HEADER.as_bytes().to_vec()));
    }
    files.extend(rules.files.into_iter().map(|(path, text)| (path, text.into_bytes())));
    if let Err((path, error)) = write::all(&files) {
        return say::environment(&format!("cannot write `{}`: {error}", path.display()));
    }
    let printed = printed.into_iter().map(|output| okl_source::encode(&output.text));
    for text in printed.chain(rules.stdout.map(String::into_bytes)) {
        let code = say::result(&text);
        if code != Code::Done {
            return code;
        }
    }
    Code::Done
}

/// Runs every input by its number, and shows what there is to say about it at once.
pub fn outcomes(front: &FrontArgs, each: impl Fn(usize, Input) -> Outcome) -> (Vec<Outcome>, Verdict) {
    let mut outcomes = Vec::new();
    let mut verdict = Verdict::Done;
    if front.inputs.len() > 1 {
        say::of_several_inputs();
    }
    for (nth, path) in front.inputs.iter().enumerate() {
        let outcome = match read(path) {
            Ok(input) => each(nth, input),
            Err(error) => error.outcome(),
        };
        say::diagnostics(&outcome.diagnostics, &outcome.sources);
        verdict = verdict.max(outcome.verdict);
        outcomes.push(outcome);
    }
    say::end();
    (outcomes, verdict)
}

/// What the command line and the environment say on how to read; what is wrong with it is said here.
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
                    say::diagnostics(&[okl_pipeline::unreadable_props(given, &error)], sources);
                    return Err(Code::Environment);
                }
            },
        };
        let (props, mut found) = Props::read(sources, name, &text);
        front.levels.settled.apply(&mut found);
        say::diagnostics(&found, sources);
        if found.iter().any(Diagnostic::is_error) {
            return Err(Props::VERDICT.into());
        }
        // The last ones count most.
        settings.props = settings.props.then(props.ok_or(Code::from(Props::VERDICT))?);
    }
    Ok(settings)
}

/// The sets that the command line switches on.
fn intrinsics(front: &FrontArgs, sources: &mut Sources) -> Result<Vec<okl_pipeline::Intrinsic>, Code> {
    let mut all = Vec::new();
    for name in &front.intrinsics {
        match okl_pipeline::intrinsic_set(sources, name, &host()) {
            Ok(set) => all.extend(set.intrinsics),
            Err(mistakes) => {
                say::diagnostics(&mistakes, sources);
                return Err(Code::Usage);
            }
        }
    }
    Ok(all)
}

static PLUGIN_TIMEOUT: OnceLock<Duration> = OnceLock::new();

/// How long plugins may take, as the command line says.
pub fn set_plugin_timeout(timeout: Duration) {
    let _once = PLUGIN_TIMEOUT.set(timeout);
}

/// The plugins and pipelines of this program, which watches over those that are not part of it.
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
    let libraries = Libraries { folders: crate::folders::plugin_folders(), trusted: crate::trust::read() };
    let libclang = Libclang::new(libclang::wanted()).or_in(libclang::of_python);
    Host { calls, libraries, libclang, ..okl_bundle::host() }
}

/// An input; `-` is stdin.
pub fn read(path: &Path) -> Result<Input, InputError> {
    if path.as_os_str() != "-" {
        return Input::read(path);
    }
    Input::read_from("<stdin>", std::io::stdin().lock())
}

/// Properties are written by people, or by programs for one kernel: what is longer was not meant.
const LONGEST_PROPS: u64 = 1 << 20;

fn read_props(path: &str) -> std::io::Result<String> {
    let mut text = String::new();
    std::fs::File::open(path)?.take(LONGEST_PROPS + 1).read_to_string(&mut text)?;
    match text.len() as u64 > LONGEST_PROPS {
        true => Err(std::io::Error::other("it is larger than 1 MiB")),
        false => Ok(text),
    }
}
