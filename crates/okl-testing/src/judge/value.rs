//! Values and the conversions of C++ between them.

use super::address::{Address, Slot};
use super::constant::Constant;
use super::program::Routine;
use super::stop::Stop;
use super::types::Ty;
use okl_model::{IntType, VarId};
use std::rc::Rc;

/// The value of an expression or of a place.
#[derive(Clone, Debug)]
pub enum Value {
    /// Uninitialized.
    Nothing,
    /// `true`, `false`
    Bool(bool),
    /// A number of an integer type.
    Int(i128, IntType),
    /// A `float`.
    Single(f32),
    /// A `double`.
    Double(f64),
    /// An address; `None` for the null pointer.
    Pointer(Option<Address>),
    /// A lambda with its captures.
    Closure(Rc<Closure>),
    /// An object that consists of several cells.
    Whole(Vec<Value>),
}

/// The value of a lambda expression.
#[derive(Debug)]
pub struct Closure {
    /// Its body.
    pub routine: Rc<Routine>,
    /// The captures.
    pub captured: Vec<(VarId, Slot)>,
}

impl From<Constant> for Value {
    fn from(constant: Constant) -> Value {
        match constant {
            Constant::Bool(holds) => Value::Bool(holds),
            Constant::Int(number, int) => Value::Int(number, int),
            Constant::Single(number) => Value::Single(number),
            Constant::Double(number) => Value::Double(number),
            Constant::Null => Value::Pointer(None),
        }
    }
}

impl Value {
    /// The arithmetic type of a value; `None` for other values.
    pub(super) fn scalar(&self) -> Option<Ty> {
        match self {
            Value::Bool(_) => Some(Ty::Bool),
            Value::Int(_, int) => Some(Ty::Int(*int)),
            Value::Single(_) => Some(Ty::Float(32)),
            Value::Double(_) => Some(Ty::Float(64)),
            Value::Nothing | Value::Pointer(_) | Value::Closure(_) | Value::Whole(_) => None,
        }
    }

    /// The cells of an object of that type with this value.
    pub(super) fn into_cells(self, ty: &Ty) -> Result<Vec<Value>, Stop> {
        if let Value::Whole(values) = self { Ok(values) } else { Ok(vec![convert(self, ty)?]) }
    }

    /// The value of an object of that type with these cells.
    pub(super) fn from_cells(mut values: Vec<Value>, ty: &Ty) -> Value {
        if ty.is_whole() { Value::Whole(values) } else { values.pop().unwrap_or(Value::Nothing) }
    }

    /// The value converted to `bool`.
    pub(super) fn truth(&self) -> Result<bool, Stop> {
        match self {
            Value::Bool(holds) => Ok(*holds),
            Value::Int(number, _) => Ok(*number != 0),
            Value::Single(number) => Ok(*number != 0.0),
            Value::Double(number) => Ok(*number != 0.0),
            Value::Pointer(place) => Ok(place.is_some()),
            Value::Nothing | Value::Closure(_) | Value::Whole(_) => {
                Err(Stop::refused("a condition of a strange type"))
            }
        }
    }

    /// The value of an integer or Boolean.
    pub(super) fn integer(&self) -> Result<i128, Stop> {
        match self {
            Value::Bool(holds) => Ok(i128::from(*holds)),
            Value::Int(number, _) => Ok(*number),
            Value::Nothing
            | Value::Single(_)
            | Value::Double(_)
            | Value::Pointer(_)
            | Value::Closure(_)
            | Value::Whole(_) => Err(Stop::refused("something else where an integer is needed")),
        }
    }

    fn float(&self) -> Result<f64, Stop> {
        match self {
            Value::Bool(holds) => Ok(f64::from(u8::from(*holds))),
            Value::Single(number) => Ok(f64::from(*number)),
            Value::Double(number) => Ok(*number),
            Value::Int(..) | Value::Nothing | Value::Pointer(_) | Value::Closure(_) | Value::Whole(_) => {
                Err(Stop::refused("something else where a number is needed"))
            }
        }
    }
}

/// Converts a value to `ty`, according to [conv] of the C++ standard.
pub(super) fn convert(value: Value, ty: &Ty) -> Result<Value, Stop> {
    match (ty, &value) {
        (Ty::Bool, _) => Ok(Value::Bool(value.truth()?)),
        (Ty::Int(int), Value::Int(number, _)) => Ok(Value::Int(wrap(*number, *int), *int)),
        (Ty::Int(int), Value::Bool(holds)) => Ok(Value::Int(i128::from(*holds), *int)),
        (Ty::Int(int), Value::Single(_) | Value::Double(_)) => truncated(value.float()?, *int),
        // In one step: a conversion through `double` would round twice.
        (Ty::Float(32), Value::Int(number, _)) => Ok(Value::Single(*number as f32)),
        (Ty::Float(64), Value::Int(number, _)) => Ok(Value::Double(*number as f64)),
        (Ty::Float(32), _) => Ok(Value::Single(value.float()? as f32)),
        (Ty::Float(64), _) => Ok(Value::Double(value.float()?)),
        (Ty::Pointer(_), Value::Int(0, _)) => Ok(Value::Pointer(None)),
        (Ty::Pointer(_), Value::Pointer(_)) | (Ty::Lambda, Value::Closure(_)) => Ok(value),
        (Ty::Record(_) | Ty::Array(..), Value::Whole(_)) => Ok(value),
        (Ty::Void, _) => Ok(Value::Nothing),
        (
            Ty::Int(_)
            | Ty::Float(_)
            | Ty::Pointer(_)
            | Ty::Reference(_)
            | Ty::Array(..)
            | Ty::Record(_)
            | Ty::Lambda
            | Ty::Null
            | Ty::Unknown(_),
            _,
        ) => Err(Stop::refused(format!("a conversion of {value:?} to {ty:?}"))),
    }
}

fn truncated(number: f64, int: IntType) -> Result<Value, Stop> {
    let whole = number.trunc();
    let (least, most) = range(int);
    if !(whole >= least as f64 && whole <= most as f64) || (whole as i128) > most {
        return Err(Stop::undefined(format!("{number} as an integer of {} bits", int.bits)));
    }
    Ok(Value::Int(whole as i128, int))
}

/// The number modulo the width of a type.
pub(super) fn wrap(number: i128, int: IntType) -> i128 {
    let all = 1_i128 << int.bits;
    let low = number.rem_euclid(all);
    if int.signed && low >= all / 2 { low - all } else { low }
}

/// The smallest and the largest number of a type.
pub(super) fn range(int: IntType) -> (i128, i128) {
    match int.signed {
        true => (-(1_i128 << (int.bits - 1)), (1_i128 << (int.bits - 1)) - 1),
        false => (0, (1_i128 << int.bits) - 1),
    }
}
