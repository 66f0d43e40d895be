//! The backend for CUDA C++.

mod dialect;

use okl_plugin::{Backend, Dialect, OptionSpec, Piece, Unsupported, Update};

/// The backend for CUDA C++.
pub struct Cuda;

impl Backend for Cuda {
    fn dialect(&self) -> &Dialect {
        &dialect::DIALECT
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[OptionSpec::LAUNCH_BOUNDS]
    }

    fn atomic(&self, update: &Update) -> Result<Vec<Piece>, Unsupported> {
        okl_plugin::cuda_atomic(update)
    }
}

okl_plugin::export!(backend, "cuda", Cuda);
