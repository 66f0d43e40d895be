//! What has to be declared before an instance.

use okl_analysis::Analyzed;
use okl_model::{CalleeId, DeclarationId, Function, FunctionId, TypeId};
use okl_source::Span;

/// The end of the last declaration of a type that others name; 0 if there is none. `None` if one is declared in a
/// function.
pub(crate) fn types_end(unit: &Analyzed, types: impl Iterator<Item = TypeId>) -> Option<u32> {
    let mut end = 0;
    for id in types.flat_map(|ty| unit.ty(ty).declarations()) {
        let span = outermost(unit, id);
        if unit.function_around(span).is_some() {
            return None;
        }
        end = end.max(span.end);
    }
    Some(end)
}

/// The end of the last plain function among those that are called; 0 if there is none.
pub(crate) fn called_end(unit: &Analyzed, calls: &[(Span, CalleeId)]) -> u32 {
    let called = calls.iter().filter_map(|(_, callee)| plain_function(unit, *callee));
    called.map(|function| function.span.end).max().unwrap_or(0)
}

/// True if a function is declared in a range whose name an instance uses for another one: a copy behind that range may
/// call it instead.
pub(crate) fn may_find_others(unit: &Analyzed, calls: &[(Span, CalleeId)], between: Span) -> bool {
    let called: Vec<&Function> =
        calls.iter().filter_map(|(_, callee)| plain_function(unit, *callee)).collect();
    let is_other = |function: &&Function| {
        let same = called.iter().filter(|one| one.name == function.name);
        same.into_iter().any(|one| one.canonical != function.canonical)
    };
    !between.is_empty()
        && unit.functions.iter().filter(|one| between.contains(one.name_span)).any(|one| is_other(&one))
}

/// The first declaration of a function that is no template.
fn plain_function(unit: &Analyzed, callee: CalleeId) -> Option<&Function> {
    let callee = &unit.callees[callee.0 as usize];
    let id: FunctionId = callee.function.filter(|_| callee.instance.is_empty() && !callee.is_method)?;
    let first = unit.function(id).canonical.unwrap_or(id);
    Some(unit.function(first))
}

/// The outermost class that a type is declared in, or its own declaration.
fn outermost(unit: &Analyzed, id: DeclarationId) -> Span {
    let mut id = id;
    while let Some(outer) = unit.declared(id).class {
        id = outer;
    }
    unit.declared(id).span
}
