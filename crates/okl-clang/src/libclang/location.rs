//! Places in the parsed text.

#![allow(unsafe_code)] // calls libclang, with values that libclang returned

use super::functions::Functions;
use super::string::take;
use clang_sys::{CXFile, CXSourceLocation, CXSourceRange, CXTranslationUnit};
use okl_source::Span;
use std::ffi::CStr;
use std::os::raw::c_uint;
use std::ptr;

/// The name of the input for libclang; no such file exists.
pub(crate) const MAIN_FILE: &str = "/okl/input.cpp";

/// The name of the text of precompiled headers; no such file exists. It lies beside [`MAIN_FILE`], and has another name,
/// since clang does not take a main file that is another file in the precompiled headers.
pub(crate) const HEADERS_FILE: &str = "/okl/headers.hpp";

/// The locations of the parsed text as libclang encodes them: consecutive numbers. Most offsets follow from them
/// without a call.
#[derive(Clone, Copy)]
pub(super) struct Main {
    first: CXSourceLocation,
    pub(super) length: u32,
}

impl Main {
    /// Reads the encoding; `length` is 0 if the numbers are not consecutive.
    pub(super) fn of(f: &Functions, unit: CXTranslationUnit, name: &CStr, length: usize) -> Main {
        // SAFETY: the unit is alive, and the file belongs to it; a null file gives null locations.
        let place = |offset: usize| unsafe {
            let file = (f.clang_getFile)(unit, name.as_ptr());
            (f.clang_getLocationForOffset)(unit, file, offset as c_uint)
        };
        let (first, last) = (place(0), place(length));
        let fits = first.ptr_data == last.ptr_data
            && u32::try_from(length)
                .is_ok_and(|length| first.int_data.checked_add(length) == Some(last.int_data))
            && position(f, first).1 == 0
            && position(f, last).1 as usize == length;
        Main { first, length: if fits { length as u32 } else { 0 } }
    }

    /// The offset in the parsed text; `None` for other files and for locations in macros.
    pub(super) fn offset(self, location: CXSourceLocation) -> Option<u32> {
        let offset = location.int_data.wrapping_sub(self.first.int_data);
        (location.ptr_data == self.first.ptr_data && offset < self.length).then_some(offset)
    }
}

pub(super) fn position(f: &Functions, location: CXSourceLocation) -> (CXFile, u32) {
    let (mut file, mut offset) = (ptr::null_mut(), 0);
    // SAFETY: both are live locals. Line and column stay null: for each of them clang searches the text.
    unsafe {
        (f.clang_getFileLocation)(location, &mut file, ptr::null_mut(), ptr::null_mut(), &mut offset);
    }
    (file, offset)
}

pub(super) fn file_name(f: &Functions, file: CXFile) -> String {
    if file.is_null() { String::new() } else { take(f, unsafe { (f.clang_getFileName)(file) }) }
}

/// The offset in the parsed text; `None` for other files. The expansion of a header's macro is at the place of its use.
pub(super) fn main_offset(f: &Functions, location: CXSourceLocation) -> Option<u32> {
    let (file, offset) = position(f, location);
    // This call is false for macro expansions: it takes the place of the macro's definition.
    let is_main = unsafe { (f.clang_Location_isFromMainFile)(location) } != 0;
    (is_main || file_name(f, file) == MAIN_FILE).then_some(offset)
}

pub(super) fn main_range(f: &Functions, range: CXSourceRange) -> Option<Span> {
    // SAFETY: a range is two locations by value.
    let (start, end) = unsafe { ((f.clang_getRangeStart)(range), (f.clang_getRangeEnd)(range)) };
    let (from, to) = (main_offset(f, start)?, main_offset(f, end)?);
    (from <= to).then(|| Span::new(from, to))
}
