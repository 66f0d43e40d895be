//! Memory of devices and of the host.

use crate::device::okl_rt_device;
use crate::error::{Failure, done, made, okl_rt_error, value};
use crate::stream::okl_rt_stream;
use crate::{object, text};
use okl_runtime::{HostMemory, Memory, TypedMemory};
use std::ffi::{CString, c_char, c_void};

/// Memory of a device, or a part of it.
pub struct okl_rt_memory {
    pub(crate) typed: TypedMemory,
    ty: CString,
}

/// Memory of the host from which a device copies, and to which it copies, without a detour.
pub struct okl_rt_host_memory {
    memory: HostMemory<u8>,
}

impl okl_rt_memory {
    pub(crate) fn new(memory: Memory<u8>, ty: Option<&str>, element: usize) -> okl_rt_memory {
        let text = CString::new(ty.unwrap_or_default()).unwrap_or_default();
        okl_rt_memory { typed: TypedMemory::new(memory, ty, element), ty: text }
    }

    fn memory(&self) -> &Memory<u8> {
        self.typed.memory()
    }

    /// So many bytes from an offset.
    fn part(&self, offset: usize, bytes: usize) -> Result<Memory<u8>, Failure> {
        let end = offset.checked_add(bytes).filter(|end| *end <= self.memory().len());
        let end = end.ok_or_else(|| {
            let all = self.memory().len();
            Failure::memory(format!(
                "{bytes} bytes from byte {offset} on are not within memory of {all} bytes"
            ))
        })?;
        Ok(self.memory().slice(offset..end)?)
    }
}

/// The size of `count` elements.
pub(crate) fn bytes_of(count: usize, element: usize) -> Result<usize, Failure> {
    count
        .checked_mul(element)
        .ok_or_else(|| Failure::memory(format!("{count} elements of {element} bytes are too many")))
}

/// Memory for `count` elements of `element_bytes` each, copied from `from` unless that is null. `type` is the name of
/// their type in kernels, from which kernel templates are instantiated; or null.
///
/// # Safety
/// `device` is null or alive; `type` is null or ends with a zero byte; `from` is null or leads to as many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_memory_new(
    device: *const okl_rt_device,
    count: usize,
    element_bytes: usize,
    r#type: *const c_char,
    from: *const c_void,
) -> *mut okl_rt_memory {
    made(|| {
        // SAFETY: the caller's.
        let device = &unsafe { object::at(device, "device") }?.device;
        // SAFETY: the caller's.
        let ty = unsafe { text::read_if_any(r#type, "type of memory") }?;
        let bytes = bytes_of(count, element_bytes)?;
        let memory = device.memory::<u8>(bytes)?;
        if !from.is_null() {
            // SAFETY: the caller's.
            memory.copy_from(unsafe { std::slice::from_raw_parts(from.cast(), bytes) })?;
        }
        Ok(okl_rt_memory::new(memory, ty, element_bytes))
    })
}

/// Memory that the program has at an address of the device. It is not freed.
///
/// # Safety
/// `device` is null or alive; `type` is null or ends with a zero byte; there are as many bytes on the device as long as
/// the memory and its parts are used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_memory_wrap(
    device: *const okl_rt_device,
    address: u64,
    count: usize,
    element_bytes: usize,
    r#type: *const c_char,
) -> *mut okl_rt_memory {
    made(|| {
        // SAFETY: the caller's.
        let device = &unsafe { object::at(device, "device") }?.device;
        // SAFETY: the caller's.
        let ty = unsafe { text::read_if_any(r#type, "type of memory") }?;
        // SAFETY: the caller's.
        let memory = unsafe { device.wrap_memory::<u8>(address, bytes_of(count, element_bytes)?) };
        Ok(okl_rt_memory::new(memory, ty, element_bytes))
    })
}

/// Some of the bytes of memory, as elements of the same type. They are not copied.
///
/// # Safety
/// `memory` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_memory_slice(
    memory: *const okl_rt_memory,
    offset: usize,
    bytes: usize,
) -> *mut okl_rt_memory {
    made(|| {
        // SAFETY: the caller's.
        let memory = unsafe { object::at(memory, "memory") }?;
        Ok(okl_rt_memory::new(memory.part(offset, bytes)?, memory.typed.ty(), memory.typed.element_bytes()))
    })
}

/// The same memory as elements of another type.
///
/// # Safety
/// `memory` is null or alive; `type` is null or ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_memory_cast(
    memory: *const okl_rt_memory,
    element_bytes: usize,
    r#type: *const c_char,
) -> *mut okl_rt_memory {
    made(|| {
        // SAFETY: the caller's.
        let memory = unsafe { object::at(memory, "memory") }?;
        // SAFETY: the caller's.
        let ty = unsafe { text::read_if_any(r#type, "type of memory") }?;
        Ok(okl_rt_memory::new(memory.memory().clone(), ty, element_bytes))
    })
}

/// Frees the object. The memory of the device is freed with the last object that has a part of it.
///
/// # Safety
/// `memory` is null or was made by a function of this header and was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_memory_free(memory: *mut okl_rt_memory) {
    // SAFETY: the caller's.
    unsafe { object::free(memory) }
}

/// Gives the memory of the device back now. Objects that have a part of it stay; their use is an error from now on.
///
/// # Safety
/// `memory` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_memory_release(memory: *const okl_rt_memory) -> okl_rt_error {
    done(|| {
        // SAFETY: the caller's.
        unsafe { object::at(memory, "memory") }?.memory().clone().free();
        Ok(())
    })
}

/// Its size in bytes.
///
/// # Safety
/// `memory` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_memory_bytes(memory: *const okl_rt_memory) -> usize {
    // SAFETY: the caller's.
    value(0, || Ok(unsafe { object::at(memory, "memory") }?.memory().len()))
}

