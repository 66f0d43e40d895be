//! Helpers for the tests of this crate.

use crate::{Plan, PlanOptions};
use okl_analysis::Analyzed;
use okl_source::Span;

/// Plans a text for a target and calls `look` with the plan.
pub(crate) fn planned<T>(target: &str, text: &str, look: impl FnOnce(&Analyzed, &Plan<'_>) -> T) -> T {
    let checked = okl_fixtures::checked(text);
    let plan = Plan::new(&okl_fixtures::target(target), &checked, PlanOptions { adds_barriers: true });
    look(checked.unit(), &plan)
}

/// The ids and messages of the diagnostics with which a target refuses a text.
pub(crate) fn refused(target: &str, text: &str) -> Vec<String> {
    planned(target, text, |_, plan| {
        plan.refused.iter().map(|one| format!("{}: {}", one.id, one.message)).collect()
    })
}

/// The beginning of a range of text, on one line.
pub(crate) fn start_of(unit: &Analyzed, span: Span) -> String {
    let words: Vec<&str> = unit.source(span).split_whitespace().collect();
    let text = words.join(" ");
    match text.char_indices().nth(40) {
        Some((end, _)) => format!("{} ...", &text[..end]),
        None => text,
    }
}

/// A kernel whose groups execute some code; `each` is a loop over 16 work items.
pub(crate) fn group(code: &str) -> String {
    with("", code)
}

/// The same kernel with functions and types before it.
pub(crate) fn with(before: &str, code: &str) -> String {
    let code = code.replace("each ", "for (int t = 0; t < 16; ++t; @inner) ");
    format!(
        "{before}
         @kernel void k(const int N, float *x, float *y, @restrict float *r, @restrict const float *q, int *n) {{
           for (int g = 0; g < N; ++g; @outer) {{
             @shared float s[16];
             @shared float u[16];
             @exclusive float own;
             {code}
           }}
         }}"
    )
}
