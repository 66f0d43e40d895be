//! The backend for HIP C++.

mod dialect;

use okl_plugin::atomic::{CompareAndSwap, Fetch};
use okl_plugin::{Backend, Builtins, Dialect, OptionSpec, Vector};

/// The backend for HIP C++.
pub struct Hip;

impl Backend for Hip {
    fn dialect(&self) -> &Dialect {
        &dialect::DIALECT
    }

    fn own_names(&self) -> &'static str {
        "blockDim blockIdx dim3 gridDim threadIdx warpSize"
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[OptionSpec::LAUNCH_BOUNDS]
    }

    fn builtins(&self) -> Builtins {
        Builtins::Hip
    }

    /// HIP's `double4` and `long4` lie at multiples of 32 bytes.
    fn has_vector(&self, vector: &Vector) -> bool {
        vector.size() <= 16 || vector.width == 3
    }

    fn fetch(&self, fetch: &Fetch) -> Option<String> {
        okl_plugin::atomic::cuda_fetch(fetch)
    }

    fn compare_and_swap(&self, _fetch: &Fetch) -> Option<CompareAndSwap> {
        Some(okl_plugin::atomic::CUDA_SWAP)
    }
}

okl_plugin::export!(backend, "hip", Hip);
