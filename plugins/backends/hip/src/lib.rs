//! The backend for HIP C++.

mod dialect;

use okl_plugin::{Backend, Builtins, Dialect, OptionSpec, Piece, Unsupported, Update};

/// The backend for HIP C++.
pub struct Hip;

impl Backend for Hip {
    fn dialect(&self) -> &Dialect {
        &dialect::DIALECT
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[OptionSpec::LAUNCH_BOUNDS]
    }

    fn builtins(&self) -> Builtins {
        Builtins::Hip
    }

    fn atomic(&self, update: &Update) -> Result<Vec<Piece>, Unsupported> {
        okl_plugin::cuda_atomic(update)
    }
}

okl_plugin::export!(backend, "hip", Hip);
