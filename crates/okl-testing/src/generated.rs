//! Generated files.

use crate::Failure;
use crate::failure::at_path;
use std::fs;
use std::path::{Path, PathBuf};

/// Writes a file with its folder, and returns its path.
pub(crate) fn write(file: &Path, text: &str) -> Result<PathBuf, Failure> {
    let folder = file.parent().expect("generated files lie in a folder");
    fs::create_dir_all(folder).map_err(at_path(folder))?;
    fs::write(file, text).map_err(at_path(file))?;
    Ok(file.to_path_buf())
}
