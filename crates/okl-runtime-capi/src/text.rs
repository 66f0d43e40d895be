//! Texts that C passes.

use crate::error::Failure;
use std::ffi::{CStr, c_char};

/// A text that must be there.
///
/// # Safety
/// It is null, or ends with a byte of value 0 and lives as long as `'t`.
pub(crate) unsafe fn read<'t>(text: *const c_char, what: &str) -> Result<&'t str, Failure> {
    // SAFETY: the caller's.
    unsafe { read_if_any(text, what) }?
        .ok_or_else(|| Failure::argument(format!("the {what} is a null pointer")))
}

/// A text, unless it is null.
///
/// # Safety
/// As [`read`].
pub(crate) unsafe fn read_if_any<'t>(text: *const c_char, what: &str) -> Result<Option<&'t str>, Failure> {
    if text.is_null() {
        return Ok(None);
    }
    // SAFETY: the caller's.
    let text = unsafe { CStr::from_ptr(text) }.to_str();
    text.map(Some).map_err(|_| Failure::argument(format!("the {what} is not UTF-8")))
}
