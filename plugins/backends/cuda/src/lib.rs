//! The backend for CUDA C++.

mod dialect;

use okl_plugin::atomic::{CompareAndSwap, Fetch};
use okl_plugin::{Backend, Builtins, Dialect, OptionSpec};

/// The backend for CUDA C++.
pub struct Cuda;

impl Backend for Cuda {
    fn dialect(&self) -> &Dialect {
        &dialect::DIALECT
    }

    fn builtins(&self) -> Builtins {
        Builtins::Cuda
    }

    fn own_names(&self) -> &'static str {
        "blockDim blockIdx dim3 gridDim threadIdx warpSize"
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[OptionSpec::LAUNCH_BOUNDS]
    }

    fn fetch(&self, fetch: &Fetch) -> Option<String> {
        okl_plugin::atomic::cuda_fetch(fetch)
    }

    fn compare_and_swap(&self, _fetch: &Fetch) -> Option<CompareAndSwap> {
        Some(okl_plugin::atomic::CUDA_SWAP)
    }
}

okl_plugin::export!(backend, "cuda", Cuda);
