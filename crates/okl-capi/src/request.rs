//! The functions of `okl_request`.

use crate::guard::guarded;
use crate::{okl_status, text};
use okl_api::{OutputKind, Request};
use std::ffi::c_char;

/// A text to translate, with the options of the translation. One thread at a time may use it.
///
/// Every setter copies its arguments. For an invalid value it returns `OKL_USAGE`, and so does the translation, whose
/// diagnostics name the function.
pub struct okl_request {
    pub(crate) request: Request,
    /// Files in memory.
    pub(crate) files: Vec<(String, Vec<u8>)>,
    /// The errors of setters, reported by the translation.
    pub(crate) mistakes: Vec<String>,
}

/// Creates a request for the text at `path`. Messages show this path, and includes are searched in its folder. Null if
/// memory is exhausted.
///
/// # Safety
/// `path` is null or ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_request_new(path: *const c_char) -> *mut okl_request {
    guarded(std::ptr::null_mut(), || {
        // SAFETY: guaranteed by the caller.
        let (path, mistakes) = match unsafe { text::read(path) } {
            Ok(path) => (path, Vec::new()),
            Err(why) => ("", vec![mistake("okl_request_new", why)]),
        };
        let request = okl_request { request: Request::new(path), files: Vec::new(), mistakes };
        Box::into_raw(Box::new(request))
    })
}

/// Frees a request.
///
/// # Safety
/// `request` is null or came from `okl_request_new` and was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_request_free(request: *mut okl_request) {
    if !request.is_null() {
        // SAFETY: guaranteed by the caller.
        guarded((), || drop(unsafe { Box::from_raw(request) }));
    }
}

/// Sets the text, of `size` bytes. Without it, the file at the path is read.
///
/// # Safety
/// `request` is null or alive; at `data` there are `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_request_set_source(
    request: *mut okl_request,
    data: *const c_char,
    size: usize,
) -> okl_status {
    // SAFETY: guaranteed by the caller.
    let bytes = unsafe { bytes(data, size) };
    // SAFETY: guaranteed by the caller.
    unsafe {
        set(request, "okl_request_set_source", bytes, |one, bytes| {
            one.change(|request| request.source(bytes))
        })
    }
}

/// Adds a file in memory. It replaces a file on disk for an `#include` that leads to `path`. An `#include` that names
/// `path` itself finds it after all other folders.
///
/// # Safety
/// `request` is null or alive; `path` is null or ends with a zero byte; at `data` there are `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_request_add_file(
    request: *mut okl_request,
    path: *const c_char,
    data: *const c_char,
    size: usize,
) -> okl_status {
    // SAFETY: guaranteed by the caller.
    let both = unsafe { text::read(path) }.and_then(|path| Ok((path, unsafe { bytes(data, size) }?)));
    // SAFETY: guaranteed by the caller.
    unsafe {
        set(request, "okl_request_add_file", both, |one, (path, bytes)| {
            one.files.push((path.to_string(), bytes))
        })
    }
}

/// Adds a kind of text to produce: `kernel`, `launcher`, `metadata` or another one of `okl run --emit`. By default, the
/// kernel and the launcher are produced, with their metadata.
///
/// # Safety
/// `request` is null or alive; `kind` is null or ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_request_add_output(
    request: *mut okl_request,
    kind: *const c_char,
) -> okl_status {
    // SAFETY: guaranteed by the caller.
    let kind = unsafe { text::read(kind) }.and_then(|name| {
        let known = OutputKind::ALL.into_iter().find(|kind| kind.name() == name);
        known.ok_or("there is no such kind of text")
    });
    // SAFETY: guaranteed by the caller.
    unsafe {
        set(request, "okl_request_add_output", kind, |one, kind| one.change(|request| request.output(kind)))
    }
}

/// Adds a pipeline: a name such as `cuda`, or the path of a file.
///
/// # Safety
/// `request` is null or alive; `text` is null or ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_request_add_pipeline(
    request: *mut okl_request,
    text: *const c_char,
) -> okl_status {
    // SAFETY: guaranteed by the caller.
    unsafe { hand_on(request, "okl_request_add_pipeline", text, |request, text| request.pipeline(text)) }
}

/// Defines a macro: `N=4`, `OP(a,b)=a+=b`, `DEBUG`.
///
/// # Safety
/// `request` is null or alive; `text` is null or ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_request_add_define(
    request: *mut okl_request,
    text: *const c_char,
) -> okl_status {
    // SAFETY: guaranteed by the caller.
    unsafe { hand_on(request, "okl_request_add_define", text, |request, text| request.define(text)) }
}

/// Undefines a macro.
///
/// # Safety
/// `request` is null or alive; `text` is null or ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_request_add_undefine(
    request: *mut okl_request,
    text: *const c_char,
) -> okl_status {
    // SAFETY: guaranteed by the caller.
    unsafe { hand_on(request, "okl_request_add_undefine", text, |request, text| request.undefine(text)) }
}

/// Adds a folder in which headers are searched.
///
/// # Safety
/// `request` is null or alive; `text` is null or ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_request_add_include_dir(
    request: *mut okl_request,
    text: *const c_char,
) -> okl_status {
    // SAFETY: guaranteed by the caller.
    unsafe {
        hand_on(request, "okl_request_add_include_dir", text, |request, text| request.include_dir(text))
    }
}

