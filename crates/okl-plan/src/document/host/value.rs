//! Expressions of host code, with all conversions written out.

use super::objects::Objects;
use super::obstacle::{Described, OF_EXPRESSION, obstacle, within};
use super::{types, typing};
use okl_analysis::Analyzed;
use okl_model::reflection::{Expression as Value, Object, Operator, Place, Relation, Scalar};
use okl_model::{
    BinaryOperator, CallExpr, CallTarget, ExprId, ExprKind, Expression, Function, FunctionId, Literal, Name,
    Scope, StmtKind, TypeKind, UnaryOperator, Update, VarId,
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
            ExprKind::Member(_) => Some(Value::Read { ty, place: self.objects.place(expression.id)? }),
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
        let Some(callee) = callee.filter(|_| is_function) else { return refused() };
        if let Some(id) = callee.function {
            let Some((function, result)) = self.formula(id).filter(|_| callee.instance.is_empty()) else {
                return refused();
            };
            return self.inlined(function, result, call, level).map(Some);
        }
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

    /// The function and the `e` of a body `{ return e; }`, if its parameters are single values.
    fn formula(&self, id: FunctionId) -> Option<(&'u Function, ExprId)> {
        let unit = self.unit;
        let first = |id: FunctionId| unit.function(id).canonical.unwrap_or(id);
        let ids = (0..unit.functions.len()).map(|at| FunctionId(at as u32));
        let mut same = ids.filter(|other| first(*other) == first(id));
        let function = unit.function(same.find(|other| unit.function(*other).body.is_some())?);
        let is_value = |id: &VarId| {
            let ty = unit.ty(unit.variable(*id).ty);
            let is_copied = ty.referred().is_none_or(|to| to.is_const);
            is_copied && types::scalar(unit, ty).is_some_and(|scalar| scalar != Scalar::Pointer)
        };
        let is_plain = !function.is_template && !function.is_method && function.ellipsis.is_none();
        let [only] = unit.body(function)?.as_block()? else { return None };
        let only = unit.stmt(*only);
        let [result] = only.expressions[..] else { return None };
        let returns = only.kind == StmtKind::Return && is_plain && function.params.iter().all(is_value);
        returns.then_some((function, result))
    }

    /// A call as `p = a, e`, with a variable for each parameter.
    fn inlined(&self, function: &Function, result: ExprId, call: &CallExpr, level: u32) -> Described<Value> {
        let unit = self.unit;
        let span = unit.expression(result).span;
        within(level, span)?;
        if function.params.len() != call.arguments.len() {
            return obstacle(format!("a call of `{}`", function.name), span);
        }
        // The arguments are evaluated before the parameters get new places: a function may call itself.
        let mut values = Vec::new();
        let mut level = level;
        for (id, argument) in function.params.iter().zip(&call.arguments) {
            level += OF_EXPRESSION;
            let ty = unit.ty(unit.variable(*id).ty);
            let Some(scalar) = types::scalar(unit, ty) else { return obstacle("an argument", span) };
            values.push(self.converted(*argument, scalar, level + OF_EXPRESSION)?);
        }
        let before: Vec<Option<Place>> = function.params.iter().map(|id| self.objects.of(*id)).collect();
        let mut assigned = Vec::new();
        for (id, value) in function.params.iter().zip(values) {
            let number = self.objects.declare(*id, unit.ty(unit.variable(*id).ty).value())?;
            let place = Place { of: Object::Variable(number), offset: 0 };
            assigned.push(Value::Assign { place, value: Box::new(value) });
        }
        let to = types::scalar(unit, unit.ty(function.result));
        let Some(to) = to else { return obstacle(format!("a call of `{}`", function.name), span) };
        let result = self.converted(result, to, level)?;
        for (id, before) in function.params.iter().zip(before) {
            self.objects.restore(*id, before);
        }
        let with =
            |second: Value, first: Value| Value::Then { first: Box::new(first), second: Box::new(second) };
        Ok(assigned.into_iter().rev().fold(result, with))
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
