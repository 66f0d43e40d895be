//! Expressions that are lvalues in C++ and rvalues in C.

use super::bindings::becomes_pointer;
use super::bound::{arms, handed, is_place, only};
use super::refused::refuse;
use crate::device_text::DeviceText;
use crate::job::Job;
use okl_analysis::Analyzed;
use okl_model::{BinaryOperator, CallExpr, CallTarget, CastStyle, ExprId, ExprKind, Overloaded};
use okl_source::{EditSet, Span};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// Rewrites conditional and comma expressions that are used as places: they select an address, which is dereferenced.
///
/// ```text
/// (i ? p : q) = 3      (*(i ? &(p) : &(q))) = 3
/// f(i ? p : q)         f(&(*(i ? &(p) : &(q))))      of `void f(int &x)`
/// int &r = (p, q);     int *r = &((*(p, &(q))));
/// ```
pub(crate) fn lower(job: &Job<'_>, code: &DeviceText, edits: &mut EditSet) {
    let unit = job.unit;
    let mut chosen = BTreeSet::new();
    for place in places(job) {
        chosen.extend(choice(unit, place).filter(|id| is_place(job, unit.expression(*id))));
    }
    // Outermost expressions first: an edit inside of another comes after it.
    let mut left: Vec<ExprId> = chosen.into_iter().collect();
    left.sort_by_key(|id| (unit.expression(*id).span.start, Reverse(unit.expression(*id).span.end)));
    let mut done = BTreeSet::new();
    for id in left {
        write(job, code, id, &mut done, edits);
    }
}

/// Rewrites one such expression, and those nested in its operands.
fn write(job: &Job<'_>, code: &DeviceText, id: ExprId, done: &mut BTreeSet<Span>, edits: &mut EditSet) {
    let unit = job.unit;
    let whole = unit.expression(id).span;
    if !code.is_left(whole) || !done.insert(whole) {
        return;
    }
    edits.wrap(job.owner(), whole, "*(", ")");
    for arm in arms(&unit.expression(id).kind) {
        edits.wrap(job.owner(), unit.expression(arm).span, "&(", ")");
        if let Some(inner) = choice(unit, arm) {
            write(job, code, inner, done, edits);
        }
    }
}

/// The conditional or comma expression that a place is based on: `i ? p : q` of `(i ? p : q).x`.
fn choice(unit: &Analyzed, place: ExprId) -> Option<ExprId> {
    let (id, _) = innermost(unit, place)?;
    (!arms(&unit.expression(id).kind).is_empty()).then_some(id)
}

/// The places whose address C must take, and those that are assigned to.
fn places(job: &Job<'_>) -> Vec<ExprId> {
    let unit = job.unit;
    let mut found = Vec::new();
    for expression in &unit.expressions {
        found.extend(place(unit, &expression.kind));
        if let ExprKind::Call(call) = &expression.kind {
            found.extend(handed(job, call).iter().map(|(argument, _)| *argument));
        } else if let ExprKind::Declare(declare) = &expression.kind {
            let init = declare.init.filter(|_| declare.variables.iter().any(|id| becomes_pointer(job, *id)));
            found.extend(init.map(|init| only(job, init)));
        }
    }
    found
}

/// Refuses expressions that C cannot assign to or take the address of.
pub(super) fn refuse_values(job: &mut Job<'_>, code: &DeviceText) {
    let unit = job.unit;
    for expression in &unit.expressions {
        let Some(place) = place(unit, &expression.kind) else { continue };
        let found = value(unit, place);
        if let Some((at, id, construct)) = found.filter(|(at, ..)| code.is_left(*at))
            && !is_place(job, unit.expression(id))
        {
            refuse(job, &format!("{construct} as a place"), at);
        }
    }
}

/// The place that an expression modifies or takes the address of: `p` of `p = 1` and `&p`, `p.row` of `p.row[i]`.
fn place(unit: &Analyzed, kind: &ExprKind) -> Option<ExprId> {
    if let ExprKind::AddressOf(place) = kind {
        return Some(*place);
    }
    if let ExprKind::Cast { style: CastStyle::Implicit, operand, .. } = *kind
        && unit.type_of(operand).is_array()
        && let ExprKind::Member(_) = unit.expression(unit.peeled(operand)).kind
    {
        // Without a member, `(i ? p : q)[1]` of arrays selects between pointers in C.
        return Some(operand);
    }
    let assigned = || if let ExprKind::Call(call) = kind { assigned(unit, call) } else { None };
    kind.as_update().map(|update| update.target).or_else(assigned)
}

/// The left side of an assignment of structs: `p` of `p = q`, `p += q`.
fn assigned(unit: &Analyzed, call: &CallExpr) -> Option<ExprId> {
    let CallTarget::Operator(operator) = call.target else { return None };
    let changes = unit.callee(operator).operator.is_some_and(Overloaded::changes);
    call.arguments.first().copied().filter(|_| changes)
}

/// The expression that a place is based on and that is no lvalue in C, with the location and the name of the construct:
/// `(i ? p : q) = 3`, `&(p = 2)`, `++(++p)`, `(p = q).x = 1`.
fn value(unit: &Analyzed, place: ExprId) -> Option<(Span, ExprId, &'static str)> {
    let (id, start) = innermost(unit, place)?;
    Some((start, id, construct(unit, &unit.expression(id).kind)?))
}

/// The expression that a place is based on, and its start with its parentheses.
fn innermost(unit: &Analyzed, mut id: ExprId) -> Option<(ExprId, Span)> {
    let mut parentheses = None;
    loop {
        let expression = unit.expression(id);
        let start = expression.span.first();
        if let ExprKind::Paren(inner) = expression.kind {
            parentheses = Some(start);
            id = inner;
        } else if let ExprKind::Cast { style: CastStyle::Implicit, operand, .. } = expression.kind {
            id = operand;
        } else if let ExprKind::Member(member) = &expression.kind {
            id = member.base.filter(|_| !member.arrow)?;
        } else {
            return Some((id, parentheses.unwrap_or(start)));
        }
    }
}

/// The name of a construct that is no lvalue in C.
fn construct(unit: &Analyzed, kind: &ExprKind) -> Option<&'static str> {
    if let ExprKind::Conditional { .. } = kind {
        return Some("a conditional expression");
    }
    if let Some((BinaryOperator::Comma, ..)) = kind.as_binary() {
        return Some("a comma expression");
    }
    if let ExprKind::Call(call) = kind {
        return assigned(unit, call).map(|_| "an assignment");
    }
    let update = kind.as_update()?;
    Some(if update.value.is_some() { "an assignment" } else { "an increment" })
}
