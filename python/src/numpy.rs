//! What is asked of NumPy.

use crate::element::{Element, Kind};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

/// NumPy, which is loaded when an array is first made for it.
pub fn numpy(py: Python<'_>) -> PyResult<&Bound<'_, PyModule>> {
    static NUMPY: PyOnceLock<Py<PyModule>> = PyOnceLock::new();
    Ok(NUMPY.get_or_try_init(py, || py.import("numpy").map(Bound::unbind))?.bind(py))
}

/// The `dtype` of what NumPy takes for one: `"float32"`, `numpy.int64`, a list of fields.
pub fn dtype<'py>(py: Python<'py>, of: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    numpy(py)?.getattr("dtype")?.call1((of,))
}

/// The `dtype` of an element.
pub fn dtype_of(py: Python<'_>, element: Element) -> PyResult<Bound<'_, PyAny>> {
    numpy(py)?.getattr("dtype")?.call1((element.typestr(),))
}

/// The element of a `dtype`; none if the order of bytes is not that of this machine, or it holds objects.
pub fn element(dtype: &Bound<'_, PyAny>) -> PyResult<Option<Element>> {
    let kind: char = dtype.getattr("kind")?.extract()?;
    let is_native: bool = dtype.getattr("isnative")?.extract()?;
    let bytes = dtype.getattr("itemsize")?.extract()?;
    let is_plain = is_native && !dtype.getattr("hasobject")?.extract::<bool>()?;
    Ok(is_plain.then_some(Element { kind: Kind::of_numpy(kind), bytes }))
}
