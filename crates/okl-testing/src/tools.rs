//! Finds the compilers that tests use.
//!
//! `./x test` installs them and sets the variables with their paths. Without it a test that lacks its compiler is
//! skipped, so that `cargo test` works on a machine that has only Rust. With `OKL_REQUIRE_TOOLS=1` (as in `./x test`
//! and CI) the same test fails.
//!
//! A test that is skipped, wholly or in part, prints a message past the capture of output, once for each tool:
//!
//! ```text
//! skipped: cuda::nvrtc: NVRTC (OKL_NVRTC=/path/to/libnvrtc.so.13) is missing
//! ```

use std::collections::BTreeSet;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::{env, io};

use crate::times;

/// A program or library that tests need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// `g++`, for all programs that are run.
    Gxx,
    /// `gcc`, for plugins in C.
    Gcc,
    /// `gfortran`, for programs in Fortran.
    Gfortran,
    /// `flang-new-19` or `flang-19`, for the same.
    Flang,
    /// `mkfifo`, for a pipe in place of a file.
    Mkfifo,
    /// `python3`, for plugins in Python.
    Python,
    /// NumPy, for the Python package: the folder `OKL_TEST_NUMPY`.
    Numpy,
    /// `ninja`, for incremental builds.
    Ninja,
    /// `cmake`, for building programs in C and C++.
    Cmake,
    /// `make`, for building programs.
    Make,
    /// `autoconf`, for `configure` scripts.
    Autoconf,
    /// `ccache`, which keeps objects.
    Ccache,
    /// `pkg-config`, for linking libraries.
    PkgConfig,
    /// `valgrind`, for checking memory accesses.
    Valgrind,
    /// `strace`, for recording system calls.
    Strace,
    /// `sh`, for command lines of users.
    Shell,
    /// `sha256sum`, for checking okl's hashes.
    Sha256sum,
    /// Redis, a server for caches.
    Redis,
    /// `clang-format-19`, for a stage of okl.
    ClangFormat,
    /// `clang++-19`, for a second check of generated C++.
    Clangxx,
    /// `clang-19`, for comparing its preprocessor with okl's.
    Clang,
    /// `ld.lld-19`, with which clang links code objects.
    Lld,
    /// clang's runtime library for `target` directives of OpenMP, with the tools that its driver needs.
    OmpTarget,
    /// AMD's headers for HIP.
    HipHeaders,
    /// AMD's device libraries, a folder.
    HipLibraries,
    /// PoCL, an implementation of OpenCL for CPUs.
    Pocl,
    /// NVIDIA's compiler; `OKL_NVCC` is its path if it is in no usual place.
    Nvcc,
    /// NVIDIA's run-time compiler as a shared library, with the path `OKL_NVRTC`.
    Nvrtc,
    /// Intel's SYCL runtime with the DPC++ compiler, in the folder `OKL_SYCL`.
    Sycl,
}

impl Tool {
    /// The path of the tool; `None` if it is missing, so that tests that need it are skipped.
    ///
    /// # Panics
    ///
    /// If it is missing and `OKL_REQUIRE_TOOLS` is `1`.
    pub fn find(self) -> Option<PathBuf> {
        let found = match self {
            Tool::Gxx => on_path("g++"),
            Tool::Gcc => on_path("gcc"),
            Tool::Gfortran => on_path("gfortran"),
            Tool::Flang => on_path("flang-new-19").or_else(|| on_path("flang-19")),
            Tool::Mkfifo => on_path("mkfifo"),
            Tool::Python => on_path("python3"),
            Tool::Numpy => env::var_os("OKL_TEST_NUMPY")
                .map(PathBuf::from)
                .filter(|folder| folder.join("numpy").is_dir()),
            Tool::Ninja => on_path("ninja"),
            Tool::Cmake => on_path("cmake"),
            Tool::Make => on_path("make"),
            Tool::Autoconf => on_path("autoconf"),
            Tool::Ccache => on_path("ccache"),
            Tool::PkgConfig => on_path("pkg-config"),
            Tool::Valgrind => on_path("valgrind"),
            Tool::Strace => on_path("strace"),
            Tool::Shell => on_path("sh"),
            Tool::Sha256sum => on_path("sha256sum"),
            Tool::Redis => on_path("redis-server"),
            Tool::ClangFormat => on_path("clang-format-19"),
            Tool::Clangxx => on_path("clang++-19"),
            Tool::Clang => on_path("clang-19"),
            Tool::Lld => on_path("ld.lld-19"),
            Tool::OmpTarget => file("/usr/lib/llvm-19/bin/clang-offload-packager")
                .and_then(|_| file("/usr/lib/llvm-19/lib/libomptarget.so")),
            Tool::HipHeaders => file("/usr/include/hip/hip_runtime.h"),
            Tool::HipLibraries => HIP_LIBRARIES.iter().map(PathBuf::from).find(|folder| folder.is_dir()),
            Tool::Pocl => file("/usr/include/CL/cl.h").and_then(|_| file("/etc/OpenCL/vendors/pocl.icd")),
            Tool::Nvcc => file_named_by("OKL_NVCC")
                .or_else(|| on_path("nvcc"))
                .or_else(|| file("/usr/local/cuda/bin/nvcc")),
            Tool::Nvrtc => file_named_by("OKL_NVRTC"),
            Tool::Sycl => env::var_os("OKL_SYCL")
                .map(PathBuf::from)
                .filter(|home| home.join("lib/libsycl-jit.so").is_file()),
        };
        if found.is_none() {
            is_missing(&format!("{} is missing", self.name()));
        }
        found
    }

