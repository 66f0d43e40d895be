//! Memory of the device, and of the host.

use super::context::Context;
use super::error::failed;
use crate::{Error, ErrorKind};
use cl3::memory::{CL_MEM_READ_WRITE, svm_alloc, svm_free};
use std::alloc::{Layout, alloc_zeroed, dealloc};

pub(super) fn allocate(context: &Context, bytes: usize) -> Result<u64, Error> {
    match &context.buffers {
        Some(buffers) => buffers.allocate(context.context(), bytes),
        None => {
            // SAFETY: the flags are valid; an alignment of 0 is that of the largest type.
            let made = unsafe { svm_alloc(context.context(), CL_MEM_READ_WRITE, bytes.max(1), 0) };
            let what = format!("memory of {bytes} bytes");
            made.map(|address| address as u64).map_err(failed(ErrorKind::Memory, &what))
        }
    }
}

/// # Safety
/// `allocate` has returned the address, and nothing begins to use it any more.
pub(super) unsafe fn free(context: &Context, address: u64) {
    context.finish_all();
    match &context.buffers {
        Some(buffers) => buffers.free(address),
        None => {
            // SAFETY: the caller's; all that has begun is done.
            let _gone = unsafe { svm_free(context.context(), address as *mut _) };
        }
    }
}

/// Pages, which drivers copy from fastest.
const PAGE: usize = 4096;

pub(super) fn allocate_host(bytes: usize) -> Result<*mut u8, Error> {
    let none = || Error::memory(format!("there are no {bytes} bytes"));
    let layout = Layout::from_size_align(bytes.max(1), PAGE).map_err(|_| none())?;
    // SAFETY: the layout has a size.
    let address = unsafe { alloc_zeroed(layout) };
    if address.is_null() { Err(none()) } else { Ok(address) }
}

/// # Safety
/// `allocate_host` has returned the address for so many bytes.
pub(super) unsafe fn free_host(address: *mut u8, bytes: usize) {
    if let Ok(layout) = Layout::from_size_align(bytes.max(1), PAGE) {
        // SAFETY: the caller's.
        unsafe { dealloc(address, layout) }
    }
}