/// The size of an element in bytes.
///
/// # Safety
/// `memory` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_memory_element_bytes(memory: *const okl_rt_memory) -> usize {
    // SAFETY: the caller's.
    value(0, || Ok(unsafe { object::at(memory, "memory") }?.typed.element_bytes()))
}

/// The type of its elements; an empty text if it is not known, null if the memory is.
///
/// # Safety
/// `memory` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_memory_type(memory: *const okl_rt_memory) -> *const c_char {
    // SAFETY: the caller's.
    value(std::ptr::null(), || Ok(unsafe { object::at(memory, "memory") }?.ty.as_ptr()))
}

/// Its address on the device.
///
/// # Safety
/// `memory` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_memory_address(memory: *const okl_rt_memory) -> u64 {
    // SAFETY: the caller's.
    value(0, || Ok(unsafe { object::at(memory, "memory") }?.memory().address()))
}

/// Copies bytes to memory, from byte `offset` of it on. Without a stream it is done when the function returns. In a stream
/// it begins; the bytes have to stay until the stream is finished.
///
/// # Safety
/// `memory` and `stream` are null or alive; `from` leads to as many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_memory_write(
    memory: *const okl_rt_memory,
    offset: usize,
    from: *const c_void,
    bytes: usize,
    stream: *const okl_rt_stream,
) -> okl_rt_error {
    done(|| {
        // SAFETY: the caller's.
        let part = unsafe { object::at(memory, "memory") }?.part(offset, bytes)?;
        // SAFETY: the caller's.
        let from: &[u8] = match unsafe { bytes_at(from.cast_mut(), bytes) }? {
            Some(from) => from,
            None => return Ok(()),
        };
        // SAFETY: the caller's.
        match unsafe { stream.as_ref() } {
            None => Ok(part.copy_from(from)?),
            // SAFETY: the caller's.
            Some(stream) => Ok(unsafe { stream.stream.copy_from(&part, from) }?),
        }
    })
}

/// Copies bytes from memory, from byte `offset` of it on. Without a stream it is done when the function returns. In a
/// stream it begins; nothing may use the bytes until the stream is finished.
///
/// # Safety
/// `memory` and `stream` are null or alive; `to` leads to as many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_memory_read(
    memory: *const okl_rt_memory,
    offset: usize,
    to: *mut c_void,
    bytes: usize,
    stream: *const okl_rt_stream,
) -> okl_rt_error {
    done(|| {
        // SAFETY: the caller's.
        let part = unsafe { object::at(memory, "memory") }?.part(offset, bytes)?;
        // SAFETY: the caller's.
        let Some(to) = unsafe { bytes_at(to, bytes) }? else { return Ok(()) };
        // SAFETY: the caller's.
        match unsafe { stream.as_ref() } {
            None => Ok(part.copy_to(to)?),
            // SAFETY: the caller's.
            Some(stream) => Ok(unsafe { stream.stream.copy_to(&part, to) }?),
        }
    })
}

/// Copies bytes on a device, in a stream or, without one, in the device's own.
///
/// # Safety
/// `to`, `from` and `stream` are null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_memory_copy(
    to: *const okl_rt_memory,
    to_offset: usize,
    from: *const okl_rt_memory,
    from_offset: usize,
    bytes: usize,
    stream: *const okl_rt_stream,
) -> okl_rt_error {
    done(|| {
        // SAFETY: the caller's.
        let (to, from) = unsafe { (object::at(to, "memory")?, object::at(from, "memory")?) };
        let (to, from) = (to.part(to_offset, bytes)?, from.part(from_offset, bytes)?);
        // SAFETY: the caller's.
        match unsafe { stream.as_ref() } {
            None => Ok(to.copy_from_memory(&from)?),
            Some(stream) => Ok(stream.stream.copy(&to, &from)?),
        }
    })
}

/// Memory of the host that a device copies from and to without a detour. All bytes are 0.
///
/// # Safety
/// `device` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_host_memory_new(
    device: *const okl_rt_device,
    bytes: usize,
) -> *mut okl_rt_host_memory {
    // SAFETY: the caller's.
    made(|| {
        Ok(okl_rt_host_memory { memory: unsafe { object::at(device, "device") }?.device.host_memory(bytes)? })
    })
}

/// Where it is.
///
/// # Safety
/// `memory` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_host_memory_data(memory: *mut okl_rt_host_memory) -> *mut c_void {
    // SAFETY: the caller's.
    let memory = unsafe { memory.as_mut() };
    memory.map_or(std::ptr::null_mut(), |memory| memory.memory.as_mut_ptr().cast())
}

/// Frees it. Copies from it and to it must be done.
///
/// # Safety
/// `memory` is null or came from `okl_rt_host_memory_new` and was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_host_memory_free(memory: *mut okl_rt_host_memory) {
    // SAFETY: the caller's.
    unsafe { object::free(memory) }
}

/// The bytes at an address; none if there are none.
unsafe fn bytes_at<'b>(address: *mut c_void, bytes: usize) -> Result<Option<&'b mut [u8]>, Failure> {
    match (address.is_null(), bytes) {
        (_, 0) => Ok(None),
        (true, _) => Err(Failure::argument("the address to copy from or to is a null pointer")),
        // SAFETY: the caller's.
        (false, _) => Ok(Some(unsafe { std::slice::from_raw_parts_mut(address.cast(), bytes) })),
    }
}
