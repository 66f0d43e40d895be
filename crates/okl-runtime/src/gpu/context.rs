//! A device that is open.

use super::api::{Api, Current, Status, Vendor};
use crate::{Error, ErrorKind};
use std::ffi::{CStr, c_int};

/// A device of a driver.
pub(super) struct Context {
    pub(super) api: &'static Api,
    current: Current,
}

impl Context {
    /// The device with that number.
    pub(super) fn open(vendor: Vendor, number: usize) -> Result<Context, Error> {
        let api = Api::get(vendor)?;
        let name = vendor.name();
        let mut count = 0;
        // SAFETY: the driver was started.
        api.check(unsafe { (api.device_count)(&raw mut count) }, ErrorKind::Device, "counting devices")?;
        let number = c_int::try_from(number).ok().filter(|number| *number < count).ok_or_else(|| {
            Error::device(format!("{name} has no device {number}; it has {count}, numbered from 0"))
        })?;
        let mut device = 0;
        // SAFETY: the number is that of a device.
        let found = unsafe { (api.device_get)(&raw mut device, number) };
        api.check(found, ErrorKind::Device, "finding a device")?;
        Ok(Context { api, current: api.open(device)? })
    }

    /// The functions of the driver, with this device as that of the thread.
    pub(super) fn here(&self) -> Result<&'static Api, Error> {
        self.api.make_current(self.current)?;
        Ok(self.api)
    }

    pub(super) fn name(&self) -> String {
        let mut bytes = [0; 256];
        // SAFETY: there is as much room.
        let known = unsafe { (self.api.device_name)(bytes.as_mut_ptr(), 256, self.current.device) } == 0;
        bytes[255] = 0;
        // SAFETY: the last byte is 0.
        let name = unsafe { CStr::from_ptr(bytes.as_ptr()) };
        if known { name.to_string_lossy().into_owned() } else { self.api.vendor.name().to_owned() }
    }

    pub(super) fn memory_size(&self) -> u64 {
        let mut bytes = 0;
        // SAFETY: the device is open.
        let known = unsafe { (self.api.device_memory)(&raw mut bytes, self.current.device) } == 0;
        if known { bytes as u64 } else { 0 }
    }

    /// What the device can do: 9 and 0.
    pub(super) fn capability(&self) -> (c_int, c_int) {
        let (mut major, mut minor) = (0, 0);
        // SAFETY: the device is open.
        let known =
            unsafe { (self.api.device_capability)(&raw mut major, &raw mut minor, self.current.device) };
        if known == 0 { (major, minor) } else { (0, 0) }
    }

    pub(super) fn driver_version(&self) -> c_int {
        let mut version = 0;
        // SAFETY: the driver was started.
        let _unknown: Status = unsafe { (self.api.driver_version)(&raw mut version) };
        version
    }
}
