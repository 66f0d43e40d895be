//! What goes wrong, and the messages.

use okl_runtime::{Error, ErrorKind};
use std::cell::RefCell;
use std::ffi::{CString, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What went wrong.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum okl_rt_error {
    /// Nothing.
    OKL_RT_FINE = 0,
    /// There is no such device, its driver or its compiler is missing, or it is another one.
    OKL_RT_DEVICE = 1,
    /// Memory that is too large, too short for a copy, was freed, or belongs to another device.
    OKL_RT_MEMORY = 2,
    /// The arguments of a function or of a kernel: their number, kinds, sizes.
    OKL_RT_ARGUMENT = 3,
    /// okl's messages about a text.
    OKL_RT_TRANSLATION = 4,
    /// The messages of the compiler that compiles what okl wrote.
    OKL_RT_COMPILATION = 5,
    /// A kernel that could not start, or failed on the device.
    OKL_RT_LAUNCH = 6,
    /// There is no kernel of this name in a text.
    OKL_RT_NO_KERNEL = 7,
    /// A file or a process.
    OKL_RT_SYSTEM = 8,
    /// A bug in okl.
    OKL_RT_INTERNAL = 9,
    /// A kernel that has not ended in time.
    OKL_RT_TIME_LIMIT = 10,
}

thread_local!(static LAST: RefCell<(okl_rt_error, CString)> =
    RefCell::new((okl_rt_error::OKL_RT_FINE, CString::default())));

/// The message of the last failure in this thread, in UTF-8, valid until the next one; an empty text if nothing failed.
#[unsafe(no_mangle)]
pub extern "C" fn okl_rt_message() -> *const c_char {
    LAST.try_with(|last| last.borrow().1.as_ptr()).unwrap_or(c"".as_ptr())
}

/// What the last failure in this thread was.
#[unsafe(no_mangle)]
pub extern "C" fn okl_rt_last_error() -> okl_rt_error {
    LAST.try_with(|last| last.borrow().0).unwrap_or(okl_rt_error::OKL_RT_FINE)
}

/// A failure: its kind and message.
pub(crate) struct Failure(okl_rt_error, String);

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        let kind = match error.kind() {
            ErrorKind::Device => okl_rt_error::OKL_RT_DEVICE,
            ErrorKind::Memory => okl_rt_error::OKL_RT_MEMORY,
            ErrorKind::Argument => okl_rt_error::OKL_RT_ARGUMENT,
            ErrorKind::Translation => okl_rt_error::OKL_RT_TRANSLATION,
            ErrorKind::Compilation => okl_rt_error::OKL_RT_COMPILATION,
            ErrorKind::Launch => okl_rt_error::OKL_RT_LAUNCH,
            ErrorKind::TimeLimit => okl_rt_error::OKL_RT_TIME_LIMIT,
            ErrorKind::NoKernel => okl_rt_error::OKL_RT_NO_KERNEL,
            ErrorKind::System => okl_rt_error::OKL_RT_SYSTEM,
            _ => okl_rt_error::OKL_RT_INTERNAL,
        };
        Failure(kind, error.message().to_owned())
    }
}

impl Failure {
    /// What memory is asked for is wrong.
    pub(crate) fn memory(message: impl Into<String>) -> Failure {
        Failure(okl_rt_error::OKL_RT_MEMORY, message.into())
    }

    /// What a function was given is wrong.
    pub(crate) fn argument(message: impl Into<String>) -> Failure {
        Failure(okl_rt_error::OKL_RT_ARGUMENT, message.into())
    }
}

/// Does something; keeps the message of what fails.
pub(crate) fn done(work: impl FnOnce() -> Result<(), Failure>) -> okl_rt_error {
    match caught(work) {
        Ok(()) => okl_rt_error::OKL_RT_FINE,
        Err(failure) => keep(failure),
    }
}

/// Makes an object; null if that fails.
pub(crate) fn made<T>(work: impl FnOnce() -> Result<T, Failure>) -> *mut T {
    match caught(work) {
        Ok(made) => Box::into_raw(Box::new(made)),
        Err(failure) => {
            keep(failure);
            std::ptr::null_mut()
        }
    }
}

/// A value; another one if that fails.
pub(crate) fn value<T>(otherwise: T, work: impl FnOnce() -> Result<T, Failure>) -> T {
    caught(work).unwrap_or_else(|failure| {
        keep(failure);
        otherwise
    })
}

fn caught<T>(work: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
    // State that a panic leaves inconsistent is only freed afterwards.
    catch_unwind(AssertUnwindSafe(work))
        .unwrap_or_else(|_| Err(Failure(okl_rt_error::OKL_RT_INTERNAL, "a bug in okl: it panicked".into())))
}

fn keep(Failure(kind, message): Failure) -> okl_rt_error {
    let text = CString::new(message.replace('\0', " ")).unwrap_or_default();
    let _the_thread_ends = LAST.try_with(|last| *last.borrow_mut() = (kind, text));
    kind
}
