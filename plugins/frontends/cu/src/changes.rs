//! The places up to which variables change.

use okl_frontend::uses::object;
use okl_plugin::model::{BinaryOperator, CallExpr, CallTarget, ExprId, ExprKind, VarId};
use okl_plugin::{Span, Unit};
use std::collections::BTreeMap;

/// The last change of each variable that changes after it has got its first value.
#[derive(Debug, Default)]
pub(crate) struct Changes {
    last: BTreeMap<VarId, u32>,
}

/// The place of changes that may happen at any time: through a pointer or a reference, or when a lambda is called.
const ANY: u32 = u32::MAX;

impl Changes {
    /// Finds the changes in a unit.
    pub(crate) fn of(unit: &Unit) -> Changes {
        let mut changes = Changes::default();
        let lambdas = outermost_lambdas(unit);
        for expression in &unit.expressions {
            if let Some(update) = expression.kind.as_update() {
                let at = lambdas.partition_point(|lambda| lambda.start <= expression.span.start);
                let is_inside = at > 0 && lambdas[at - 1].contains(expression.span);
                changes.note(unit, update.target, if is_inside { ANY } else { expression.span.end });
            }
            match &expression.kind {
                ExprKind::AddressOf(inner) => changes.note(unit, *inner, ANY),
                ExprKind::Declare(declare) if declare.binds => {
                    declare.init.iter().for_each(|init| changes.note(unit, *init, ANY));
                }
                ExprKind::Call(call) => {
                    let Some(callee) = call.callee().map(|id| unit.callee(id)) else {
                        if dependent(unit, call).is_none() {
                            call.arguments.iter().for_each(|one| changes.note(unit, *one, ANY));
                        }
                        continue;
                    };
                    if let CallTarget::Method { object: Some(object), .. } = call.target
                        && !callee.is_const
                    {
                        changes.note(unit, object, ANY);
                    }
                    for (argument, parameter) in call.arguments.iter().zip(&callee.parameters) {
                        if unit.ty(*parameter).referred().is_some_and(|to| !to.is_const) {
                            changes.note(unit, *argument, ANY);
                        }
                    }
                }
                _other => {}
            }
        }
        changes
    }

    /// True if a variable keeps from a place on what it has there; without a place, if it never changes.
    pub(crate) fn is_fixed(&self, id: VarId, from: Option<u32>) -> bool {
        self.last.get(&id).is_none_or(|last| from.is_some_and(|from| *last <= from))
    }

    /// True if a variable changes by assignments of its own name at most.
    pub(crate) fn is_plain(&self, id: VarId) -> bool {
        self.last.get(&id) != Some(&ANY)
    }

    fn note(&mut self, unit: &Unit, place: ExprId, end: u32) {
        if let Some(variable) = object(unit, unit.expression(place)) {
            let last = self.last.entry(variable).or_default();
            *last = (*last).max(end);
        }
    }
}

/// The operator and the operands of `n / size` in a function template, where it is not known whether that is a call.
pub(crate) fn dependent(unit: &Unit, call: &CallExpr) -> Option<(BinaryOperator, ExprId, ExprId)> {
    // Between the operands is the name of the operator.
    let (CallTarget::Value(left), [_, right]) = (&call.target, &call.arguments[..]) else { return None };
    let (end, start) = (unit.expression(*left).span.end, unit.expression(*right).span.start);
    let text = (end <= start).then(|| unit.source(Span::new(end, start)).trim())?;
    Some((BinaryOperator::spelled(text)?, *left, *right))
}

/// The bodies of lambdas that are not inside of others, in source order.
fn outermost_lambdas(unit: &Unit) -> Vec<Span> {
    let bodies = unit.expressions.iter().filter_map(|one| unit.nested_stmt(one));
    let mut all: Vec<Span> = bodies.map(|body| unit.stmt(body).span).collect();
    all.sort_by_key(|span| (span.start, std::cmp::Reverse(span.end)));
    let mut end = 0;
    all.retain(|span| {
        let is_outermost = end <= span.start;
        end = end.max(span.end);
        is_outermost
    });
    all
}
