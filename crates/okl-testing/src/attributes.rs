//! The attributes that a kernel of testdata may have.

use okl_config::Project;
use okl_host::Vocabulary;
use okl_model::Attributes;
use okl_source::Sources;
use std::path::Path;

/// The attributes of okl and of the `okl.toml` in the folder of the kernel.
///
/// # Panics
/// If that file has errors.
pub fn attributes(input: &Path) -> Attributes {
    let host = okl_bundle::host();
    let file = input.with_file_name(Project::FILE);
    if !file.is_file() {
        return host.attributes;
    }
    let project = Project::read(&mut Sources::new(), &file, &host).expect("the project file is in order");
    Vocabulary::with(&host, &project.attributes).expect("each name once").attributes().clone()
}

/// Copies the `okl.toml` beside a kernel to a folder that the kernel is copied to.
///
/// # Panics
/// If it cannot be copied.
pub fn take_along(input: &Path, folder: &Path) {
    let file = input.with_file_name(Project::FILE);
    if file.is_file() {
        std::fs::copy(file, folder.join(Project::FILE)).expect("a scratch file can be written");
    }
}
