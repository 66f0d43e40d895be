//! The runtime for C and C++: `include/okl/runtime.h`, which cbindgen generates from these files, doc comments included.
//!
//! # Invariants
//!
//! - Every object is created by one function and freed by another. Strings that are passed in are copied; those that are
//!   returned belong to their object.
//! - Null pointers are accepted everywhere, and said to be wrong.
//! - No panic crosses the interface: it results in [`okl_rt_error::OKL_RT_INTERNAL`].
//! - The message of the last failure is that of the thread.

// One of the few files that allow `unsafe`: C passes raw pointers, whose validity the caller guarantees.
#![allow(unsafe_code)]
#![allow(non_camel_case_types)] // the names are C's

mod argument;
mod bundle;
mod device;
mod error;
mod kernel;
mod memory;
mod object;
mod pool;
mod stream;
mod tag;
mod text;

pub use argument::{okl_rt_argument, okl_rt_kind};
pub use bundle::*;
pub use device::*;
pub use error::{okl_rt_error, okl_rt_last_error, okl_rt_message};
pub use kernel::*;
pub use memory::*;
pub use pool::*;
pub use stream::*;
pub use tag::*;
