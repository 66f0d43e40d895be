//! What front ends have in common: plugins that translate programs of other languages to OKL kernels and a host program.
//!
//! [`runtime`] is the layer that host programs reach a device with: its memory and queues, and the launch of a kernel,
//! on every target. A front end puts the API of its language on top of it.

pub mod runtime;
