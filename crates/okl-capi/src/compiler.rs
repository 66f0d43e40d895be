//! The functions of `okl_compiler`.

use crate::files::{Callbacks, okl_files};
use crate::guard::guarded;
use crate::{okl_status, text};
use okl_api::{Access, Compiler, Files, Libclang, Size, Store};
use std::ffi::c_char;

/// The settings and resources that translations share. After setup, any number of threads may use it at the same time.
pub struct okl_compiler {
    pub(crate) compiler: Compiler,
}

/// Creates a compiler with the backends and pipelines of okl, the files of this machine and the best libclang in the
/// usual places. Null if memory is exhausted.
#[unsafe(no_mangle)]
pub extern "C" fn okl_compiler_new() -> *mut okl_compiler {
    guarded(std::ptr::null_mut(), || Box::into_raw(Box::new(okl_compiler { compiler: Compiler::new() })))
}

/// Frees a compiler. No translation may be using it.
///
/// # Safety
/// `compiler` is null or came from `okl_compiler_new` and was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_compiler_free(compiler: *mut okl_compiler) {
    if !compiler.is_null() {
        // SAFETY: guaranteed by the caller.
        guarded((), || drop(unsafe { Box::from_raw(compiler) }));
    }
}

/// Selects the libclang at `path`, a library or the folder of one. It is loaded by the first translation that needs it.
///
/// # Safety
/// `compiler` is null or alive, and no other thread uses it; `path` is null or ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_compiler_set_libclang(
    compiler: *mut okl_compiler,
    path: *const c_char,
) -> okl_status {
    guarded(okl_status::OKL_INTERNAL, || {
        // SAFETY: guaranteed by the caller.
        let (Some(one), Ok(path)) = (unsafe { compiler.as_mut() }, unsafe { text::read(path) }) else {
            return okl_status::OKL_USAGE;
        };
        one.compiler = one.compiler.clone().with_libclang(Libclang::new(Some(path.into())));
        okl_status::OKL_DONE
    })
}

/// Sets the folder of the cache: translations are read from it and stored in it, up to about `limit` bytes, or 1 GiB if
/// `limit` is 0. Any number of processes may use a folder, including the command line. Without a cache nothing is
/// written.
///
/// # Safety
/// `compiler` is null or alive, and no other thread uses it; `folder` is null or ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_compiler_set_cache(
    compiler: *mut okl_compiler,
    folder: *const c_char,
    limit: u64,
) -> okl_status {
    guarded(okl_status::OKL_INTERNAL, || {
        // SAFETY: guaranteed by the caller.
        let (Some(one), Ok(folder)) = (unsafe { compiler.as_mut() }, unsafe { text::read(folder) }) else {
            return okl_status::OKL_USAGE;
        };
        let limit = if limit == 0 { Store::LIMIT } else { Size(limit) };
        one.compiler = one.compiler.clone().with_cache(Store::new(folder, Access::ReadAndWrite, limit));
        okl_status::OKL_DONE
    })
}

/// Sets the functions by which sources, headers and pipelines are read; no other files are. `files` is copied; the
/// object that its `user` points to must live as long as the compiler.
///
/// # Safety
/// `compiler` is null or alive, and no other thread uses it; `files` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_compiler_set_files(
    compiler: *mut okl_compiler,
    files: *const okl_files,
) -> okl_status {
    guarded(okl_status::OKL_INTERNAL, || {
        // SAFETY: guaranteed by the caller.
        let (Some(one), Some(files)) = (unsafe { compiler.as_mut() }, unsafe { files.as_ref() }) else {
            return okl_status::OKL_USAGE;
        };
        let Some(callbacks) = Callbacks::new(files) else { return okl_status::OKL_USAGE };
        one.compiler = one.compiler.clone().with_files(Files::new(callbacks));
        okl_status::OKL_DONE
    })
}
