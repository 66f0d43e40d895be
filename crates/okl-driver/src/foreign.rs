//! Names of target languages that users write in OKL by mistake, such as `__syncthreads()`.

use okl_clang::{ForeignWord, ForeignWords};
use okl_host::Entry;
use okl_model::{CallTarget, Callee, Directive, DirectiveKind, ExprKind, Undeclared, Unit};
use okl_plan::Plan;
use okl_source::{Diagnostic, Span};
use okl_target::{Description as TargetDescription, Shape, Target};
use std::collections::{BTreeMap, BTreeSet};

/// The names of all targets that are part of the program, sorted.
pub fn foreign_words(backends: &[Entry]) -> Vec<ForeignWord> {
    let mut words: BTreeMap<String, ForeignWord> = BTreeMap::new();
    for target in targets(backends) {
        for (word, okl) in &target.native {
            let new = || ForeignWord { word: word.clone(), of: Vec::new(), okl: okl.clone() };
            words.entry(word.clone()).or_insert_with(new).of.push(target.title().to_string());
        }
    }
    words.into_values().collect()
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
        let message = format!("`{name}` is a word of {}, not of {}", word.languages(), target.title());
        let error = Diagnostic::error("foreign-word", message, call.name_span);
        found.push(error.about(name).help(format!("in OKL: {}", word.okl)));
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
    let error = Diagnostic::error("unknown-function", message, place).about(name);
    match &one.meant {
        Some(meant) => error.help(format!("did you mean `{meant}`?")).replace(place, meant),
        None => error.help("declare it, or include the header that does"),
    }
}
