//! The runtime of the host program: CUDA's functions on each target, over the layer of [`okl_frontend::runtime`].

use okl_frontend::runtime::Device;

/// The declarations of CUDA's functions, for devices whose own API is another one.
pub(crate) const API: &str = include_str!("runtime/api.h");

/// What is behind these declarations.
const OWN: [&str; 16] = [
    include_str!("runtime/symbols.hpp"),
    include_str!("runtime/state.hpp"),
    include_str!("runtime/errors.hpp"),
    include_str!("runtime/devices.hpp"),
    include_str!("runtime/memory.hpp"),
    include_str!("runtime/reset.hpp"),
    include_str!("runtime/copies.hpp"),
    include_str!("runtime/volumes.hpp"),
    include_str!("runtime/streams.hpp"),
    include_str!("runtime/own_symbols.hpp"),
    include_str!("runtime/launch.hpp"),
    include_str!("runtime/kernels.hpp"),
    include_str!("runtime/queries.hpp"),
    include_str!("runtime/addresses.hpp"),
    include_str!("runtime/pools.hpp"),
    include_str!("runtime/for_c.hpp"),
];

/// What okl adds for devices that have these functions themselves.
const NATIVE: [&str; 4] = [
    include_str!("runtime/launch.hpp"),
    include_str!("runtime/symbols.hpp"),
    include_str!("runtime/native.hpp"),
    include_str!("runtime/queries.hpp"),
];

/// Variables that host and device share.
const MANAGED: &str = include_str!("runtime/managed.hpp");

/// The clock of kernels on a CPU.
const CLOCK: &str = include_str!("runtime/clock.hpp");

/// `min` or `max` of two numbers, with `NAME` and `SIGN` for the function and the comparison.
const MIN_MAX: &str = include_str!("runtime/min_max.hpp");

/// HIP's functions under CUDA's names.
const CUDA_NAMES: &str = include_str!("runtime/cuda_names.h");

/// What programs have of their own or need.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Wanted {
    /// True if the program has `__managed__` variables.
    pub(crate) managed: bool,
    /// True if it names `clock`, `clock64` or `wall_clock64`.
    pub(crate) clock: bool,
    /// True if it names `min`, and does not declare it itself.
    pub(crate) min: bool,
    /// The same for `max`.
    pub(crate) max: bool,
}

impl Wanted {
    fn text(self) -> String {
        let mut text = String::new();
        for (is_wanted, name, sign) in [(self.min, "min", "<"), (self.max, "max", ">")] {
            if is_wanted {
                text.push_str(&MIN_MAX.replace("NAME", name).replace("SIGN", sign));
            }
        }
        text
    }
}

/// The text in front of kernels and host program. The string `okl_kernels` precedes it for OpenCL.
pub(crate) fn text(device: Device, wanted: Wanted) -> String {
    let layer = device.layer();
    let managed = if wanted.managed { MANAGED } else { "" };
    match device {
        Device::Cuda => format!("{layer}{}{managed}", NATIVE.concat()),
        Device::Hip => format!("{CUDA_NAMES}{layer}{}{managed}", NATIVE.concat()),
        Device::Cpu | Device::OpenCl | Device::Sycl => {
            let clock = if device == Device::Cpu && wanted.clock { CLOCK } else { "" };
            format!("{API}{layer}{}{managed}{clock}{}", OWN.concat(), wanted.text())
        }
        Device::None => String::new(),
    }
}
