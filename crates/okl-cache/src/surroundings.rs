//! The environment of a process as an input of translations.

use crate::{Choices, Reads, stamp};
use okl_host::Libclang;
use std::ffi::OsString;

/// The environment variables that clang and the system's loader read.
const ENVIRONMENT: [&str; 14] = [
    "CCC_ADD_ARGS",
    "CCC_OVERRIDE_OPTIONS",
    "COMPILER_PATH",
    "CPATH",
    "CPLUS_INCLUDE_PATH",
    "C_INCLUDE_PATH",
    "DYLD_INSERT_LIBRARIES",
    "DYLD_LIBRARY_PATH",
    "GCC_EXEC_PREFIX",
    "LD_LIBRARY_PATH",
    "LD_PRELOAD",
    "MACOSX_DEPLOYMENT_TARGET",
    "SDKROOT",
    "SOURCE_DATE_EPOCH",
];

/// The variables that add include folders of clang.
const HEADERS: [&str; 3] = ["CPATH", "CPLUS_INCLUDE_PATH", "C_INCLUDE_PATH"];

/// The environment variables that clang and the system's loader read, with their values.
#[derive(Debug)]
pub(crate) struct Environment {
    _variables: Vec<(&'static str, OsString)>,
}

impl Environment {
    /// Those of this process.
    pub(crate) fn here() -> Environment {
        let set = ENVIRONMENT.iter().filter_map(|name| Some((*name, std::env::var_os(name)?)));
        Environment { _variables: set.collect() }
    }
}

impl Choices {
    /// The inputs that all translations of this process share: its own code, libclang, the current directory, and the
    /// environment variables that clang reads. `None` if the process cannot identify its own code; then nothing can be
    /// cached.
    pub fn here(libclang: &Libclang) -> Option<Choices> {
        // A library that does not work now may work later, so all candidates count.
        let libclangs = libclang.candidates().unwrap_or_default();
        let libclangs: Vec<_> = libclangs.iter().map(|path| stamp::stamp(path)).collect();
        let choices = Choices::new(concat!("okl ", env!("CARGO_PKG_VERSION")))
            .and("code", stamp::of_code()?)
            .and_debug("libclang", &libclangs)
            .and_debug("environment", &Environment::here())
            .and_debug("folder", &std::env::current_dir().ok()?);
        Some(choices)
    }
}

/// True if clang read headers while the environment added include folders: only clang knows which files it looked for
/// there.
pub(crate) fn are_vague(reads: &Reads) -> bool {
    reads.have_headers() && adds_headers()
}

/// True if the environment adds include folders.
pub(crate) fn adds_headers() -> bool {
    HEADERS.iter().any(|name| std::env::var_os(name).is_some())
}
