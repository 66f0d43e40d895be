//! The device layer of host programs, in C++17: one text for each API that a host program launches kernels with.
//!
//! All texts define the same functions in the namespace `okl_rt`, so that what a front end puts on top of them is one text
//! for all devices:
//!
//! | what | functions |
//! |---|---|
//! | devices | `device_count`, `use_device`, `device_name`, `memory_of_device`, `groups_of_device` |
//! | memory | `allocate`, `release`, `copy_in`, `copy_out`, `copy_between`, `fill` |
//! | queues, which run in order (`stream`) | `new_stream`, `is_done`, `finish`, `follow` |
//! | kernels | `run(kernel, shape, stream, arguments)`; on CPUs, `call(kernel, arguments)` |
//!
//! On CPUs, OpenCL and SYCL there is more, for languages whose API a device does not have itself: `properties_of`, memory
//! that host and device share (`allocate_shared`, `allocate_host`), and marks in queues (`mark`), with the times when they
//! were reached.
//!
//! A front end defines two functions that the layer calls:
//!
//! - `int okl_rt::current_device()`: the number of the device that functions without a stream mean, from 0.
//! - `void okl_rt::fail(okl_rt::failure, const char *)`: what becomes of errors. It may end the program or throw. If it
//!   returns, so does the function that called it, with a null pointer if it returns one, without having done more.
//!
//! The layer does not lock: a front end has to see to it that threads call it one after another.

use okl_plugin::AskedUnit;

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

/// The arguments and the shape of a launch, on every target: `okl_rt::argument`, `okl_rt::shape`.
pub const LAUNCH: &str = include_str!("runtime/launch.hpp");
/// What a CPU has beyond [`LAUNCH`] when kernels alone are needed: `okl_rt::call`.
pub const CALL: &str = include_str!("runtime/call.hpp");

const ONE: &str = include_str!("runtime/one.hpp");
const START: &str = include_str!("runtime/start.hpp");
const CPU: &str = include_str!("runtime/cpu.hpp");
const GPU: &str = include_str!("runtime/gpu.hpp");
const CUDA: &str = include_str!("runtime/cuda.hpp");
const HIP: &str = include_str!("runtime/hip.hpp");
const PROPERTIES: &str = include_str!("runtime/properties.hpp");
const OPENCL: &str = include_str!("runtime/opencl.hpp");
const OPENCL_KERNELS: &str = include_str!("runtime/opencl_kernels.hpp");
const SYCL: &str = include_str!("runtime/sycl.hpp");

impl Device {
    /// The device of the target that a front end writes for.
    pub fn of(asked: &AskedUnit<'_>) -> Device {
        let names = std::iter::once(asked.target).chain(asked.likes.iter().map(String::as_str));
        if asked.gpu { Device::named(names) } else { Device::Cpu }
    }

    /// The device of the first known name among those of a target and of the targets it derives from.
    fn named<'n>(mut names: impl Iterator<Item = &'n str>) -> Device {
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

    /// The layer for this device; empty where there is no host program. With OpenCL it follows the string `okl_kernels`.
    pub fn layer(self) -> String {
        match self {
            Device::None => String::new(),
            Device::Cpu => [LAUNCH, CALL, START, PROPERTIES, CPU].concat(),
            Device::Cuda => [LAUNCH, START, GPU, CUDA].concat(),
            Device::Hip => [LAUNCH, START, &hip(GPU), HIP].concat(),
            Device::OpenCl => [LAUNCH, START, PROPERTIES, OPENCL, OPENCL_KERNELS].concat(),
            Device::Sycl => [LAUNCH, START, PROPERTIES, SYCL].concat(),
        }
    }

    /// The layer with both functions that it calls: all that the program does is on one device and in one stream, and an
    /// error ends the program. [`Device::stream`] is the stream.
    pub fn simple_layer(self) -> String {
        if self == Device::None { String::new() } else { self.layer() + ONE }
    }

    /// The stream of [`Device::simple_layer`], as an expression.
    pub fn stream(self) -> &'static str {
        "okl_rt::main_stream()"
    }
}

/// HIP has the functions of CUDA under other names.
fn hip(text: &str) -> String {
    let words =
        [("<cuda_runtime.h>", "<hip/hip_runtime.h>"), ("cudaDeviceProp", "hipDeviceProp_t"), ("cuda", "hip")];
    words.iter().fold(text.to_string(), |text, (from, to)| text.replace(from, to))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_over_another_one_has_the_device_of_the_other_one() {
        let named = |names: &[&'static str]| Device::named(names.iter().copied());
        assert_eq!(named(&["mine", "hip", "cuda"]), Device::Hip);
        assert_eq!(named(&["dpcpp"]), Device::Sycl);
        assert_eq!(named(&["metal"]), Device::None);
    }

    #[test]
    fn all_devices_have_the_functions_that_the_page_names() {
        let functions = [
            "device_count(",
            "use_device(",
            "device_name(",
            "memory_of_device(",
            "groups_of_device(",
            "allocate(",
            "release(",
            "copy_in(",
            "copy_out(",
            "copy_between(",
            "fill(",
            "new_stream(",
            "is_done(",
            "finish(",
            "follow(",
            "run(",
        ];
        for device in [Device::Cpu, Device::Cuda, Device::Hip, Device::OpenCl, Device::Sycl] {
            let layer = device.layer();
            let is_there =
                |name: &&str| layer.contains(&format!(" {name}")) || layer.contains(&format!("*{name}"));
            let lacks: Vec<&str> = functions.into_iter().filter(|name| !is_there(name)).collect();
            assert!(lacks.is_empty(), "{device:?} lacks {lacks:?}");
        }
    }

    #[test]
    fn the_layer_of_hip_has_no_word_of_cuda() {
        assert!(!Device::Hip.layer().contains("cuda"));
    }
}
