//! Errors as exceptions of Python. Their classes stand in `okl/_errors.py`.

use okl_runtime::{Error, ErrorKind, Record};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyList};

/// The exception of an error of the runtime.
pub fn raised(py: Python<'_>, error: &Error) -> PyErr {
    let class = match error.kind() {
        ErrorKind::Device => "DeviceError",
        ErrorKind::Memory => "DeviceMemoryError",
        ErrorKind::Argument => "ArgumentError",
        ErrorKind::Translation => return translation(py, error.message(), error.diagnostics()),
        ErrorKind::Compilation => "CompilationError",
        ErrorKind::Launch => "LaunchError",
        ErrorKind::NoKernel => "NoKernelError",
        _ => "SystemError_",
    };
    exception(py, class, error.message())
}

/// An exception for arguments of kernels that do not fit, which is a `TypeError`, too.
pub fn argument(py: Python<'_>, message: &str) -> PyErr {
    exception(py, "ArgumentError", message)
}

/// An exception for numbers out of range, which is an `OverflowError`, too.
pub fn range(py: Python<'_>, message: &str) -> PyErr {
    exception(py, "ArgumentRangeError", message)
}

/// An exception for memory.
pub fn memory(py: Python<'_>, message: &str) -> PyErr {
    exception(py, "DeviceMemoryError", message)
}

/// An exception for a kernel that is not there.
pub fn no_kernel(py: Python<'_>, message: &str) -> PyErr {
    exception(py, "NoKernelError", message)
}

/// An exception with okl's messages about a text as its `diagnostics`.
pub fn translation(py: Python<'_>, message: &str, records: &[Record]) -> PyErr {
    let made = || -> PyResult<PyErr> {
        let list = diagnostics(py, records)?;
        let error = exception(py, "TranslationError", message);
        error.value(py).setattr("diagnostics", list)?;
        Ok(error)
    };
    made().unwrap_or_else(|error| error)
}

/// Messages as objects of Python.
pub fn diagnostics<'py>(py: Python<'py>, records: &[Record]) -> PyResult<Bound<'py, PyList>> {
    let class = class(py, "Diagnostic")?;
    let list = PyList::empty(py);
    for record in records {
        let fields = PyDict::new(py);
        fields.set_item("id", &record.id)?;
        fields.set_item("is_error", matches!(record.severity, okl_source::Severity::Error))?;
        fields.set_item("message", &record.message)?;
        let place = record.labels.first().map(|label| &label.place);
        fields.set_item("file", place.map(|place| &*place.file))?;
        fields.set_item("line", place.map(|place| place.line))?;
        fields.set_item("column", place.map(|place| place.column))?;
        fields.set_item("help", record.help.clone())?;
        fields.set_item("rendered", &record.rendered)?;
        list.append(class.call((), Some(&fields))?)?;
    }
    Ok(list)
}

fn exception(py: Python<'_>, name: &str, message: &str) -> PyErr {
    match class(py, name).and_then(|class| class.call1((message,))) {
        Ok(value) => PyErr::from_value(value),
        Err(_) => PyRuntimeError::new_err(message.to_owned()),
    }
}

fn class<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
    static MODULE: PyOnceLock<Py<PyModule>> = PyOnceLock::new();
    let module = MODULE.get_or_try_init(py, || py.import("okl._errors").map(Bound::unbind))?;
    module.bind(py).getattr(name)
}
