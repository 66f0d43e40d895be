//! Directives in a unit.

use super::form::Grammar;
use super::tree::Directive;
use crate::walk::{around, bodies};
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
    let innermost = *bodies(unit, body, place).last()?;
    let children = unit.children(around(unit, innermost, place));
    children.iter().find(|child| place.end <= child.span.start).map(|child| child.id)
}

fn function_at(unit: &Unit, place: Span) -> Option<FunctionId> {
    let holds = |(_, function): &(usize, &Function)| {
        unit.body(function).is_some_and(|body| body.span.contains(place))
    };
    let inner = unit.functions.iter().enumerate().filter(holds);
    inner.max_by_key(|(_, function)| function.span.start).map(|(at, _)| FunctionId(at as u32))
}
