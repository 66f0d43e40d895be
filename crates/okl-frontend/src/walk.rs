//! Visits of all expressions of a statement.

use okl_plugin::Unit;
use okl_plugin::model::{ExprId, Expression, Stmt};

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
