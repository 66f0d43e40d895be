//! Operators on numbers: their results, and the cases that C++ leaves undefined.

use super::stop::Stop;
use super::types::{INT, Ty};
use super::value::{Value, convert, range, wrap};
use okl_model::{BinaryOperator, IntType, UnaryOperator};

/// A binary operator on numbers, after the usual arithmetic conversions.
pub(super) fn binary(operator: BinaryOperator, left: Value, right: Value) -> Result<Value, Stop> {
    let (Some(a), Some(b)) = (left.scalar(), right.scalar()) else {
        return Err(Stop::refused(format!("{left:?} {} {right:?}", operator.spelling())));
    };
    if matches!(operator, BinaryOperator::ShiftLeft | BinaryOperator::ShiftRight) {
        let left = convert(left, &promoted(&a)?)?;
        return shift(operator, left, right.integer()?);
    }
    let common = common(&a, &b)?;
    match (convert(left, &common)?, convert(right, &common)?) {
        (Value::Int(a, int), Value::Int(b, _)) => integers(operator, a, b, int),
        (Value::Single(a), Value::Single(b)) => {
            let (a, b) = (f64::from(a), f64::from(b));
            match compared(operator, a, b) {
                Some(truth) => Ok(truth),
                None => Ok(Value::Single(computed(operator, a, b)? as f32)),
            }
        }
        (Value::Double(a), Value::Double(b)) => match compared(operator, a, b) {
            Some(truth) => Ok(truth),
            None => Ok(Value::Double(computed(operator, a, b)?)),
        },
        (left, right) => Err(Stop::refused(format!("{left:?} {} {right:?}", operator.spelling()))),
    }
}

/// A unary operator on a number: `-a`, `~a`, `!a`. The caller handles `!p` of a pointer.
pub(super) fn unary(operator: UnaryOperator, value: Value) -> Result<Value, Stop> {
    if operator == UnaryOperator::Not {
        return Ok(Value::Bool(!value.truth()?));
    }
    let Some(ty) = value.scalar() else { return Err(Stop::refused("an operator on something strange")) };
    match (operator, convert(value, &promoted(&ty)?)?) {
        (UnaryOperator::Plus, value) => Ok(value),
        (UnaryOperator::Minus, Value::Int(number, int)) => exact(Some(-number), int),
        (UnaryOperator::Minus, Value::Single(number)) => Ok(Value::Single(-number)),
        (UnaryOperator::Minus, Value::Double(number)) => Ok(Value::Double(-number)),
        (UnaryOperator::Complement, Value::Int(number, int)) => Ok(Value::Int(wrap(!number, int), int)),
        (UnaryOperator::Minus | UnaryOperator::Not | UnaryOperator::Complement | UnaryOperator::Other, _) => {
            Err(Stop::refused("an operator on something strange"))
        }
    }
}

/// The integral promotion: integers narrower than `int` become `int`.
fn promoted(ty: &Ty) -> Result<Ty, Stop> {
    match ty {
        Ty::Bool => Ok(Ty::Int(INT)),
        Ty::Int(int) => Ok(Ty::Int(int.promoted())),
        Ty::Float(_) => Ok(ty.clone()),
        Ty::Void
        | Ty::Pointer(_)
        | Ty::Reference(_)
        | Ty::Array(..)
        | Ty::Record(_)
        | Ty::Lambda
        | Ty::Null
        | Ty::Unknown(_) => Err(Stop::refused(format!("a number of type {ty:?}"))),
    }
}

/// The common type of the operands: [expr.arith.conv].
fn common(a: &Ty, b: &Ty) -> Result<Ty, Stop> {
    match (promoted(a)?, promoted(b)?) {
        (Ty::Float(a), Ty::Float(b)) => Ok(Ty::Float(a.max(b))),
        (Ty::Float(bits), _) | (_, Ty::Float(bits)) => Ok(Ty::Float(bits)),
        (Ty::Int(a), Ty::Int(b)) => Ok(Ty::Int(a.common(b))),
        (a, b) => Err(Stop::refused(format!("numbers of types {a:?} and {b:?}"))),
    }
}

