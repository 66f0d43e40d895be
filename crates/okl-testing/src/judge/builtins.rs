//! Builtin functions of the language.

use super::arithmetic;
use super::stop::Stop;
use super::types::{INT, Ty};
use super::value::{Value, convert};
use okl_model::BinaryOperator;

/// Calls a builtin function.
pub(super) fn builtin(name: &str, values: &[Value]) -> Result<Value, Stop> {
    match (name, values) {
        ("min" | "max" | "fmin" | "fmax", [a, b]) => {
            let operator = if name.ends_with("min") { BinaryOperator::Less } else { BinaryOperator::Greater };
            let second = arithmetic::binary(operator, b.clone(), a.clone())?.truth()?;
            Ok(if second { b.clone() } else { a.clone() })
        }
        ("abs" | "fabs", [a]) => {
            let zero = convert(Value::Int(0, INT), &a.scalar().unwrap_or(Ty::Int(INT)))?;
            let negative = arithmetic::binary(BinaryOperator::Less, a.clone(), zero)?.truth()?;
            if negative {
                arithmetic::unary(okl_model::UnaryOperator::Minus, a.clone())
            } else {
                Ok(a.clone())
            }
        }
        ("sqrt" | "sqrtf" | "floor" | "ceil", [Value::Single(a)]) => {
            Ok(Value::Single(rounded(name, (*a).into()) as f32))
        }
        ("sqrt" | "floor" | "ceil", [Value::Double(a)]) => Ok(Value::Double(rounded(name, *a))),
        _ => Err(Stop::refused(format!("`{name}` of {values:?}"))),
    }
}

fn rounded(name: &str, number: f64) -> f64 {
    match name {
        "floor" => number.floor(),
        "ceil" => number.ceil(),
        _ => number.sqrt(),
    }
}
