//! okl as a library for C and C++: `include/okl.h`, which cbindgen generates from these files, doc comments included.
//!
//! The interface mirrors [`okl_api`]: an [`okl_request`] is translated by an [`okl_compiler`] to an [`okl_result`],
//! whose texts are read as [`okl_text`].
//!
//! # Invariants
//!
//! - Every object is created by one function and freed by another; no memory changes its owner in any other way.
//!   Strings that are passed in are copied; those that are returned belong to their object.
//! - Null pointers are accepted everywhere: setters return [`okl_status::OKL_USAGE`], getters an empty value, `free`
//!   does nothing.
//! - No panic crosses the interface: it results in [`okl_status::OKL_INTERNAL`].

// One of the few files that allow `unsafe`: C passes raw pointers, whose validity the caller guarantees.
#![allow(unsafe_code)]
#![allow(non_camel_case_types)] // the names are C's

mod compiler;
mod files;
mod guard;
mod request;
mod result;
mod status;
mod template;
mod text;

pub use compiler::{
    okl_compiler, okl_compiler_free, okl_compiler_new, okl_compiler_set_cache, okl_compiler_set_files,
    okl_compiler_set_libclang,
};
pub use files::{okl_files, okl_sink, okl_sink_write};
pub use okl_runtime_capi as runtime;
pub use request::*;
pub use result::*;
pub use status::okl_status;
pub use template::*;
pub use text::{okl_text, okl_version};
