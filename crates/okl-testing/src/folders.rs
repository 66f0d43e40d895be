//! Folders of the repository.

use std::path::{Path, PathBuf};

/// The root folder of the repository.
pub fn workspace() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).expect("this crate lies in crates/okl-testing").to_path_buf()
}

/// The folder of kernels, mistakes and expected files.
pub fn testdata() -> PathBuf {
    workspace().join("testdata")
}
