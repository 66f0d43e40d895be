//! Streams and tags.

use crate::device::okl_rt_device;
use crate::error::{done, made, okl_rt_error, value};
use crate::object;
use okl_runtime::{Stream, Tag};

/// Work for a device, which is done in order.
pub struct okl_rt_stream {
    pub(crate) stream: Stream,
}

/// A point in a stream.
pub struct okl_rt_tag {
    pub(crate) tag: Tag,
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

/// Frees a tag.
///
/// # Safety
/// `tag` is null or was made by a function of this header and was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_tag_free(tag: *mut okl_rt_tag) {
    // SAFETY: the caller's.
    unsafe { object::free(tag) }
}

/// Waits until the tag is reached.
///
/// # Safety
/// `tag` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_tag_wait(tag: *const okl_rt_tag) -> okl_rt_error {
    // SAFETY: the caller's.
    done(|| Ok(unsafe { object::at(tag, "tag") }?.tag.wait()?))
}

/// 1 if the tag is reached, 0 if it is not, -1 if the device has failed.
///
/// # Safety
/// `tag` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_tag_is_reached(tag: *const okl_rt_tag) -> i32 {
    // SAFETY: the caller's.
    value(-1, || Ok(i32::from(unsafe { object::at(tag, "tag") }?.tag.is_reached()?)))
}

/// The time from an earlier tag to a later one in seconds, into `seconds`. Waits for both.
///
/// # Safety
/// The tags are null or alive; `seconds` is null or leads to a number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_seconds_between(
    earlier: *const okl_rt_tag,
    later: *const okl_rt_tag,
    seconds: *mut f64,
) -> okl_rt_error {
    done(|| {
        // SAFETY: the caller's.
        let (earlier, later) = unsafe { (object::at(earlier, "tag")?, object::at(later, "tag")?) };
        let apart = later.tag.seconds_since(&earlier.tag)?;
        // SAFETY: the caller's.
        if let Some(seconds) = unsafe { seconds.as_mut() } {
            *seconds = apart;
        }
        Ok(())
    })
}
