//! Strings of the C interface.

use std::ffi::{CStr, c_char};

/// A text in UTF-8, followed by a zero byte. It is valid as long as the object it was obtained from.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct okl_text {
    /// Its bytes; never null.
    pub data: *const c_char,
    /// The number of bytes, without the zero byte.
    pub size: usize,
}

impl okl_text {
    pub(crate) const EMPTY: okl_text = okl_text { data: c"".as_ptr(), size: 0 };
}

/// A text followed by a zero byte, ready to be returned to C.
#[derive(Clone, Debug, Default)]
pub(crate) struct Text(Vec<u8>);

impl Text {
    pub(crate) fn new(text: &str) -> Text {
        Text([text.as_bytes(), &[0]].concat())
    }

    /// As [`Text::new`], for bytes that may contain invalid UTF-8.
    pub(crate) fn of_bytes(mut bytes: Vec<u8>) -> Text {
        bytes.push(0);
        Text(bytes)
    }

    pub(crate) fn get(&self) -> okl_text {
        match self.0.len().checked_sub(1) {
            Some(size) => okl_text { data: self.0.as_ptr().cast(), size },
            None => okl_text::EMPTY,
        }
    }

    pub(crate) fn is(&self, text: &str) -> bool {
        self.0.strip_suffix(&[0]) == Some(text.as_bytes())
    }
}

/// The text of a C string; the error is the reason why it is not valid.
///
/// # Safety
/// `text` is null or ends with a zero byte.
pub(crate) unsafe fn read<'t>(text: *const c_char) -> Result<&'t str, &'static str> {
    if text.is_null() {
        return Err("it is a null pointer");
    }
    // SAFETY: guaranteed by the caller.
    unsafe { CStr::from_ptr(text) }.to_str().map_err(|_| "it is not UTF-8")
}

/// The version of this library: `0.1.0`.
#[unsafe(no_mangle)]
pub extern "C" fn okl_version() -> *const c_char {
    const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "\0");
    VERSION.as_ptr().cast()
}
