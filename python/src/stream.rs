//! Streams and tags.

use crate::errors::raised;
use pyo3::prelude::*;

/// Kernels that a device runs in order, at the same time as those of other streams.
#[pyclass(frozen, module = "okl")]
pub struct Stream(pub okl_runtime::Stream);

/// A point in a stream.
#[pyclass(frozen, module = "okl")]
pub struct Tag(pub okl_runtime::Tag);

#[pymethods]
impl Stream {
    /// Waits until all of it is done.
    fn finish(&self, py: Python<'_>) -> PyResult<()> {
        py.detach(|| self.0.finish()).map_err(|error| raised(py, &error))
    }

    /// A tag behind all that is in the stream.
    fn tag(&self, py: Python<'_>) -> PyResult<Tag> {
        self.0.tag().map(Tag).map_err(|error| raised(py, &error))
    }

    /// What comes into the stream from now on begins when the tag is reached.
    fn wait_for(&self, py: Python<'_>, tag: &Tag) -> PyResult<()> {
        py.detach(|| self.0.wait_for(&tag.0)).map_err(|error| raised(py, &error))
    }

    /// The driver's own handle, such as a `cudaStream_t`; 0 on CPUs.
    #[getter]
    fn handle(&self) -> usize {
        self.0.handle()
    }

    fn __repr__(&self) -> String {
        format!("<okl.{:?}>", self.0)
    }
}

#[pymethods]
impl Tag {
    /// Waits until the tag is reached.
    fn wait(&self, py: Python<'_>) -> PyResult<()> {
        py.detach(|| self.0.wait()).map_err(|error| raised(py, &error))
    }

    /// True if the tag is reached.
    #[getter]
    fn is_reached(&self, py: Python<'_>) -> PyResult<bool> {
        self.0.is_reached().map_err(|error| raised(py, &error))
    }

    /// The time from an earlier tag of the device to this one in seconds; waits for both.
    fn seconds_since(&self, py: Python<'_>, earlier: &Tag) -> PyResult<f64> {
        py.detach(|| self.0.seconds_since(&earlier.0)).map_err(|error| raised(py, &error))
    }
}
