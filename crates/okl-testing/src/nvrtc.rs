//! Compiles CUDA text to machine code with NVRTC. No GPU and no CUDA installation is needed.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::failure::at_path;
use crate::tools::{self, Tool};
use crate::{Failure, process};

/// The text of the driver: a small C program, so that no Rust code has to load a foreign library.
const DRIVER: &str = include_str!("../nvrtc/nvrtc_driver.c");

/// One process compiles all texts, possibly on a busy machine.
const SECONDS_EACH: u64 = 10;

/// A usable NVRTC.
#[derive(Clone, Debug)]
pub struct Nvrtc {
    driver: PathBuf,
    library: PathBuf,
    scratch: PathBuf,
}

impl Nvrtc {
    /// Finds the library and builds the driver for it in `scratch`. `None` if a tool is missing.
    pub fn find(scratch: &Path) -> Option<Result<Nvrtc, Failure>> {
        let library = Tool::Nvrtc.find()?;
        let compiler = Tool::Gxx.find()?;
        let scratch = scratch.join("nvrtc");
        let driver = build_driver(&compiler, &scratch);
        Some(driver.map(|driver| Nvrtc { driver, library, scratch }))
    }

    /// Compiles named texts to cubins for `arch` (`sm_80`), all in one process.
    ///
    /// The results are in the order of the texts; a failure contains the compiler's log.
    pub fn cubins(
        &self,
        arch: &str,
        texts: &[(&str, &str)],
    ) -> Result<Vec<Result<Vec<u8>, Failure>>, Failure> {
        let mut command = Command::new(&self.driver);
        command.arg(&self.library).arg(arch).arg("--std=c++17");
        for folder in tools::nvrtc_includes(&self.library) {
            command.arg(format!("--include-path={}", folder.display()));
        }
        command.arg("--");
        let mut outputs = Vec::new();
        for (name, text) in texts {
            let stem = self.scratch.join(arch).join(name);
            let (input, output) = (stem.join("kernel.cu"), stem.join("kernel.cubin"));
            fs::create_dir_all(&stem).map_err(at_path(&stem))?;
            fs::write(&input, text).map_err(at_path(&input))?;
            command.arg(&input).arg(&output);
            outputs.push(output);
        }
        let limit = Duration::from_secs(120 + SECONDS_EACH * texts.len() as u64);
        let said = process::run_within(limit, &mut command)?.success("nvrtc_driver")?.stdout;
        let verdicts: Vec<&str> = said.lines().collect();
        assert_eq!(verdicts.len(), outputs.len(), "the driver prints one line per input");
        Ok(verdicts.iter().zip(&outputs).map(|(verdict, output)| result(verdict, output)).collect())
    }
}

fn result(verdict: &str, output: &Path) -> Result<Vec<u8>, Failure> {
    if verdict == "ok" {
        return fs::read(output).map_err(at_path(output));
    }
    let log = output.with_extension("cubin.log");
    let text = fs::read_to_string(&log).map_err(at_path(&log))?;
    Err(Failure::new(format!("NVRTC: {}", text.trim_end())))
}

/// Builds the driver, unless a program with the same hash of its text exists.
fn build_driver(compiler: &Path, scratch: &Path) -> Result<PathBuf, Failure> {
    let mut hasher = DefaultHasher::new();
    DRIVER.hash(&mut hasher);
    let program = scratch.join(format!("nvrtc_driver-{:016x}", hasher.finish()));
    if program.is_file() {
        return Ok(program);
    }
    fs::create_dir_all(scratch).map_err(at_path(scratch))?;
    // Several test processes may build at once: each has files of its own, and a rename is atomic.
    let mine = scratch.join(format!("driver-{}-{:?}", std::process::id(), std::thread::current().id()));
    let source = mine.with_extension("c");
    fs::write(&source, DRIVER).map_err(at_path(&source))?;
    let mut command = Command::new(compiler);
    command.args(["-x", "c", "-O1", "-o"]).arg(&mine).arg(&source).arg("-ldl");
    process::run(&mut command)?.success("building the NVRTC driver")?;
    fs::rename(&mine, &program).map_err(at_path(&program))?;
    fs::remove_file(&source).map_err(at_path(&source))?;
    Ok(program)
}
