//! Names that people know from elsewhere: `__syncthreads()`, `cudaMalloc`, `occaKernel`.

use crate::Entry;
use okl_clang::{ForeignKind, ForeignWord, ForeignWords};
use okl_model::{CallTarget, Callee, Directive, DirectiveKind, ExprKind, Undeclared, Unit};
use okl_plan::Plan;
use okl_source::{Diagnostic, Span};
use okl_target::{Description as TargetDescription, Shape, Target};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// Names that people know from elsewhere and that are no words of a target's device code.
const WORDS: &str = include_str!("../../../plugins/words.toml");

/// What [`WORDS`] holds.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    floating: Vec<String>,
    words: Vec<Words>,
    write: BTreeMap<String, String>,
}

/// Names for which OKL has the same.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    names: Vec<String>,
    of: Vec<String>,
    okl: String,
    #[serde(default)]
    write: Option<String>,
    #[serde(default)]
    kind: Kind,
}

/// [`ForeignKind`], as the table names it.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    #[default]
    Word,
    Type,
    Host,
    HostType,
    Header,
    Prefix,
}

impl From<Kind> for ForeignKind {
    fn from(kind: Kind) -> ForeignKind {
        match kind {
            Kind::Word => ForeignKind::Word,
            Kind::Type => ForeignKind::Type,
            Kind::Host => ForeignKind::Host,
            Kind::HostType => ForeignKind::HostType,
            Kind::Header => ForeignKind::Header,
            Kind::Prefix => ForeignKind::Prefix,
        }
    }
}

/// The words of all targets that are part of the program and those of [`WORDS`], sorted.
pub fn foreign_words(backends: &[Entry]) -> Vec<ForeignWord> {
    let Ok(table) = toml::from_str::<Table>(WORDS) else { return Vec::new() };
    let mut words: BTreeMap<String, ForeignWord> = BTreeMap::new();
    for target in targets(backends) {
        for (word, okl) in &target.native {
            let new = || ForeignWord {
                word: word.clone(),
                of: Vec::new(),
                okl: okl.clone(),
                kind: ForeignKind::Word,
                write: table.write.get(word).cloned(),
                is_floating: table.floating.contains(word),
            };
            words.entry(word.clone()).or_insert_with(new).of.push(target.title().to_string());
        }
    }
    for word in table.words.iter().flat_map(Words::each) {
        words.entry(word.word.clone()).or_insert(word);
    }
    words.into_values().collect()
}

impl Words {
    fn each(&self) -> impl Iterator<Item = ForeignWord> {
        self.names.iter().map(|name| {
            // `occaPow` is `pow`.
            let lower = name.trim_start_matches("occa").to_lowercase();
            let filled = |text: &String| text.replace("{lower}", &lower);
            ForeignWord {
                word: name.clone(),
                of: self.of.clone(),
                okl: filled(&self.okl),
                kind: self.kind.into(),
                write: self.write.as_ref().map(filled),
                is_floating: false,
            }
        })
    }
}

/// Whether a word may start so, or be meant by one that stands for all with its start. No word is found of which this says no.
pub(crate) fn may_start(start: &str) -> bool {
    let stands_for_all = |stem: &str| stem.len() > 2 && start.starts_with(stem);
    WORDS.contains(start) || WORDS.split('"').filter_map(|name| name.strip_suffix('*')).any(stands_for_all)
}

/// The targets that are part of the program.
fn targets(backends: &[Entry]) -> Vec<Target> {
    let read = |text: &str| TargetDescription::from_toml(text).ok();
    let resolved = backends.iter().filter_map(|entry| {
        let mut own = read(entry.target)?;
        while let Some(like) = own.like().map(str::to_string) {
            let base = backends.iter().find(|entry| entry.name == like)?;
            own = own.over(&read(base.target)?).ok()?;
        }
        own.target().ok()
    });
    resolved.collect()
}

