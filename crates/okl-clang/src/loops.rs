//! Loop headers in canonical form: `for (T i = start; i OP bound; update)`.

use crate::bindings::is_structured;
use crate::libclang::Cursor;
use crate::reader::Reader;
use clang_sys::*;
use okl_model::{
    BinaryOperator, Canonical, Comparison, Defect, Direction, ExprId, ExprKind, Expression, IntType, Name,
    TypeKind, Update, VarId,
};
use okl_source::Span;

/// The reason that a header is not in canonical form, with its variable if that is known.
type NoCount = (Option<VarId>, Defect);

impl<'u> Reader<'u> {
    /// Reads `for (T i = start; i OP bound; update)`, the form that OKL requires of parallel loops.
    pub(crate) fn canonical(
        &mut self,
        init: Option<Cursor<'u>>,
        condition: Option<ExprId>,
        update: Option<ExprId>,
    ) -> Result<(VarId, Canonical), NoCount> {
        let (variable, start) = self.start(init).map_err(|defect| (None, defect))?;
        self.count(variable, start, condition, update)
            .map(|count| (variable, count))
            .map_err(|defect| (Some(variable), defect))
    }

    fn count(
        &self,
        variable: VarId,
        start: ExprId,
        condition: Option<ExprId>,
        update: Option<ExprId>,
    ) -> Result<Canonical, Defect> {
        let (comparison, bound, compared) = self.bound(variable, condition)?;
        let (direction, step) = self.step(variable, update)?;
        let update = update.map_or(Span::default(), |update| self.unit.expression(update).span);
        let fits = match comparison {
            Comparison::Less | Comparison::LessEqual => direction == Direction::Up,
            Comparison::Greater | Comparison::GreaterEqual => direction == Direction::Down,
            Comparison::NotEqual => true,
        };
        if !fits {
            let why = "counts away from its bound".to_string();
            return Err(Defect { span: update, why });
        }
        let step_value = |step: &ExprId| self.unit.expression(*step).value;
        if let Some(Expression { value: Some(value), span, .. }) = step.map(|step| self.unit.expression(step))
        {
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
        if comparison == Comparison::NotEqual && step.as_ref().is_some_and(|step| step_value(step).is_none())
        {
            return Err(Defect { span: update, why: "ends with `!=` and has a step other than 1".into() });
        }
        Ok(Canonical { start, comparison, bound, step, direction, compared })
    }

    /// Reads `int i = start`, which must declare one integer variable.
    fn start(&mut self, init: Option<Cursor<'u>>) -> Result<(VarId, ExprId), Defect> {
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
        if self.unit.ty(variable.ty).int().is_none() {
            return Err(defect(span, "counts with a variable that is no integer"));
        }
        match variable.init {
            Some(start) => Ok((id, start)),
            None => Err(defect(span, "does not give its variable a first value")),
        }
    }

    /// Reads `i < bound` or `bound > i`. Also returns the type in which the two are compared.
    fn bound(
        &self,
        variable: VarId,
        condition: Option<ExprId>,
    ) -> Result<(Comparison, ExprId, IntType), Defect> {
        let Some(condition) = condition else {
            return Err(Defect { span: Span::default(), why: "has no condition".into() });
        };
        let span = self.unit.expression(condition).span;
        let defect = |why: &str| Defect { span, why: why.to_string() };
        let condition = &self.unit.expression(self.unit.peeled(condition)).kind;
        let compared = condition.as_binary().map(|(operator, left, right)| (Some(operator), left, right));
        let assigned = || Some((None, condition.as_update()?.target, condition.as_update()?.value?));
        let Some((operator, left, right)) = compared.or_else(assigned) else {
            return Err(defect("does not compare its variable with a bound"));
        };
        let (bound, swapped) = match (self.names(left, variable), self.names(right, variable)) {
            (true, _) => (right, false),
            (false, true) => (left, true),
            (false, false) => return Err(defect("does not compare its variable with a bound")),
        };
        let comparison = match (operator, swapped) {
            (Some(BinaryOperator::Less), false) | (Some(BinaryOperator::Greater), true) => Comparison::Less,
            (Some(BinaryOperator::LessEqual), false) | (Some(BinaryOperator::GreaterEqual), true) => {
                Comparison::LessEqual
            }
            (Some(BinaryOperator::Greater), false) | (Some(BinaryOperator::Less), true) => {
                Comparison::Greater
            }
            (Some(BinaryOperator::GreaterEqual), false) | (Some(BinaryOperator::LessEqual), true) => {
                Comparison::GreaterEqual
            }
            (Some(BinaryOperator::NotEqual), _) => Comparison::NotEqual,
            _ => return Err(defect("does not end with `<`, `<=`, `>`, `>=` or `!=`")),
        };
        // The type of the operands in the comparison, after the usual arithmetic conversions of C++.
        let compared = self.unit.type_of(left).int();
        let compared =
            compared.ok_or_else(|| defect("compares its variable with something that is no integer"))?;
        Ok((comparison, bound, compared))
    }

    /// Reads `++i`, `i -= s` or `i = i + s`. The step is `None` for `++` and `--`.
    fn step(&self, variable: VarId, update: Option<ExprId>) -> Result<(Direction, Option<ExprId>), Defect> {
        let Some(update) = update else {
            return Err(Defect { span: Span::default(), why: "does not advance its variable".into() });
        };
        let defect = |why: &str| Defect { span: self.unit.expression(update).span, why: why.to_string() };
        let update = &self.unit.expression(self.unit.peeled(update)).kind;
        let mut parts = update.children();
        if !parts.next().is_some_and(|target| self.names(target, variable)) {
            return Err(defect("does not advance its variable"));
        }
        let no_step = || defect("does not advance by a step");
        let step = match update.as_update() {
            Some(Update { operator: Some(BinaryOperator::Add), value, .. }) => Ok((Direction::Up, value)),
            Some(Update { operator: Some(BinaryOperator::Subtract), value, .. }) => {
                Ok((Direction::Down, value))
            }
            Some(Update { operator: None, value: Some(value), .. }) => {
                self.assigned_step(variable, value).ok_or_else(no_step)
            }
            None if parts.next().is_none() => Err(defect("does not advance its variable")),
            Some(_) | None => Err(no_step()),
        }?;
        let is_float = |step: ExprId| self.unit.type_of(step).kind == TypeKind::Float;
        if step.1.is_some_and(is_float) {
            Err(defect("advances by a step that is no integer"))
        } else {
            Ok(step)
        }
    }

    /// Reads the `i + s`, `s + i` or `i - s` of `i = ...`.
    fn assigned_step(&self, variable: VarId, sum: ExprId) -> Option<(Direction, Option<ExprId>)> {
        let ExprKind::Binary { operator, left, right } = self.unit.expression(self.unit.peeled(sum)).kind
        else {
            return None;
        };
        match (operator, self.names(left, variable), self.names(right, variable)) {
            (BinaryOperator::Add, true, false) => Some((Direction::Up, Some(right))),
            (BinaryOperator::Add, false, true) => Some((Direction::Up, Some(left))),
            (BinaryOperator::Subtract, true, false) => Some((Direction::Down, Some(right))),
            _ => None,
        }
    }

    /// True if an expression is just the name of a variable.
    fn names(&self, id: ExprId, variable: VarId) -> bool {
        self.unit.expression(self.unit.peeled(id)).kind == ExprKind::Name(Name::Variable(variable))
    }
}

/// The node inside parentheses and implicit conversions.
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
