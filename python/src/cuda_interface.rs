//! `__cuda_array_interface__`: memory of CUDA devices, as a dictionary.

use crate::element::Element;
use crate::view::{Place, Shape, View};
use pyo3::exceptions::PyBufferError;
use pyo3::intern;
use pyo3::prelude::*;

/// The memory of an object on the device with a number, if it has the interface, which does not say the device.
pub fn view(object: &Bound<'_, PyAny>, number: i32) -> PyResult<Option<View>> {
    let py = object.py();
    let Some(interface) = object.getattr_opt(intern!(py, "__cuda_array_interface__"))? else {
        return Ok(None);
    };
    let (address, is_read_only): (u64, bool) = interface.get_item("data")?.extract()?;
    let shape: Vec<usize> = interface.get_item("shape")?.extract()?;
    let typestr: String = interface.get_item("typestr")?.extract()?;
    let strides: Option<Vec<isize>> = match interface.call_method1("get", ("strides",))? {
        none if none.is_none() => None,
        strides => Some(strides.extract()?),
    };
    let shape: Shape = shape.into();
    let element = Element::of_typestr(&typestr);
    let item = element.map_or(1, |element| element.bytes as usize);
    let Some(bytes) = View::count(&shape).and_then(|count| count.checked_mul(item)) else {
        return Err(PyBufferError::new_err("the shape has too many elements"));
    };
    let is_contiguous = strides.is_none_or(|strides| View::is_dense(&shape, strides.iter().copied(), item));
    Ok(Some(View {
        address,
        shape,
        element,
        bytes,
        is_contiguous,
        is_read_only,
        place: Place::Cuda(number),
        keeper: Box::new(object.clone().unbind()),
    }))
}
