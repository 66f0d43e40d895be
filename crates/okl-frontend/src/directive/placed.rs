//! Directives in a unit.

use super::form::Grammar;
use super::tree::Directive;
use okl_plugin::model::{Function, FunctionId, Stmt, StmtId};
use okl_plugin::{Diagnostic, Span, Unit};

/// A directive with its position in a unit.
#[derive(Clone, Debug)]
pub struct Placed {
    /// The directive.
    pub directive: Directive,
    /// The innermost function that contains it.
    pub function: Option<FunctionId>,
    /// The statement behind it, which it may apply to.
    pub stmt: Option<StmtId>,
}

impl Placed {
    /// The directives of a unit, in the order in which they are written. Those that cannot be read are reported.
    pub fn all(unit: &Unit, grammar: &Grammar, found: &mut Vec<Diagnostic>) -> Vec<Placed> {
        let mut placed = |line| {
            let directive = grammar.read(line, &unit.text, found)?;
            let function = function_at(unit, directive.span);
            let body = function.and_then(|function| unit.body(unit.function(function)));
            let stmt = body.and_then(|body| statement_behind(unit, body, directive.span));
            Some(Placed { directive, function, stmt })
        };
        unit.directives.iter().filter_map(&mut placed).collect()
    }
}

/// The first statement after a place, in the same block of a function's body or of a lambda in it.
pub fn statement_behind(unit: &Unit, body: &Stmt, place: Span) -> Option<StmtId> {
    let mut innermost = body;
    while let Some(inner) = nested(unit, around(unit, innermost, place), place) {
        innermost = inner;
    }
    let children = unit.children(around(unit, innermost, place));
    children.iter().find(|child| place.end <= child.span.start).map(|child| child.id)
}

/// The innermost statement below another one that contains a place; statements of lambdas are not below it.
fn around<'u>(unit: &'u Unit, stmt: &'u Stmt, place: Span) -> &'u Stmt {
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

fn function_at(unit: &Unit, place: Span) -> Option<FunctionId> {
    let holds = |(_, function): &(usize, &Function)| {
        unit.body(function).is_some_and(|body| body.span.contains(place))
    };
    let inner = unit.functions.iter().enumerate().filter(holds);
    inner.max_by_key(|(_, function)| function.span.start).map(|(at, _)| FunctionId(at as u32))
}
