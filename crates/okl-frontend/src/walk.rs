//! Visits of all expressions of a statement, and the statements around a place.

use okl_plugin::model::{ExprId, Expression, Stmt};
use okl_plugin::{Span, Unit};

/// Visits the expressions of a statement and of all statements inside of it, each before its operands.
pub fn expressions<'u>(unit: &'u Unit, stmt: &'u Stmt, visit: &mut dyn FnMut(&'u Expression)) {
    unit.walk(stmt, &mut |stmt| {
        for id in &stmt.expressions {
            expression(unit, *id, visit);
        }
    });
}

/// Visits an expression and its operands, and the statements inside of them.
pub fn expression<'u>(unit: &'u Unit, id: ExprId, visit: &mut dyn FnMut(&'u Expression)) {
    let expression = unit.expression(id);
    visit(expression);
    for child in expression.kind.children() {
        self::expression(unit, child, visit);
    }
    if let Some(body) = unit.nested_stmt(expression) {
        expressions(unit, unit.stmt(body), visit);
    }
}

/// The body of a function, and the bodies of the lambdas in it that contain a place, outermost first.
pub fn bodies<'u>(unit: &'u Unit, body: &'u Stmt, place: Span) -> Vec<&'u Stmt> {
    let mut all = vec![body];
    while let Some(inner) = all.last().and_then(|last| nested(unit, around(unit, last, place), place)) {
        all.push(inner);
    }
    all
}

/// The innermost statement below another one that contains a place; statements of lambdas are not below it.
pub fn around<'u>(unit: &'u Unit, stmt: &'u Stmt, place: Span) -> &'u Stmt {
    let mut stmt = stmt;
    while let Some(inner) = unit.child_at(stmt, place) {
        stmt = inner;
    }
    stmt
}

/// The body of a lambda in the expressions of a statement, if it contains the place.
fn nested<'u>(unit: &'u Unit, stmt: &Stmt, place: Span) -> Option<&'u Stmt> {
    let mut next = stmt.expressions.clone();
    while let Some(id) = next.pop() {
        let expression = unit.expression(id);
        let body = unit.nested_stmt(expression).map(|body| unit.stmt(body));
        if let Some(body) = body.filter(|body| body.span.contains(place)) {
            return Some(body);
        }
        next.extend(expression.kind.children());
    }
    None
}
