//! Files of a project.

use include_dir::Dir;
use std::path::PathBuf;

/// A file of a project.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// The path, relative to the project's folder.
    pub path: PathBuf,
    /// The content.
    pub text: String,
    /// True if the file is executable.
    pub is_program: bool,
}

/// All files of an embedded folder, with paths relative to `root`.
pub(crate) fn below(dir: &'static Dir<'static>, root: &str) -> Vec<File> {
    let file = |file: &include_dir::File<'static>| {
        let path = file.path().strip_prefix(root).unwrap_or(file.path()).to_path_buf();
        let is_program = path.extension().is_some_and(|ending| ending == "sh");
        File { path, text: file.contents_utf8().unwrap_or_default().to_string(), is_program }
    };
    let mut files: Vec<File> = dir.files().map(file).collect();
    files.extend(dir.dirs().flat_map(|dir| below(dir, root)));
    files
}
