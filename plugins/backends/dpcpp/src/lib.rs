//! The backend for DPC++: SYCL 2020 C++ in the form that OCCA calls.

mod dialect;

use okl_plugin::{Backend, Dialect, OptionSpec};

/// The backend for DPC++.
pub struct Dpcpp;

impl Backend for Dpcpp {
    fn dialect(&self) -> &Dialect {
        &dialect::DIALECT
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[OptionSpec::LAUNCH_BOUNDS]
    }
}

okl_plugin::export!(backend, "dpcpp", Dpcpp);
