//! Devices.

use crate::array::{Array, Form};
use crate::borrowed;
use crate::errors::{argument, memory, raised};
use crate::numpy::{self, numpy};
use crate::opened::Opened;
use crate::stream::{Stream, Tag};
use crate::view::{Place, Shape, View};
use okl_runtime::Memory;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A device that runs kernels.
#[pyclass(frozen, module = "okl", weakref)]
pub struct Device(pub Arc<Opened>);

/// The devices that were opened, by their descriptions, and the processes that have opened them.
static OPEN: Mutex<Option<OpenDevices>> = Mutex::new(None);

type OpenDevices = HashMap<String, (Py<Device>, u32)>;

/// The device of a description: `serial`, `openmp`, `opencl`, `cuda`, `hip`, `cuda:1`, or JSON. It is opened once.
#[pyfunction]
#[pyo3(signature = (description=None))]
pub fn device(py: Python<'_>, description: Option<&Bound<'_, PyAny>>) -> PyResult<Py<Device>> {
    let Some(description) = description else { return opened(py, "openmp") };
    if let Ok(device) = description.cast::<Device>() {
        return Ok(device.clone().unbind());
    }
    match description.cast::<PyDict>() {
        Ok(properties) => {
            let json: String = py.import("json")?.getattr("dumps")?.call1((properties,))?.extract()?;
            opened(py, &json)
        }
        Err(_) => opened(py, &description.extract::<String>()?),
    }
}

fn opened(py: Python<'_>, description: &str) -> PyResult<Py<Device>> {
    let key = description.trim().to_lowercase();
    if let Some(found) = known(py, &key) {
        return Ok(found);
    }
    // Without the lock of the interpreter: opening takes its time.
    let opened = py.detach(|| Opened::open(description)).map_err(|error| raised(py, &error))?;
    // Another thread may have been faster.
    if let Some(found) = known(py, &key) {
        return Ok(found);
    }
    let made = Py::new(py, Device(Arc::new(opened)))?;
    let mut open = OPEN.lock().unwrap_or_else(PoisonError::into_inner);
    let entry = (made.clone_ref(py), std::process::id());
    open.get_or_insert_default().insert(key, entry);
    Ok(made)
}

/// A device that is open. In a process that was forked, only CPUs are.
fn known(py: Python<'_>, key: &str) -> Option<Py<Device>> {
    let open = OPEN.lock().unwrap_or_else(PoisonError::into_inner);
    let (found, process) = open.as_ref()?.get(key)?;
    (found.get().0.is_cpu || *process == std::process::id()).then(|| found.clone_ref(py))
}

#[pymethods]
impl Device {
    /// Its name: `openmp`, `cuda:1`.
    #[getter]
    fn name(&self) -> &str {
        self.0.device.name()
    }

    /// The name of its target: `openmp`, `cuda`.
    #[getter]
    fn target(&self) -> &str {
        self.0.device.target()
    }

    /// The name of the hardware.
    #[getter]
    fn hardware(&self) -> String {
        self.0.device.hardware()
    }

    /// The size of its memory in bytes; 0 if it is unknown.
    #[getter]
    fn memory_size(&self) -> u64 {
        self.0.device.memory_size()
    }

    /// How many bytes of its memory the program has.
    #[getter]
    fn memory_allocated(&self) -> u64 {
        self.0.device.memory_allocated()
    }

