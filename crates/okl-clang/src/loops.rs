//! Loop headers read as counts.

use crate::bindings::is_structured;
use crate::libclang::Cursor;
use crate::reader::Reader;
use crate::stmt::ForParts;
use crate::types;
use clang_sys::*;
use okl_model::{Canonical, Comparison, Defect, Direction, Expr, VarId};
use okl_source::Span;

/// Why a header is no count, and its variable if that much is known.
type NoCount = (Option<VarId>, Defect);

impl<'u> Reader<'u> {
    /// Reads `for (T i = start; i OP bound; update)`, the form OKL asks of parallel loops.
    pub(crate) fn canonical(&mut self, parts: &ForParts<'u>) -> Result<(VarId, Canonical), NoCount> {
        let (variable, start) = self.start(parts.init).map_err(|defect| (None, defect))?;
        self.count(variable, start, parts)
            .map(|count| (variable, count))
            .map_err(|defect| (Some(variable), defect))
    }

    fn count(&mut self, variable: VarId, start: Expr, parts: &ForParts<'u>) -> Result<Canonical, Defect> {
        let (comparison, bound, compared) = self.bound(variable, parts.condition)?;
        let (direction, step) = self.step(variable, parts.update)?;
        let update = parts.update.map_or(Span::default(), |update| self.span(update));
        let fits = match comparison {
            Comparison::Less | Comparison::LessEqual => direction == Direction::Up,
            Comparison::Greater | Comparison::GreaterEqual => direction == Direction::Down,
            Comparison::NotEqual => true,
        };
        if !fits {
            let why = "counts away from its bound".to_string();
            return Err(Defect { span: update, why });
        }
        if let Some(Expr { value: Some(value), span, .. }) = &step {
            if *value <= 0 {
                return Err(Defect {
                    span: *span,
                    why: format!("has the step {value}, which must be positive"),
                });
            }
            if comparison == Comparison::NotEqual && *value != 1 {
                return Err(Defect { span: *span, why: "ends with `!=` and has a step other than 1".into() });
            }
        }
        if comparison == Comparison::NotEqual && step.as_ref().is_some_and(|step| step.value.is_none()) {
            return Err(Defect { span: update, why: "ends with `!=` and has a step other than 1".into() });
        }
        Ok(Canonical { start, comparison, bound, step, direction, compared })
    }

    /// `int i = start`: one new integer variable.
    fn start(&mut self, init: Option<Cursor<'u>>) -> Result<(VarId, Expr), Defect> {
        let defect = |span, why: &str| Defect { span, why: why.to_string() };
        let Some(init) = init else {
            return Err(defect(Span::default(), "does not declare a variable"));
        };
        let span = self.span(init);
        if init.kind() != CXCursor_DeclStmt {
            return Err(defect(span, "does not declare its own variable"));
        }
        let declared = init.children();
        let [declared] = declared[..] else {
            return Err(defect(span, "declares more than one variable"));
        };
        if is_structured(declared) {
            return Err(defect(span, "declares more than one variable"));
        }
        let Some(id) = self.variable(declared) else {
            return Err(defect(span, "does not declare a variable"));
        };
        let variable = self.unit.variable(id);
        if variable.ty.int().is_none() {
            return Err(defect(span, "counts with a variable that is no integer"));
        }
        match &variable.init {
            Some(start) => Ok((id, start.clone())),
            None => Err(defect(span, "does not give its variable a first value")),
        }
    }

