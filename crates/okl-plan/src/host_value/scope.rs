//! Declarations in host code, and changes to them before a nest.

use okl_analysis::{Analyzed, Use};
use okl_model::{Declaration, DeclarationId, DeclarationKind, Stmt, StmtKind, VarId};
use okl_source::Span;

/// True if a variable may change between a declaration and a nest.
///
/// Changes before the declaration do not matter, unless a loop around the nest but not around the declaration executes
/// them again.
pub(super) fn changed_since(
    unit: &Analyzed,
    body: &Stmt,
    variable: VarId,
    declared: Span,
    nest: Span,
) -> bool {
    // The elements of an array are its value; the memory that a pointer leads to is not.
    let parts = unit.ty(unit.variable(variable).ty).is_array();
    let changes =
        |used: &Use| used.variable == variable && used.access.may_write() && (parts || !used.through);
    let mut changed = false;
    each_use(unit, body, &mut Vec::new(), &mut |used, around| {
        if !changes(used) {
            return;
        }
        let place = used.span;
        let between = declared.end <= place.start && place.start < nest.start;
        let again = around.iter().any(|l| l.contains(nest) && !l.contains(declared));
        changed |= !nest.contains(place) && (between || again);
    });
    changed
}

/// Visits the uses of variables, with the loops around each.
fn each_use(unit: &Analyzed, stmt: &Stmt, around: &mut Vec<Span>, visit: &mut dyn FnMut(&Use, &[Span])) {
    let is_loop = stmt.is_loop();
    if is_loop {
        around.push(stmt.span);
    }
    for used in unit.uses(stmt) {
        visit(used, around);
    }
    for child in unit.children(stmt) {
        each_use(unit, child, around, visit);
    }
    if is_loop {
        around.pop();
    }
}

/// True if a statement declares a type: `struct P { .. };`, `struct P { .. } p;`, `using real = float;`.
pub(super) fn declares_type(unit: &Analyzed, stmt: &Stmt) -> bool {
    let is_declaration = match &stmt.kind {
        StmtKind::Declaration(_) => true,
        StmtKind::Other(parts) => parts.is_empty(),
        _ => false,
    };
    let is_type = |kind: DeclarationKind| kind != DeclarationKind::StaticAssert;
    is_declaration && declarations_in(unit, stmt.span).any(|(_, declared)| is_type(declared.kind))
}

/// The declarations in a range of text that may declare types, in source order.
pub(super) fn declarations_in(
    unit: &Analyzed,
    text: Span,
) -> impl Iterator<Item = (DeclarationId, &Declaration)> {
    let first = unit.declarations.partition_point(|declared| declared.span.start < text.start);
    let from = unit.declarations.iter().enumerate().skip(first);
    let from = from.take_while(move |(_, declared)| declared.span.start < text.end);
    let inside = from.filter(move |(_, declared)| text.contains(declared.span));
    inside.map(|(at, declared)| (DeclarationId(at as u32), declared))
}
