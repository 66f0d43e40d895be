//! What a kernel is called with, before it is known what its parameters are.

use crate::array::Array;
use crate::borrowed;
use crate::parameter::Wanted;
use crate::view::View;
use pyo3::prelude::*;
use pyo3::types::{PyFloat, PyInt};

/// An argument.
pub enum Given<'a, 'py> {
    Array(&'a Array),
    View(View),
    Null,
    Value(&'a Bound<'py, PyAny>),
}

impl<'a, 'py> Given<'a, 'py> {
    /// An argument for a parameter, if it is known. `number` is that of the CUDA device where the kernel runs on one.
    pub fn of(object: &'a Bound<'py, PyAny>, wanted: Option<&Wanted>, number: Option<i32>) -> PyResult<Self> {
        if matches!(wanted, Some(Wanted::Number(_) | Wanted::Structure(_))) {
            return Ok(Given::Value(object));
        }
        if let Ok(array) = object.cast::<Array>() {
            return Ok(Given::Array(array.get()));
        }
        if object.is_none() {
            return Ok(Given::Null);
        }
        if object.is_instance_of::<PyFloat>() || object.is_instance_of::<PyInt>() {
            return Ok(Given::Value(object));
        }
        Ok(match borrowed::view(object, number)? {
            // Where nothing is known, what has no axes is a value.
            Some(view) if wanted.is_some() || !view.shape.is_empty() => Given::View(view),
            _ => Given::Value(object),
        })
    }
}
