//! On which side of the first executable statement a directive stands.

use crate::ast::Directive;

/// Returns true for directives that belong to specifications, such as `acc declare`.
pub(crate) fn is_specification(directive: &Directive) -> bool {
    let first = directive.tokens.first().map_or("", |token| token.text.as_str());
    match directive.sentinel.as_str() {
        "acc" => matches!(first, "declare" | "routine"),
        "omp" => matches!(first, "declare" | "threadprivate" | "requires" | "groupprivate"),
        _ => false,
    }
}
