//! The buffer protocol. It is part of what all versions have since 3.11 only; versions before have the same functions and the
//! same structure.

use crate::element::Element;
use crate::view::{Place, Shape, View};
use pyo3::ffi::{PyErr_Clear, PyObject};
use pyo3::prelude::*;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::ptr;

#[repr(C)]
struct PyBuffer {
    address: *mut c_void,
    object: *mut PyObject,
    bytes: isize,
    item_bytes: isize,
    is_read_only: c_int,
    dimensions: c_int,
    format: *mut c_char,
    shape: *mut isize,
    strides: *mut isize,
    suboffsets: *mut isize,
    internal: *mut c_void,
}

/// `PyBUF_STRIDES | PyBUF_FORMAT`: all layouts, and what is only read.
const ALL: c_int = 0x0018 | 0x0004;

unsafe extern "C" {
    fn PyObject_GetBuffer(object: *mut PyObject, buffer: *mut PyBuffer, flags: c_int) -> c_int;
    fn PyBuffer_Release(buffer: *mut PyBuffer);
}

/// A borrowed buffer.
#[repr(transparent)]
struct Buffer(PyBuffer);

// SAFETY: the memory is there until the buffer is released, which happens with the lock of the interpreter.
unsafe impl Send for Buffer {}
// SAFETY: as above; nothing is changed through a shared one.
unsafe impl Sync for Buffer {}

impl Buffer {
    /// The buffer of an object, if it has one.
    fn of(object: &Bound<'_, PyAny>) -> Option<Box<Buffer>> {
        // Not dropped before it is borrowed.
        let mut raw = Box::new(PyBuffer {
            address: ptr::null_mut(),
            object: ptr::null_mut(),
            bytes: 0,
            item_bytes: 0,
            is_read_only: 0,
            dimensions: 0,
            format: ptr::null_mut(),
            shape: ptr::null_mut(),
            strides: ptr::null_mut(),
            suboffsets: ptr::null_mut(),
            internal: ptr::null_mut(),
        });
        // SAFETY: the object lives, the lock is held, and the structure is Python's.
        let status = unsafe { PyObject_GetBuffer(object.as_ptr(), &raw mut *raw, ALL) };
        if status == 0 {
            // SAFETY: `Buffer` is transparent. The structure stays where it is, since Python may point into it.
            return Some(unsafe { Box::from_raw(Box::into_raw(raw).cast::<Buffer>()) });
        }
        // SAFETY: the lock is held. That there is no buffer is no error.
        unsafe { PyErr_Clear() };
        None
    }
}

/// The memory of an object, if it has a buffer.
pub fn view(object: &Bound<'_, PyAny>) -> Option<View> {
    let buffer = Buffer::of(object)?;
    let raw = &buffer.0;
    let dimensions = usize::try_from(raw.dimensions).unwrap_or(0);
    let sizes = |from: *mut isize| -> &[isize] {
        // SAFETY: a shape or strides that are there have one entry for each axis.
        if from.is_null() { &[] } else { unsafe { std::slice::from_raw_parts(from, dimensions) } }
    };
    let (shape, strides) = (sizes(raw.shape), sizes(raw.strides));
    let bytes = usize::try_from(raw.bytes).unwrap_or(0);
    let item = usize::try_from(raw.item_bytes).unwrap_or(1);
    let mut found: Shape = shape.iter().map(|size| usize::try_from(*size).unwrap_or(0)).collect();
    if raw.shape.is_null() && dimensions == 1 {
        found.push(bytes / item.max(1));
    }
    let format: &[u8] = match raw.format.is_null() {
        true => b"B",
        // SAFETY: formats end with a zero.
        false => unsafe { CStr::from_ptr(raw.format) }.to_bytes(),
    };
    let is_contiguous = strides.is_empty() || View::is_dense(&found, strides.iter().copied(), item);
    Some(View {
        address: raw.address as u64,
        element: Element::of_format(format, u32::try_from(item).unwrap_or(u32::MAX)),
        bytes,
        is_contiguous,
        is_read_only: raw.is_read_only != 0,
        place: Place::Host,
        shape: found,
        keeper: buffer,
    })
}

impl Drop for Buffer {
    fn drop(&mut self) {
        // SAFETY: it was borrowed once, and is released once, with the lock.
        Python::attach(|_| unsafe { PyBuffer_Release(&raw mut self.0) });
    }
}
