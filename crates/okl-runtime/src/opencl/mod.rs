//! Devices of OpenCL, through the library `libOpenCL`, which is loaded when the first of them is opened.
//!
//! Memory is shared virtual memory, whose addresses a program can calculate with. Devices without it have buffers instead;
//! then an address is a number that this module gives, and a kernel that gets an address within a buffer gets a sub-buffer.

mod buffers;
mod context;
mod devices;
mod error;
mod event;
mod kernel;
mod memory;
mod program;
mod queue;

pub(crate) use devices::open;
