//! Libraries that are there or not.

use crate::{Error, ErrorKind};
use libloading::Library;
use std::path::PathBuf;

/// Loads the first library that is there: the one that a variable of the environment names, else one of the usual names.
pub(super) fn load(variable: &str, names: &[String], advice: &str) -> Result<Library, Error> {
    if let Some(path) = std::env::var_os(variable).filter(|path| !path.is_empty()) {
        // SAFETY: the user names a library of a driver.
        return unsafe { Library::new(&path) }.map_err(|error| {
            let path = PathBuf::from(path);
            Error::device(format!("`{variable}` names `{}`: {error}", path.display()))
        });
    }
    // SAFETY: these are libraries of drivers.
    let found = names.iter().find_map(|name| unsafe { Library::new(name) }.ok());
    found.ok_or_else(|| Error::device(format!("the library `{}` is missing: {advice}", names[0])))
}

/// A function of a library.
///
/// # Safety
/// The function has this type.
pub(super) unsafe fn function<F: Copy>(library: &Library, name: &str) -> Result<F, Error> {
    // SAFETY: the caller's.
    let found = unsafe { library.get::<F>(name.as_bytes()) };
    found.map(|function| *function).map_err(|error| {
        Error::new(ErrorKind::Device, format!("the driver has no function `{name}`: {error}"))
    })
}
