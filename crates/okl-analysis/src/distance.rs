//! The expressions that the trip count of a loop depends on.
//!
//! `for (int i = g; i < g + B; ++i)` has `B` iterations for any `g`, so a launch size can be computed without `g`.
//! [`distance`] splits `bound - start` into terms and cancels equal ones; a term with calls cancels only if the calls
//! do nothing but read. No arithmetic is done: `2 * g - g` keeps both terms, and each term can be written as it stands
//! in the text.

use crate::Analyzed;
use crate::same::same;
use okl_model::{BinaryOperator, Count, ExprId, ExprKind, Literal, UnaryOperator, Unit};
use okl_source::Span;

/// One term of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// True if the term is subtracted.
    pub negative: bool,
    /// The expression.
    pub id: ExprId,
    /// The range of the expression in the text.
    pub place: Span,
}

/// The terms of `bound - start` that remain after equal ones have cancelled.
pub fn distance(unit: &Analyzed, count: &Count<'_>) -> Vec<Term> {
    let (mut left, mut all) = (Vec::<Term>::new(), Vec::new());
    collect(unit, count.bound.id, false, &mut all);
    collect(unit, count.start.id, true, &mut all);
    for term in all {
        let cancels = |other: &Term| {
            other.negative != term.negative && same(unit, other.id, term.id) && unit.is_repeatable(term.id)
        };
        match left.iter().position(cancels) {
            Some(at) => drop(left.remove(at)),
            None => left.push(term),
        }
    }
    let is_zero = |id: ExprId| {
        let expression = unit.expression(id);
        expression.value == Some(0) && expression.kind == ExprKind::Literal(Literal::Integer)
    };
    left.retain(|term| !is_zero(term.id));
    left
}

fn collect(unit: &Unit, id: ExprId, negative: bool, found: &mut Vec<Term>) {
    let id = unit.peeled(id);
    let kind = &unit.expression(id).kind;
    if let Some((operator @ (BinaryOperator::Add | BinaryOperator::Subtract), left, right)) = kind.as_binary()
    {
        collect(unit, left, negative, found);
        collect(unit, right, negative != (operator == BinaryOperator::Subtract), found);
    } else if let ExprKind::Unary { operator: sign @ (UnaryOperator::Plus | UnaryOperator::Minus), operand } =
        kind
    {
        collect(unit, *operand, negative != (*sign == UnaryOperator::Minus), found);
    } else {
        found.push(Term { negative, id, place: unit.expression(id).span });
    }
}

#[cfg(test)]
mod tests;
