//! Numbers of Python as those of C++.

use okl_runtime::{Half, Scalar};
use pyo3::exceptions::PyOverflowError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyFloat, PyInt};

/// What is wrong with a number.
#[derive(Debug)]
pub enum Unfit {
    /// It is something else.
    Type(String),
    /// The type does not have it.
    Range(String),
}

/// A number as the first bytes of a word, as memory of this machine has them.
pub fn word(object: &Bound<'_, PyAny>, scalar: Scalar) -> Result<u64, Unfit> {
    let is_plain = object.is_instance_of::<PyFloat>() || object.is_instance_of::<PyInt>();
    if !is_plain && let Some(number) = of_others(object) {
        return word(&number, scalar);
    }
    match scalar {
        Scalar::Float16 => {
            let value = float(object)?;
            let half = Half::from(value as f32);
            match f32::from(half).is_infinite() && value.is_finite() {
                true => Err(Unfit::Range(format!("{value} is too large"))),
                false => Ok(first(&half.to_bits().to_ne_bytes())),
            }
        }
        Scalar::Float32 => {
            let value = float(object)?;
            let narrow = value as f32;
            match narrow.is_infinite() && value.is_finite() {
                true => Err(Unfit::Range(format!("{value} is too large"))),
                false => Ok(first(&narrow.to_ne_bytes())),
            }
        }
        Scalar::Float64 => Ok(first(&float(object)?.to_ne_bytes())),
        Scalar::Uint64 => match object.extract::<u64>() {
            Ok(value) => Ok(value),
            Err(error) => Err(unfit(object, &error, "an integer")),
        },
        _ => integer(object, scalar),
    }
}

/// A number of another library, such as NumPy, as one of Python; none if it is an array, or nothing of the kind.
fn of_others<'py>(object: &Bound<'py, PyAny>) -> Option<Bound<'py, PyAny>> {
    let py = object.py();
    let dimensions: usize = object.getattr_opt(intern!(py, "ndim")).ok()??.extract().ok()?;
    let number = if dimensions == 0 { object.call_method0(intern!(py, "item")).ok()? } else { return None };
    (number.is_instance_of::<PyFloat>() || number.is_instance_of::<PyInt>()).then_some(number)
}

fn float(object: &Bound<'_, PyAny>) -> Result<f64, Unfit> {
    if let Ok(value) = object.cast::<PyFloat>() {
        return Ok(value.value());
    }
    if !object.is_instance_of::<PyInt>() {
        return Err(Unfit::Type(format!("{} is given, not a number", shown(object))));
    }
    object.extract::<f64>().map_err(|error| unfit(object, &error, "a number"))
}

fn integer(object: &Bound<'_, PyAny>, scalar: Scalar) -> Result<u64, Unfit> {
    if let (Scalar::Bool, Ok(value)) = (scalar, object.cast::<PyBool>()) {
        return Ok(first(&[u8::from(value.is_true())]));
    }
    let value: i64 = object.extract().map_err(|error| unfit(object, &error, "an integer"))?;
    let out = || Unfit::Range(format!("{value} is out of range"));
    Ok(match scalar {
        Scalar::Bool => first(&[u8::from(match value {
            0 => false,
            1 => true,
            _ => return Err(out()),
        })]),
        Scalar::Int8 => first(&i8::try_from(value).map_err(|_| out())?.to_ne_bytes()),
        Scalar::Uint8 => first(&u8::try_from(value).map_err(|_| out())?.to_ne_bytes()),
        Scalar::Int16 => first(&i16::try_from(value).map_err(|_| out())?.to_ne_bytes()),
        Scalar::Uint16 => first(&u16::try_from(value).map_err(|_| out())?.to_ne_bytes()),
        Scalar::Int32 => first(&i32::try_from(value).map_err(|_| out())?.to_ne_bytes()),
        Scalar::Uint32 => first(&u32::try_from(value).map_err(|_| out())?.to_ne_bytes()),
        _ => value as u64,
    })
}

/// Bytes as the first of a word.
fn first(bytes: &[u8]) -> u64 {
    let mut word = [0; 8];
    word[..bytes.len()].copy_from_slice(bytes);
    u64::from_ne_bytes(word)
}

fn unfit(object: &Bound<'_, PyAny>, error: &PyErr, wanted: &str) -> Unfit {
    let py = object.py();
    if error.is_instance_of::<PyOverflowError>(py) {
        // Long ones are not written out: Python would refuse.
        let text = object.str().ok().map(|text| text.to_string()).filter(|text| text.len() <= 40);
        return Unfit::Range(format!("{} is out of range", text.as_deref().unwrap_or("the number")));
    }
    Unfit::Type(format!("{} is given, not {wanted}", shown(object)))
}

/// An object by its type: ``a `list` ``.
pub fn shown(object: &Bound<'_, PyAny>) -> String {
    match object.get_type().name() {
        Ok(name) => format!("a `{name}`"),
        Err(_) => "something else".into(),
    }
}
