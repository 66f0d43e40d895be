//! Streams and tags.

use crate::device::okl_rt_device;
use crate::error::{done, made, okl_rt_error, value};
use crate::object;
use crate::tag::okl_rt_tag;
use okl_runtime::Stream;

/// Work for a device, which is done in order.
pub struct okl_rt_stream {
    pub(crate) stream: Stream,
}

/// A stream of its own: what is in it happens beside what is in others.
///
/// # Safety
/// `device` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_stream_new(device: *const okl_rt_device) -> *mut okl_rt_stream {
    // SAFETY: the caller's.
    made(|| Ok(okl_rt_stream { stream: unsafe { object::at(device, "device") }?.device.stream()? }))
}

/// Frees a stream; what is in it is done.
///
/// # Safety
/// `stream` is null or came from `okl_rt_stream_new` and was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_stream_free(stream: *mut okl_rt_stream) {
    // SAFETY: the caller's.
    unsafe { object::free(stream) }
}

/// Waits until all of it is done.
///
/// # Safety
/// `stream` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_stream_finish(stream: *const okl_rt_stream) -> okl_rt_error {
    // SAFETY: the caller's.
    done(|| Ok(unsafe { object::at(stream, "stream") }?.stream.finish()?))
}

/// A tag behind all that is in the stream.
///
/// # Safety
/// `stream` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_stream_tag(stream: *const okl_rt_stream) -> *mut okl_rt_tag {
    // SAFETY: the caller's.
    made(|| Ok(okl_rt_tag { tag: unsafe { object::at(stream, "stream") }?.stream.tag()? }))
}

/// What comes into the stream from now on begins when the tag is reached.
///
/// # Safety
/// `stream` and `tag` are null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_stream_wait_for(
    stream: *const okl_rt_stream,
    tag: *const okl_rt_tag,
) -> okl_rt_error {
    // SAFETY: the caller's.
    let (stream, tag) = unsafe { (object::at(stream, "stream"), object::at(tag, "tag")) };
    done(|| Ok(stream?.stream.wait_for(&tag?.tag)?))
}

/// The driver's own handle: a `CUstream`, a `hipStream_t`, a `cl_command_queue`; null on CPUs.
///
/// # Safety
/// `stream` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_stream_handle(stream: *const okl_rt_stream) -> *mut std::ffi::c_void {
    // SAFETY: the caller's.
    let handle = value(0, || Ok(unsafe { object::at(stream, "stream") }?.stream.handle()));
    handle as *mut std::ffi::c_void
}
