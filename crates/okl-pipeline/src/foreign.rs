//! Words of targets that people write who know those: `__syncthreads()`.

use crate::Entry;
use okl_clang::{ForeignWord, ForeignWords};
use okl_model::{CallTarget, Callee, ExprKind, Unit};
use okl_source::Diagnostic;
use okl_target::{Description as TargetDescription, Target};
use std::collections::BTreeMap;

/// The words of all targets that are part of the program, sorted.
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
            own = own.over(&read(base.target)?);
        }
        own.target().ok()
    });
    resolved.collect()
}

/// `foreign-word`: calls of what a target lacks and other targets have.
pub(crate) fn refused(unit: &Unit, target: &Target, foreign: &ForeignWords) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for expression in &unit.expressions {
        let ExprKind::Call(call) = &expression.kind else { continue };
        let CallTarget::Function(callee) = call.target else { continue };
        let Callee { name, namespace, function: None, intrinsic: None, .. } = unit.callee(callee) else {
            continue;
        };
        if !namespace.is_empty() || unit.builtins.contains(name) || target.native.contains_key(name) {
            continue;
        }
        let Some(word) = foreign.find(name) else { continue };
        let message = format!("`{name}` is a word of {}, not of {}", word.languages(), target.title());
        let error = Diagnostic::error("foreign-word", message, call.name_span);
        found.push(error.about(name).help(format!("in OKL: {}", word.okl)));
    }
    found
}
