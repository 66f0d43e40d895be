//! The Python module `okl._okl`, on which the package `okl` stands: devices, arrays, kernels, translations.
//!
//! # Invariants
//!
//! - All classes are frozen: threads share them, with or without the lock of the interpreter.
//! - The lock is released while kernels are built, while they run, and while bytes are copied.
//! - What a kernel works on stays there while it runs: memory of others is borrowed through its protocol until the end of the
//!   call, or as long as an array wraps it.
//! - Only what all versions of Python from 3.9 on have is used, so that one library fits them all.

#![allow(unsafe_code)] // Memory of others comes as addresses, through three protocols that are C.

mod array;
mod binding;
mod borrowed;
mod buffer;
mod bundle;
mod cuda_interface;
mod device;
mod dlpack;
mod element;
mod errors;
mod export;
mod given;
mod index;
mod instances;
mod kernel;
mod library;
mod number;
mod numpy;
mod opened;
mod parameter;
mod stream;
mod text;
mod translate;
mod view;

use pyo3::prelude::*;

/// The module.
#[pymodule]
fn _okl(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<device::Device>()?;
    module.add_class::<array::Array>()?;
    module.add_class::<kernel::Kernel>()?;
    module.add_class::<bundle::Bundle>()?;
    module.add_class::<parameter::Parameter>()?;
    module.add_class::<stream::Stream>()?;
    module.add_class::<stream::Tag>()?;
    module.add_function(wrap_pyfunction!(device::device, module)?)?;
    module.add_function(wrap_pyfunction!(kernel::kernel_names, module)?)?;
    module.add_function(wrap_pyfunction!(bundle::load, module)?)?;
    module.add_function(wrap_pyfunction!(translate::translate, module)?)?;
    module.add_function(wrap_pyfunction!(translate::pipelines, module)?)?;
    module.add_function(wrap_pyfunction!(library::use_libclang, module)?)?;
    Ok(())
}
