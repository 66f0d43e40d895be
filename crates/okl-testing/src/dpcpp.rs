//! Compiles SYCL text for the device with the DPC++ compiler inside Intel's SYCL runtime. No GPU is needed.

use std::collections::BTreeMap;
use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use crate::build::OnceMade;
use crate::checks::Batch;
use crate::device_kernels::kernel_names;
use crate::failure::at_path;
use crate::spirv::{self, EntryPoint};
use crate::tools::Tool;
use crate::{Failure, jobs, joined, process};

/// The text of the driver: a C++ program that calls the compiler through the SYCL runtime.
const DRIVER: &str = include_str!("../sycl/dpcpp_driver.cpp");

/// The number of texts per process, since each takes some seconds.
const AT_ONCE: usize = 4;

/// Options for one image per kernel with named parameters.
const OPTIONS: [&str; 3] =
    ["-fno-sycl-device-lib=all", "-fsycl-device-code-split=per_kernel", "-fno-discard-value-names"];

/// A kernel in SPIR-V.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeviceKernel {
    /// The file.
    pub path: PathBuf,
    /// The entry point. DPC++ names it after the function that submits it; a parameter `N` is `_arg_N`, and unused
    /// parameters are removed.
    pub entry: EntryPoint,
}

/// The kernels of a text, possibly with those of texts that were joined with it, or the failure.
pub type Compiled = Result<Vec<DeviceKernel>, Failure>;

/// The results of this process, by text.
static KNOWN: Mutex<BTreeMap<String, Compiled>> = Mutex::new(BTreeMap::new());

/// A usable SYCL runtime with its compiler.
#[derive(Clone, Debug)]
pub struct Dpcpp {
    driver: PathBuf,
    runtime: PathBuf,
    scratch: PathBuf,
}

impl Dpcpp {
    /// Finds the runtime and builds the driver for it in `scratch`. `None` if a tool is missing.
    pub fn find(scratch: &Path) -> Option<Result<Dpcpp, Failure>> {
        let runtime = Tool::Sycl.find()?;
        let compiler = Tool::Gxx.find()?;
        let driver = build_driver(&compiler, &runtime, scratch);
        Some(driver.map(|driver| Dpcpp { driver, runtime, scratch: scratch.to_path_buf() }))
    }

    /// Compiles named texts to device code. The results are in the order of the texts.
    ///
    /// The compiler needs seconds for SYCL's header, so several texts are joined to one. If a joined text is refused,
    /// its texts are compiled one by one, and those results count.
    pub fn device_code(&self, texts: &[(&str, &str)]) -> Result<Vec<Compiled>, Failure> {
        let names: Vec<_> = texts.iter().map(|(_, text)| kernel_names(text).into_iter().collect()).collect();
        let groups = joined::groups::<&str>(&names);
        let joined: Vec<(String, String)> = groups
            .iter()
            .map(|group| joined::text(group.iter().map(|at| texts[*at].1)))
            // A unique folder, because the output is read later.
            .map(|text| (format!("joined/{}", blake3::hash(text.as_bytes()).to_hex()), text))
            .collect();
        let borrowed: Vec<(&str, &str)> = joined.iter().map(|(name, text)| (&**name, &**text)).collect();
        let mut results: Vec<Option<Compiled>> = texts.iter().map(|_| None).collect();
        for (group, together) in groups.iter().zip(self.compile_all(&borrowed)?) {
            if let Ok(kernels) = together {
                group.iter().for_each(|at| results[*at] = Some(Ok(kernels.clone())));
            }
        }
        let left: Vec<usize> = (0..texts.len()).filter(|at| results[*at].is_none()).collect();
        let alone: Vec<(&str, &str)> = left.iter().map(|at| texts[*at]).collect();
        for (at, result) in left.into_iter().zip(self.compile_all(&alone)?) {
            results[at] = Some(result);
        }
        Ok(results.into_iter().flatten().collect())
    }

    /// Like [`Dpcpp::device_code`] for the members of a batch; each text is compiled once per process.
    pub fn device_code_of(&self, batch: &Batch<'_>) -> Result<Vec<Compiled>, Failure> {
        let texts: Vec<(&str, &str)> =
            batch.members.iter().map(|member| (member.name, member.translation.kernel.as_str())).collect();
        let _made_once = OnceMade::of(&self.scratch.join(batch.name));
        let known = |text: &str| KNOWN.lock().expect("a failure is no panic").get(text).cloned();
        let missing: Vec<(&str, &str)> =
            texts.iter().filter(|(_, text)| known(text).is_none()).copied().collect();
        for ((_, text), made) in missing.iter().zip(self.device_code(&missing)?) {
            KNOWN.lock().expect("a failure is no panic").insert((*text).to_owned(), made);
        }
        let missing = || Failure::new("DPC++ has given no verdict");
        texts.iter().map(|(_, text)| known(text).ok_or_else(missing)).collect()
    }

