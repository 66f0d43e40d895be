//! Kernels.

use crate::argument::{Given, okl_rt_argument};
use crate::device::okl_rt_device;
use crate::error::{Failure, done, made, okl_rt_error, value};
use crate::stream::okl_rt_stream;
use crate::{object, text};
use okl_runtime::{Argument, Error, Kernel, Properties};
use smallvec::SmallVec;
use std::ffi::{CString, c_char};
use std::time::Duration;

/// A kernel of a device.
pub struct okl_rt_kernel {
    kernel: Kernel,
    name: CString,
}

/// Translates a file, compiles it, and finds a kernel in it: `add`; a kernel template is instantiated by the arguments it
/// runs with, or by its name: `add<float>`. `properties` is JSON as in programs for OCCA, such as
/// `{"defines": {"N": 4}}`, or null.
///
/// # Safety
/// `device` is null or alive; the others are null or end with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_kernel_build(
    device: *const okl_rt_device,
    path: *const c_char,
    name: *const c_char,
    properties: *const c_char,
) -> *mut okl_rt_kernel {
    made(|| {
        // SAFETY: the caller's.
        let device = &unsafe { object::at(device, "device") }?.device;
        // SAFETY: the caller's.
        let (path, name) = unsafe { (text::read(path, "path")?, text::read(name, "name of the kernel")?) };
        // SAFETY: the caller's.
        kernel(device.build_kernel(path, name, &unsafe { read(properties) }?)?)
    })
}

/// As `okl_rt_kernel_build` with a text. `path` is its name in messages; files that it includes are looked for beside it.
///
/// # Safety
/// `device` is null or alive; the others are null or end with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_kernel_build_from_text(
    device: *const okl_rt_device,
    path: *const c_char,
    source: *const c_char,
    name: *const c_char,
    properties: *const c_char,
) -> *mut okl_rt_kernel {
    made(|| {
        // SAFETY: the caller's.
        let device = &unsafe { object::at(device, "device") }?.device;
        // SAFETY: the caller's.
        let (path, name) = unsafe { (text::read(path, "path")?, text::read(name, "name of the kernel")?) };
        // SAFETY: the caller's.
        let source = unsafe { text::read(source, "text") }?;
        // SAFETY: the caller's.
        kernel(device.build_kernel_from_text(path, source, name, &unsafe { read(properties) }?)?)
    })
}

/// Frees a kernel.
///
/// # Safety
/// `kernel` is null or was made by a function of this header and was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_kernel_free(kernel: *mut okl_rt_kernel) {
    // SAFETY: the caller's.
    unsafe { object::free(kernel) }
}

/// The name of a kernel. Null if the kernel is.
///
/// # Safety
/// `kernel` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_kernel_name(kernel: *const okl_rt_kernel) -> *const c_char {
    // SAFETY: the caller's.
    value(std::ptr::null(), || Ok(unsafe { object::at(kernel, "kernel") }?.name.as_ptr()))
}

/// Runs a kernel in a stream or, without one, in the device's own. On CPUs it is done when the function returns; on other
/// devices it has begun.
///
/// # Safety
/// `kernel` and `stream` are null or alive; there are `count` arguments, which are valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_kernel_run(
    kernel: *const okl_rt_kernel,
    stream: *const okl_rt_stream,
    arguments: *const okl_rt_argument,
    count: usize,
) -> okl_rt_error {
    // SAFETY: the caller's.
    let stream = unsafe { stream.as_ref() };
    // SAFETY: the caller's.
    unsafe {
        start(kernel, arguments, count, |kernel, passed| match stream {
            None => kernel.run(passed),
            Some(stream) => stream.stream.run(kernel, passed),
        })
    }
}

/// Runs a kernel in the device's own stream and waits for it, at most for so many seconds. If it has not ended by then, it
/// goes on, and until it ends, everything that its device is asked for is an error (`OKL_RT_TIME_LIMIT`).
///
/// # Safety
/// `kernel` is null or alive; there are `count` arguments, which are valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_kernel_run_within(
    kernel: *const okl_rt_kernel,
    seconds: f64,
    arguments: *const okl_rt_argument,
    count: usize,
) -> okl_rt_error {
    // No number is no limit.
    let limit = Duration::try_from_secs_f64(seconds.max(0.0)).unwrap_or(Duration::MAX);
    // SAFETY: the caller's.
    unsafe { start(kernel, arguments, count, |kernel, passed| kernel.run_within(limit, passed)) }
}

/// Does something with a kernel and its arguments.
unsafe fn start(
    kernel: *const okl_rt_kernel,
    arguments: *const okl_rt_argument,
    count: usize,
    work: impl FnOnce(&Kernel, &[&dyn Argument]) -> Result<(), Error>,
) -> okl_rt_error {
    done(|| {
        // SAFETY: the caller's.
        let kernel = &unsafe { object::at(kernel, "kernel") }?.kernel;
        let arguments = match (arguments.is_null(), count) {
            (_, 0) => &[],
            (true, _) => return Err(Failure::argument("the arguments are a null pointer")),
            // SAFETY: the caller's.
            (false, _) => unsafe { std::slice::from_raw_parts(arguments, count) },
        };
        let mut given: SmallVec<[Given<'_>; 16]> = SmallVec::new();
        for argument in arguments {
            // SAFETY: the caller's.
            given.push(unsafe { Given::of(argument) }?);
        }
        let mut passed: SmallVec<[&dyn Argument; 16]> = SmallVec::new();
        passed.extend(given.iter().map(Given::get));
        Ok(work(kernel, &passed)?)
    })
}

pub(crate) fn kernel(kernel: Kernel) -> Result<okl_rt_kernel, Failure> {
    let name = CString::new(kernel.name()).unwrap_or_default();
    Ok(okl_rt_kernel { kernel, name })
}

unsafe fn read(properties: *const c_char) -> Result<Properties, Failure> {
    // SAFETY: the caller's.
    let json = unsafe { text::read_if_any(properties, "JSON of properties") }?;
    Ok(json.map_or_else(Properties::new, |json| Properties::new().json(json)))
}
