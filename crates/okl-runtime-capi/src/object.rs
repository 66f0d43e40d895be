//! Objects that C has by their addresses.

use crate::error::Failure;

/// The object at an address.
///
/// # Safety
/// It is null, or that of an object that lives as long as `'o`.
pub(crate) unsafe fn at<'o, T>(object: *const T, what: &str) -> Result<&'o T, Failure> {
    // SAFETY: the caller's.
    unsafe { object.as_ref() }.ok_or_else(|| Failure::argument(format!("the {what} is a null pointer")))
}

/// Frees an object.
///
/// # Safety
/// It is null, or was made by [`crate::error::made`] and is not used any more.
pub(crate) unsafe fn free<T>(object: *mut T) {
    if !object.is_null() {
        // SAFETY: the caller's.
        let object = unsafe { Box::from_raw(object) };
        crate::error::value((), || {
            drop(object);
            Ok(())
        });
    }
}
