//! Devices.

use crate::error::{Failure, done, made, okl_rt_error, value};
use crate::tag::okl_rt_tag;
use crate::{object, text};
use okl_runtime::Device;
use std::ffi::{CString, c_char, c_void};

/// A device that runs kernels.
pub struct okl_rt_device {
    pub(crate) device: Device,
    target: CString,
    hardware: CString,
}

/// Gets the time of a kernel: its name, how often it ran, and how long all of that took in seconds.
pub type okl_rt_kernel_time =
    Option<unsafe extern "C" fn(user: *mut c_void, kernel: *const c_char, runs: u64, seconds: f64)>;

/// Opens the device of a description: `serial`, `openmp`, `opencl`, `cuda:1`, `hip`, or JSON such as
/// `{"mode": "CUDA", "device_id": 1}`.
///
/// # Safety
/// `description` is null or ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_device_open(description: *const c_char) -> *mut okl_rt_device {
    made(|| {
        // SAFETY: the caller's.
        let device = Device::open(unsafe { text::read(description, "description of a device") }?)?;
        let text = |text: &str| CString::new(text.replace('\0', " ")).unwrap_or_default();
        let (target, hardware) = (text(device.target()), text(&device.hardware()));
        Ok(okl_rt_device { device, target, hardware })
    })
}

/// Frees a device; what was made from it stays.
///
/// # Safety
/// `device` is null or came from `okl_rt_device_open` and was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_device_free(device: *mut okl_rt_device) {
    // SAFETY: the caller's.
    unsafe { object::free(device) }
}

/// The name of the target: `cuda`. Null if the device is.
///
/// # Safety
/// `device` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_device_target(device: *const okl_rt_device) -> *const c_char {
    // SAFETY: the caller's.
    value(std::ptr::null(), || Ok(unsafe { object::at(device, "device") }?.target.as_ptr()))
}

/// The name of the hardware. Null if the device is.
///
/// # Safety
/// `device` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_device_hardware(device: *const okl_rt_device) -> *const c_char {
    // SAFETY: the caller's.
    value(std::ptr::null(), || Ok(unsafe { object::at(device, "device") }?.hardware.as_ptr()))
}

/// The size of the memory of the device in bytes; 0 if it is unknown.
///
/// # Safety
/// `device` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_device_memory_size(device: *const okl_rt_device) -> u64 {
    // SAFETY: the caller's.
    value(0, || Ok(unsafe { object::at(device, "device") }?.device.memory_size()))
}

/// How many bytes the program has on the device now.
///
/// # Safety
/// `device` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_device_memory_allocated(device: *const okl_rt_device) -> u64 {
    // SAFETY: the caller's.
    value(0, || Ok(unsafe { object::at(device, "device") }?.device.memory_allocated()))
}

/// Waits for all that is in the device's own stream.
///
/// # Safety
/// `device` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_device_finish(device: *const okl_rt_device) -> okl_rt_error {
    // SAFETY: the caller's.
    done(|| Ok(unsafe { object::at(device, "device") }?.device.finish()?))
}

/// A tag in the device's own stream, behind all that is in it.
///
/// # Safety
/// `device` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_device_tag(device: *const okl_rt_device) -> *mut okl_rt_tag {
    // SAFETY: the caller's.
    made(|| Ok(okl_rt_tag { tag: unsafe { object::at(device, "device") }?.device.tag()? }))
}

/// What comes into the device's own stream from now on begins when the tag is reached.
///
/// # Safety
/// `device` and `tag` are null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_device_wait_for(
    device: *const okl_rt_device,
    tag: *const okl_rt_tag,
) -> okl_rt_error {
    // SAFETY: the caller's.
    let (device, tag) = unsafe { (object::at(device, "device"), object::at(tag, "tag")) };
    done(|| Ok(device?.device.wait_for(&tag?.tag)?))
}

/// From now on the times of kernels are taken, until `okl_rt_device_stop_profile`.
///
/// # Safety
/// `device` is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_device_start_profile(device: *const okl_rt_device) -> okl_rt_error {
    // SAFETY: the caller's.
    done(|| {
        unsafe { object::at(device, "device") }?.device.start_profile();
        Ok(())
    })
}

/// Calls `each` for each kernel that ran since `okl_rt_device_start_profile`, the one that took longest first. Waits for
/// them.
///
/// # Safety
/// `device` is null or alive; `each` is null or may be called with `user`, and does not throw.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn okl_rt_device_stop_profile(
    device: *const okl_rt_device,
    each: okl_rt_kernel_time,
    user: *mut c_void,
) -> okl_rt_error {
    done(|| {
        // SAFETY: the caller's.
        let times = unsafe { object::at(device, "device") }?.device.stop_profile()?;
        let each = each.ok_or_else(|| Failure::argument("the function is a null pointer"))?;
        for time in times {
            let name = CString::new(time.kernel).unwrap_or_default();
            // SAFETY: the caller's.
            unsafe { each(user, name.as_ptr(), time.runs, time.seconds) };
        }
        Ok(())
    })
}
