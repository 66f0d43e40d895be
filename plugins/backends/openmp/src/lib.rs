//! The backend for C++ with OpenMP.

mod dialect;

use okl_plugin::atomic::{CompareAndSwap, Fetch};
use okl_plugin::{Backend, Dialect, Shape};

/// The backend for C++ with OpenMP.
pub struct OpenMp;

impl Backend for OpenMp {
    fn dialect(&self) -> &Dialect {
        &dialect::DIALECT
    }

    fn shape(&self) -> Shape {
        Shape::Host
    }

    // For `min` and `max`, which OpenMP has no atomic form of before version 5.1.
    fn compare_and_swap(&self, _fetch: &Fetch) -> Option<CompareAndSwap> {
        Some(SWAP)
    }
}

/// Built into g++ and clang, as are the atomic instructions of OpenMP's pragmas.
const SWAP: CompareAndSwap = CompareAndSwap {
    function: "static inline",
    words: ["unsigned int", "unsigned long long"],
    parameter: "{T} *place",
    load: "*(volatile {W} *)place",
    retry: "!__sync_bool_compare_and_swap(({W} *)place, seen.word, next.word)",
};

okl_plugin::export!(backend, "openmp", OpenMp);
