//! Pragmas before loops: okl's own, and the user's that speak of loops.

use okl_analysis::Analyzed;
use okl_model::{DirectiveKind, Stmt};
use okl_source::Span;

/// A pragma before the token at `offset`: on its own line where the line holds nothing else yet.
pub(crate) fn pragma_line(unit: &Analyzed, offset: u32, pragma: &str) -> String {
    let (before, after) = around_line(unit, offset);
    format!("{before}#pragma {pragma}{after}")
}

/// What stands before and after a line that comes before the token at `offset`.
pub(crate) fn around_line(unit: &Analyzed, offset: u32) -> (&'static str, String) {
    let text = &unit.text;
    let line_start = text[..offset as usize].rfind('\n').map_or(0, |at| at + 1);
    let before = &text[line_start..offset as usize];
    // Attributes on the way vanish.
    let start = (unit.before_attributes(offset) as usize).max(line_start);
    if text[line_start..start].trim().is_empty() {
        let indent: String = before.chars().take_while(|character| matches!(character, ' ' | '\t')).collect();
        return ("", format!("\n{indent}"));
    }
    ("\n", "\n".into())
}

/// The `#pragma omp` of the user's on the line before a loop.
pub(crate) fn own_pragma(unit: &Analyzed, root: &Stmt) -> Option<Span> {
    let start = unit.before_attributes(root.span.start);
    let before = unit.directives_before(start).next()?;
    let is_next = unit.is_blank(Span::new(before.span.end, start));
    let is_own = matches!(before.kind, DirectiveKind::Pragma | DirectiveKind::PragmaOperator)
        && before.text.split_whitespace().next() == Some("omp");
    (is_next && is_own).then_some(before.span)
}

/// The pragmas before a statement that speak of a loop, which a parallel one is no more on a device; the last one first.
pub(crate) fn loop_pragmas(unit: &Analyzed, stmt: &Stmt) -> Vec<Span> {
    let mut end = unit.before_attributes(stmt.span.start);
    let mut found = Vec::new();
    for directive in unit.directives_before(end) {
        if !matches!(directive.kind, DirectiveKind::Pragma | DirectiveKind::PragmaOperator) {
            continue;
        }
        let is_next = unit.is_blank(Span::new(directive.span.end.min(end), end));
        if !is_next || !is_of_loops(&directive.text) {
            break;
        }
        found.push(directive.span);
        end = directive.span.start;
    }
    found
}

/// Whether a pragma speaks of the loop after it.
pub(crate) fn is_of_loops(pragma: &str) -> bool {
    const OF_LOOPS: &[&str] =
        &["GCC ivdep", "GCC unroll", "acc", "clang loop", "ivdep", "nounroll", "omp", "simd", "unroll"];
    OF_LOOPS.iter().any(|word| pragma.trim_start().starts_with(word))
}
