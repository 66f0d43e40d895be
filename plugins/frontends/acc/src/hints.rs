//! Pragmas of compilers between a directive and its loop: `#pragma GCC ivdep`, `#pragma omp simd`. Where other text takes
//! the place of the loop, they go, since compilers accept them before loops only.

use crate::placed::Placed;
use okl_plugin::model::DirectiveKind;
use okl_plugin::{Span, Unit};

/// The pragmas between a directive and its statement that are not OpenACC's.
pub fn hints(unit: &Unit, placed: &Placed) -> Vec<Span> {
    let Some(stmt) = placed.stmt.filter(|_| placed.directive.takes_statement) else { return Vec::new() };
    let between = placed.directive.span.end..unit.stmt(stmt).span.start;
    let is_hint = |line: &&okl_plugin::model::Directive| {
        matches!(line.kind, DirectiveKind::Pragma | DirectiveKind::PragmaOperator)
            && between.contains(&line.span.start)
            && line.text.split_whitespace().next() != Some("acc")
    };
    unit.directives.iter().filter(is_hint).map(|line| line.span).collect()
}