    fn name(self) -> &'static str {
        match self {
            Tool::Gxx => "g++",
            Tool::Gcc => "gcc",
            Tool::Gfortran => "gfortran",
            Tool::Flang => "flang-new-19",
            Tool::Mkfifo => "mkfifo",
            Tool::Python => "python3",
            Tool::Numpy => "NumPy (OKL_TEST_NUMPY)",
            Tool::Ninja => "ninja",
            Tool::Cmake => "cmake",
            Tool::Make => "make",
            Tool::Autoconf => "autoconf",
            Tool::Ccache => "ccache",
            Tool::PkgConfig => "pkg-config",
            Tool::Valgrind => "valgrind",
            Tool::Strace => "strace",
            Tool::Shell => "sh",
            Tool::Sha256sum => "sha256sum",
            Tool::Redis => "redis-server",
            Tool::ClangFormat => "clang-format-19",
            Tool::Clangxx => "clang++-19",
            Tool::Clang => "clang-19",
            Tool::Lld => "ld.lld-19",
            Tool::OmpTarget => "clang's OpenMP for devices (libomp-19-dev, clang-tools-19)",
            Tool::HipHeaders => "HIP's headers (/usr/include/hip)",
            Tool::HipLibraries => "AMD's device libraries (rocm-device-libs)",
            Tool::Sycl => "Intel's SYCL runtime (OKL_SYCL=/path/with/lib/libsycl-jit.so)",
            Tool::Pocl => "PoCL with OpenCL's headers",
            Tool::Nvcc => "nvcc (OKL_NVCC=/path/to/nvcc)",
            Tool::Nvrtc => "NVRTC (OKL_NVRTC=/path/to/libnvrtc.so.13)",
        }
    }
}

/// The folders of AMD's device libraries in distributions.
const HIP_LIBRARIES: [&str; 2] = ["/usr/lib/x86_64-linux-gnu/amdgcn/bitcode", "/usr/amdgcn/bitcode"];

/// Reports that the running test is skipped, wholly or in part, and why.
///
/// The line is written to the standard error of the process, past the capture of output, and appended to the file that
/// `OKL_TEST_SKIPPED` names.
///
/// # Panics
///
/// If `OKL_REQUIRE_TOOLS` is `1`.
pub fn is_missing(why: &str) {
    static SAID: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    assert!(!is_required(), "{why}, and OKL_REQUIRE_TOOLS=1 asks for it; `./x test` installs it");
    let line = format!("skipped: {}: {why}\n", test());
    let is_new = SAID.lock().expect("nothing panics while it is held").insert(line.clone());
    if is_new {
        // One write each, so that lines of several tests do not mix; errors are ignored.
        let _told = io::stderr().write_all(line.as_bytes());
        let file = env::var_os("OKL_TEST_SKIPPED")
            .and_then(|path| OpenOptions::new().create(true).append(true).open(path).ok());
        let _kept = file.map(|mut file| file.write_all(line.as_bytes()));
    }
}

/// The name of the running test: that of its thread, or that of the program if tests run one by one.
fn test() -> String {
    let program = || {
        let path = env::current_exe().ok()?;
        let stem = path.file_stem()?.to_string_lossy().into_owned();
        // `kernels-82beff000356a6b3`
        Some(stem.rsplit_once('-').map_or(stem.clone(), |(name, _)| name.to_owned()))
    };
    let name = times::test().or_else(program).unwrap_or_default();
    // One line `cuda::nvcc` for thousands such as `cuda::nvcc::matmul/tiled`.
    match name.matches("::").count() {
        0 | 1 => name,
        _ => name.rsplit_once("::").map_or(name.clone(), |(tests, _)| tests.to_owned()),
    }
}

/// A libclang that tests run with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Libclang {
    /// The major version, as in `OKL_TEST_LIBCLANGS`.
    pub version: String,
    /// The shared library.
    pub path: PathBuf,
}

/// The libclangs of `OKL_TEST_LIBCLANGS="16=/path:18=/path:19=/path"`, in that order.
///
/// # Panics
///
/// If the list is empty and `OKL_REQUIRE_TOOLS` is `1`, or if an entry is malformed.
pub fn libclangs() -> Vec<Libclang> {
    let found = parse_libclangs(&env::var("OKL_TEST_LIBCLANGS").unwrap_or_default());
    if found.is_empty() {
        is_missing("a list of libclangs (OKL_TEST_LIBCLANGS=19=/path/to/libclang.so) is missing");
    }
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

/// The headers beside an NVRTC library of a Python wheel: CUDA's own and `cuda::std`.
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
