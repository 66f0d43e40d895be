//! What a translation depends on besides what it is told and what it reads.

use crate::{Choices, Reads, stamp};
use okl_host::Libclang;
use std::ffi::OsString;

/// What clang and the system's loader take from the environment.
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

/// Those that add folders in which clang looks for headers.
const HEADERS: [&str; 3] = ["CPATH", "CPLUS_INCLUDE_PATH", "C_INCLUDE_PATH"];

impl Choices {
    /// What holds for all translations of this process: its own code, libclang, the folder it is in, and what clang reads
    /// of the environment. None where the process does not know its own code; then nothing can be kept.
    pub fn here(libclang: &Libclang) -> Option<Choices> {
        let environment: Vec<(&str, OsString)> =
            ENVIRONMENT.iter().filter_map(|name| Some((*name, std::env::var_os(name)?))).collect();
        // One that does not work today may work tomorrow.
        let libclangs = libclang.candidates().unwrap_or_default();
        let libclangs: Vec<_> = libclangs.iter().map(|path| stamp::stamp(path)).collect();
        let choices = Choices::new(concat!("okl ", env!("CARGO_PKG_VERSION")))
            .and("code", stamp::of_code()?)
            .and_debug("libclang", &libclangs)
            .and_debug("environment", &environment)
            .and_debug("folder", &std::env::current_dir().ok()?);
        Some(choices)
    }
}

/// Whether clang read headers from folders that it knows from the environment: only clang knows where it looked.
pub(crate) fn are_vague(reads: &Reads) -> bool {
    reads.have_headers() && HEADERS.iter().any(|name| std::env::var_os(name).is_some())
}
