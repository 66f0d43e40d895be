//! Kernels as callables.

use crate::binding::Call;
use crate::device::{self, Device};
use crate::errors::{no_kernel, raised};
use crate::given::Given;
use crate::instances::Instances;
use crate::opened::Opened;
use crate::parameter::Parameter;
use crate::stream::Stream;
use crate::text::{Options, Text};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use smallvec::SmallVec;
use std::sync::Arc;

/// A kernel of a device, called with its arguments: `kernel(n, a, b)`.
#[pyclass(frozen, module = "okl", weakref)]
pub struct Kernel {
    opened: Arc<Opened>,
    device: Py<Device>,
    name: String,
    instances: Instances,
}

#[pymethods]
impl Kernel {
    /// Translates and compiles a kernel. A kernel that was built before is not built again.
    #[new]
    #[pyo3(signature = (source, device=None, name=None, **options))]
    fn new(
        py: Python<'_>,
        source: &Bound<'_, PyAny>,
        device: Option<&Bound<'_, PyAny>>,
        name: Option<String>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Kernel> {
        let text = Text::of(source)?;
        let properties = Options::of(options)?.properties();
        let device = device::device(py, device)?;
        let opened = device.get().0.clone();
        let name = match name {
            Some(name) => name,
            None => only(py, py.detach(|| opened.device.kernel_names(&text.path, &text.text, &properties)))?,
        };
        let build = || opened.device.build_kernel_from_text(&text.path, &text.text, &name, &properties);
        let kernel = py.detach(build).map_err(|error| raised(py, &error))?;
        Ok(Kernel::of(py, kernel, &device))
    }

    /// Its name.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// Its device.
    #[getter]
    fn device(&self, py: Python<'_>) -> Py<Device> {
        self.device.clone_ref(py)
    }

    /// True for a template, whose instances follow from the arguments.
    #[getter]
    fn is_template(&self) -> bool {
        self.instances.only.is_none()
    }

    /// Its parameters; none for a template.
    #[getter]
    fn parameters(&self) -> Option<Vec<Parameter>> {
        self.instances.only.as_ref().map(|only| only.parameters.clone())
    }

    /// Runs the kernel, in a stream or in the device's own.
    #[pyo3(signature = (*arguments, stream=None))]
    fn __call__(
        &self,
        py: Python<'_>,
        arguments: &Bound<'_, PyTuple>,
        stream: Option<&Bound<'_, Stream>>,
    ) -> PyResult<()> {
        let objects: SmallVec<[Bound<'_, PyAny>; 16]> = arguments.iter().collect();
        let instance;
        let parameters = self.instances.only.as_ref().map(|only| &*only.parameters);
        let mut given: SmallVec<[Given<'_, '_>; 16]> = SmallVec::new();
        for (at, object) in objects.iter().enumerate() {
            let wanted = parameters.and_then(|all| all.get(at)).map(|parameter| &parameter.wanted);
            given.push(Given::of(object, wanted, self.opened.cuda)?);
        }
        instance = self.instances.of(py, &self.opened, &given)?;
        let call = Call::new(py, &self.opened, &instance, given)?;
        call.run(py, stream.map(|stream| &stream.get().0))
    }

    fn __repr__(&self) -> String {
        format!("<okl.Kernel {} on {}>", self.name, self.opened.device.name())
    }
}

impl Kernel {
    /// A kernel of a device.
    pub fn of(py: Python<'_>, kernel: okl_runtime::Kernel, device: &Py<Device>) -> Kernel {
        Kernel {
            name: kernel.name().to_owned(),
            instances: Instances::new(kernel),
            opened: device.get().0.clone(),
            device: device.clone_ref(py),
        }
    }
}

/// The only one of the kernels of a text.
fn only(py: Python<'_>, names: Result<Vec<String>, okl_runtime::Error>) -> PyResult<String> {
    let mut names = names.map_err(|error| raised(py, &error))?;
    match (names.pop(), names.is_empty()) {
        (Some(name), true) => Ok(name),
        (None, _) => Err(no_kernel(py, "the text has no kernel")),
        (Some(last), false) => {
            let message =
                format!("the text has several kernels: {}, {last}; `name` says which", names.join(", "));
            Err(no_kernel(py, &message))
        }
    }
}

/// The names of the kernels of a text: those of its templates, or else those of its other kernels.
#[pyfunction]
#[pyo3(signature = (source, device=None, **options))]
pub fn kernel_names(
    py: Python<'_>,
    source: &Bound<'_, PyAny>,
    device: Option<&Bound<'_, PyAny>>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Vec<String>> {
    let text = Text::of(source)?;
    let properties = Options::of(options)?.properties();
    let opened = device::device(py, device)?.get().0.clone();
    let names = py.detach(|| opened.device.kernel_names(&text.path, &text.text, &properties));
    names.map_err(|error| raised(py, &error))
}
