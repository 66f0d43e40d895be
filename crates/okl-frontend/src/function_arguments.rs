//! Template arguments that are functions. libclang does not tell which ones they are, so they are read from the calls:
//!
//! ```text
//! template <int (*op)(int, int)> int reduce(int v);       reduce<larger>(v)
//! ```

use crate::head;
use okl_plugin::model::{CalleeId, ExprKind};
use okl_plugin::{Span, Unit};

/// The lists of template arguments that calls of a function template write, each once.
pub(crate) fn lists(unit: &Unit, callee: CalleeId) -> Vec<Vec<String>> {
    let mut found: Vec<Vec<String>> = Vec::new();
    for expression in &unit.expressions {
        let ExprKind::Call(call) = &expression.kind else { continue };
        if call.callee() != Some(callee) {
            continue;
        }
        let list = list(unit, call.name_span);
        if !found.contains(&list) {
            found.push(list);
        }
    }
    found
}

/// The arguments at the end of a name: `int`, `larger` of `change<int, &larger>`.
fn list(unit: &Unit, name: Span) -> Vec<String> {
    // `Box<int>::change<larger>`
    let last = unit.source(name).rsplit(">::").next().unwrap_or_default();
    head::arguments(last.trim_end()).into_iter().map(str::to_string).collect()
}

/// The name of a function, if an argument is one and nothing else: `larger` of `&larger`.
pub(crate) fn function(unit: &Unit, argument: &str) -> Option<String> {
    let name = argument.strip_prefix('&').unwrap_or(argument).trim();
    declared(unit, name).next().is_some().then(|| name.to_string())
}

/// The end of the first declaration of a function.
pub(crate) fn end(unit: &Unit, name: &str) -> u32 {
    declared(unit, name).map(|one| one.end).min().unwrap_or(0)
}

/// The declarations of the functions that a name may mean: `ns::halve<int>`.
fn declared(unit: &Unit, name: &str) -> impl Iterator<Item = Span> {
    let is_word = |letter: char| letter == '_' || letter == ':' || letter.is_alphanumeric();
    let path = name.split('<').next().unwrap_or(name).trim_end();
    let is_name = path.chars().all(is_word) && (path == name || name.ends_with('>'));
    let last = path.rsplit("::").next().unwrap_or(path).to_string();
    unit.functions.iter().filter(move |one| is_name && !one.is_method && one.name == last).map(|one| one.span)
}
