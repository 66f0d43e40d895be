//! `i ? a : b` of classes, for targets whose memories are part of the types of places.
//!
//! The places `p[i]` in global memory and `v` of a work item have two types there, and a place and a value, too: what C++
//! reads is written as values.
//!
//! ```text
//! i ? p[i] : v        i ? P(p[i]) : P(v)
//! i ? v : made(v)     i ? P(v) : made(v)
//! ```

use crate::Job;
use crate::tokens::device_ranges;
use okl_analysis::Analyzed;
use okl_analysis::memory::Space;
use okl_model::{BinaryOperator, CallTarget, ExprId, ExprKind, TypeKind};
use okl_source::EditSet;
use std::collections::BTreeSet;

/// Writes the copies in device code.
pub(crate) fn lower(job: &Job<'_>, edits: &mut EditSet) {
    let unit = job.unit;
    let ranges = device_ranges(job);
    let mut done = BTreeSet::new();
    // From the outside in.
    for expression in unit.expressions.iter().rev() {
        let ExprKind::Conditional { then, otherwise, .. } = expression.kind else { continue };
        let ty = unit.ty(expression.ty).value();
        let is_class = ty.kind == TypeKind::Record && job.native_vector(ty).is_none() && !ty.is_lambda();
        let is_device = ranges.iter().any(|range| range.contains(expression.span));
        if !is_class || !is_device || !differ(unit, [then, otherwise]) || is_place(unit, expression.id) {
            continue;
        }
        let name = ty.get().canonical.trim_start_matches("const ").to_string();
        for arm in [then, otherwise] {
            let place = unit.expression(arm).span;
            if is_read(unit, arm) && done.insert(place) {
                edits.wrap(job.owner(), place, format!("{name}("), ")");
            }
        }
    }
}

/// Whether the two have different types on such a target.
fn differ(unit: &Analyzed, arms: [ExprId; 2]) -> bool {
    let [then, otherwise] = arms.map(|arm| if is_read(unit, arm) { Some(memory(unit, arm)) } else { None });
    match (then, otherwise) {
        (Some(Some(one)), Some(Some(other))) => one != other,
        (None, None) => false,
        (Some(_) | None, Some(_) | None) => true,
    }
}

/// Whether an arm is a place, which is read here, or counts as one.
fn is_read(unit: &Analyzed, arm: ExprId) -> bool {
    let kind = &unit.expression(unit.peeled(arm)).kind;
    if let ExprKind::Cast { operand, .. } = *kind {
        // `P{1, 2}`: some compilers make it in a memory of its own.
        return matches!(unit.expression(unit.peeled(operand)).kind, ExprKind::List(_));
    }
    if let ExprKind::Call(call) = kind {
        // A copy that nobody wrote.
        let is_silent = matches!(call.target, CallTarget::Constructor(_)) && call.name_span.is_empty();
        let result = call.callee().map(|id| unit.ty(unit.callee(id).result));
        return is_silent && matches!(call.arguments[..], [only] if is_read(unit, only))
            || result.is_some_and(|result| result.is_reference());
    }
    matches!(
        kind,
        ExprKind::Name(_) | ExprKind::Index { .. } | ExprKind::Member(_) | ExprKind::Dereference(_)
    )
}

/// The memory of a place, where only one comes into question and it has the same name wherever the place is named.
fn memory(unit: &Analyzed, arm: ExprId) -> Option<Space> {
    let homes = unit.memory().certain_place(unit.peeled(arm))?;
    let mut spaces = homes.iter().map(|home| home.space(unit));
    let first = spaces.next()??;
    spaces.all(|space| space == Some(first)).then_some(first)
}

/// Whether the choice itself is changed, or its address taken.
fn is_place(unit: &Analyzed, mut id: ExprId) -> bool {
    while let Some(outer) = unit.parent(id) {
        let kind = &unit.expression(outer).kind;
        if let ExprKind::Call(call) = kind {
            let Some(callee) = call.callee().map(|callee| unit.callee(callee)) else { return false };
            let changes = |ty| unit.ty(ty).referred().is_some_and(|to| !to.is_const);
            let sign = callee.name.strip_prefix("operator").unwrap_or_default();
            let assigns = sign.ends_with('=') && BinaryOperator::spelled(sign).is_none();
            let at = call.arguments.iter().position(|argument| *argument == id);
            return at.is_some_and(|at| {
                at == 0 && assigns || callee.parameters.get(at).is_some_and(|ty| changes(*ty))
            });
        }
        if let ExprKind::Declare(declare) = kind {
            return declare.variables.iter().any(|id| unit.ty(unit.variable(*id).ty).is_reference());
        }
        let is_part = matches!(kind, ExprKind::Member(member) if !member.arrow);
        if !is_part && !matches!(kind, ExprKind::Paren(_)) {
            let is_changed = kind.as_update().is_some_and(|update| update.target == id);
            return is_changed || matches!(kind, ExprKind::AddressOf(_));
        }
        id = outer;
    }
    false
}
