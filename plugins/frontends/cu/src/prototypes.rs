//! Functions of the device that the host program names without a call of them: template arguments of kernels. Where kernels
//! are a text of their own, the host program declares them.
//!
//! ```text
//! __device__ int larger(int a, int b) { ... }          int larger(int a, int b);
//! reduce<larger><<<n, 64>>>(x, y);
//! ```

use crate::program::Program;
use okl_frontend::head;
use okl_plugin::model::FunctionId;
use okl_plugin::{Span, words};
use std::collections::BTreeSet;

/// The words in the template arguments of kernels.
pub(crate) fn named<'p>(program: &Program<'p>) -> BTreeSet<&'p str> {
    let unit = program.unit;
    let lists = program.kernels.iter().map(|id| {
        let function = unit.function(*id);
        unit.source(Span::new(function.name_span.start, function.params_span.start))
    });
    lists.filter_map(|text| text.split_once('<')).flat_map(|(_, list)| words(list)).collect()
}

/// The declaration of a function without what only devices know; empty for one that another declaration comes before.
pub(crate) fn of(program: &Program<'_>, id: FunctionId) -> String {
    let unit = program.unit;
    let function = unit.function(id);
    if program.canonical(id) != id {
        return String::new();
    }
    let heads = head::heads(unit, function.span).unwrap_or_default();
    let mut text: String = heads.iter().map(|(range, _)| format!("{} ", unit.source(*range))).collect();
    let mut before = unit.source(Span::new(function.specifiers, function.name_span.start)).to_string();
    for attribute in function.attrs.iter().map(|id| unit.attribute(*id)) {
        before = before.replace(unit.source(attribute.span), "");
    }
    let is_kept = |word: &&str| !matches!(*word, "static" | "inline" | "constexpr");
    for word in before.split_whitespace().filter(is_kept) {
        text.push_str(word);
        text.push(' ');
    }
    format!("{text}{}({});", function.name, unit.source(function.params_span))
}
