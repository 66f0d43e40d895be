//! The libclang that reads kernels.

use pyo3::prelude::*;
use std::path::PathBuf;
use std::sync::OnceLock;

static LIBCLANG: OnceLock<PathBuf> = OnceLock::new();

/// Says which libclang reads kernels: that of the package. Only the first call counts.
#[pyfunction]
pub fn use_libclang(path: PathBuf) {
    LIBCLANG.get_or_init(|| path);
}

/// The libclang that was said; none for the best one in the usual places.
pub fn libclang() -> Option<&'static PathBuf> {
    LIBCLANG.get()
}
