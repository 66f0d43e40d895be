//! Bundles: files of kernels that `okl build` has made.

use crate::device::okl_rt_device;
use crate::error::{Failure, done, made, okl_rt_error};
use crate::kernel::{kernel, okl_rt_kernel};
use crate::{object, text};
use okl_runtime::Bundle;
use std::ffi::{CString, c_char, c_void};

/// The kernels of a bundle, for a device.
pub struct okl_rt_bundle {
    bundle: Bundle,
}

/// Gets the name of a kernel.
pub type okl_rt_kernel_called = Option<unsafe extern "C" fn(user: *mut c_void, kernel: *const c_char)>;

/// Opens a file of kernels that `okl build` has made. They need no libclang, and no compiler where the bundle has them compiled
/// for this device. A bundle runs code: load only those that you trust.
///
/// # Safety
/// `device` is null or alive; `path` is null or ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_bundle_load(
    device: *const okl_rt_device,
    path: *const c_char,
) -> *mut okl_rt_bundle {
    made(|| {
        // SAFETY: the caller's.
        let device = &unsafe { object::at(device, "device") }?.device;
        // SAFETY: the caller's.
        let bundle = device.load_bundle(unsafe { text::read(path, "path") }?)?;
        Ok(okl_rt_bundle { bundle })
    })
}

/// As `okl_rt_bundle_load` with the bytes of a file, which are copied. `name` is that of the file in messages.
///
/// # Safety
/// `device` is null or alive; `name` is null or ends with a zero byte; `bytes` is null or has `count` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_bundle_load_from(
    device: *const okl_rt_device,
    name: *const c_char,
    bytes: *const c_void,
    count: usize,
) -> *mut okl_rt_bundle {
    made(|| {
        // SAFETY: the caller's.
        let device = &unsafe { object::at(device, "device") }?.device;
        // SAFETY: the caller's.
        let name = unsafe { text::read(name, "name of the bundle") }?;
        let bytes = match bytes.is_null() {
            true => return Err(Failure::argument("the bytes are a null pointer")),
            // SAFETY: the caller's.
            false => unsafe { std::slice::from_raw_parts(bytes.cast::<u8>(), count) },
        };
        Ok(okl_rt_bundle { bundle: device.load_bundle_from(name, bytes)? })
    })
}

/// Frees a bundle; its kernels stay.
///
/// # Safety
/// `bundle` is null or was made by a function of this header and was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_bundle_free(bundle: *mut okl_rt_bundle) {
    // SAFETY: the caller's.
    unsafe { object::free(bundle) }
}

/// A kernel of a bundle: `add`, `add<float>`; a kernel template is instantiated by the arguments it runs with, from the
/// instances that the bundle has.
///
/// # Safety
/// `bundle` is null or alive; `name` is null or ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_bundle_kernel(
    bundle: *const okl_rt_bundle,
    name: *const c_char,
) -> *mut okl_rt_kernel {
    made(|| {
        // SAFETY: the caller's.
        let bundle = &unsafe { object::at(bundle, "bundle") }?.bundle;
        // SAFETY: the caller's.
        kernel(bundle.kernel(unsafe { text::read(name, "name of the kernel") }?)?)
    })
}

/// Calls `each` for each kernel of a bundle, templates by their names.
///
/// # Safety
/// `bundle` is null or alive; `each` is null or may be called with `user`, and does not throw.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_bundle_kernel_names(
    bundle: *const okl_rt_bundle,
    each: okl_rt_kernel_called,
    user: *mut c_void,
) -> okl_rt_error {
    done(|| {
        // SAFETY: the caller's.
        let names = unsafe { object::at(bundle, "bundle") }?.bundle.kernel_names();
        let each = each.ok_or_else(|| Failure::argument("the function is a null pointer"))?;
        for name in names {
            let name = CString::new(name).unwrap_or_default();
            // SAFETY: the caller's.
            unsafe { each(user, name.as_ptr()) };
        }
        Ok(())
    })
}
