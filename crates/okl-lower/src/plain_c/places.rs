//! Expressions that are places in C++ and values in C.

use super::refused::refuse;
use crate::device_text::DeviceText;
use crate::job::Job;
use okl_analysis::Analyzed;
use okl_model::{BinaryOperator, CallExpr, CallTarget, CastStyle, ExprId, ExprKind, Overloaded};
use okl_source::Span;

/// Refuses what C cannot assign to, and what it has no address of.
pub(super) fn refuse_values(job: &mut Job<'_>, code: &DeviceText) {
    let unit = job.unit;
    for expression in &unit.expressions {
        let found = place(unit, &expression.kind).and_then(|place| value(unit, place));
        if let Some((at, construct)) = found.filter(|(at, _)| code.is_left(*at)) {
            refuse(job, &format!("{construct} as a place"), at);
        }
    }
}

/// The place that an expression changes or takes the address of.
fn place(unit: &Analyzed, kind: &ExprKind) -> Option<ExprId> {
    if let ExprKind::AddressOf(place) = kind {
        return Some(*place);
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

/// What kind of value a place is made of: `(i ? p : q) = 3`, `&(p = 2)`, `++(++p)`, `(p = q).x = 1`.
fn value(unit: &Analyzed, mut id: ExprId) -> Option<(Span, &'static str)> {
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
            let construct = construct(unit, &expression.kind)?;
            return Some((parentheses.unwrap_or(start), construct));
        }
    }
}

/// What an expression is that is no place in C.
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
