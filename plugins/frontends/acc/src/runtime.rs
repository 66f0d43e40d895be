//! What stands in front of host programs: what OpenACC programs call, and what directives become.

/// What a host program launches kernels with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Device {
    /// Kernels are functions of the host, and there is one memory.
    Cpu,
    /// CUDA's runtime.
    Cuda,
    /// HIP's.
    Hip,
    /// OpenCL.
    OpenCl,
    /// SYCL, as DPC++ has it.
    Sycl,
    /// Something that there is no host program for.
    None,
}

const WORDS: &str = include_str!("runtime/words.hpp");
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
    /// The device of a target that is called, or is like, one of these.
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

    /// The text.
    pub fn runtime(self) -> String {
        let own = match self {
            Device::None => return String::new(),
            Device::Cpu => return [WORDS, CPU].concat(),
            Device::Cuda => [GPU, CUDA].concat(),
            // The two have the same functions.
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
        [WORDS, START, &own, TABLE, DIRECTIVES, FUNCTIONS].concat()
    }
}
