//! What an `@atomic` statement does, read from its form.

use okl_analysis::same::{holds, same};
use okl_model::{BinaryOperator, ExprId, ExprKind, Operation, Unit, Update};

/// One change of one place that is one step for all work items.
#[derive(Clone, Copy, Debug)]
pub struct Atomic {
    /// What changes.
    pub place: ExprId,
    /// How.
    pub operation: Operation,
    /// With what; none means one.
    pub operand: Option<ExprId>,
    /// Who takes the value of the place.
    pub capture: Option<Capture>,
}

/// `v = x++`: somebody takes the value.
#[derive(Clone, Copy, Debug)]
pub struct Capture {
    /// `v`.
    pub into: ExprId,
    /// Whether it is the value from before the change.
    pub old: bool,
}

/// Of `x + e`, and of `x += e`.
fn operation_of(operator: BinaryOperator) -> Option<Operation> {
    Some(match operator {
        BinaryOperator::Add => Operation::Add,
        BinaryOperator::Subtract => Operation::Subtract,
        BinaryOperator::Multiply => Operation::Multiply,
        BinaryOperator::Divide => Operation::Divide,
        BinaryOperator::And => Operation::And,
        BinaryOperator::Or => Operation::Or,
        BinaryOperator::Xor => Operation::Xor,
        BinaryOperator::Remainder
        | BinaryOperator::ShiftLeft
        | BinaryOperator::ShiftRight
        | BinaryOperator::LogicalAnd
        | BinaryOperator::LogicalOr
        | BinaryOperator::Equal
        | BinaryOperator::NotEqual
        | BinaryOperator::Less
        | BinaryOperator::LessEqual
        | BinaryOperator::Greater
        | BinaryOperator::GreaterEqual
        | BinaryOperator::Compare
        | BinaryOperator::Comma
        | BinaryOperator::MemberPointer
        | BinaryOperator::ArrowMemberPointer => return None,
    })
}

/// The same with `x` and `e` exchanged.
fn reversed(operation: Operation) -> Operation {
    match operation {
        Operation::Subtract => Operation::SubtractFrom,
        Operation::Divide => Operation::DivideInto,
        Operation::SubtractFrom
        | Operation::DivideInto
        | Operation::Add
        | Operation::Multiply
        | Operation::And
        | Operation::Or
        | Operation::Xor
        | Operation::Min
        | Operation::Max
        | Operation::Set => operation,
    }
}

/// Reads the form of an update; the error says what is wrong with it, after "this".
pub fn read(unit: &Unit, update: Update) -> Result<Atomic, String> {
    let place = update.target;
    if let Some(operator) = update.operator {
        let operation = operation_of(operator)
            .ok_or_else(|| format!("uses `{}=`, which cannot be atomic", operator.spelling()))?;
        return Ok(Atomic { place, operation, operand: update.value, capture: None });
    }
    let Some(value) = update.value else { return Err("has no value".into()) };
    // `v = x++`, `v = (x += e)`
    if let Some(inner) = unit.update(value) {
        let atomic = read(unit, inner)?;
        if atomic.capture.is_some() {
            return Err("changes more than one place".into());
        }
        return Ok(Atomic { capture: Some(Capture { into: place, old: inner.postfix }), ..atomic });
    }
    if let Some((operation, operand)) = of_old_value(unit, place, value) {
        return Ok(Atomic { place, operation, operand: Some(operand), capture: None });
    }
    if holds(unit, value, place) {
        return Err("reads the place in a way that cannot be one step".into());
    }
    Ok(Atomic { place, operation: Operation::Set, operand: Some(value), capture: None })
}

/// The operation and the operand of `x + e`, `e - x`, `min(x, e)`.
fn of_old_value(unit: &Unit, place: ExprId, value: ExprId) -> Option<(Operation, ExprId)> {
    let kind = &unit.expression(unit.peeled(value)).kind;
    let (operation, a, b) = match kind.as_binary() {
        Some((operator, left, right)) => (operation_of(operator)?, left, right),
        None => extreme(unit, kind)?,
    };
    if same(unit, a, place) && !holds(unit, b, place) {
        return Some((operation, b));
    }
    (same(unit, b, place) && !holds(unit, a, place)).then_some((reversed(operation), a))
}

/// The operation and the operands of `min(a, b)`.
fn extreme(unit: &Unit, kind: &ExprKind) -> Option<(Operation, ExprId, ExprId)> {
    let ExprKind::Call(call) = kind else { return None };
    let callee = unit.callee(call.callee()?);
    // A function of the user's own is whatever it says.
    if callee.function.is_some_and(|id| unit.function(id).body.is_some()) {
        return None;
    }
    let operation = match callee.name.as_str() {
        "min" | "fmin" | "fminf" => Operation::Min,
        "max" | "fmax" | "fmaxf" => Operation::Max,
        _ => return None,
    };
    let [a, b] = call.arguments[..] else { return None };
    Some((operation, a, b))
}
