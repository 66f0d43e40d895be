//! Compiles HIP text to machine code with clang and AMD's headers and device libraries. No GPU is needed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::at_path;
use crate::tools::Tool;
use crate::{Failure, process};

/// A clang that can build HIP.
#[derive(Clone, Debug)]
pub struct HipClang {
    clangxx: PathBuf,
    libraries: PathBuf,
}

impl HipClang {
    /// Finds clang, HIP's headers and the device libraries. `None` means: skip.
    pub fn find() -> Option<HipClang> {
        Tool::HipHeaders.find()?;
        Tool::Lld.find()?;
        let clangxx = Tool::Clangxx.find()?;
        Some(HipClang { clangxx, libraries: Tool::HipLibraries.find()? })
    }

    /// Compiles a text to a code object for `arch` (`gfx90a`).
    pub fn code_object(&self, arch: &str, name: &str, text: &str, scratch: &Path) -> Result<(), Failure> {
        let folder = scratch.join(name).join(arch);
        let (input, output) = (folder.join("kernel.hip"), folder.join("kernel.hsaco"));
        fs::create_dir_all(&folder).map_err(at_path(&folder))?;
        fs::write(&input, text).map_err(at_path(&input))?;
        let mut command = Command::new(&self.clangxx);
        command
            .args([
                "-std=c++17",
                "-w",
                "-x",
                "hip",
                "--cuda-device-only",
                "--no-gpu-bundle-output",
                "--rocm-path=/usr",
            ])
            .arg(format!("--offload-arch={arch}"))
            .arg(format!("--rocm-device-lib-path={}", self.libraries.display()))
            .arg(&input)
            .arg("-o")
            .arg(&output);
        process::run(&mut command)?.success(&format!("{name}: HIP for {arch}"))?;
        match fs::metadata(&output).map_err(at_path(&output))?.len() {
            0 => Err(Failure::new(format!("{name}: an empty code object"))),
            _ => Ok(()),
        }
    }
}
