//! The folder of temporary files, which is removed at the end.

use super::arguments::CcArgs;
use super::command_line::CommandLine;
use crate::exit::Code;
use crate::messages;
use std::io;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// The folder of temporary files of a run.
#[derive(Debug)]
pub struct Scratch {
    folder: PathBuf,
    /// Removes the folder.
    _guard: Option<TempDir>,
}

impl Scratch {
    /// Makes the folder, with a name that no other run has. From now on signals are held.
    pub fn new(args: &CcArgs, line: &CommandLine) -> Result<Scratch, Code> {
        #[cfg(unix)]
        super::signals::hold();
        if let Some(kept) = &args.save_temps {
            let folder = kept.join(name(line));
            std::fs::create_dir_all(&folder).map_err(|error| cannot_make(&folder, &error))?;
            return Ok(Scratch { folder, _guard: None });
        }
        let guard = tempfile::Builder::new().prefix("okl-cc-").tempdir();
        let guard = guard.map_err(|error| cannot_make(&std::env::temp_dir(), &error))?;
        Ok(Scratch { folder: guard.path().to_path_buf(), _guard: Some(guard) })
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

/// The name of a kept folder: `obj-a.o` for `-o obj/a.o`.
fn name(line: &CommandLine) -> String {
    let first = line.inputs().next().map_or("", |input| input.path.as_str());
    let name = line.value("-o").unwrap_or(first);
    name.trim_matches(['.', '/']).replace(['/', std::path::MAIN_SEPARATOR], "-")
}

fn cannot_make(folder: &Path, error: &io::Error) -> Code {
    messages::environment(&format!(
        "cannot make a folder for temporary files in `{}`: {error}",
        folder.display()
    ))
}

/// Writes a temporary file, with its folder.
pub fn write(path: &Path, text: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    std::fs::write(path, text)
}

/// The folder of a source; the current one for stdin.
pub fn folder_of(source: &str) -> &Path {
    let folder = Path::new(source).parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}