    /// `i < bound`, `bound > i`.
    fn bound(
        &mut self,
        variable: VarId,
        condition: Option<Cursor<'u>>,
    ) -> Result<(Comparison, Expr, okl_model::IntType), Defect> {
        let Some(condition) = condition else {
            return Err(Defect { span: Span::default(), why: "has no condition".into() });
        };
        let span = self.span(condition);
        let defect = |why: &str| Defect { span, why: why.to_string() };
        let condition = peel(condition);
        let sides = self.expressions(condition);
        let [left, right] = sides[..] else {
            return Err(defect("does not compare its variable with a bound"));
        };
        let operator = self.operator_between(left, right);
        let named = |reader: &mut Self, side| reader.names(side) == Some(variable);
        let (bound, swapped) = match (named(self, left), named(self, right)) {
            (true, _) => (right, false),
            (false, true) => (left, true),
            (false, false) => return Err(defect("does not compare its variable with a bound")),
        };
        let comparison = match (operator.as_str(), swapped) {
            ("<", false) | (">", true) => Comparison::Less,
            ("<=", false) | (">=", true) => Comparison::LessEqual,
            (">", false) | ("<", true) => Comparison::Greater,
            (">=", false) | ("<=", true) => Comparison::GreaterEqual,
            ("!=", _) => Comparison::NotEqual,
            _ => return Err(defect("does not end with `<`, `<=`, `>`, `>=` or `!=`")),
        };
        // The operands as the comparison sees them: after C++'s usual arithmetic conversions.
        let compared = types::int_type(left.ty())
            .ok_or_else(|| defect("compares its variable with something that is no integer"))?;
        Ok((comparison, self.expr(bound), compared))
    }

    /// `++i`, `i -= s`, `i = i + s`.
    fn step(
        &mut self,
        variable: VarId,
        update: Option<Cursor<'u>>,
    ) -> Result<(Direction, Option<Expr>), Defect> {
        let Some(update) = update else {
            return Err(Defect { span: Span::default(), why: "does not advance its variable".into() });
        };
        let span = self.span(update);
        let defect = |why: &str| Defect { span, why: why.to_string() };
        let update = peel(update);
        let parts = self.expressions(update);
        let target = parts.first().copied().ok_or_else(|| defect("does not advance its variable"))?;
        if self.names(target) != Some(variable) {
            return Err(defect("does not advance its variable"));
        }
        if parts.len() == 1 {
            return match self.unary_operator(update, target).as_str() {
                "++" => Ok((Direction::Up, None)),
                "--" => Ok((Direction::Down, None)),
                _ => Err(defect("does not advance its variable")),
            };
        }
        let value = parts[1];
        match self.operator_between(target, value).as_str() {
            "+=" => Ok((Direction::Up, Some(self.expr(value)))),
            "-=" => Ok((Direction::Down, Some(self.expr(value)))),
            "=" => {
                self.assigned_step(variable, peel(value)).ok_or_else(|| defect("does not advance by a step"))
            }
            _ => Err(defect("does not advance by a step")),
        }
    }

    /// The `i + s`, `s + i` or `i - s` of `i = ...`.
    fn assigned_step(&mut self, variable: VarId, sum: Cursor<'u>) -> Option<(Direction, Option<Expr>)> {
        let parts = self.expressions(sum);
        let [left, right] = parts[..] else { return None };
        let first = self.names(left) == Some(variable);
        let second = self.names(right) == Some(variable);
        match (self.operator_between(left, right).as_str(), first, second) {
            ("+", true, false) => Some((Direction::Up, Some(self.expr(right)))),
            ("+", false, true) => Some((Direction::Up, Some(self.expr(left)))),
            ("-", true, false) => Some((Direction::Down, Some(self.expr(right)))),
            _ => None,
        }
    }

    /// The variable an expression is the bare name of.
    fn names(&mut self, cursor: Cursor<'u>) -> Option<VarId> {
        let cursor = peel(cursor);
        if cursor.kind() != CXCursor_DeclRefExpr {
            return None;
        }
        let referenced = cursor.referenced()?;
        self.variable_of(referenced)
    }
}

/// What stands inside parentheses and implicit conversions.
pub(crate) fn peel(cursor: Cursor<'_>) -> Cursor<'_> {
    let mut cursor = cursor;
    while matches!(cursor.kind(), CXCursor_ParenExpr | CXCursor_UnexposedExpr) {
        match cursor.children()[..] {
            [only] => cursor = only,
            _ => break,
        }
    }
    cursor
}
