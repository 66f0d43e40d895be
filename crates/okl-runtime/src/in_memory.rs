//! Libraries whose bytes are in memory.

use crate::{Error, ErrorKind};
use libloading::Library;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

/// A library that is loaded. It stays so until the process ends.
#[derive(Debug)]
pub(crate) struct Loaded {
    pub(crate) library: Library,
    /// The loader knows a library by its path, and would take another file with the same path for it: the number of the
    /// file stays taken.
    _file: Option<File>,
}

impl From<Library> for Loaded {
    fn from(library: Library) -> Loaded {
        Loaded { library, _file: None }
    }
}

/// Loads a library. It gets no place in the file system where the system can do without.
pub(crate) fn load(code: &[u8]) -> Result<Loaded, Error> {
    if let Some((file, path)) = in_memory(code)
        && let Ok(library) = open(&path)
    {
        return Ok(Loaded { library, _file: Some(file) });
    }
    let told = |error| Error::system("a temporary file", &error);
    let mut file = tempfile::Builder::new().prefix("okl-").suffix(".so").tempfile().map_err(told)?;
    file.write_all(code).map_err(told)?;
    // Once it is loaded, the file may go.
    Ok(Loaded { library: open(file.path())?, _file: None })
}

fn open(path: &Path) -> Result<Library, Error> {
    // SAFETY: who loads a bundle trusts what is in it.
    let library = unsafe { Library::new(path) };
    library.map_err(|error| Error::new(ErrorKind::System, format!("a compiled kernel: {error}")))
}

/// A file without a place, and the path by which this process has it.
#[cfg(target_os = "linux")]
fn in_memory(code: &[u8]) -> Option<(File, PathBuf)> {
    use std::os::fd::AsRawFd;
    let file = rustix::fs::memfd_create("okl-kernel", rustix::fs::MemfdFlags::CLOEXEC).ok()?;
    let mut file = File::from(file);
    file.write_all(code).ok()?;
    let path = PathBuf::from(format!("/proc/self/fd/{}", file.as_raw_fd()));
    Some((file, path))
}

#[cfg(not(target_os = "linux"))]
fn in_memory(_: &[u8]) -> Option<(File, PathBuf)> {
    None
}
