//! The runtime: the OpenACC API and the functions that directives are translated to.
//!
//! Its functions have C linkage and are weak, so that a program has one of each, one table of present data, whatever the
//! number of its files and their languages.

/// The API that a host program launches kernels with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Device {
    /// Kernels are host functions and share the host's memory.
    Cpu,
    /// The CUDA runtime.
    Cuda,
    /// The HIP runtime.
    Hip,
    /// OpenCL.
    OpenCl,
    /// SYCL as implemented by DPC++.
    Sycl,
    /// A device without a host program.
    None,
}

/// The declarations of the OpenACC API: `openacc.h` without include guards.
pub const OPENACC: &str = include_str!("runtime/openacc.h");
const REGIONS: &str = include_str!("runtime/regions.h");
const LAUNCH: &str = include_str!("runtime/launch.hpp");
const CALLS: &str = include_str!("runtime/calls.hpp");
const CPU: &str = include_str!("runtime/cpu.hpp");
const START: &str = include_str!("runtime/start.hpp");
const GPU: &str = include_str!("runtime/gpu.hpp");
const CUDA: &str = include_str!("runtime/cuda.hpp");
const HIP: &str = include_str!("runtime/hip.hpp");
const OPENCL: &str = include_str!("runtime/opencl.hpp");
const SYCL: &str = include_str!("runtime/sycl.hpp");
const TABLE: &str = include_str!("runtime/table.hpp");
const DIRECTIVES: &str = include_str!("runtime/directives.hpp");
const FUNCTIONS: &str = include_str!("runtime/api.hpp");

impl Device {
    /// The device of the first known name among those of a target and of the targets it derives from.
    pub fn of<'n>(gpu: bool, mut names: impl Iterator<Item = &'n str>) -> Device {
        if !gpu {
            return Device::Cpu;
        }
        let known = |name: &str| {
            let all = [
                ("cuda", Device::Cuda),
                ("hip", Device::Hip),
                ("opencl", Device::OpenCl),
                ("dpcpp", Device::Sycl),
            ];
            all.into_iter().find(|(other, _)| *other == name).map(|(_, device)| device)
        };
        names.find_map(known).unwrap_or(Device::None)
    }

    /// The declarations of what directives become, for a host program that is a text of its own.
    pub fn declarations(self) -> &'static str {
        if matches!(self, Device::Cpu | Device::None) { "" } else { REGIONS }
    }

    /// The definitions for this device, which precede the kernels.
    pub fn runtime(self) -> String {
        let own = match self {
            Device::None => return String::new(),
            Device::Cpu => return [OPENACC, LAUNCH, CPU].concat(),
            Device::Cuda => [GPU, CUDA].concat(),
            // HIP has the functions of CUDA under other names.
            Device::Hip => {
                let words = [
                    ("<cuda_runtime.h>", "<hip/hip_runtime.h>"),
                    ("cudaDeviceProp", "hipDeviceProp_t"),
                    ("cuda", "hip"),
                ];
                let gpu = words.iter().fold(GPU.to_string(), |text, (from, to)| text.replace(from, to));
                [gpu.as_str(), HIP].concat()
            }
            Device::OpenCl => OPENCL.to_string(),
            Device::Sycl => SYCL.to_string(),
        };
        [OPENACC, REGIONS, LAUNCH, START, &own, TABLE, DIRECTIVES, CALLS, FUNCTIONS].concat()
    }
}
