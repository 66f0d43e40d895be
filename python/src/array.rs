//! Arrays in the memory of devices.

use crate::borrowed;
use crate::element::Element;
use crate::errors::{argument, memory, raised};
use crate::export::{self, Exported};
use crate::index::Index;
use crate::numpy::numpy;
use crate::opened::Opened;
use crate::view::{Place, Shape, View};
use okl_runtime::{Memory, TypedMemory};
use pyo3::exceptions::{PyAttributeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::sync::Arc;

/// An array in the memory of a device, in the order of C.
#[pyclass(frozen, module = "okl", weakref)]
pub struct Array {
    pub opened: Arc<Opened>,
    /// Its bytes. They say no type: what fits is decided here.
    pub memory: TypedMemory,
    pub shape: Shape,
    pub element: Element,
    device: Py<PyAny>,
    dtype: Py<PyAny>,
    /// Who has the memory, if it is not the device's own.
    owner: Option<Arc<View>>,
}

/// What is the same for an array and its slices.
pub struct Form {
    pub opened: Arc<Opened>,
    pub device: Py<PyAny>,
    pub dtype: Py<PyAny>,
    pub element: Element,
}

impl Array {
    /// An array of bytes that are as many as the shape says.
    pub fn new(form: Form, bytes: Memory<u8>, shape: Shape, owner: Option<Arc<View>>) -> Array {
        let Form { opened, device, dtype, element } = form;
        Array { opened, memory: TypedMemory::new(bytes, None, 1), shape, element, device, dtype, owner }
    }

    fn bytes(&self) -> &Memory<u8> {
        self.memory.memory()
    }

    /// Elements of the first axis, `start` to `end`, as an array of this shape.
    fn part(&self, py: Python<'_>, start: usize, end: usize, shape: Shape) -> PyResult<Array> {
        let row = View::count(&self.shape[1..]).unwrap_or(0) * self.element.bytes as usize;
        let bytes = self.bytes().slice(start * row..end * row).map_err(|error| raised(py, &error))?;
        let form = Form {
            opened: self.opened.clone(),
            device: self.device.clone_ref(py),
            dtype: self.dtype.clone_ref(py),
            element: self.element,
        };
        Ok(Array::new(form, bytes, shape, self.owner.clone()))
    }

    fn at(&self, py: Python<'_>, index: &Index) -> PyResult<Array> {
        match index {
            Index::One(at) => self.part(py, *at, at + 1, self.shape[1..].into()),
            Index::Some(range) => {
                let mut shape = self.shape.clone();
                shape[0] = range.len();
                self.part(py, range.start, range.end, shape)
            }
        }
    }

    fn index(&self, key: &Bound<'_, PyAny>) -> PyResult<Index> {
        match self.shape.first() {
            Some(len) => Index::of(key, *len),
            None => Err(PyTypeError::new_err("an array without axes has no index")),
        }
    }

    /// Memory of the host whose elements are as many and of the same type.
    fn counterpart(&self, other: &Bound<'_, PyAny>) -> PyResult<View> {
        let py = other.py();
        let Some(view) = borrowed::view(other, None)? else {
            return Err(argument(py, "that is no array; `numpy.asarray` makes one"));
        };
        if view.element != Some(self.element) {
            let given = view.element.map_or("objects, or bytes in another order".into(), Element::shown);
            return Err(argument(
                py,
                &format!("elements of the other array: {given}, not {}", self.element.shown()),
            ));
        }
        if !view.is_contiguous || view.place != Place::Host {
            return Err(argument(py, "the other array is not contiguous, or not in the memory of the host"));
        }
        if view.bytes != self.bytes().bytes() {
            let (own, other) = (View::count(&self.shape), View::count(&view.shape));
            let (own, other) = (own.unwrap_or_default(), other.unwrap_or_default());
            return Err(memory(py, &format!("the array has {own} elements, the other one {other}")));
        }
        Ok(view)
    }

    /// An array of NumPy with the same elements.
    fn copied<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let shape = PyTuple::new(py, &self.shape)?;
        let made = numpy(py)?.getattr("empty")?.call1((shape, self.dtype.bind(py)))?;
        let view = self.counterpart(&made)?;
        let bytes = self.bytes();
        // SAFETY: the array is new: nobody else has it.
        let copied = py.detach(|| bytes.copy_to(unsafe { view.host_bytes_mut() }));
        copied.map_err(|error| raised(py, &error))?;
        Ok(made)
    }

    /// Waits for what the device still does with the array, for those who use its memory themselves.
    fn settle(&self, py: Python<'_>) -> PyResult<()> {
        py.detach(|| self.opened.device.finish()).map_err(|error| raised(py, &error))
    }
}