    fn compile_all(&self, texts: &[(&str, &str)]) -> Result<Vec<Compiled>, Failure> {
        let parts: Vec<&[(&str, &str)]> = texts.chunks(AT_ONCE).collect();
        let results = jobs::map(&parts, |part| self.compile(part));
        Ok(results.into_iter().collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect())
    }

    fn compile(&self, texts: &[(&str, &str)]) -> Result<Vec<Compiled>, Failure> {
        let mut command = self.command();
        // The runtime's package lacks the device libraries of DPC++.
        let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("sycl/device_library.hpp");
        command.arg(library).args(OPTIONS).arg("--");
        let mut outputs = Vec::new();
        for (name, text) in texts {
            let folder = self.scratch.join(name);
            // Remove the images of an earlier run, which could hide missing ones.
            if folder.is_dir() {
                fs::remove_dir_all(&folder).map_err(at_path(&folder))?;
            }
            let (input, output) = (folder.join("kernel.cpp"), folder.join("kernel"));
            fs::create_dir_all(&folder).map_err(at_path(&folder))?;
            fs::write(&input, text).map_err(at_path(&input))?;
            command.arg(&input).arg(&output);
            outputs.push(output);
        }
        // Images are dumped into the working directory.
        if let Some(first) = outputs.first() {
            command.current_dir(first.parent().expect("outputs lie in folders"));
        }
        let said = process::run(&mut command)?.success("dpcpp_driver")?;
        // An undefined function is only a warning here, but an error on the device.
        if let Some(undefined) = said.stderr.lines().find(|line| line.contains("Undefined function")) {
            return Err(Failure::new(undefined));
        }
        let verdicts: Vec<&str> = said.stdout.lines().collect();
        assert_eq!(verdicts.len(), outputs.len(), "the driver prints one line per input");
        Ok(verdicts.iter().zip(&outputs).map(|(verdict, output)| result(verdict, output)).collect())
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.driver);
        command
            .env("LD_LIBRARY_PATH", self.runtime.join("lib"))
            // Only Intel's CPU device, whatever else is on the machine.
            .env("OCL_ICD_FILENAMES", self.runtime.join("lib/libintelocl.so"))
            .env("OCL_ICD_VENDORS", self.scratch.join("no-vendors"))
            .env("SYCL_CACHE_PERSISTENT", "0")
            .env("SYCL_DUMP_IMAGES", "1");
        command
    }
}

fn result(verdict: &str, output: &Path) -> Compiled {
    if verdict != "ok" {
        let log = output.with_extension("log");
        let text = fs::read_to_string(&log).map_err(at_path(&log))?;
        return Err(Failure::new(format!("DPC++: {}", text.trim_end())));
    }
    let images = (0..).map(|number| output.with_extension(format!("{number}.spv")));
    let mut kernels = Vec::new();
    for path in images.take_while(|path| path.is_file()) {
        let module = fs::read(&path).map_err(at_path(&path))?;
        kernels.extend(
            spirv::entry_points(&module)?.into_iter().map(|entry| DeviceKernel { path: path.clone(), entry }),
        );
    }
    Ok(kernels)
}

/// Builds the driver, unless a program with the same hash of its text exists.
fn build_driver(compiler: &Path, runtime: &Path, scratch: &Path) -> Result<PathBuf, Failure> {
    let mut hasher = DefaultHasher::new();
    (DRIVER, runtime).hash(&mut hasher);
    let program = scratch.join(format!("dpcpp_driver-{:016x}", hasher.finish()));
    let vendors = scratch.join("no-vendors");
    fs::create_dir_all(&vendors).map_err(at_path(&vendors))?;
    if program.is_file() {
        return Ok(program);
    }
    let source = scratch.join("dpcpp_driver.cpp");
    fs::write(&source, DRIVER).map_err(at_path(&source))?;
    let part = program.with_extension("part");
    let mut command = Command::new(compiler);
    command.args(["-std=c++17", "-w"]).arg(&source).arg("-o").arg(&part);
    command.arg(format!("-I{}", runtime.join("include").display()));
    command.arg(format!("-L{}", runtime.join("lib").display())).arg("-lsycl");
    process::run(&mut command)?.success("building dpcpp_driver")?;
    fs::rename(&part, &program).map_err(at_path(&program))?;
    Ok(program)
}
