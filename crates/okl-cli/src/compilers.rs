//! The compilers for the texts of each target: the one table that `okl doctor` and `okl cc` share.

use std::path::{Path, PathBuf};

/// The compilers of a target.
#[derive(Debug)]
pub struct TargetCompilers {
    /// The backend of the target.
    pub target: &'static str,
    /// Programs that compile its texts; any one of them suffices.
    pub programs: &'static [&'static str],
    /// The compiler that makes objects of kernels; `None` if there is none for this target.
    pub kernels: Option<KernelCompiler>,
    /// The arguments for the linker of such objects.
    pub link: &'static [&'static str],
    /// True if the compiler of the kernels has to link, too.
    pub links: bool,
}

/// The compiler that makes objects of a text with kernels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KernelCompiler {
    /// The program; `None` stands for the C++ counterpart of the user's compiler.
    pub program: Option<&'static str>,
    /// The options that it needs.
    pub options: &'static [&'static str],
    /// The form of its other options.
    pub syntax: OptionSyntax,
    /// The options for a text whose functions other files call, or that calls functions of other files.
    pub linked: &'static [&'static str],
    /// The options with which it links device code of several objects to one object more, as the linker needs then.
    pub device_link: &'static [&'static str],
}

/// The form of a compiler's options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionSyntax {
    /// Those of gcc and clang.
    Gnu,
    /// Those of nvcc, which hands most of gcc's on with `-Xcompiler`.
    Nvcc,
}

/// The compilers of each target.
pub const COMPILERS: [TargetCompilers; 7] = [
    TargetCompilers {
        target: "cuda",
        programs: &["nvcc", "clang++"],
        kernels: Some(KernelCompiler {
            program: Some("nvcc"),
            options: &["-x", "cu"],
            syntax: OptionSyntax::Nvcc,
            linked: &["-rdc=true"],
            device_link: &["-dlink", "-Xcompiler", "-fPIC"],
        }),
        link: &["-lcudart_static", "-ldl", "-lrt", "-lpthread"],
        links: false,
    },
    TargetCompilers {
        target: "hip",
        programs: &["hipcc", "amdclang++", "clang++"],
        kernels: Some(KernelCompiler {
            program: Some("hipcc"),
            options: &["-x", "hip"],
            syntax: OptionSyntax::Gnu,
            linked: &["-fgpu-rdc"],
            device_link: &[],
        }),
        link: &[],
        links: true,
    },
    TargetCompilers {
        target: "dpcpp",
        programs: &["icpx", "clang++"],
        kernels: Some(KernelCompiler {
            program: Some("icpx"),
            options: &["-fsycl", "-x", "c++"],
            syntax: OptionSyntax::Gnu,
            linked: &[],
            device_link: &[],
        }),
        link: &["-fsycl"],
        links: true,
    },
    TargetCompilers {
        target: "opencl",
        programs: &["clinfo", "clang"],
        // The host program has the kernels as a string, and the device's driver compiles them.
        kernels: Some(counterpart(&["-x", "c++"])),
        link: &["-lOpenCL"],
        links: false,
    },
    TargetCompilers { target: "metal", programs: &["xcrun"], kernels: None, link: &[], links: false },
    TargetCompilers {
        target: "openmp",
        programs: &["g++", "clang++", "icpx"],
        kernels: Some(counterpart(&["-fopenmp", "-x", "c++"])),
        link: &["-fopenmp"],
        links: false,
    },
    TargetCompilers {
        target: "serial",
        programs: &["g++", "clang++", "c++"],
        kernels: Some(counterpart(&["-x", "c++"])),
        link: &[],
        links: false,
    },
];

/// The compilers of Fortran that `okl cc` knows, any one of which suffices.
pub const FORTRAN: &[&str] =
    &["gfortran", "flang", "flang-new", "flang-19", "flang-new-19", "ifx", "nvfortran", "ftn"];

const fn counterpart(options: &'static [&'static str]) -> KernelCompiler {
    KernelCompiler { program: None, options, syntax: OptionSyntax::Gnu, linked: &[], device_link: &[] }
}

impl TargetCompilers {
    /// The compilers for a backend.
    pub fn of(backend: &str) -> Option<&'static TargetCompilers> {
        COMPILERS.iter().find(|one| one.target == backend)
    }
}

/// The program that a name stands for: the first in the folders of `PATH`.
pub fn on_path(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| is_program(file))
}

/// True if a program can be started: one of a folder of `PATH`, or of the path itself.
pub fn is_there(program: &str) -> bool {
    match program.contains(std::path::MAIN_SEPARATOR) {
        true => is_program(Path::new(program)),
        false => on_path(program).is_some(),
    }
}

#[cfg(unix)]
fn is_program(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata().is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(file: &Path) -> bool {
    file.with_extension("exe").is_file()
}
