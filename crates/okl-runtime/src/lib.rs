//! Runs OKL kernels: devices, memory, and kernels that are translated and compiled when the program runs.
//!
//! ```no_run
//! use okl_runtime::{Device, Properties};
//!
//! # fn main() -> Result<(), okl_runtime::Error> {
//! let device = Device::open("openmp")?;
//! let kernel = device.build_kernel("add.okl", "add", &Properties::new().define("TILE", 256))?;
//! let a = device.memory_from(&[1.0_f32; 1000])?;
//! let b = device.memory_from(&[2.0_f32; 1000])?;
//! let ab = device.memory::<f32>(1000)?;
//! kernel.run(&[&1000_i32, &a, &b, &ab])?;
//! assert_eq!(ab.to_vec()?[999], 3.0);
//! # Ok(())
//! # }
//! ```
//!
//! # Kernel templates
//!
//! A kernel that is a template is built for the types of its arguments when it first runs with them, or for those that its
//! name says: `add<float, 32>`.
//!
//! ```no_run
//! # fn main() -> Result<(), okl_runtime::Error> {
//! # use okl_runtime::{Device, Properties};
//! # let device = Device::open("openmp")?;
//! let text = "template <typename T> @kernel void twice(const int n, T *x) {
//!   for (int i = 0; i < n; ++i; @tile(64, @outer, @inner)) x[i] *= 2;
//! }";
//! let twice = device.build_kernel_from_text("twice.okl", text, "twice", &Properties::new())?;
//! twice.run(&[&3_i32, &device.memory_from(&[1.5_f64, 2.0, 3.0])?])?;
//! twice.run(&[&2_i32, &device.memory_from(&[1_i32, 2])?])?;
//! # Ok(())
//! # }
//! ```
//!
//! # Devices
//!
//! `serial` and `openmp` run kernels on the CPU; a compiler of C++ on `PATH` compiles them. [`Device::open`] also takes
//! the JSON that programs for OCCA have.
//!
//! # Bundles
//!
//! `okl build` makes a file of kernels, for programs that have neither libclang nor a compiler where they run.
//!
//! ```no_run
//! # fn main() -> Result<(), okl_runtime::Error> {
//! let device = okl_runtime::Device::open("openmp")?;
//! let add = device.load_bundle("kernels.oklb")?.kernel("add<float>")?;
//! # Ok(())
//! # }
//! ```
//!
//! # Invariants
//!
//! - All types may be used by many threads at once; kernels that several threads build are built once.
//! - Arguments are checked before a kernel starts: their number, kinds and sizes, the device of memory, and whether it was
//!   freed. What a kernel reads and writes is not checked: indices are up to it.
//! - Translations and compiled kernels are kept in a folder, see [`Properties`] and `docs/runtime.md`. A folder that
//!   cannot be read or written stops nothing. Many processes may build one kernel at the same time: one of them does.
//! - Loaded kernels stay loaded until the process ends, since threads of OpenMP may outlive them.

#![allow(unsafe_code)] // Kernels are machine code, and memory of devices is raw.

pub mod ahead;
mod argument;
mod binaries;
mod build;
mod bundle;
mod compiled;
mod compiled_ahead;
mod compiler;
mod cpu;
mod description;
mod device;
mod driver;
mod element;
mod error;
mod fork;
mod gpu;
mod half;
mod host_code;
mod host_memory;
mod in_memory;
mod kernel;
mod launcher;
mod limited;
mod loaded;
mod memory;
mod opencl;
mod options;
mod parameter;
mod pool;
mod processor;
mod profile;
mod properties;
mod queued;
mod shared;
mod spelled;
mod started;
mod stream;
mod template;
mod translation;
mod typed;

pub use argument::{Argument, Null, Value};
pub use bundle::Bundle;
pub use device::Device;
pub use element::Element;
pub use error::{Error, ErrorKind};
pub use half::Half;
pub use host_memory::HostMemory;
pub use kernel::Kernel;
pub use memory::Memory;
pub use okl_model::reflection::Scalar;
pub use okl_source::Record;
pub use parameter::{Parameter, ParameterKind};
pub use pool::Pool;
pub use profile::KernelTime;
pub use properties::Properties;
pub use stream::{Stream, Tag};
pub use typed::{TypedMemory, TypedValue};