/// `foreign-word`: calls of what a target lacks and other targets have; `unknown-function`: of what no one declares.
pub(crate) fn refused(
    unit: &Unit,
    target: &Target,
    plan: &Plan<'_>,
    foreign: &ForeignWords,
) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let mut told = BTreeSet::new();
    // What okl did not read may declare anything.
    let is_unread =
        |line: &Directive| line.kind == DirectiveKind::Other && unit.source(line.span).contains("include");
    let is_whole = !unit.directives.iter().any(is_unread);
    for expression in &unit.expressions {
        let ExprKind::Call(call) = &expression.kind else { continue };
        let CallTarget::Function(callee) = call.target else { continue };
        let Callee { name, namespace, function: None, intrinsic: None, .. } = unit.callee(callee) else {
            continue;
        };
        if !namespace.is_empty() || unit.builtins.contains(name) || target.native.contains_key(name) {
            continue;
        }
        let Some(word) = foreign.find(name) else {
            let undeclared = unit.undeclared.iter().find(|one| one.name == *name).filter(|_| is_whole);
            let runs = run_by(unit, target, plan, call.name_span);
            if let Some((one, runs)) = undeclared.zip(runs)
                && !may_have(target, name, runs)
                && told.insert(name)
            {
                found.push(unknown(one, target, runs, call.name_span));
            }
            continue;
        };
        let runs = run_by(unit, target, plan, call.name_span);
        let is_known = runs == Some(Runs::Device) && word.of.iter().any(|of| of == target.title());
        // Host code outside of kernels is told of once, by whoever reads the text.
        if is_known || word.kind.is_of_host() && runs.is_none() {
            continue;
        }
        let message =
            format!("`{name}` belongs to {}, and {} does not have it", word.languages(), target.title());
        let error = Diagnostic::error("foreign-word", message, call.name_span);
        let error = error.about(name).help(word.help());
        // Another name for the same; what takes its arguments apart is told by whoever reads the text.
        let is_name = |text: &&String| !text.is_empty() && !text.contains(['{', '@']);
        found.push(match word.write.as_ref().filter(is_name) {
            Some(text) => error.replace(call.name_span, text.as_str()),
            None => error,
        });
    }
    found
}

/// Whose compiler reads a call.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Runs {
    Host,
    Device,
}

/// Whose compiler reads what stands at a place; none where no text holds it.
fn run_by(unit: &Unit, target: &Target, plan: &Plan<'_>, place: Span) -> Option<Runs> {
    match target.shape {
        Shape::Host => Some(Runs::Host),
        Shape::Grid if plan.device.holds(place) => Some(Runs::Device),
        Shape::Grid => unit.kernels().any(|(_, kernel)| kernel.span.contains(place)).then_some(Runs::Host),
    }
}

/// Whether a compiler may know a function by itself. The names that start with `__` are theirs.
fn may_have(target: &Target, name: &str, runs: Runs) -> bool {
    let capabilities = &target.capabilities;
    // What a target is known to lack is told by itself.
    name.starts_with("__") || runs == Runs::Device && (capabilities.has(name) || capabilities.lacks(name))
}

/// `unknown-function`
fn unknown(one: &Undeclared, target: &Target, runs: Runs, place: Span) -> Diagnostic {
    let name = &one.name;
    let whose = match runs {
        Runs::Device => target.title().to_string(),
        Runs::Host => "C++".to_string(),
    };
    let message = format!("nothing declares the function `{name}`, and {whose} has none of that name");
    let error = Diagnostic::error("unknown-function", message, place).about(name);
    match &one.meant {
        Some(meant) => error.help(format!("did you mean `{meant}`?")).replace(place, meant),
        None => error.help("declare it, or include the header that does"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Table {
        toml::from_str(WORDS).expect("a table")
    }

    #[test]
    fn the_table_of_words_can_be_read() {
        let table = table();
        assert!(table.words.iter().all(|words| !words.names.is_empty() && !words.of.is_empty()));
        assert!(foreign_words(&[]).iter().any(|word| word.word == "occaPow" && word.okl.contains("`pow`")));
    }

    #[test]
    fn each_word_may_start_as_it_does() {
        for word in foreign_words(&[]) {
            let start = word.word.trim_end_matches('*');
            assert!(may_start(start) && may_start(&start[..1]), "{start}");
        }
        assert!(may_start("cudaAnything") && !may_start("alpha"));
    }
}
