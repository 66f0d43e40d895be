//! Compiles HIP text to machine code with clang, using AMD's headers and device libraries. No GPU is needed.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use crate::build::OnceMade;
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
    /// Finds clang, HIP's headers and the device libraries. `None` if one is missing.
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
        let mut command = self.command(arch);
        if text.starts_with(HEADER) {
            let header = self.precompiled(arch, scratch)?;
            command.args(["-Xclang", "-include-pch", "-Xclang"]).arg(header);
        }
        command.arg(&input).arg("-o").arg(&output);
        process::run(&mut command)?.success(&format!("{name}: HIP for {arch}"))?;
        match fs::metadata(&output).map_err(at_path(&output))?.len() {
            0 => Err(Failure::new(format!("{name}: an empty code object"))),
            _ => Ok(()),
        }
    }

    /// The precompiled HIP header; parsing it takes most of the time of a compilation.
    fn precompiled(&self, arch: &str, scratch: &Path) -> Result<PathBuf, Failure> {
        let folder = scratch.join("precompiled");
        let (header, made) = (folder.join(format!("{arch}.hip")), folder.join(format!("{arch}.pch")));
        let _made_once = OnceMade::of(&made);
        static MADE: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
        let is_new = MADE.lock().expect("a failure is no panic").insert(made.clone());
        if is_new {
            fs::create_dir_all(&folder).map_err(at_path(&folder))?;
            fs::write(&header, HEADER).map_err(at_path(&header))?;
            let mut command = self.command(arch);
            command.args(["-fsyntax-only", "-Xclang", "-emit-pch", "-Xclang", "-o", "-Xclang"]).arg(&made);
            process::run(command.arg(&header))?.success(&format!("precompiling HIP's header for {arch}"))?;
        }
        Ok(made)
    }

    fn command(&self, arch: &str) -> Command {
        let mut command = Command::new(&self.clangxx);
        command
            .args(["-std=c++17", "-w", "-x", "hip", "--cuda-device-only", "--no-gpu-bundle-output"])
            .args(["--rocm-path=/usr", &format!("--offload-arch={arch}")])
            .arg(format!("--rocm-device-lib-path={}", self.libraries.display()));
        command
    }
}

/// The first line of HIP texts that includes the header.
const HEADER: &str = "#include <hip/hip_runtime.h>\n";