fn integers(operator: BinaryOperator, a: i128, b: i128, int: IntType) -> Result<Value, Stop> {
    match operator {
        BinaryOperator::Add => exact(Some(a + b), int),
        BinaryOperator::Subtract => exact(Some(a - b), int),
        // The low bits are right in any case, and a signed product fits into 128 bits.
        BinaryOperator::Multiply => exact(Some(a.wrapping_mul(b)), int),
        BinaryOperator::Divide | BinaryOperator::Remainder if b == 0 => {
            Err(Stop::undefined("a division by zero"))
        }
        BinaryOperator::Divide => exact(a.checked_div(b), int),
        BinaryOperator::Remainder => {
            exact(a.checked_div(b), int)?;
            exact(a.checked_rem(b), int)
        }
        BinaryOperator::And => Ok(Value::Int(wrap(a & b, int), int)),
        BinaryOperator::Or => Ok(Value::Int(wrap(a | b, int), int)),
        BinaryOperator::Xor => Ok(Value::Int(wrap(a ^ b, int), int)),
        BinaryOperator::Equal => Ok(Value::Bool(a == b)),
        BinaryOperator::NotEqual => Ok(Value::Bool(a != b)),
        BinaryOperator::Less => Ok(Value::Bool(a < b)),
        BinaryOperator::LessEqual => Ok(Value::Bool(a <= b)),
        BinaryOperator::Greater => Ok(Value::Bool(a > b)),
        BinaryOperator::GreaterEqual => Ok(Value::Bool(a >= b)),
        BinaryOperator::ShiftLeft
        | BinaryOperator::ShiftRight
        | BinaryOperator::LogicalAnd
        | BinaryOperator::LogicalOr
        | BinaryOperator::Compare
        | BinaryOperator::Comma
        | BinaryOperator::MemberPointer
        | BinaryOperator::ArrowMemberPointer => {
            Err(Stop::refused(format!("`{}` of numbers", operator.spelling())))
        }
    }
}

/// An exact result as a value: on overflow undefined for a signed type, wrapped for an unsigned one.
fn exact(number: Option<i128>, int: IntType) -> Result<Value, Stop> {
    let Some(number) = number else { return Err(Stop::undefined("a division")) };
    let (least, most) = range(int);
    if int.signed && !(least..=most).contains(&number) {
        return Err(Stop::undefined(format!("{number} in {} bits", int.bits)));
    }
    Ok(Value::Int(wrap(number, int), int))
}

/// A shift: [expr.shift] of C++17, where a negative number cannot be shifted to the left.
fn shift(operator: BinaryOperator, left: Value, by: i128) -> Result<Value, Stop> {
    let Value::Int(number, int) = left else { return Err(Stop::refused("a shift of no integer")) };
    if by < 0 || by >= i128::from(int.bits) {
        return Err(Stop::undefined(format!("a shift by {by} in {} bits", int.bits)));
    }
    if operator == BinaryOperator::ShiftRight {
        return Ok(Value::Int(number >> by, int));
    }
    let shifted = number << by;
    if int.signed && (number < 0 || shifted >= 1_i128 << int.bits) {
        return Err(Stop::undefined(format!("{number} << {by} in {} bits", int.bits)));
    }
    Ok(Value::Int(wrap(shifted, int), int))
}

/// The result of a comparison of floats; `None` for other operators.
fn compared(operator: BinaryOperator, a: f64, b: f64) -> Option<Value> {
    let truth = match operator {
        BinaryOperator::Equal => a == b,
        BinaryOperator::NotEqual => a != b,
        BinaryOperator::Less => a < b,
        BinaryOperator::LessEqual => a <= b,
        BinaryOperator::Greater => a > b,
        BinaryOperator::GreaterEqual => a >= b,
        BinaryOperator::Add
        | BinaryOperator::Subtract
        | BinaryOperator::Multiply
        | BinaryOperator::Divide
        | BinaryOperator::Remainder
        | BinaryOperator::ShiftLeft
        | BinaryOperator::ShiftRight
        | BinaryOperator::And
        | BinaryOperator::Or
        | BinaryOperator::Xor
        | BinaryOperator::LogicalAnd
        | BinaryOperator::LogicalOr
        | BinaryOperator::Compare
        | BinaryOperator::Comma
        | BinaryOperator::MemberPointer
        | BinaryOperator::ArrowMemberPointer => return None,
    };
    Some(Value::Bool(truth))
}

/// The result in double precision; rounding it to `float` yields the same as arithmetic in `float`.
fn computed(operator: BinaryOperator, a: f64, b: f64) -> Result<f64, Stop> {
    match operator {
        BinaryOperator::Add => Ok(a + b),
        BinaryOperator::Subtract => Ok(a - b),
        BinaryOperator::Multiply => Ok(a * b),
        BinaryOperator::Divide => Ok(a / b),
        BinaryOperator::Equal
        | BinaryOperator::NotEqual
        | BinaryOperator::Less
        | BinaryOperator::LessEqual
        | BinaryOperator::Greater
        | BinaryOperator::GreaterEqual
        | BinaryOperator::Remainder
        | BinaryOperator::ShiftLeft
        | BinaryOperator::ShiftRight
        | BinaryOperator::And
        | BinaryOperator::Or
        | BinaryOperator::Xor
        | BinaryOperator::LogicalAnd
        | BinaryOperator::LogicalOr
        | BinaryOperator::Compare
        | BinaryOperator::Comma
        | BinaryOperator::MemberPointer
        | BinaryOperator::ArrowMemberPointer => {
            Err(Stop::refused(format!("`{}` of floats", operator.spelling())))
        }
    }
}
