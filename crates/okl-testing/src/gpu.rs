//! Runs CUDA text on an NVIDIA GPU, if there is one.
//!
//! nvcc compiles it to machine code, or NVRTC if nvcc is not installed; NVIDIA's driver runs it. The driver is loaded
//! by name at run time, so that all programs are also built, and tested with a fake driver (`gpu/fake_driver.cpp`), on
//! machines without a GPU.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::build::{Builder, Source, own_folder};
use crate::cases::Kernel;
use crate::device_kernels::device_kernels;
use crate::failure::at_path;
use crate::nvcc::Nvcc;
use crate::nvrtc::Nvrtc;
use crate::okl::Translation;
use crate::process::Ended;
use crate::program::Program;
use crate::{Failure, process};

/// The kernels of `gpu/by_hand.cu`.
pub const BY_HAND: &str = include_str!("../gpu/by_hand.cu");

/// The device file of NVIDIA's driver.
pub const DEVICE: &str = "/dev/nvidiactl";

/// A GPU and a compiler for it.
#[derive(Clone, Debug)]
pub struct Gpu {
    /// `sm_90`
    pub architecture: String,
    /// `NVIDIA H200`
    pub name: String,
    compiler: Compiler,
}

#[derive(Clone, Debug)]
enum Compiler {
    Nvcc(Nvcc),
    Nvrtc(Nvrtc),
}

/// The reason why nothing can run on a GPU on this machine.
#[derive(Debug)]
pub struct NoGpu(pub String);

impl Gpu {
    /// The first GPU of this machine.
    pub fn find(builder: &Builder, scratch: &Path) -> Result<Result<Gpu, NoGpu>, Failure> {
        let ended = probe(builder, scratch, None)?;
        let said = ended.stdout.trim();
        if ended.code != Some(0) {
            return Ok(Err(NoGpu(format!("no NVIDIA GPU: {said}"))));
        }
        let (architecture, name) = said.split_once(' ').unwrap_or((said, ""));
        let compiler = match Nvcc::find() {
            Some(nvcc) => Compiler::Nvcc(nvcc),
            None => match Nvrtc::find(scratch) {
                Some(nvrtc) => Compiler::Nvrtc(nvrtc?),
                None => return Ok(Err(NoGpu("neither nvcc nor NVRTC is here".to_owned()))),
            },
        };
        Ok(Ok(Gpu { architecture: architecture.to_owned(), name: name.to_owned(), compiler }))
    }

    /// The name of the compiler.
    pub fn compiler(&self) -> &'static str {
        match self.compiler {
            Compiler::Nvcc(_) => "nvcc",
            Compiler::Nvrtc(_) => "NVRTC",
        }
    }

    /// Compiles named texts; returns the paths of their machine code.
    pub fn compile(
        &self,
        texts: &[(&str, &str)],
        scratch: &Path,
    ) -> Result<Vec<Result<PathBuf, Failure>>, Failure> {
        let place = |name: &str| scratch.join(name).join("kernel.cubin");
        match &self.compiler {
            Compiler::Nvrtc(nvrtc) => {
                let cubins = nvrtc.cubins(&self.architecture, texts)?;
                let written = cubins.into_iter().zip(texts).map(|(cubin, (name, _))| {
                    let file = place(name);
                    let folder = file.parent().expect("it lies in a folder");
                    fs::create_dir_all(folder).map_err(at_path(folder))?;
                    fs::write(&file, cubin?).map_err(at_path(&file))?;
                    Ok(file)
                });
                Ok(written.collect())
            }
            Compiler::Nvcc(nvcc) => Ok(nvcc.cubins(&self.architecture, texts, scratch)),
        }
    }
}

/// Queries the first GPU, through the installed driver or the given one.
pub fn probe(builder: &Builder, scratch: &Path, driver: Option<&Path>) -> Result<Ended, Failure> {
    let path = scratch.join("probe");
    builder.link(&[object(builder, "okl_probe.cpp")?], &["-ldl"], &path)?;
    run(&path, &[], driver)
}

/// Builds the fake driver.
pub fn fake_driver(compiler: &Path, scratch: &Path) -> Result<PathBuf, Failure> {
    fs::create_dir_all(scratch).map_err(at_path(scratch))?;
    let library = scratch.join("libcuda-stand-in.so");
    let mut command = Command::new(compiler);
    command.args(["-std=c++17", "-O1", "-shared", "-fPIC"]).arg(own_folder("gpu/fake_driver.cpp"));
    command.arg("-o").arg(&library);
    process::run(&mut command)?.success("building the stand-in for the driver")?;
    Ok(library)
}

/// Links a kernel's runner and launcher with its machine code.
pub fn program(
    builder: &Builder,
    case: &Kernel,
    translation: &Translation,
    cubin: &Path,
    scratch: &Path,
) -> Result<Program, Failure> {
    let more = objects(builder, &case.name, &translation.kernel, cubin)?;
    Program::with_launcher(
        builder,
        case,
        translation,
        &more,
        &["-ldl"],
        &scratch.join(&case.name).join("run"),
    )
}

/// The objects that register a launcher's kernels on the GPU; the program also needs `-ldl`.
pub(crate) fn objects(
    builder: &Builder,
    name: &str,
    kernel: &str,
    cubin: &Path,
) -> Result<[PathBuf; 2], Failure> {
    let mut text = String::from("#include <okl_gpu.hpp>\n");
    for (number, found) in device_kernels(kernel).iter().enumerate() {
        text += &format!(
            "static const okl_gpu::Registration okl_registration_{number}(\"{}\", {}, \"{}\", {:?}, {});\n",
            found.kernel,
            found.index,
            found.name,
            cubin.display().to_string(),
            found.bounds
        );
    }
    let registrations = builder.object(Source {
        name,
        text: &text,
        includes: &[include_str!("../gpu/okl_gpu.hpp")],
        header: None,
        flags: &[&include()],
    })?;
    Ok([registrations, object(builder, "okl_gpu.cpp")?])
}

/// Times three kernels of okl against handwritten ones, and returns the report.
///
/// `cubins` are those of [`BY_HAND`], the matrix product, the stencil and the element operator.
pub fn compare(
    builder: &Builder,
    cubins: [&Path; 4],
    scale: u32,
    driver: Option<&Path>,
    scratch: &Path,
) -> Result<String, Failure> {
    let path = scratch.join("time");
    builder.link(&[object(builder, "okl_time.cpp")?], &["-ldl"], &path)?;
    let mut arguments: Vec<String> = cubins.iter().map(|cubin| cubin.display().to_string()).collect();
    arguments.push(scale.to_string());
    Ok(run(&path, &arguments, driver)?.success("timing kernels")?.stdout)
}

fn run(program: &Path, arguments: &[String], driver: Option<&Path>) -> Result<Ended, Failure> {
    let mut command = Command::new(program);
    command.args(arguments).env_remove("OKL_CUDA_DRIVER");
    command.envs(driver.map(|driver| ("OKL_CUDA_DRIVER", driver)));
    process::run(&mut command)
}

fn object(builder: &Builder, file: &str) -> Result<PathBuf, Failure> {
    let path = own_folder("gpu").join(file);
    let text = fs::read_to_string(&path).map_err(at_path(&path))?;
    let includes = [include_str!("../gpu/okl_driver.hpp"), include_str!("../gpu/okl_gpu.hpp")];
    builder.object(Source {
        name: file,
        text: &text,
        includes: &includes,
        header: None,
        flags: &[&include()],
    })
}

fn include() -> String {
    format!("-I{}", own_folder("gpu").display())
}
