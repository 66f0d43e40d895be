//! Files that the embedding program supplies.

use crate::guard::guarded;
use crate::text::Text;
use okl_api::FileProvider;
use std::ffi::{c_char, c_int, c_void};
use std::io;

/// The source of files. Both functions may be called from any thread, and from several at the same time.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct okl_files {
    /// The first argument of the functions.
    pub user: *mut c_void,
    /// Returns a value other than 0 if a file exists at `path`.
    pub is_file: Option<unsafe extern "C" fn(user: *mut c_void, path: *const c_char) -> c_int>,
    /// Writes the contents of the file at `path` to the sink. Returns a value other than 0 if it cannot be read.
    pub read:
        Option<unsafe extern "C" fn(user: *mut c_void, path: *const c_char, sink: *mut okl_sink) -> c_int>,
}

/// The receiver of the contents of a file.
pub struct okl_sink {
    bytes: Vec<u8>,
}

/// Appends the next bytes of a file.
///
/// # Safety
/// `sink` is the argument of the current call of `read`; at `data` there are `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_sink_write(sink: *mut okl_sink, data: *const c_char, size: usize) {
    guarded((), || {
        // SAFETY: guaranteed by the caller.
        if let Some(sink) = unsafe { sink.as_mut() }.filter(|_| !data.is_null()) {
            // SAFETY: guaranteed by the caller.
            sink.bytes.extend_from_slice(unsafe { std::slice::from_raw_parts(data.cast(), size) });
        }
    });
}

type IsFile = unsafe extern "C" fn(*mut c_void, *const c_char) -> c_int;
type Read = unsafe extern "C" fn(*mut c_void, *const c_char, *mut okl_sink) -> c_int;

/// The functions of an [`okl_files`], none of them null.
pub(crate) struct Callbacks {
    user: *mut c_void,
    is_file: IsFile,
    read: Read,
}

// SAFETY: the caller of `okl_compiler_set_files` guarantees that the functions may be called from any thread, with
// `user`.
unsafe impl Send for Callbacks {}
// SAFETY: likewise.
unsafe impl Sync for Callbacks {}

impl Callbacks {
    /// `None` if a function is missing.
    pub(crate) fn new(files: &okl_files) -> Option<Callbacks> {
        Some(Callbacks { user: files.user, is_file: files.is_file?, read: files.read? })
    }
}

impl FileProvider for Callbacks {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        let (path, mut sink) = (Text::new(path), okl_sink { bytes: Vec::new() });
        // SAFETY: the path ends with a zero byte, the sink outlives the call.
        match unsafe { (self.read)(self.user, path.get().data, &raw mut sink) } {
            0 => Ok(sink.bytes),
            _ => Err(io::ErrorKind::NotFound.into()),
        }
    }

    fn is_file(&self, path: &str) -> bool {
        let path = Text::new(path);
        // SAFETY: the path ends with a zero byte.
        unsafe { (self.is_file)(self.user, path.get().data) != 0 }
    }

    fn identity(&self, path: &str) -> String {
        path.to_string()
    }

    fn list(&self, _dir: &str) -> Vec<String> {
        Vec::new()
    }
}
