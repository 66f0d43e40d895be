//! Shell completions, computed by okl itself at run time.
//!
//! The script of `okl completions` sets [`VARIABLE`] and calls okl with the words typed so far. Names of pipelines are
//! looked up as for `--pipeline`, without loading or starting anything.

use crate::args::{Cli, EmitKind};
use crate::exit::Code;
use crate::folders::Folders;
use crate::run::host;
use crate::{explain, messages};
use clap::CommandFactory;
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate, PathCompleter, ValueCompleter};
use clap_complete::env::Shells;
use clap_complete::{CompleteEnv, Shell};
use okl_config::MESSAGES;
use okl_source::{Severity, Sources};
use std::ffi::{OsStr, OsString};
use std::path::Path;

/// The environment variable that names the shell.
const VARIABLE: &str = "OKL_COMPLETE";

/// Prints the completion script of a shell.
pub fn script(shell: Shell) -> Code {
    let shells = Shells::builtins();
    let shell =
        shells.completer(&shell.to_string()).expect("clap_complete knows the same shells in both ways");
    let mut text = Vec::new();
    shell
        .write_registration(VARIABLE, "okl", "okl", "okl", &mut text)
        .expect("memory takes what is written to it");
    messages::result(&text)
}

/// Answers a completion request; `None` if this is none.
pub fn answer(words: &[OsString]) -> Option<Code> {
    let folder = std::env::current_dir().ok();
    let asked = CompleteEnv::with_factory(Cli::command).var(VARIABLE).bin("okl");
    match asked.try_complete(words, folder.as_deref()) {
        Ok(false) => None,
        Ok(true) => Some(Code::Done),
        Err(error) => Some(messages::usage(error.to_string().trim())),
    }
}

/// Completes names and files of pipelines.
pub fn pipelines() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &OsStr| {
        let is_toml = |path: &Path| path.extension().is_some_and(|ending| ending == "toml");
        let mut all = starting(current, names_of_pipelines());
        all.extend(PathCompleter::any().filter(is_toml).complete(current));
        all
    })
}

/// Completes names of pipelines, as `okl translate` takes them.
pub fn modes() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &OsStr| starting(current, names_of_pipelines()))
}

/// Completes the kinds of `--emit`.
pub fn kinds() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &OsStr| {
        starting(current, EmitKind::all().map(|kind| (kind.name().to_string(), kind.summary().to_string())))
    })
}

/// Completes ids of warnings, and `warnings` for all of them.
pub fn warnings() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &OsStr| {
        let all = ("warnings".to_string(), "all warnings".to_string());
        let ids = MESSAGES.iter().filter(|known| known.severity == Severity::Warning);
        let ids = ids.map(|known| (known.id.to_string(), known.summary.to_string()));
        starting(current, ids.chain([all]))
    })
}

/// Completes ids of messages, attributes, and names of target languages.
pub fn explained() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &OsStr| {
        starting(current, explain::names().into_iter().map(|name| (name, String::new())))
    })
}

/// Completes sets of intrinsics.
pub fn intrinsics() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &OsStr| {
        let sets = okl_config::intrinsic_sets(&mut Sources::new(), &host());
        starting(current, sets.into_iter().map(|set| (set.name.to_string(), set.summary)))
    })
}

fn names_of_pipelines() -> impl Iterator<Item = (String, String)> {
    let known = okl_config::known(&Folders::here().list(), &host());
    known.into_iter().map(|known| (known.name, String::new()))
}

/// The candidates that start with the typed text, ignoring case, with their descriptions.
fn starting(current: &OsStr, all: impl IntoIterator<Item = (String, String)>) -> Vec<CompletionCandidate> {
    let start = current.to_string_lossy().to_lowercase();
    let fitting = all.into_iter().filter(|(name, _)| name.to_lowercase().starts_with(&start));
    fitting
        .map(|(name, what)| CompletionCandidate::new(name).help((!what.is_empty()).then(|| what.into())))
        .collect()
}
