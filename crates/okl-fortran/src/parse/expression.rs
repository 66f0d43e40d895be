//! Expressions: operators and their operands.

use super::operators::{Operator, OperatorKind, infix, prefix};
use crate::ast::{Expr, ExprKind};
use crate::cursor::Cursor;
use crate::problem::{Parsed, Problem};
use okl_source::Span;

/// How high trees of expressions may be: as many operators in a row.
const HIGHEST: u32 = 500;

/// An expression with the height of its tree.
#[derive(Debug)]
pub(crate) struct Sized {
    /// The expression.
    pub expr: Expr,
    /// The height of its tree.
    pub height: u32,
}

impl Sized {
    /// An expression above parts of the height `below`.
    pub fn above(below: u32, kind: ExprKind, span: Span) -> Parsed<Sized> {
        if below >= HIGHEST {
            return Err(Problem::syntax(span, "the expression is nested too deeply"));
        }
        Ok(Sized { expr: Expr { kind, span }, height: below + 1 })
    }
}

impl Cursor<'_> {
    /// Reads an expression: as many tokens as belong to it.
    pub fn expression(&mut self) -> Parsed<Expr> {
        Ok(self.sized_expression(None)?.expr)
    }

    /// Reads an expression with the height of its tree, whose first operand may have been read.
    pub fn sized_expression(&mut self, first: Option<Sized>) -> Parsed<Sized> {
        let mut operators: Vec<Operator> = Vec::new();
        let first = match first {
            Some(first) => first,
            None => self.operand(&mut operators)?,
        };
        if operators.is_empty() && infix(self).is_none() {
            return Ok(first);
        }
        let mut operands = vec![first];
        while let Some(operator) = infix(self) {
            while operators.last().is_some_and(|top| top.comes_before(&operator)) {
                reduce(&mut operators, &mut operands)?;
            }
            self.advance();
            operators.push(operator);
            operands.push(self.operand(&mut operators)?);
        }
        while !operators.is_empty() {
            reduce(&mut operators, &mut operands)?;
        }
        operands.pop().ok_or_else(|| self.unexpected("an expression"))
    }

    /// Reads the operators in front of an operand, and the operand.
    fn operand(&mut self, operators: &mut Vec<Operator>) -> Parsed<Sized> {
        while let Some(operator) = prefix(self, operators.last().map(|operator| operator.strength)) {
            self.advance();
            operators.push(operator);
        }
        self.primary()
    }
}

/// Applies the last operator to its operands.
fn reduce(operators: &mut Vec<Operator>, operands: &mut Vec<Sized>) -> Parsed<()> {
    let (Some(operator), Some(last)) = (operators.pop(), operands.pop()) else { return Ok(()) };
    let span = Span::new(operator.start, last.expr.span.end);
    let right = Box::new(last.expr);
    let made = match operator.kind {
        OperatorKind::Unary(operator) => Sized::above(last.height, ExprKind::Unary(operator, right), span),
        OperatorKind::DefinedUnary(name) => {
            Sized::above(last.height, ExprKind::DefinedUnary(name, right), span)
        }
        OperatorKind::Binary(_) | OperatorKind::DefinedBinary(_) => {
            let Some(left) = operands.pop() else { return Ok(()) };
            let (span, height) = (left.expr.span.to(right.span), last.height.max(left.height));
            let left = Box::new(left.expr);
            let kind = match operator.kind {
                OperatorKind::Binary(operator) => ExprKind::Binary(operator, left, right),
                OperatorKind::DefinedBinary(name) => ExprKind::DefinedBinary(name, left, right),
                OperatorKind::Unary(operator) => ExprKind::Unary(operator, right),
                OperatorKind::DefinedUnary(name) => ExprKind::DefinedUnary(name, right),
            };
            Sized::above(height, kind, span)
        }
    };
    operands.push(made?);
    Ok(())
}
