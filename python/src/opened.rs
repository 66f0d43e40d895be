//! Devices that are open.

use crate::library::libclang;
use okl_runtime::Error;

/// A device of the runtime, and what Python has to know of it.
pub struct Opened {
    pub device: okl_runtime::Device,
    /// True if its memory is that of the host.
    pub is_cpu: bool,
    /// The number of a device of CUDA.
    pub cuda: Option<i32>,
}

impl Opened {
    /// The device of a description.
    pub fn open(description: &str) -> Result<Opened, Error> {
        let device = match libclang() {
            Some(library) => okl_runtime::Device::with_libclang(description, library),
            None => okl_runtime::Device::open(description),
        }?;
        let is_cpu = matches!(device.target(), "serial" | "openmp");
        let number = device.name().split_once(':').map_or("0", |(_, number)| number);
        let cuda = (device.target() == "cuda").then(|| number.parse().unwrap_or_default());
        Ok(Opened { device, is_cpu, cuda })
    }
}
