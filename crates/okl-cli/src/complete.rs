//! What a shell completes: it asks okl itself, which knows what is where the user is.
//!
//! The script of `okl completions` sets [`VARIABLE`] and calls okl with the words that are there so far. Names of pipelines
//! are looked up as for `--pipeline`; nothing is loaded or started for that.

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

/// Names the shell that asks.
const VARIABLE: &str = "OKL_COMPLETE";

/// Prints the script with which a shell asks okl.
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

/// Answers a shell; none when no shell asks.
pub fn answer(words: &[OsString]) -> Option<Code> {
    let folder = std::env::current_dir().ok();
    let asked = CompleteEnv::with_factory(Cli::command).var(VARIABLE).bin("okl");
    match asked.try_complete(words, folder.as_deref()) {
        Ok(false) => None,
        Ok(true) => Some(Code::Done),
        Err(error) => Some(messages::usage(error.to_string().trim())),
    }
}

/// Pipelines by name, and files of them.
pub fn pipelines() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &OsStr| {
        let is_toml = |path: &Path| path.extension().is_some_and(|ending| ending == "toml");
        let mut all = starting(current, names_of_pipelines());
        all.extend(PathCompleter::any().filter(is_toml).complete(current));
        all
    })
}

/// Pipelines by name, as `okl translate` takes them.
pub fn modes() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &OsStr| starting(current, names_of_pipelines()))
}

/// What `--emit` takes.
pub fn kinds() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &OsStr| {
        starting(current, EmitKind::all().map(|kind| (kind.name().to_string(), kind.summary().to_string())))
    })
}

/// Ids of warnings, and `warnings` for all of them.
pub fn warnings() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &OsStr| {
        let all = ("warnings".to_string(), "all warnings".to_string());
        let ids = MESSAGES.iter().filter(|known| known.severity == Severity::Warning);
        let ids = ids.map(|known| (known.id.to_string(), known.summary.to_string()));
        starting(current, ids.chain([all]))
    })
}

/// Ids of messages, attributes, words of targets.
pub fn explained() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &OsStr| {
        starting(current, explain::names().into_iter().map(|name| (name, String::new())))
    })
}

/// Sets of intrinsics.
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

/// Those that go on from what is there, in any case, each with what it is.
fn starting(current: &OsStr, all: impl IntoIterator<Item = (String, String)>) -> Vec<CompletionCandidate> {
    let start = current.to_string_lossy().to_lowercase();
    let fitting = all.into_iter().filter(|(name, _)| name.to_lowercase().starts_with(&start));
    fitting
        .map(|(name, what)| CompletionCandidate::new(name).help((!what.is_empty()).then(|| what.into())))
        .collect()
}
