//! The backend for CUDA C++.

mod dialect;

use okl_plugin::{Backend, Dialect};

/// The backend for CUDA C++.
pub struct Cuda;

impl Backend for Cuda {
    fn dialect(&self) -> &Dialect {
        &dialect::DIALECT
    }
}

okl_plugin::export!(backend, "cuda", Cuda);
