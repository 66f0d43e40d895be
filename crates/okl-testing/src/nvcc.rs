//! Compiles CUDA text to machine code with nvcc, the compiler that OCCA's programs use. No GPU is needed.
//!
//! nvcc parses a text twice, for the host and for the device, with the system's headers, so it may refuse text that
//! NVRTC accepts.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::generated::write;
use crate::program::Program;
use crate::tools::Tool;
use crate::{Failure, jobs, process};

/// A usable nvcc.
#[derive(Clone, Debug)]
pub struct Nvcc {
    program: PathBuf,
}

impl Nvcc {
    /// Finds nvcc. `None` if it is missing.
    pub fn find() -> Option<Nvcc> {
        Tool::Nvcc.find().map(|program| Nvcc { program })
    }

    /// Compiles named texts for `arch` (`sm_80`) to `NAME/kernel.cubin` below `scratch`; returns the paths.
    ///
    /// The results are in the order of the texts; a failure contains the compiler's message.
    pub fn cubins(
        &self,
        arch: &str,
        texts: &[(&str, &str)],
        scratch: &Path,
    ) -> Vec<Result<PathBuf, Failure>> {
        jobs::map(texts, |(name, text)| self.compile("-cubin", arch, (name, text), &scratch.join(name)))
    }

    /// Compiles one text for `arch`.
    pub fn cubin(&self, arch: &str, name: &str, text: &str, scratch: &Path) -> Result<PathBuf, Failure> {
        self.compile("-cubin", arch, (name, text), &scratch.join(name))
    }

    /// Compiles a text for `arch` with its host program to an object below `scratch`.
    pub fn object(&self, arch: &str, name: &str, text: &str, scratch: &Path) -> Result<PathBuf, Failure> {
        self.compile("-c", arch, (name, text), &scratch.join(name))
    }

    /// Builds a text with its host program for `arch`, as users do; it needs a GPU to run.
    pub fn program(&self, arch: &str, name: &str, text: &str, scratch: &Path) -> Result<Program, Failure> {
        self.compile("-link", arch, (name, text), &scratch.join(name)).map(Program::at)
    }

    fn compile(
        &self,
        form: &str,
        arch: &str,
        (name, text): (&str, &str),
        folder: &Path,
    ) -> Result<PathBuf, Failure> {
        let file = write(&folder.join("kernel.cu"), text)?;
        let made = folder.join(match form {
            "-c" => "kernel.o",
            "-link" => "run",
            _ => "kernel.cubin",
        });
        // Remove the output of an earlier run, which could be taken for a new one.
        let _gone = fs::remove_file(&made);
        let mut command = Command::new(&self.program);
        command.args([form, "-std=c++17", "-w", &format!("-arch={arch}")]);
        command.arg(&file).arg("-o").arg(&made);
        process::run(&mut command)?.success(&format!("{name}: nvcc"))?;
        Ok(made)
    }
}
