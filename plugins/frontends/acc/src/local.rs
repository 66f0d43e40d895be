//! Functions that belong to one file of a program.

use okl_plugin::model::{Declaration, DeclarationKind, FunctionId};
use okl_plugin::{Span, Unit};

/// True for a function that is not the only one of its name in a program: one of its file, or one of a header.
pub fn is_local(unit: &Unit, id: FunctionId) -> bool {
    let function = unit.function(id);
    let before =
        unit.source(Span::new(function.specifiers.min(function.name_span.start), function.name_span.start));
    let is_said = before.split_whitespace().any(|word| matches!(word, "static" | "inline" | "constexpr"));
    let is_unnamed = |one: &&Declaration| {
        let body = one.body.unwrap_or(one.span);
        one.kind == DeclarationKind::Namespace && one.name.is_empty() && body.contains(function.span)
    };
    is_said || function.is_method || unit.declarations.iter().any(|one| is_unnamed(&one))
}
