//! Devices of CUDA and HIP, through the libraries of their drivers, which are loaded when the first of them is opened.
//!
//! Both have the same functions under other names, so that one implementation calls either ([`Api`](api::Api)). No other
//! library of CUDA or HIP is needed but the compiler, NVRTC or hiprtc, and that only for kernels that are not kept.

mod ahead;
mod api;
mod architecture;
mod compiler;
mod context;
mod devices;
mod event;
mod kernel;
mod library;
mod queue;

pub(crate) use ahead::compile_for;
pub(crate) use api::Vendor;
pub(crate) use devices::open;
