//! Compiled texts for bundles: for machines that are elsewhere. The runtime of the machine where a bundle is loaded decides
//! which of them it takes.

pub use crate::compiled_ahead::CompiledText;
pub use okl_archive::{Binary, Build, Form, HostCode, Index, InstanceName, Part, Text, Writer};

use crate::cpu::Cpu;
use crate::driver::Driver;
use crate::gpu::{self, Vendor};
use crate::launcher::Launcher;
use crate::{Device, Error, Properties, binaries, compiler, processor};
use std::path::Path;

/// How texts are compiled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CompileOptions {
    /// The compiler for CPUs; none is `CXX`, or the first of the usual ones.
    pub compiler: Option<String>,
    /// Flags of the compiler; none are `-O3` for CPUs, for all processors of the kind.
    pub flags: Option<Vec<String>>,
    /// Devices of CUDA (`sm_80`, or `compute_80` for PTX) or of HIP (`gfx90a`).
    pub architectures: Vec<String>,
}

/// Compiles a text that okl wrote for a target: libraries for CPUs, PTX or code for CUDA, code for HIP. Nothing for OpenCL,
/// whose drivers compile texts.
///
/// # Errors
/// [`ErrorKind::Device`](crate::ErrorKind::Device) if the compiler is not there; [`ErrorKind::Compilation`](crate::ErrorKind::Compilation)
/// with its messages.
pub fn compile(target: &str, text: &str, options: &CompileOptions) -> Result<Vec<CompiledText>, Error> {
    let flags = options.flags.clone().unwrap_or_default();
    let on_gpu = |vendor| gpu::compile_for(vendor, &flags, text, &options.architectures);
    match target {
        "serial" => Ok(vec![library(&Cpu { has_threads: false }, text, options)?]),
        "openmp" => Ok(vec![library(&Cpu { has_threads: true }, text, options)?]),
        "cuda" => on_gpu(Vendor::Cuda),
        "hip" => on_gpu(Vendor::Hip),
        _ => Ok(Vec::new()),
    }
}

/// Compiles a text that okl wrote for a device as its driver does. Other devices and other drivers do not take it.
///
/// # Errors
/// The messages of the compiler.
pub fn compile_on(device: &Device, text: &str, options: &CompileOptions) -> Result<CompiledText, Error> {
    let driver = &*device.shared().driver;
    let properties = Properties { compiler_flags: options.flags.clone(), ..Properties::new() };
    let command = driver.command(&properties)?;
    let code = compiled(driver, &command, text)?;
    Ok(CompiledText { form: Form::OfDriver, machine: binaries::fingerprint(driver), needs: Vec::new(), code })
}

/// Compiles host code, the output `launcher-c`, for kernels whose reflection does not describe it. Of the options, the
/// compiler counts.
///
/// # Errors
/// As for [`compile`].
pub fn compile_host_code(text: &str, options: &CompileOptions) -> Result<CompiledText, Error> {
    let properties = Properties { compiler: options.compiler.clone(), ..Properties::new() };
    let command = Launcher::command(&properties)?;
    let code = in_folder(|folder, binary| Launcher::compile(&command, text, folder, binary))?;
    let needs = processor::needs(&compiler::macros(&command)?);
    Ok(CompiledText { form: Form::Library, machine: processor::of_library(&code), needs, code })
}

fn library(cpu: &Cpu, text: &str, options: &CompileOptions) -> Result<CompiledText, Error> {
    let flags = options.flags.clone().unwrap_or_else(|| vec!["-O3".to_owned()]);
    let properties = Properties { compiler: options.compiler.clone(), ..Properties::new() };
    let command = cpu.command(&properties.compiler_flags(flags))?;
    let code = compiled(cpu, &command, text)?;
    let needs = processor::needs(&compiler::macros(&command)?);
    Ok(CompiledText { form: Form::Library, machine: processor::of_library(&code), needs, code })
}

fn compiled(driver: &dyn Driver, command: &[String], text: &str) -> Result<Vec<u8>, Error> {
    in_folder(|folder, binary| driver.compile(command, text, folder, binary))
}

/// The bytes of the file that `compile` makes; it gets a folder for its own files, and the path of the result.
fn in_folder(compile: impl FnOnce(&Path, &Path) -> Result<(), Error>) -> Result<Vec<u8>, Error> {
    let folder = tempfile::Builder::new().prefix("okl-").tempdir();
    let folder = folder.map_err(|error| Error::system("a folder for temporary files", &error))?;
    let binary = folder.path().join("binary");
    compile(folder.path(), &binary)?;
    read(&binary)
}

fn read(path: &Path) -> Result<Vec<u8>, Error> {
    std::fs::read(path).map_err(|error| Error::system(format!("`{}`", path.display()), &error))
}
