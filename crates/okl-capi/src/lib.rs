//! okl as a library for C and C++: `include/okl.h`, which is made from these files.
//!
//! Every object is made by one function and freed by another, and no memory changes hands in any other way. Functions take
//! null pointers for what they are: setters answer [`okl_status::OKL_USAGE`], getters something empty, `free` does nothing.
//! A panic ends in [`okl_status::OKL_INTERNAL`].

// One of the places where `unsafe` may live: C hands over raw pointers, and what they lead to it has to promise.
#![allow(unsafe_code)]
#![allow(non_camel_case_types)] // the names are C's

mod compiler;
mod files;
mod guard;
mod request;
mod result;
mod text;

pub use compiler::{
    okl_compiler, okl_compiler_free, okl_compiler_new, okl_compiler_set_cache, okl_compiler_set_files,
    okl_compiler_set_libclang,
};
pub use files::{okl_files, okl_sink, okl_sink_write};
pub use request::*;
pub use result::*;
pub use text::{okl_text, okl_version};

/// How something ended; the numbers are the exit codes of the command line.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum okl_status {
    /// All that was asked for is there.
    OKL_DONE = 0,
    /// There are mistakes in the source.
    OKL_MISTAKES = 1,
    /// The request, a pipeline file or a property makes no sense.
    OKL_USAGE = 2,
    /// Something is missing on this machine: a file, libclang, a plugin that fits.
    OKL_ENVIRONMENT = 3,
    /// A bug in okl or in a plugin.
    OKL_INTERNAL = 101,
}
