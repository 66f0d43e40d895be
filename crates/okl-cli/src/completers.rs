//! Completion of values: pipelines, ids, attributes, sets of intrinsics.
//!
//! Names of pipelines are looked up as for `--pipeline`, without loading or starting anything.

use crate::folders::Folders;
use crate::host::host;
use crate::pages;
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate, PathCompleter, ValueCompleter};
use okl_config::MESSAGES;
use okl_source::{Severity, Sources};
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::Path;

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

/// Completes ids of warnings, and `warnings` for all of them.
pub fn warnings() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &OsStr| {
        let all = ("warnings".to_string(), "all warnings".to_string());
        let own = MESSAGES.iter().filter(|known| known.severity == Severity::Warning);
        let own = own.map(|known| (known.id.to_string(), known.summary.to_string()));
        let linked = okl_bundle::host().all_declared().into_iter();
        let linked = linked.filter(|known| known.severity == Severity::Warning);
        let ids: BTreeMap<String, String> =
            linked.map(|known| (known.id, known.summary)).chain(own).collect();
        starting(current, ids.into_iter().chain([all]))
    })
}

/// Completes ids of messages, attributes, and names of target languages.
pub fn explained() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &OsStr| {
        starting(current, pages::names().into_iter().map(|name| (name, String::new())))
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
pub fn starting(
    current: &OsStr,
    all: impl IntoIterator<Item = (String, String)>,
) -> Vec<CompletionCandidate> {
    let start = current.to_string_lossy().to_lowercase();
    let fitting = all.into_iter().filter(|(name, _)| name.to_lowercase().starts_with(&start));
    fitting
        .map(|(name, what)| CompletionCandidate::new(name).help((!what.is_empty()).then(|| what.into())))
        .collect()
}