/// Adds a file that is included before the text.
///
/// # Safety
/// `request` is null or alive; `text` is null or ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_request_add_include(
    request: *mut okl_request,
    text: *const c_char,
) -> okl_status {
    // SAFETY: guaranteed by the caller.
    unsafe { hand_on(request, "okl_request_add_include", text, |request, text| request.include(text)) }
}

/// Adds a text that is read before the text.
///
/// # Safety
/// `request` is null or alive; `text` is null or ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_request_add_header(
    request: *mut okl_request,
    text: *const c_char,
) -> okl_status {
    // SAFETY: guaranteed by the caller.
    unsafe { hand_on(request, "okl_request_add_header", text, |request, text| request.header(text)) }
}

/// Adds kernel properties in the form that programs with OCCA use: JSON. Settings of the request take precedence.
///
/// # Safety
/// `request` is null or alive; `text` is null or ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_request_add_props(request: *mut okl_request, text: *const c_char) -> okl_status {
    // SAFETY: guaranteed by the caller.
    unsafe { hand_on(request, "okl_request_add_props", text, |request, text| request.props(text)) }
}

/// Sets the value of the macro `OKL_KERNEL_HASH`.
///
/// # Safety
/// `request` is null or alive; `text` is null or ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_request_set_hash(request: *mut okl_request, text: *const c_char) -> okl_status {
    // SAFETY: guaranteed by the caller.
    unsafe { hand_on(request, "okl_request_set_hash", text, |request, text| request.hash(text)) }
}

/// Sets the language standard: `c++17`.
///
/// # Safety
/// `request` is null or alive; `text` is null or ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_request_set_std(request: *mut okl_request, text: *const c_char) -> okl_status {
    // SAFETY: guaranteed by the caller.
    unsafe { hand_on(request, "okl_request_set_std", text, |request, text| request.std(text)) }
}

/// Adds an argument for clang.
///
/// # Safety
/// `request` is null or alive; `text` is null or ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_request_add_clang_argument(
    request: *mut okl_request,
    text: *const c_char,
) -> okl_status {
    // SAFETY: guaranteed by the caller.
    unsafe {
        hand_on(request, "okl_request_add_clang_argument", text, |request, text| request.clang_argument(text))
    }
}

/// Adds an instance of a kernel that is a template: `add<float, 32>`.
///
/// # Safety
/// `request` is null or alive; `text` is null or ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_request_add_instance(
    request: *mut okl_request,
    text: *const c_char,
) -> okl_status {
    // SAFETY: guaranteed by the caller.
    unsafe { hand_on(request, "okl_request_add_instance", text, |request, text| request.instance(text)) }
}

/// Enables a set of intrinsics.
///
/// # Safety
/// `request` is null or alive; `text` is null or ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_request_add_intrinsics(
    request: *mut okl_request,
    text: *const c_char,
) -> okl_status {
    // SAFETY: guaranteed by the caller.
    unsafe { hand_on(request, "okl_request_add_intrinsics", text, |request, text| request.intrinsics(text)) }
}

impl okl_request {
    fn change(&mut self, how: impl FnOnce(Request) -> Request) {
        self.request = how(std::mem::take(&mut self.request));
    }
}

/// Passes a text on, or records why it is not valid.
///
/// # Safety
/// `request` is null or alive; `text` is null or ends with a zero byte.
unsafe fn hand_on(
    request: *mut okl_request,
    function: &str,
    text: *const c_char,
    to: impl FnOnce(Request, &str) -> Request,
) -> okl_status {
    // SAFETY: guaranteed by the caller.
    let text = unsafe { text::read(text) };
    // SAFETY: guaranteed by the caller.
    unsafe { set(request, function, text, |one, text| one.change(|request| to(request, text))) }
}

/// Passes a value on, or records why it is not valid.
///
/// # Safety
/// `request` is null or alive.
unsafe fn set<T>(
    request: *mut okl_request,
    function: &str,
    value: Result<T, &'static str>,
    to: impl FnOnce(&mut okl_request, T),
) -> okl_status {
    guarded(okl_status::OKL_INTERNAL, || {
        // SAFETY: guaranteed by the caller.
        let Some(request) = (unsafe { request.as_mut() }) else { return okl_status::OKL_USAGE };
        match value {
            Ok(value) => {
                to(request, value);
                okl_status::OKL_DONE
            }
            Err(why) => {
                request.mistakes.push(mistake(function, why));
                okl_status::OKL_USAGE
            }
        }
    })
}

fn mistake(function: &str, why: &str) -> String {
    format!("what `{function}` was handed cannot be used: {why}")
}

/// # Safety
/// If `data` is not null, it points to `size` bytes.
unsafe fn bytes(data: *const c_char, size: usize) -> Result<Vec<u8>, &'static str> {
    match data.is_null() {
        true if size > 0 => Err("it is a null pointer"),
        true => Ok(Vec::new()),
        // SAFETY: guaranteed by the caller.
        false => Ok(unsafe { std::slice::from_raw_parts(data.cast::<u8>(), size) }.to_vec()),
    }
}
