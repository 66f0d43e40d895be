//! DLPack: memory that libraries of Python share, as structures of C.

use crate::element::{Element, Kind};
use crate::view::{Place, Shape, View};
use pyo3::exceptions::PyBufferError;
use pyo3::ffi::{PyCapsule_GetPointer, PyCapsule_SetName};
use pyo3::intern;
use pyo3::prelude::*;
use std::ffi::{CStr, c_void};

/// `DLDevice`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RawDevice {
    pub kind: i32,
    pub number: i32,
}

/// `DLDataType`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RawType {
    pub code: u8,
    pub bits: u8,
    pub lanes: u16,
}

/// `DLTensor`
#[repr(C)]
pub struct RawTensor {
    pub address: *mut c_void,
    pub device: RawDevice,
    pub dimensions: i32,
    pub ty: RawType,
    pub shape: *mut i64,
    /// In elements; null for an array whose elements lie one behind the other.
    pub strides: *mut i64,
    pub offset: u64,
}

/// `DLManagedTensor`
#[repr(C)]
pub struct RawManaged {
    pub tensor: RawTensor,
    pub owner: *mut c_void,
    pub delete: Option<unsafe extern "C" fn(*mut RawManaged)>,
}

/// The name of a capsule that nobody has taken.
pub const NAME: &CStr = c"dltensor";
/// The name of one that somebody has.
const TAKEN: &CStr = c"used_dltensor";

pub const CPU: i32 = 1;
pub const CUDA: i32 = 2;
const CUDA_HOST: i32 = 3;
const CUDA_MANAGED: i32 = 13;

/// A tensor of others, given back when it is dropped.
struct Tensor(*mut RawManaged);

// SAFETY: the owner says how it is given back, which happens with the lock of the interpreter.
unsafe impl Send for Tensor {}
// SAFETY: as above; nothing is changed through a shared one.
unsafe impl Sync for Tensor {}

/// The memory of an object, if it has `__dlpack__`.
pub fn view(object: &Bound<'_, PyAny>) -> PyResult<Option<View>> {
    let py = object.py();
    let Some(method) = object.getattr_opt(intern!(py, "__dlpack__"))? else { return Ok(None) };
    let capsule = method.call0()?;
    // SAFETY: the capsule lives, and the lock is held.
    let raw = unsafe { PyCapsule_GetPointer(capsule.as_ptr(), NAME.as_ptr()) }.cast::<RawManaged>();
    if raw.is_null() {
        return Err(PyErr::take(py).unwrap_or_else(|| PyBufferError::new_err("a capsule without a tensor")));
    }
    // SAFETY: the capsule is the one from above; with this name it does not give back what `Tensor` does.
    if unsafe { PyCapsule_SetName(capsule.as_ptr(), TAKEN.as_ptr()) } != 0 {
        return Err(PyErr::take(py).unwrap_or_else(|| PyBufferError::new_err("a capsule cannot be taken")));
    }
    let keeper = Tensor(raw);
    // SAFETY: the capsule holds a tensor, which `keeper` keeps.
    let tensor = unsafe { &(*raw).tensor };
    Ok(Some(view_of(tensor, keeper)))
}

fn view_of(tensor: &RawTensor, keeper: Tensor) -> View {
    let dimensions = usize::try_from(tensor.dimensions).unwrap_or(0);
    let sizes = |from: *mut i64| -> &[i64] {
        // SAFETY: a shape or strides that are there have one entry for each axis.
        if from.is_null() { &[] } else { unsafe { std::slice::from_raw_parts(from, dimensions) } }
    };
    let shape: Shape = sizes(tensor.shape).iter().map(|size| usize::try_from(*size).unwrap_or(0)).collect();
    let strides = sizes(tensor.strides);
    let kind = match tensor.ty.code {
        0 => Kind::Signed,
        1 => Kind::Unsigned,
        2 => Kind::Float,
        5 => Kind::Complex,
        6 => Kind::Bool,
        _ => Kind::Other,
    };
    let bytes = (u32::from(tensor.ty.bits) * u32::from(tensor.ty.lanes)).div_ceil(8);
    let kind = if tensor.ty.lanes == 1 { kind } else { Kind::Other };
    let place = match tensor.device.kind {
        CPU | CUDA_HOST => Place::Host,
        CUDA | CUDA_MANAGED => Place::Cuda(tensor.device.number),
        _ => Place::Elsewhere,
    };
    let in_bytes = |stride: &i64| isize::try_from(*stride).unwrap_or(0).saturating_mul(bytes as isize);
    View {
        address: tensor.address as u64 + tensor.offset,
        element: Some(Element { kind, bytes }),
        bytes: View::count(&shape).unwrap_or(0).saturating_mul(bytes as usize),
        is_contiguous: strides.is_empty()
            || View::is_dense(&shape, strides.iter().map(in_bytes), bytes as usize),
        is_read_only: false,
        place,
        shape,
        keeper: Box::new(keeper),
    }
}

impl Drop for Tensor {
    fn drop(&mut self) {
        // SAFETY: the tensor was taken once, and is given back once, with the lock.
        Python::attach(|_| unsafe {
            if let Some(delete) = (*self.0).delete {
                delete(self.0);
            }
        });
    }
}
