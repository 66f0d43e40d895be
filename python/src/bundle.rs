//! Bundles: files of kernels that `okl build` has made.

use crate::device::{self, Device};
use crate::errors::{no_kernel, raised};
use crate::kernel::Kernel;
use pyo3::prelude::*;
use std::path::PathBuf;

/// The kernels of a file that `okl build` has made, for a device: `bundle["add"]`, `bundle["add<float>"]`.
#[pyclass(frozen, module = "okl", weakref)]
pub struct Bundle {
    bundle: okl_runtime::Bundle,
    device: Py<Device>,
}

impl Bundle {
    pub fn open(py: Python<'_>, device: Py<Device>, path: PathBuf) -> PyResult<Bundle> {
        let opened = device.get().0.clone();
        let bundle = py.detach(|| opened.device.load_bundle(&path)).map_err(|error| raised(py, &error))?;
        Ok(Bundle { bundle, device })
    }
}

#[pymethods]
impl Bundle {
    /// A kernel, which is the only one if no name is given. A template is instantiated by the types of its arguments, from the
    /// instances of the bundle.
    #[pyo3(signature = (name=None))]
    fn kernel(&self, py: Python<'_>, name: Option<&str>) -> PyResult<Kernel> {
        let names = self.bundle.kernel_names();
        let name = match (name, names.as_slice()) {
            (Some(name), _) => name,
            (None, [only]) => only,
            (None, several) => {
                let message = format!("the bundle has several kernels: {}; say which", several.join(", "));
                return Err(no_kernel(py, &message));
            }
        };
        let kernel = py.detach(|| self.bundle.kernel(name)).map_err(|error| raised(py, &error))?;
        Ok(Kernel::of(py, kernel, &self.device))
    }

    fn __getitem__(&self, py: Python<'_>, name: &str) -> PyResult<Kernel> {
        self.kernel(py, Some(name))
    }

    /// The names of its kernels, templates by theirs.
    #[getter]
    fn names(&self) -> Vec<String> {
        self.bundle.kernel_names()
    }

    /// Its instances of a kernel template: `add<float>`.
    fn instances(&self, template: &str) -> Vec<String> {
        self.bundle.instances(template)
    }

    /// Its device.
    #[getter]
    fn device(&self, py: Python<'_>) -> Py<Device> {
        self.device.clone_ref(py)
    }

    fn __repr__(&self) -> String {
        format!("<okl.{:?}>", self.bundle)
    }
}

/// Opens a file of kernels that `okl build` has made.
#[pyfunction]
#[pyo3(signature = (path, device=None))]
pub fn load(py: Python<'_>, path: PathBuf, device: Option<&Bound<'_, PyAny>>) -> PyResult<Bundle> {
    Bundle::open(py, device::device(py, device)?, path)
}
