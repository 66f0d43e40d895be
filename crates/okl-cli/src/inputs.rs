//! The inputs of a run: files, and the files in folders.

use crate::exit::Code;
use crate::folders::path_below;
use crate::options::FrontArgs;
use crate::{messages, recording};
use std::path::{Path, PathBuf};
use walkdir::{DirEntry, WalkDir};

/// The extension of the files in folders that are inputs.
const ENDING: &str = "okl";

/// Replaces folders by the `.okl` files in them. Returns for each input the subfolder of its outputs below `-o DIR/`:
/// `a` for `src/a/k.okl` of the folder `src`, an empty path for a file that is named itself.
pub fn settle(front: &mut FrontArgs, base: Option<&Path>) -> Result<Vec<PathBuf>, Code> {
    let mut inputs = Vec::new();
    let mut below = Vec::new();
    for given in std::mem::take(&mut front.inputs) {
        let is_folder = recording::is_dir(&given);
        let files = if is_folder { in_folder(&given)? } else { Vec::new() };
        let root = is_folder.then_some(given.as_path());
        // A folder without inputs stays in the list and is reported later.
        let files = if files.is_empty() { vec![given.clone()] } else { files };
        for file in files {
            below.push(match base {
                Some(base) => {
                    let file = front.name_of(&file);
                    below_base(file, base).ok_or_else(|| outside(file, base))?
                }
                None => folder_below(&file, root),
            });
            inputs.push(file);
        }
    }
    front.inputs = inputs;
    Ok(below)
}

/// The `.okl` files in a folder and below it, sorted. Hidden files are skipped, and links to folders are not followed.
fn in_folder(folder: &Path) -> Result<Vec<PathBuf>, Code> {
    let (files, error) =
        recording::asked(&format!("inputs in {}", folder.display()), || match walked(folder) {
            Ok(files) => (files, None),
            Err(error) => (Vec::new(), Some(error)),
        });
    match error {
        None => Ok(files),
        Some(error) => Err(messages::environment(&format!("cannot look for inputs: {error}"))),
    }
}

fn walked(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let is_hidden =
        |entry: &DirEntry| entry.depth() > 0 && entry.file_name().as_encoded_bytes().starts_with(b".");
    let mut files = Vec::new();
    for entry in WalkDir::new(folder).sort_by_file_name().into_iter().filter_entry(|entry| !is_hidden(entry))
    {
        let entry = entry.map_err(|error| error.to_string())?;
        let is_input = entry.path().extension().is_some_and(|ending| ending == ENDING);
        if is_input && entry.path().is_file() {
            files.push(entry.into_path());
        }
    }
    Ok(files)
}

fn folder_below(file: &Path, root: Option<&Path>) -> PathBuf {
    let folder = root.and_then(|root| file.strip_prefix(root).ok()).and_then(Path::parent);
    folder.map(Path::to_path_buf).unwrap_or_default()
}

/// The folder of a file relative to that of `--base`; `None` if it is not below it.
fn below_base(file: &Path, base: &Path) -> Option<PathBuf> {
    if file.as_os_str() == "-" {
        return Some(PathBuf::new());
    }
    path_below(file, base)?.parent().map(Path::to_path_buf)
}

fn outside(file: &Path, base: &Path) -> Code {
    let (file, base) = (file.display(), base.display());
    messages::usage(&format!("`{file}` does not lie below `{base}`, which `--base` names"))
}
