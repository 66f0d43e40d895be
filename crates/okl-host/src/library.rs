//! Library files: checks before the system's loader runs their code.
//!
//! The loader trusts a file: a truncated one ends the process by a signal, and for one of another processor it reports
//! "no such file". Therefore the tables of the file are read first.

// One of the few files that allow `unsafe`: the host's side of the C interface.
#![allow(unsafe_code)]

use crate::error::LoadError;
use crate::host::Calls;
use crate::plugin_id::Origin;
use crate::record::Record;
use crate::record::believe;
use object::Architecture;
use object::read::{File, Object, ObjectSegment};
use okl_abi::PluginKind;
use std::path::Path;

/// Loads a library for the rest of the process and checks its record. This runs the library's start-up code.
pub(super) fn open(path: &Path, kind: PluginKind, name: &str, calls: &Calls) -> Result<Record, LoadError> {
    look(path)?;
    // A path without a separator would be searched for in the system's folders.
    let full = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    tracing::debug!(path = %full.display(), "loading a plugin");
    let library = calls.guarded(name, || {
        // SAFETY: loading runs the library's start-up code, which the user requested by naming the file; its effects on
        // this process cannot be checked.
        unsafe { now(&full) }
    });
    let library = library.map_err(|source| LoadError::NotALibrary { path: path.to_path_buf(), source })?;
    // Never unloaded: records, their strings and functions live as long as the process.
    let library = std::mem::ManuallyDrop::new(library);
    let symbol = kind.symbol(name);
    // SAFETY: this only takes the address; `believe` checks the record.
    let record = unsafe { library.get::<*const okl_abi::Plugin>(symbol.as_bytes()) };
    match record {
        Ok(record) if !record.is_null() => {
            let origin = Origin::File(path.to_path_buf());
            // The pointers in the record may be invalid, so reading them is guarded.
            calls.guarded(name, || {
                // SAFETY: the symbol has the name a record has, and the library stays loaded.
                unsafe { believe(*record, kind, name, &origin) }
            })
        }
        Ok(_) | Err(_) => Err(LoadError::NoSymbol { path: path.to_path_buf(), symbol }),
    }
}

/// Loads with all symbols bound at once: with lazy binding a missing one would end the process at its first call.
///
/// # Safety
/// As for [`libloading::Library::new`].
#[cfg(unix)]
unsafe fn now(path: &Path) -> Result<libloading::Library, libloading::Error> {
    use libloading::os::unix::{Library, RTLD_LOCAL, RTLD_NOW};
    // SAFETY: guaranteed by the caller.
    unsafe { Library::open(Some(path), RTLD_NOW | RTLD_LOCAL) }.map(Into::into)
}

#[cfg(not(unix))]
unsafe fn now(path: &Path) -> Result<libloading::Library, libloading::Error> {
    // SAFETY: guaranteed by the caller.
    unsafe { libloading::Library::new(path) }
}

/// Returns an error for files that the loader does not handle safely: a missing file, one that is not a library, one
/// for another processor, a truncated one.
pub(super) fn look(path: &Path) -> Result<(), LoadError> {
    if !path.is_file() {
        return Err(LoadError::Missing { path: path.to_path_buf() });
    }
    let damaged = |reason: String| LoadError::Damaged { path: path.to_path_buf(), reason };
    let bytes = std::fs::read(path).map_err(|error| damaged(error.to_string()))?;
    let file = File::parse(&*bytes).map_err(|error| damaged(error.to_string()))?;
    let wanted = std::env::consts::ARCH;
    let found = architecture(&file);
    if found != wanted {
        return Err(damaged(format!("it is for {found}, this machine is {wanted}")));
    }
    let is_inside =
        |(offset, size): (u64, u64)| offset.checked_add(size).is_some_and(|end| end <= bytes.len() as u64);
    if !file.segments().all(|segment| is_inside(segment.file_range())) {
        return Err(damaged("it ends before its last segment does".into()));
    }
    Ok(())
}

/// The architecture by its name in [`std::env::consts::ARCH`].
fn architecture(file: &File<'_>) -> String {
    const NAMES: [(Architecture, &str); 8] = [
        (Architecture::X86_64, "x86_64"),
        (Architecture::I386, "x86"),
        (Architecture::Aarch64, "aarch64"),
        (Architecture::Arm, "arm"),
        (Architecture::Riscv64, "riscv64"),
        (Architecture::PowerPc64, "powerpc64"),
        (Architecture::S390x, "s390x"),
        (Architecture::LoongArch64, "loongarch64"),
    ];
    let found = file.architecture();
    let known = NAMES.iter().find(|(architecture, _)| *architecture == found);
    known.map_or_else(|| format!("{found:?}"), |(_, name)| (*name).to_string())
}
