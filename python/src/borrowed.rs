//! Memory of objects of Python, by whichever protocol they have.

use crate::view::View;
use crate::{buffer, cuda_interface, dlpack};
use pyo3::prelude::*;

/// The memory of an array of NumPy, or of another object with the buffer protocol, `__cuda_array_interface__` or DLPack; none
/// for other objects. `number` is that of the CUDA device where the runtime has one.
pub fn view(object: &Bound<'_, PyAny>, number: Option<i32>) -> PyResult<Option<View>> {
    if let Some(view) = buffer::view(object) {
        return Ok(Some(view));
    }
    match cuda_interface::view(object, number.unwrap_or_default())? {
        Some(view) => Ok(Some(view)),
        None => dlpack::view(object),
    }
}
