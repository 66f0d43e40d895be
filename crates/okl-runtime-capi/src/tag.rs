//! Tags: points in streams.

use crate::error::{done, okl_rt_error, value};
use crate::object;
use okl_runtime::Tag;

/// A point in a stream.
pub struct okl_rt_tag {
    pub(crate) tag: Tag,
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