#[pymethods]
impl Array {
    /// The device.
    #[getter]
    fn device(&self, py: Python<'_>) -> Py<PyAny> {
        self.device.clone_ref(py)
    }

    /// The sizes along the axes.
    #[getter]
    fn shape<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.shape)
    }

    /// The type of the elements, as NumPy's `dtype`.
    #[getter]
    fn dtype(&self, py: Python<'_>) -> Py<PyAny> {
        self.dtype.clone_ref(py)
    }

    /// The number of axes.
    #[getter]
    fn ndim(&self) -> usize {
        self.shape.len()
    }

    /// The number of elements.
    #[getter]
    fn size(&self) -> usize {
        View::count(&self.shape).unwrap_or_default()
    }

    /// The size in bytes.
    #[getter]
    fn nbytes(&self) -> usize {
        self.bytes().bytes()
    }

    /// The address on the device.
    #[getter]
    fn address(&self) -> u64 {
        self.bytes().address()
    }

    /// A copy as an array of NumPy. Waits for the kernels of the device's own stream.
    fn numpy<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.copied(py)
    }

    /// Copies the elements of another array, of the same type and number, into this one: an array of the device, or what
    /// NumPy takes for an array in the memory of the host.
    pub fn copy_from(&self, py: Python<'_>, source: &Bound<'_, PyAny>) -> PyResult<()> {
        if let Ok(other) = source.cast::<Array>() {
            let other = other.get();
            if other.element != self.element || other.bytes().bytes() != self.bytes().bytes() {
                return Err(memory(
                    py,
                    "the other array has another number of elements, or another type of them",
                ));
            }
            if Arc::ptr_eq(&self.opened, &other.opened) {
                let copied = py.detach(|| self.bytes().copy_from_memory(other.bytes()));
                return copied.map_err(|error| raised(py, &error));
            }
            return self.copy_from(py, &other.copied(py)?);
        }
        let view = self.counterpart(source)?;
        // SAFETY: Python's arrays may change while they are copied; what is copied then is not said.
        let copied = py.detach(|| self.bytes().copy_from(unsafe { view.host_bytes() }));
        copied.map_err(|error| raised(py, &error))
    }

    /// Copies the elements into an array of NumPy of the same type and number.
    fn copy_to(&self, py: Python<'_>, target: &Bound<'_, PyAny>) -> PyResult<()> {
        let view = self.counterpart(target)?;
        if view.is_read_only {
            return Err(argument(py, "the other array is read-only"));
        }
        // SAFETY: Python's arrays may be read while they are written; what is read then is not said.
        let copied = py.detach(|| self.bytes().copy_to(unsafe { view.host_bytes_mut() }));
        copied.map_err(|error| raised(py, &error))
    }

    /// The same memory with another shape of as many elements.
    #[pyo3(signature = (*shape))]
    fn reshape(&self, py: Python<'_>, shape: &Bound<'_, PyTuple>) -> PyResult<Array> {
        let sizes: Vec<usize> = match shape.len() {
            1 => shape.get_item(0)?.extract().or_else(|_| shape.extract_sizes())?,
            _ => shape.extract_sizes()?,
        };
        if View::count(&sizes) != View::count(&self.shape) {
            return Err(PyValueError::new_err("the shape has another number of elements"));
        }
        let form = Form {
            opened: self.opened.clone(),
            device: self.device.clone_ref(py),
            dtype: self.dtype.clone_ref(py),
            element: self.element,
        };
        Ok(Array::new(form, self.bytes().clone(), sizes.into(), self.owner.clone()))
    }

    /// Frees the memory now; its use is an error from then on, also by slices.
    fn free(&self) {
        self.bytes().clone().free();
    }

    fn __len__(&self) -> PyResult<usize> {
        let none = || PyTypeError::new_err("an array without axes has no length");
        self.shape.first().copied().ok_or_else(none)
    }

    /// A part of the first axis, in the same memory; of an array with one axis, `a[i]` is the element itself.
    fn __getitem__<'py>(&self, py: Python<'py>, key: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let index = self.index(key)?;
        let part = self.at(py, &index)?;
        match (index, self.shape.len()) {
            (Index::One(_), 1) => part.copied(py)?.get_item(()),
            _ => Ok(Bound::new(py, part)?.into_any()),
        }
    }

    fn __setitem__(&self, py: Python<'_>, key: &Bound<'_, PyAny>, value: &Bound<'_, PyAny>) -> PyResult<()> {
        let part = self.at(py, &self.index(key)?)?;
        if value.is_instance_of::<Array>() {
            return part.copy_from(py, value);
        }
        let numpy = numpy(py)?;
        let value = numpy.getattr("asarray")?.call1((value, self.dtype.bind(py)))?;
        let value = numpy.getattr("broadcast_to")?.call1((value, PyTuple::new(py, &part.shape)?))?;
        let value = numpy.getattr("ascontiguousarray")?.call1((value,))?;
        part.copy_from(py, &value)
    }

    /// For `numpy.asarray` on CPUs, which does not copy.
    #[getter]
    fn __array_interface__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        if !self.opened.is_cpu {
            return Err(PyAttributeError::new_err("the array is in the memory of a device"));
        }
        let interface = self.interface(py)?;
        interface.set_item("descr", self.dtype.bind(py).getattr("descr")?)?;
        Ok(interface)
    }

    /// For libraries that use CUDA, on its devices.
    #[getter]
    fn __cuda_array_interface__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        if self.opened.cuda.is_none() {
            return Err(PyAttributeError::new_err("the array is not in the memory of a CUDA device"));
        }
        self.settle(py)?;
        let interface = self.interface(py)?;
        interface.set_item("stream", py.None())?;
        Ok(interface)
    }

    /// For `numpy.asarray`: a copy.
    #[pyo3(signature = (dtype=None, copy=None))]
    fn __array__<'py>(
        &self,
        py: Python<'py>,
        dtype: Option<Bound<'py, PyAny>>,
        copy: Option<bool>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if copy == Some(false) && !self.opened.is_cpu {
            return Err(PyValueError::new_err("memory of a device becomes an array of NumPy by a copy only"));
        }
        let made = self.copied(py)?;
        match dtype {
            Some(dtype) => made.call_method1("astype", (dtype,)),
            None => Ok(made),
        }
    }

    /// The array as DLPack, on CPUs and CUDA devices. It stays as long as somebody has the capsule.
    #[pyo3(signature = (*, stream=None, max_version=None, dl_device=None, copy=None))]
    fn __dlpack__<'py>(
        slf: &Bound<'py, Array>,
        stream: Option<Bound<'py, PyAny>>,
        max_version: Option<Bound<'py, PyAny>>,
        dl_device: Option<(i32, i32)>,
        copy: Option<bool>,
    ) -> PyResult<Bound<'py, PyAny>> {
        // Work is waited for, and there is one version.
        drop((stream, max_version));
        let (py, array) = (slf.py(), slf.get());
        if copy == Some(true)
            || dl_device.is_some_and(|wanted| array.__dlpack_device__().ok() != Some(wanted))
        {
            return Err(pyo3::exceptions::PyBufferError::new_err("the memory is shared where it is"));
        }
        array.__dlpack_device__()?;
        array.settle(py)?;
        let exported = Exported {
            array: slf.clone().into_any().unbind(),
            address: array.address(),
            shape: &array.shape,
            element: array.element,
            cuda: array.opened.cuda,
        };
        export::capsule(py, exported)
    }

    /// The device as DLPack counts them.
    fn __dlpack_device__(&self) -> PyResult<(i32, i32)> {
        match self.opened.is_cpu || self.opened.cuda.is_some() {
            true => Ok(export::device(self.opened.cuda)),
            false => {
                let message = format!("memory of {} is not shared", self.opened.device.name());
                Err(pyo3::exceptions::PyBufferError::new_err(message))
            }
        }
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let (shape, device) = (self.shape(py)?, self.opened.device.name());
        Ok(format!("<okl.Array {}{} on {device}>", self.element.shown(), shape.str()?))
    }
}

impl Array {
    /// What both array interfaces have.
    fn interface<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let interface = PyDict::new(py);
        interface.set_item("shape", self.shape(py)?)?;
        interface.set_item("typestr", self.dtype.bind(py).getattr("str")?)?;
        interface.set_item("data", (self.address(), false))?;
        interface.set_item("strides", py.None())?;
        interface.set_item("version", 3)?;
        Ok(interface)
    }
}

/// Sizes out of a tuple.
trait Sizes {
    fn extract_sizes(&self) -> PyResult<Vec<usize>>;
}

impl Sizes for Bound<'_, PyTuple> {
    fn extract_sizes(&self) -> PyResult<Vec<usize>> {
        self.iter().map(|size| size.extract()).collect()
    }
}
