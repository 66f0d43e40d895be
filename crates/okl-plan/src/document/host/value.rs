//! Expressions of host code, with all conversions written out.

use super::objects::Objects;
use super::obstacle::{Described, OF_EXPRESSION, obstacle, within};
use super::{types, typing};
use okl_analysis::Analyzed;
use okl_model::reflection::{Expression as Value, Operator, Relation, Scalar};
use okl_model::{
    BinaryOperator, CallExpr, CallTarget, ExprId, ExprKind, Expression, Literal, Name, Scope, TypeKind,
    UnaryOperator, Update, VarId,
};
use okl_sema::is_host_constant;

/// Describes expressions.
pub(super) struct Values<'o, 'u> {
    pub(super) unit: &'u Analyzed,
    pub(super) objects: &'o Objects<'u>,
}

impl<'u> Values<'_, 'u> {
    /// The value of an expression.
    pub(super) fn value(&self, id: ExprId, level: u32) -> Described<Value> {
        let id = self.inside_parentheses(id);
        let expression = self.unit.expression(id);
        within(level, expression.span)?;
        let Some(ty) = self.scalar(id) else {
            let name = &self.unit.ty(expression.ty).spelling;
            return obstacle(format!("a value of type `{name}`"), expression.span);
        };
        if let Some(value) = self.constant(expression, ty) {
            return Ok(value);
        }
        let found = self.of_kind(expression, ty, level)?;
        match found {
            Some(value) if value.ty() == ty => Ok(value),
            _ => obstacle(format!("`{}`", self.quoted(expression)), expression.span),
        }
    }

    /// The value of an expression as a truth value.
    pub(super) fn condition(&self, id: ExprId, level: u32) -> Described<Value> {
        self.converted(id, Scalar::Bool, level)
    }

    /// The value of an expression in another type.
    pub(super) fn converted(&self, id: ExprId, to: Scalar, level: u32) -> Described<Value> {
        let value = self.value(id, level + OF_EXPRESSION)?;
        let span = self.unit.expression(id).span;
        typing::convert(value, to).map_or_else(|| obstacle("a conversion of an address", span), Ok)
    }

    fn inside_parentheses(&self, mut id: ExprId) -> ExprId {
        while let ExprKind::Paren(inner) = self.unit.expression(id).kind {
            id = inner;
        }
        id
    }

    fn scalar(&self, id: ExprId) -> Option<Scalar> {
        types::scalar(self.unit, self.unit.type_of(id))
    }

    /// The constant that clang has found, provided that evaluating the expression changes nothing.
    fn constant(&self, expression: &Expression, ty: Scalar) -> Option<Value> {
        let value = expression.value.filter(|_| ty == Scalar::Bool || ty.int().is_some())?;
        let effects = self.unit.effects_of(expression.id);
        let changes = effects.uses.iter().any(|used| used.access.may_write());
        (!changes).then(|| typing::integer(ty, value))
    }

    /// The value of an expression that is no constant; none if the kind of the expression is not described.
    fn of_kind(&self, expression: &Expression, ty: Scalar, level: u32) -> Described<Option<Value>> {
        let below = level + OF_EXPRESSION;
        Ok(match &expression.kind {
            ExprKind::Name(Name::Variable(id)) => Some(self.variable(*id, expression, ty, level)?),
            ExprKind::Literal(Literal::Float(value)) => {
                value.is_finite().then_some(Value::Float { ty, value: *value })
            }
            ExprKind::Literal(Literal::Null) => Some(Value::Null),
            ExprKind::Literal(Literal::Bool) => {
                Some(typing::integer(ty, i64::from(self.quoted(expression) == "true")))
            }
            ExprKind::Member(_) => {
                Some(Value::Read { ty, place: self.objects.place(expression.id)? })
            }
            ExprKind::Unary { operator, operand } => self.unary(*operator, *operand, below)?,
            ExprKind::Step { .. } | ExprKind::Assign { .. } => match expression.kind.as_update() {
                Some(update) => Some(self.update(update, below)?),
                None => None,
            },
            ExprKind::Binary { operator, left, right } => self.binary(*operator, *left, *right, below)?,
            ExprKind::Conditional { condition, then, otherwise } => {
                let condition = self.condition(*condition, below)?;
                let then = self.value(*then, below + OF_EXPRESSION)?;
                let otherwise = self.value(*otherwise, below + OF_EXPRESSION)?;
                typing::choose(condition, then, otherwise)
            }
            ExprKind::Cast { operand, binds, .. } => {
                let is_same = self.scalar(*operand) == Some(ty);
                if *binds && !is_same { None } else { Some(self.converted(*operand, ty, level)?) }
            }
            // `int n{4}`
            ExprKind::List(all) => match all[..] {
                [only] => Some(self.converted(only, ty, level)?),
                [] => typing::convert(typing::integer(Scalar::Int32, 0), ty),
                _ => None,
            },
            ExprKind::Call(call) => self.call(call, expression, below)?,
            _ => None,
        })
    }

    fn variable(&self, id: VarId, expression: &Expression, ty: Scalar, level: u32) -> Described<Value> {
        let variable = self.unit.variable(id);
        if let Some(place) = self.objects.of(id) {
            return Ok(Value::Read { ty, place });
        }
        // A constant of the file, or one of device code in the header of a loop.
        let declared = self.unit.ty(variable.ty);
        let is_constant = variable.is_constexpr || declared.is_const && !declared.is_pointer();
        let is_global = variable.scope == Scope::Global && is_constant;
        match variable.init {
            Some(init) if is_global || is_host_constant(self.unit, id) => self.converted(init, ty, level),
            _ => obstacle(format!("`{}`", variable.name), expression.span),
        }
    }

    fn unary(&self, operator: UnaryOperator, operand: ExprId, level: u32) -> Described<Option<Value>> {
        let value = self.value(operand, level)?;
        let promoted = value.ty().promoted();
        Ok(match operator {
            UnaryOperator::Plus => typing::convert(value, promoted),
            UnaryOperator::Minus => typing::negate(value),
            UnaryOperator::Complement => typing::complement(value),
            UnaryOperator::Not => typing::truth(value).map(|value| Value::Not { value: Box::new(value) }),
            UnaryOperator::Other => None,
        })
    }

    fn binary(
        &self,
        operator: BinaryOperator,
        left: ExprId,
        right: ExprId,
        level: u32,
    ) -> Described<Option<Value>> {
        if operator == BinaryOperator::Comma {
            let first = self.effect(left, level)?;
            let second = self.value(right, level)?;
            return Ok(Some(match first {
                Some(first) => Value::Then { first: Box::new(first), second: Box::new(second) },
                None => second,
            }));
        }
        // A conversion may come between.
        let level = level + OF_EXPRESSION;
        let (left, right) = (self.value(left, level)?, self.value(right, level)?);
        if let BinaryOperator::LogicalAnd | BinaryOperator::LogicalOr = operator {
            let (Some(left), Some(right)) = (typing::truth(left), typing::truth(right)) else {
                return Ok(None);
            };
            let (left, right) = (Box::new(left), Box::new(right));
            let is_and = operator == BinaryOperator::LogicalAnd;
            return Ok(Some(if is_and { Value::And { left, right } } else { Value::Or { left, right } }));
        }
        Ok(match (relation(operator), arithmetic(operator)) {
            (Some(relation), _) => typing::compare(relation, left, right),
            (_, Some(arithmetic)) => typing::binary(arithmetic, left, right),
            (None, None) => None,
        })
    }

    fn update(&self, update: Update, level: u32) -> Described<Value> {
        let target = self.unit.expression(update.target);
        let place = self.objects.place(update.target)?;
        let Some(ty) = self.scalar(update.target).filter(|ty| *ty != Scalar::Pointer) else {
            return obstacle(format!("a change of `{}`", self.quoted(target)), target.span);
        };
        let Some(operator) = update.operator else {
            let Some(value) = update.value else { return obstacle("an assignment", target.span) };
            let value = self.converted(value, ty, level)?;
            return Ok(Value::Assign { place, value: Box::new(value) });
        };
        let value = match update.value {
            Some(value) => self.value(value, level + OF_EXPRESSION)?,
            None => typing::integer(Scalar::Int32, 1),
        };
        // The types of `target + value`.
        let sum = arithmetic(operator)
            .and_then(|operator| typing::binary(operator, Value::Read { ty, place }, value));
        match sum {
            Some(Value::Binary { operator, left, right }) => Ok(Value::Update {
                operator,
                ty,
                place,
                computed_as: left.ty(),
                value: right,
                is_old: update.postfix,
            }),
            _ => obstacle(format!("a change of `{}`", self.quoted(target)), target.span),
        }
    }

    fn call(&self, call: &CallExpr, expression: &Expression, level: u32) -> Described<Option<Value>> {
        let callee = call.callee().map(|id| self.unit.callee(id));
        let name = callee.map_or("a function", |callee| callee.name.as_str());
        let refused = || obstacle(format!("a call of `{name}`"), expression.span);
        let is_function = matches!(call.target, CallTarget::Function(_));
        let Some(callee) = callee.filter(|callee| is_function && callee.function.is_none()) else {
            return refused();
        };
        let is_known = matches!(&*callee.namespace, "" | "std");
        let operator = match (&*callee.name, call.arguments.len()) {
            ("min", 2) => Operator::Min,
            ("max", 2) => Operator::Max,
            _ => return refused(),
        };
        let types = callee.parameters.iter().map(|ty| types::scalar(self.unit, self.unit.ty(*ty)));
        let types: Vec<Option<Scalar>> = types.collect();
        let [Some(one), Some(other)] = types[..] else { return refused() };
        if !is_known || one != other || one == Scalar::Pointer {
            return refused();
        }
        let left = self.converted(call.arguments[0], one, level)?;
        let right = self.converted(call.arguments[1], one, level)?;
        Ok(Some(Value::Binary { operator, left: Box::new(left), right: Box::new(right) }))
    }

    /// An expression that is evaluated for what it changes; none if it changes nothing.
    pub(super) fn effect(&self, id: ExprId, level: u32) -> Described<Option<Value>> {
        let expression = self.unit.expression(self.inside_parentheses(id));
        match expression.kind {
            // `(void)n;`
            ExprKind::Cast { operand, .. } if self.unit.ty(expression.ty).kind == TypeKind::Void => {
                return self.effect(operand, level);
            }
            ExprKind::Binary { operator: BinaryOperator::Comma, left, right } => {
                let below = level + OF_EXPRESSION;
                return Ok(match (self.effect(left, below)?, self.effect(right, below)?) {
                    (Some(first), Some(second)) => {
                        Some(Value::Then { first: Box::new(first), second: Box::new(second) })
                    }
                    (first, second) => first.or(second),
                });
            }
            _ => {}
        }
        let effects = self.unit.effects_of(expression.id);
        if effects.calls.is_empty() && !effects.uses.iter().any(|used| used.access.may_write()) {
            return Ok(None);
        }
        self.value(expression.id, level).map(Some)
    }

    fn quoted(&self, expression: &Expression) -> &'u str {
        self.unit.source(expression.span)
    }
}

fn arithmetic(operator: BinaryOperator) -> Option<Operator> {
    Some(match operator {
        BinaryOperator::Add => Operator::Add,
        BinaryOperator::Subtract => Operator::Subtract,
        BinaryOperator::Multiply => Operator::Multiply,
        BinaryOperator::Divide => Operator::Divide,
        BinaryOperator::Remainder => Operator::Remainder,
        BinaryOperator::ShiftLeft => Operator::ShiftLeft,
        BinaryOperator::ShiftRight => Operator::ShiftRight,
        BinaryOperator::And => Operator::And,
        BinaryOperator::Or => Operator::Or,
        BinaryOperator::Xor => Operator::Xor,
        _ => return None,
    })
}

fn relation(operator: BinaryOperator) -> Option<Relation> {
    Some(match operator {
        BinaryOperator::Equal => Relation::Equal,
        BinaryOperator::NotEqual => Relation::NotEqual,
        BinaryOperator::Less => Relation::Less,
        BinaryOperator::LessEqual => Relation::LessEqual,
        BinaryOperator::Greater => Relation::Greater,
        BinaryOperator::GreaterEqual => Relation::GreaterEqual,
        _ => return None,
    })
}
