//! Name lookup for directives: the variables that clauses name.

use okl_frontend::walk::{around, bodies};
use okl_plugin::model::{Function, FunctionId, LayoutKind, Scope, Stmt, VarId, Variable};
use okl_plugin::{Span, Unit};

/// The variable that a name refers to at a place in a function. Members of the function's class come after local
/// variables and before those of the file.
pub fn lookup(unit: &Unit, function: Option<FunctionId>, place: Span, name: &str) -> Option<VarId> {
    let all = unit.variables.iter().enumerate().filter(|(_, variable)| variable.name == name);
    let function = function.map(|function| unit.function(function));
    let body = function.and_then(|function| unit.body(function));
    let rank = |(at, variable): (usize, &Variable)| {
        let id = VarId(at as u32);
        let level = match variable.scope {
            Scope::Local => {
                let body = body.filter(|body| body.span.contains(variable.name_span));
                body.filter(|body| sees(unit, body, place, variable.name_span)).map(|_| 2)
            }
            Scope::Parameter => function
                .filter(|function| function.params.contains(&id))
                .map(|_| 2)
                .or_else(|| body.filter(|body| is_parameter_at(unit, body, place, variable)).map(|_| 3)),
            Scope::Field => function.filter(|function| has_member(unit, function, id)).map(|_| 1),
            Scope::Global => Some(0),
            Scope::Unknown => None,
        };
        Some((level?, variable.name_span.start, id))
    };
    all.filter_map(rank).max().map(|(_, _, id)| id)
}

/// Returns true if a declaration is in scope at a place, in the statements of a function or of a lambda in it.
fn sees(unit: &Unit, body: &Stmt, from: Span, place: Span) -> bool {
    let inner = bodies(unit, body, from);
    let declared = inner.iter().rev().find(|one| one.span.contains(place));
    declared.is_some_and(|one| {
        // Statements of a lambda are not below those around it, so a lambda stands for what is in it.
        let from = inner.iter().skip_while(|other| other.id != one.id).nth(1).map_or(from, |next| next.span);
        unit.sees(one, from, place)
    })
}

/// Returns true if a parameter belongs to a lambda whose body contains the place.
fn is_parameter_at(unit: &Unit, body: &Stmt, place: Span, variable: &Variable) -> bool {
    let bodies = bodies(unit, body, place);
    bodies.windows(2).any(|pair| {
        let lambda = around(unit, pair[0], place).span;
        lambda.contains(variable.name_span) && variable.name_span.end <= pair[1].span.start
    })
}

/// Returns true if a field is a member of the class of a function, or of one of its bases.
fn has_member(unit: &Unit, function: &Function, id: VarId) -> bool {
    let Some(class) = function.class else { return false };
    let mut next: Vec<_> = unit.layouts.iter().filter(|layout| class.contains(layout.span)).collect();
    let mut seen = Vec::new();
    while let Some(layout) = next.pop() {
        if seen.contains(&layout.span) {
            continue;
        }
        seen.push(layout.span);
        let LayoutKind::Record { bases, fields, .. } = &layout.kind else { continue };
        if fields.iter().any(|field| field.variable == id) {
            return true;
        }
        let of_base = |base: &okl_plugin::model::TypeId| {
            let name = &unit.ty(*base).canonical;
            unit.layouts.iter().find(move |layout| layout.name == *name)
        };
        next.extend(bases.iter().filter_map(of_base));
    }
    false
}