    /// An array with the elements of what NumPy takes for an array.
    #[pyo3(signature = (source, dtype=None))]
    fn array(
        slf: &Bound<'_, Device>,
        source: &Bound<'_, PyAny>,
        dtype: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Array> {
        let source = numpy(slf.py())?.getattr("asarray")?.call1((source, dtype, "C"))?;
        let shape: Vec<usize> = source.getattr("shape")?.extract()?;
        let made = Device::allocate(slf, shape.into(), source.getattr("dtype")?)?;
        made.copy_from(slf.py(), &source)?;
        Ok(made)
    }

    /// An array whose elements are not said.
    #[pyo3(signature = (shape, dtype=None))]
    fn empty(
        slf: &Bound<'_, Device>,
        shape: &Bound<'_, PyAny>,
        dtype: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Array> {
        let dtype = element_type(slf.py(), dtype)?;
        Device::allocate(slf, sizes(shape)?, dtype)
    }

    /// An array of zeros.
    #[pyo3(signature = (shape, dtype=None))]
    fn zeros(
        slf: &Bound<'_, Device>,
        shape: &Bound<'_, PyAny>,
        dtype: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Array> {
        let py = slf.py();
        let dtype = element_type(py, dtype)?;
        let made = Device::allocate(slf, sizes(shape)?, dtype.clone())?;
        let zeros = numpy(py)?.getattr("zeros")?.call1((PyTuple::new(py, &made.shape)?, dtype))?;
        made.copy_from(py, &zeros)?;
        Ok(made)
    }

    /// An array in memory of others, which is not copied: on CPUs that of NumPy and of what else has the buffer protocol or
    /// DLPack, on CUDA devices that of what has `__cuda_array_interface__` or DLPack.
    fn wrap(slf: &Bound<'_, Device>, source: &Bound<'_, PyAny>) -> PyResult<Array> {
        let (py, opened) = (slf.py(), &slf.get().0);
        let Some(view) = borrowed::view(source, opened.cuda)? else {
            return Err(argument(py, "that has no memory: neither a buffer nor DLPack"));
        };
        let is_here = match view.place {
            Place::Host => opened.is_cpu,
            Place::Cuda(number) => opened.cuda == Some(number),
            Place::Elsewhere => false,
        };
        let Some(element) = view.element.filter(|_| is_here && view.is_contiguous && !view.is_read_only)
        else {
            return Err(argument(
                py,
                &format!(
                    "only arrays in the memory of {} are wrapped that are contiguous, may be written, and have no objects as \
                     elements",
                    opened.device.name()
                ),
            ));
        };
        let dtype = match source.getattr_opt("dtype")? {
            Some(dtype) => numpy::dtype(py, &dtype).or_else(|_| numpy::dtype_of(py, element))?,
            None => numpy::dtype_of(py, element)?,
        };
        let form = Device::form(slf, dtype, element);
        // SAFETY: the array keeps the view, and the view the memory.
        let memory = unsafe { opened.device.wrap_memory::<u8>(view.address, view.bytes) };
        let shape = view.shape.clone();
        Ok(Array::new(form, memory, shape, Some(Arc::new(view))))
    }

    /// A stream of its own.
    fn stream(&self, py: Python<'_>) -> PyResult<Stream> {
        self.0.device.stream().map(Stream).map_err(|error| raised(py, &error))
    }

    /// Waits for all that is in the device's own stream.
    fn finish(&self, py: Python<'_>) -> PyResult<()> {
        py.detach(|| self.0.device.finish()).map_err(|error| raised(py, &error))
    }

    /// A tag in the device's own stream, behind all that is in it.
    fn tag(&self, py: Python<'_>) -> PyResult<Tag> {
        self.0.device.tag().map(Tag).map_err(|error| raised(py, &error))
    }

    /// What comes into the device's own stream from now on begins when the tag is reached.
    fn wait_for(&self, py: Python<'_>, tag: &Tag) -> PyResult<()> {
        py.detach(|| self.0.device.wait_for(&tag.0)).map_err(|error| raised(py, &error))
    }

    /// From now on the times of kernels are taken.
    fn start_profile(&self) {
        self.0.device.start_profile();
    }

    /// The kernels that ran since then: name, number of runs, seconds of all of them, the longest first.
    fn stop_profile(&self, py: Python<'_>) -> PyResult<Vec<(String, u64, f64)>> {
        let times = py.detach(|| self.0.device.stop_profile()).map_err(|error| raised(py, &error))?;
        Ok(times.into_iter().map(|time| (time.kernel, time.runs, time.seconds)).collect())
    }

    fn __repr__(&self) -> String {
        format!("<okl.Device {}>", self.name())
    }
}

impl Device {
    fn form(slf: &Bound<'_, Device>, dtype: Bound<'_, PyAny>, element: crate::element::Element) -> Form {
        let device = slf.clone().into_any().unbind();
        Form { opened: slf.get().0.clone(), device, dtype: dtype.unbind(), element }
    }

    fn allocate(slf: &Bound<'_, Device>, shape: Shape, dtype: Bound<'_, PyAny>) -> PyResult<Array> {
        let py = slf.py();
        let Some(element) = numpy::element(&dtype)? else {
            let message = format!("elements of `{dtype}` are objects, or their bytes are in another order");
            return Err(argument(py, &message));
        };
        let bytes = View::count(&shape).and_then(|count| count.checked_mul(element.bytes as usize));
        let Some(bytes) = bytes else { return Err(memory(py, "the shape has too many elements")) };
        let device = &slf.get().0.device;
        let memory: Memory<u8> = py.detach(|| device.memory(bytes)).map_err(|error| raised(py, &error))?;
        Ok(Array::new(Device::form(slf, dtype, element), memory, shape, None))
    }
}

/// A `dtype`, which is `float64` if none is given, as in NumPy.
fn element_type<'py>(py: Python<'py>, dtype: Option<&Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
    match dtype {
        Some(dtype) => numpy::dtype(py, dtype),
        None => Ok(numpy(py)?.getattr("dtype")?.call1(("float64",))?),
    }
}

/// A shape: a number, or several.
fn sizes(shape: &Bound<'_, PyAny>) -> PyResult<Shape> {
    match shape.extract::<usize>() {
        Ok(size) => Ok(Shape::from_slice(&[size])),
        Err(_) => Ok(shape.extract::<Vec<usize>>()?.into()),
    }
}
