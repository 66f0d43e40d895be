//! Finds the compilers that tests use.
//!
//! `./x test` installs them and says where they are. Without it a test that lacks its compiler is
//! skipped, so that `cargo test` works on a machine that has only Rust. With `OKL_REQUIRE_TOOLS=1`
//! (as in `./x test` and CI) the same test fails: a check nobody runs is no check.

use std::env;
use std::path::{Path, PathBuf};

/// A program or library that tests need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// `g++`, for everything that is run.
    Gxx,
    /// `clang++-19`, a second opinion on generated C++.
    Clangxx,
    /// `ld.lld-19`, which clang links code objects with.
    Lld,
    /// AMD's headers for HIP.
    HipHeaders,
    /// PoCL, which runs OpenCL on the CPU.
    Pocl,
    /// NVIDIA's compiler. Nothing requires it: NVRTC does the same.
    Nvcc,
    /// NVIDIA's run-time compiler as a shared library, named by `OKL_NVRTC`.
    Nvrtc,
    /// Intel's SYCL runtime with the DPC++ compiler inside, a folder named by `OKL_SYCL`.
    Sycl,
}

impl Tool {
    /// Where it is. `None` means: skip what needs it.
    ///
    /// # Panics
    ///
    /// When it is missing and `OKL_REQUIRE_TOOLS` is `1`.
    pub fn find(self) -> Option<PathBuf> {
        let found = match self {
            Tool::Gxx => on_path("g++"),
            Tool::Clangxx => on_path("clang++-19"),
            Tool::Lld => on_path("ld.lld-19"),
            Tool::HipHeaders => file("/usr/include/hip/hip_runtime.h"),
            Tool::Pocl => file("/usr/include/CL/cl.h").and_then(|_| file("/etc/OpenCL/vendors/pocl.icd")),
            Tool::Nvcc => return on_path("nvcc").or_else(|| file("/usr/local/cuda/bin/nvcc")),
            Tool::Nvrtc => file_named_by("OKL_NVRTC"),
            Tool::Sycl => env::var_os("OKL_SYCL")
                .map(PathBuf::from)
                .filter(|home| home.join("lib/libsycl-jit.so").is_file()),
        };
        assert!(
            found.is_some() || !is_required(),
            "{} is missing, and OKL_REQUIRE_TOOLS=1 asks for it; `./x test` installs it",
            self.name()
        );
        found
    }

    fn name(self) -> &'static str {
        match self {
            Tool::Gxx => "g++",
            Tool::Clangxx => "clang++-19",
            Tool::Lld => "ld.lld-19",
            Tool::HipHeaders => "HIP's headers (/usr/include/hip)",
            Tool::Sycl => "Intel's SYCL runtime (OKL_SYCL=/path/with/lib/libsycl-jit.so)",
            Tool::Pocl => "PoCL with OpenCL's headers",
            Tool::Nvcc => "nvcc",
            Tool::Nvrtc => "NVRTC (OKL_NVRTC=/path/to/libnvrtc.so.13)",
        }
    }
}

/// One libclang that tests should run with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Libclang {
    /// The major version as `OKL_TEST_LIBCLANGS` names it.
    pub version: String,
    /// The shared library.
    pub path: PathBuf,
}

/// The libclangs of `OKL_TEST_LIBCLANGS="16=/path:18=/path:19=/path"`, in that order.
///
/// # Panics
///
/// When the list is empty and `OKL_REQUIRE_TOOLS` is `1`, or when an entry is malformed.
pub fn libclangs() -> Vec<Libclang> {
    let found = parse_libclangs(&env::var("OKL_TEST_LIBCLANGS").unwrap_or_default());
    assert!(
        !found.is_empty() || !is_required(),
        "OKL_TEST_LIBCLANGS names no libclang, and OKL_REQUIRE_TOOLS=1 asks for some; `./x test` sets it"
    );
    found
}

fn parse_libclangs(list: &str) -> Vec<Libclang> {
    let entries = list.split(':').filter(|entry| !entry.is_empty());
    entries
        .map(|entry| {
            let (version, path) = entry.split_once('=').expect("OKL_TEST_LIBCLANGS has entries VERSION=PATH");
            Libclang { version: version.to_owned(), path: PathBuf::from(path) }
        })
        .collect()
}

fn is_required() -> bool {
    env::var("OKL_REQUIRE_TOOLS").is_ok_and(|value| value == "1")
}

fn on_path(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}

fn file(path: &str) -> Option<PathBuf> {
    let path = PathBuf::from(path);
    path.is_file().then_some(path)
}

fn file_named_by(variable: &str) -> Option<PathBuf> {
    let file = PathBuf::from(env::var_os(variable)?);
    file.is_file().then_some(file)
}

/// The headers that lie beside an NVRTC library from a Python wheel: CUDA's own and `cuda::std`.
pub(crate) fn nvrtc_includes(library: &Path) -> Vec<PathBuf> {
    let Some(home) = library.parent().and_then(Path::parent) else { return Vec::new() };
    let include = home.join("include");
    [include.clone(), include.join("cccl")].into_iter().filter(|folder| folder.is_dir()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_libclangs_keeps_its_order() {
        let found = parse_libclangs("16=/a/libclang.so:19=/b/libclang.so");
        assert_eq!(found.len(), 2);
        assert_eq!(found[0], Libclang { version: "16".to_owned(), path: PathBuf::from("/a/libclang.so") });
        assert_eq!(found[1].version, "19");
        assert!(parse_libclangs("").is_empty());
    }

    #[test]
    fn a_program_that_does_not_exist_is_not_found() {
        assert_eq!(on_path("okl-no-such-program"), None);
    }
}
