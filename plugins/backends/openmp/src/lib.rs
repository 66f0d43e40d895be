//! The backend for C++ with OpenMP.

mod dialect;

use okl_plugin::{Backend, Dialect};

/// The backend for C++ with OpenMP.
pub struct OpenMp;

impl Backend for OpenMp {
    fn dialect(&self) -> &Dialect {
        &dialect::DIALECT
    }
}

okl_plugin::export!(backend, "openmp", OpenMp);
