//! Memory of devices for other libraries, as a capsule of DLPack.

use crate::dlpack::{CPU, CUDA, NAME, RawDevice, RawManaged, RawTensor, RawType};
use crate::element::{Element, Kind};
use pyo3::exceptions::PyBufferError;
use pyo3::ffi::{PyCapsule_GetPointer, PyCapsule_IsValid, PyCapsule_New, PyObject};
use pyo3::prelude::*;
use std::ffi::c_void;
use std::ptr;

/// What is exported: an array, which keeps the memory at the address.
pub struct Exported<'a> {
    pub array: Py<PyAny>,
    pub address: u64,
    pub shape: &'a [usize],
    pub element: Element,
    /// The number of a device of CUDA; none for memory of the host.
    pub cuda: Option<i32>,
}

/// What a tensor points to.
struct Owner {
    shape: Vec<i64>,
    /// Dropped with the tensor.
    _array: Py<PyAny>,
}

/// `(1, 0)` for the host.
pub fn device(cuda: Option<i32>) -> (i32, i32) {
    cuda.map_or((CPU, 0), |number| (CUDA, number))
}

/// A capsule with a tensor.
pub fn capsule<'py>(py: Python<'py>, exported: Exported<'_>) -> PyResult<Bound<'py, PyAny>> {
    let code = match exported.element.kind {
        Kind::Signed => 0,
        Kind::Unsigned => 1,
        Kind::Float => 2,
        Kind::Complex => 5,
        Kind::Bool => 6,
        Kind::Other => return Err(PyBufferError::new_err("DLPack has no structures")),
    };
    let bits = u8::try_from(8 * exported.element.bytes)?;
    let (kind, number) = device(exported.cuda);
    let shape: Vec<i64> = exported.shape.iter().map(|size| *size as i64).collect();
    let mut owner = Box::new(Owner { shape, _array: exported.array });
    let tensor = RawTensor {
        address: exported.address as *mut c_void,
        device: RawDevice { kind, number },
        dimensions: i32::try_from(exported.shape.len())?,
        ty: RawType { code, bits, lanes: 1 },
        shape: owner.shape.as_mut_ptr(),
        strides: ptr::null_mut(),
        offset: 0,
    };
    let owner = Box::into_raw(owner).cast();
    let managed = Box::into_raw(Box::new(RawManaged { tensor, owner, delete: Some(delete) }));
    // SAFETY: the lock is held; the capsule gives the tensor back unless somebody has taken it.
    let made = unsafe {
        Bound::from_owned_ptr_or_err(py, PyCapsule_New(managed.cast(), NAME.as_ptr(), Some(drop_capsule)))
    };
    if made.is_err() {
        // SAFETY: nobody has got it.
        unsafe { delete(managed) };
    }
    made
}

unsafe extern "C" fn drop_capsule(capsule: *mut PyObject) {
    // SAFETY: Python calls this with the capsule, whose name changes when it is taken.
    unsafe {
        if PyCapsule_IsValid(capsule, NAME.as_ptr()) == 1 {
            delete(PyCapsule_GetPointer(capsule, NAME.as_ptr()).cast());
        }
    }
}

unsafe extern "C" fn delete(managed: *mut RawManaged) {
    // Other libraries may call this without the lock.
    Python::attach(|_| {
        // SAFETY: both were made as boxes above, and are given back once.
        let managed = unsafe { Box::from_raw(managed) };
        // SAFETY: as above.
        drop(unsafe { Box::from_raw(managed.owner.cast::<Owner>()) });
    });
}
