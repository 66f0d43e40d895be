//! Strings of libclang.

#![allow(unsafe_code)] // reads memory of libclang, and frees it

use super::functions::Functions;
use clang_sys::CXString;
use std::ffi::CStr;

/// Copies the text of a libclang string and disposes of the string.
pub(super) fn take(functions: &Functions, string: CXString) -> String {
    // SAFETY: `string` was just returned by libclang and is disposed of once, here.
    unsafe {
        let text = (functions.clang_getCString)(string);
        let owned =
            if text.is_null() { String::new() } else { CStr::from_ptr(text).to_string_lossy().into_owned() };
        (functions.clang_disposeString)(string);
        owned
    }
}
