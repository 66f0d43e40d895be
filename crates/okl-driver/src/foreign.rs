//! Names that people know from elsewhere: `__syncthreads()`, `cudaMalloc`, `occaKernel`.

use okl_clang::{ForeignKind, ForeignWord, ForeignWords};
use okl_host::Entry;
use okl_model::{CallTarget, Callee, Directive, DirectiveKind, ExprKind, Undeclared, Unit};
use okl_plan::Plan;
use okl_source::ids::FOREIGN_WORD;
use okl_source::{Diagnostic, DiagnosticId, Span};
use okl_target::{Description as TargetDescription, Shape, Target};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

const UNKNOWN_FUNCTION: DiagnosticId = DiagnosticId::new("unknown-function");

/// The TOML of [`Host::foreign_words`](okl_host::Host::foreign_words).
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

/// The native names of all linked targets and those of a table, sorted.
pub fn foreign_words(backends: &[Entry], table: &str) -> Vec<ForeignWord> {
    let Ok(table) = toml::from_str::<Table>(table) else { return Vec::new() };
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

/// True if a name of a table may start so, or `start` may match a pattern of it such as `abc*`. A name for which this is false is
/// not in the table.
pub(crate) fn may_start(table: &str, start: &str) -> bool {
    let stands_for_all = |stem: &str| stem.len() > 2 && start.starts_with(stem);
    table.contains(start) || table.split('"').filter_map(|name| name.strip_suffix('*')).any(stands_for_all)
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

/// `foreign-word` at calls of a function that other targets have and this one lacks; `unknown-function` at calls of a
/// function that nothing declares.
pub(crate) fn refused(
    unit: &Unit,
    target: &Target,
    plan: &Plan<'_>,
    foreign: &ForeignWords,
) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let mut told = BTreeSet::new();
    // An include that okl did not read may declare any function.
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
        let error = Diagnostic::error(FOREIGN_WORD, message, call.name_span);
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

/// The compiler that reads a call.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Runs {
    Host,
    Device,
}

/// The compiler that reads the code at a place; `None` if no emitted text contains it.
fn run_by(unit: &Unit, target: &Target, plan: &Plan<'_>, place: Span) -> Option<Runs> {
    match target.shape {
        Shape::Host => Some(Runs::Host),
        Shape::Grid if plan.device.holds(place) => Some(Runs::Device),
        Shape::Grid => unit.kernels().any(|(_, kernel)| kernel.span.contains(place)).then_some(Runs::Host),
    }
}

/// True if a compiler may provide a function itself. Names that start with `__` are reserved for it.
fn may_have(target: &Target, name: &str, runs: Runs) -> bool {
    let capabilities = &target.capabilities;
    // A function that the target is known to lack is reported separately.
    name.starts_with("__") || runs == Runs::Device && (capabilities.has(name) || capabilities.lacks(name))
}

/// The `unknown-function` diagnostic.
fn unknown(one: &Undeclared, target: &Target, runs: Runs, place: Span) -> Diagnostic {
    let name = &one.name;
    let whose = match runs {
        Runs::Device => target.title().to_string(),
        Runs::Host => "C++".to_string(),
    };
    let message = format!("nothing declares the function `{name}`, and {whose} has none of that name");
    let error = Diagnostic::error(UNKNOWN_FUNCTION, message, place).about(name);
    match &one.meant {
        Some(meant) => error.help(format!("did you mean `{meant}`?")).replace(place, meant),
        None => error.help("declare it, or include the header that does"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text() -> &'static str {
        okl_bundle::host().foreign_words
    }

    fn table() -> Table {
        toml::from_str(text()).expect("a table")
    }

    #[test]
    fn the_table_of_words_can_be_read() {
        let table = table();
        assert!(table.words.iter().all(|words| !words.names.is_empty() && !words.of.is_empty()));
        assert!(
            foreign_words(&[], text())
                .iter()
                .any(|word| word.word == "occaPow" && word.okl.contains("`pow`"))
        );
    }

    #[test]
    fn each_word_may_start_as_it_does() {
        for word in foreign_words(&[], text()) {
            let start = word.word.trim_end_matches('*');
            assert!(may_start(text(), start) && may_start(text(), &start[..1]), "{start}");
        }
        assert!(may_start(text(), "cudaAnything") && !may_start(text(), "alpha"));
    }
}
