//! What a use does to a variable that it names, or that what it names leads to.

use okl_analysis::memory::{Accessed, Home};
use okl_analysis::{Analyzed, Use};
use okl_model::{Access, CallExpr, CallTarget, Callee, ExprKind, TypeKind, VarId};
use okl_source::Span;
use std::collections::BTreeSet;

/// The uses, and for each name of a lambda what its body does.
pub(super) fn all_uses<'u>(unit: &Analyzed, uses: impl IntoIterator<Item = &'u Use>) -> Vec<Use> {
    let mut found = Vec::new();
    let mut seen = BTreeSet::new();
    for used in uses {
        found.push(used.clone());
        seen.clear();
        of_lambda(unit, used, used.span, &mut seen, &mut found);
    }
    found
}

/// Whether a use changes nothing, whatever becomes of what it reads.
pub(super) fn only_reads(unit: &Analyzed, used: &Use) -> bool {
    let kind = &unit.type_of(used.place).kind;
    used.access == Access::Read && matches!(kind, TypeKind::Bool | TypeKind::Int(_) | TypeKind::Float)
}

/// What the body of a lambda does where it is named; `place` is that name.
fn of_lambda(unit: &Analyzed, used: &Use, place: Span, seen: &mut BTreeSet<VarId>, found: &mut Vec<Use>) {
    let variable = unit.variable(used.variable);
    if !unit.ty(variable.ty).value().is_lambda || !seen.insert(used.variable) {
        return;
    }
    let Some(init) = unit.init(variable) else { return };
    for inner in unit.effects_of(init.id).uses {
        // A name outside of the lambda stands for what it captured.
        if !init.span.contains(unit.variable(inner.variable).name_span) {
            of_lambda(unit, &inner, place, seen, found);
            found.push(Use { span: place, ..inner });
        }
    }
}

/// What a use does to a variable.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Effect {
    pub(super) reads: bool,
    pub(super) writes: bool,
}

/// What a use does to the variable `id`; nothing where it has nothing to do with it.
pub(super) fn effect(unit: &Analyzed, used: &Use, id: VarId) -> Effect {
    let Accessed { on_the_way, homes, beyond } = unit.memory().accessed(unit, used);
    let home = Home::Variable(id);
    let both = Effect { reads: true, writes: true };
    let passed = Effect { reads: on_the_way.contains(&home), writes: false };
    if used.access == Access::Name {
        return Effect::default();
    }
    // What an object or address leads to that a function is handed, it may change.
    let reads = Effect { reads: true, writes: false };
    if !homes.contains(&home) {
        return match way(unit, used, false) {
            Way::Called if beyond.contains(&home) => both,
            Way::Asked if beyond.contains(&home) => reads,
            Way::Called | Way::Asked | Way::Kept => passed,
        };
    }
    match used.access {
        Access::Name => passed,
        Access::Read => reads,
        Access::Write => Effect { writes: true, ..passed },
        Access::Update => both,
        Access::Escape => match way(unit, used, true) {
            Way::Called => both,
            Way::Asked => reads,
            // What it is put into leads there from now on, and the uses of that count. A loop over it reads it.
            Way::Kept => {
                let named = unit.ty(unit.variable(used.variable).ty);
                Effect { reads: passed.reads || named.value().is_array(), writes: false }
            }
        },
    }
}

/// Where the value of what leads to a variable, or its address, goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// To a function that may write there.
    Called,
    /// To a method or function that promises not to.
    Asked,
    /// Into another variable, or nowhere.
    Kept,
}

fn way(unit: &Analyzed, used: &Use, is_place: bool) -> Way {
    let mut id = used.id;
    if matches!(unit.expression(id).kind, ExprKind::Declare(_)) {
        return Way::Called; // its destructor
    }
    while let Some(parent) = unit.parent(id) {
        if let ExprKind::Call(call) = &unit.expression(parent).kind {
            let method = match &call.target {
                CallTarget::Method { method, object } if *object == Some(id) => Some(*method),
                CallTarget::Operator(method) if call.arguments.first() == Some(&id) => Some(*method),
                CallTarget::Method { .. }
                | CallTarget::Operator(_)
                | CallTarget::Function(_)
                | CallTarget::Constructor(_)
                | CallTarget::Value(_)
                | CallTarget::Unknown => None,
            };
            let at = call.arguments.iter().position(|argument| *argument == id);
            let keeps = method.is_some_and(|id| keeps_object(unit, unit.callee(id)))
                || at.is_some_and(|at| is_kept_by(unit, call, at));
            // Neither promises anything of what that leads to in turn.
            let promises = keeps && is_place;
            let called = call.callee().and_then(|id| unit.callee(id).function);
            let only_reads = called.is_some_and(|function| unit.only_reads(function));
            return if promises || only_reads { Way::Asked } else { Way::Called };
        }
        id = parent;
    }
    Way::Kept
}

/// Whether a method leaves its object as it is, by what it promises or by what it does.
fn keeps_object(unit: &Analyzed, method: &Callee) -> bool {
    method.is_const || method.function.is_some_and(|id| !unit.changes_object(id))
}

/// Whether a call leaves what its argument leads to as it is: the parameter is `int *const *p` or `const View &v`, or
/// the body does not write there. What that leads to in turn may change, and is no part of it.
fn is_kept_by(unit: &Analyzed, call: &CallExpr, at: usize) -> bool {
    let Some(callee) = call.callee().map(|id| unit.callee(id)) else { return false };
    let is_operator = matches!(call.target, CallTarget::Operator(_)) && callee.is_method;
    let Some(at) = at.checked_sub(usize::from(is_operator)) else { return false };
    let parameter = callee.parameters.get(at).map(|ty| unit.ty(*ty));
    let to = parameter.and_then(|ty| ty.referred().or(ty.element()));
    // Only the user's own code casts a `const` away.
    let holds = callee.function.is_none() || !unit.casts_const_away();
    let is_promised = to.is_some_and(|to| to.is_const && holds);
    is_promised || callee.function.is_some_and(|function| !unit.changes_argument(function, at))
}
