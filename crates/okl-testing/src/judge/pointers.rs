//! The targets of pointers, and comparisons of pointers.

use super::address::Address;
use super::arithmetic;
use super::program::{Expr, ExprForm};
use super::stop::Stop;
use super::types::Ty;
use super::value::Value;
use okl_model::{BinaryOperator, IntType};

/// The target type of a pointer or array.
pub(super) fn pointee(ty: &Ty) -> Option<Ty> {
    match ty {
        Ty::Pointer(to) | Ty::Array(to, _) => Some((**to).clone()),
        Ty::Void
        | Ty::Bool
        | Ty::Int(_)
        | Ty::Float(_)
        | Ty::Reference(_)
        | Ty::Record(_)
        | Ty::Lambda
        | Ty::Null
        | Ty::Unknown(_) => None,
    }
}

/// Returns true if an expression designates an existing place.
pub(super) fn is_place(expr: &Expr) -> bool {
    match &expr.kind {
        ExprForm::Variable(_)
        | ExprForm::Member { .. }
        | ExprForm::Index(..)
        | ExprForm::Dim(..)
        | ExprForm::Dereference(_) => true,
        ExprForm::Paren(inner) => is_place(inner),
        ExprForm::Constant(_)
        | ExprForm::This
        | ExprForm::Convert(_)
        | ExprForm::AddressOf(_)
        | ExprForm::Unary(..)
        | ExprForm::Step { .. }
        | ExprForm::Binary(..)
        | ExprForm::Assign(..)
        | ExprForm::Conditional(..)
        | ExprForm::Call(..)
        | ExprForm::Invoke(..)
        | ExprForm::Builtin(..)
        | ExprForm::List(_)
        | ExprForm::Blank
        | ExprForm::Lambda(_)
        | ExprForm::Declare(_)
        | ExprForm::Refused(_) => false,
    }
}

/// A comparison of pointers: `p == q`, `p < q`
pub(super) fn compared(
    operator: BinaryOperator,
    a: Option<&Address>,
    b: Option<&Address>,
) -> Result<Value, Stop> {
    let same = match (a, b) {
        (None, None) => true,
        (Some(a), Some(b)) => a.is(b),
        (None, Some(_)) | (Some(_), None) => false,
    };
    match (operator, a, b) {
        (BinaryOperator::Equal, _, _) => Ok(Value::Bool(same)),
        (BinaryOperator::NotEqual, _, _) => Ok(Value::Bool(!same)),
        (_, Some(a), Some(b)) if a.object == b.object => {
            let int = IntType { bits: 64, signed: true };
            arithmetic::binary(operator, Value::Int(a.cell as i128, int), Value::Int(b.cell as i128, int))
        }
        _ => Err(Stop::refused("an order of pointers into two objects")),
    }
}
