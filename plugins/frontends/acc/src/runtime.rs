//! The runtime: the OpenACC API and the functions that directives are translated to, on top of the device layer that all
//! front ends share.
//!
//! Its functions have C linkage and are weak, so that a program has one of each, one table of present data, whatever the
//! number of its files and their languages.

use okl_frontend::runtime::{CALL, Device, LAUNCH as LAYER_LAUNCH};

/// The declarations of the OpenACC API: `openacc.h` without include guards.
pub const OPENACC: &str = include_str!("runtime/openacc.h");
const REGIONS: &str = include_str!("runtime/regions.h");
const BUILD_OPTIONS: &str = include_str!("runtime/build_options.hpp");
const LAUNCH: &str = include_str!("runtime/launch.hpp");
const CALLS: &str = include_str!("runtime/calls.hpp");
const CPU: &str = include_str!("runtime/cpu.hpp");
const START: &str = include_str!("runtime/start.hpp");
const TABLE: &str = include_str!("runtime/table.hpp");
const DIRECTIVES: &str = include_str!("runtime/directives.hpp");
const FUNCTIONS: &str = include_str!("runtime/api.hpp");

/// The declarations of what directives become, for a host program that is a text of its own.
pub fn declarations(device: Device) -> &'static str {
    if matches!(device, Device::Cpu | Device::None) { "" } else { REGIONS }
}

/// The definitions for a device, which precede the kernels.
pub fn runtime(device: Device) -> String {
    let properties = match device {
        Device::None => return String::new(),
        Device::Cpu => return [OPENACC, LAYER_LAUNCH, CALL, LAUNCH, CPU].concat(),
        Device::Cuda => own("nvidia", "NVIDIA", "CUDA"),
        Device::Hip => own("radeon", "AMD", "HIP"),
        Device::OpenCl => own("not_host", "OpenCL", "OpenCL"),
        Device::Sycl => own("not_host", "SYCL", "SYCL"),
    };
    let layer = device.layer();
    let own = [LAUNCH, START, &properties, TABLE, DIRECTIVES, CALLS, FUNCTIONS].concat();
    [OPENACC, REGIONS, BUILD_OPTIONS, &layer, &own].concat()
}

/// What the API says about a device.
fn own(ty: &str, vendor: &str, driver: &str) -> String {
    format!(
        "namespace okl_acc {{\nconstexpr acc_device_t own_type = acc_device_{ty};\n\
         constexpr const char *vendor = \"{vendor}\", *driver = \"{driver}\";\n}}\n"
    )
}
