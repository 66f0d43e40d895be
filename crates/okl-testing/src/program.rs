//! Links generated code with a kernel's runner to a program, and runs it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use crate::build::{Builder, OPTIMISED, OnceMade, Source};
use crate::cases::Kernel;
use crate::device_kernels::{DeviceKernel, device_kernels};
use crate::dpcpp::DeviceKernel as CompiledKernel;
use crate::failure::at_path;
use crate::generated::write;
use crate::process::{self, Ended};
use crate::{Failure, metal, okl::Translation};

/// The seeds of every emulated run: in order, and shuffled in three ways.
pub const SEEDS: [u64; 4] = [0, 1, 2, 3];

/// The thread counts of every OpenMP run.
pub const THREADS: [usize; 3] = [1, 2, 4];

/// The linker flags for programs that use OpenCL.
pub(crate) const OPENCL: &[&str] = &["-Wl,--no-as-needed,-lOpenCL"];

/// The flags for CPU code with checks of addresses and undefined behaviour.
pub const CHECKS: [&str; 4] =
    [OPTIMISED, "-std=c++17", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"];

/// A program of a kernel and its runner.
#[derive(Clone, Debug)]
pub struct Program {
    path: PathBuf,
}

impl Program {
    /// A program that exists already.
    pub(crate) fn at(path: PathBuf) -> Program {
        Program { path }
    }

    /// Builds serial code, with checks of addresses and undefined behaviour.
    pub fn serial(
        builder: &Builder,
        case: &Kernel,
        kernel: &str,
        scratch: &Path,
    ) -> Result<Program, Failure> {
        Program::host(builder, case, kernel, &scratch.join(&case.name).join("serial"), &CHECKS)
    }

    /// Builds OpenMP code.
    pub fn openmp(
        builder: &Builder,
        case: &Kernel,
        kernel: &str,
        scratch: &Path,
    ) -> Result<Program, Failure> {
        Program::host(
            builder,
            case,
            kernel,
            &scratch.join(&case.name).join("openmp"),
            &[OPTIMISED, "-std=c++17"],
        )
    }

    fn host(
        builder: &Builder,
        case: &Kernel,
        kernel: &str,
        folder: &Path,
        flags: &[&str],
    ) -> Result<Program, Failure> {
        let path = folder.join("run");
        let objects = [
            runner(builder, case)?,
            builder.object(Source { name: &case.name, text: kernel, includes: &[], header: None, flags })?,
        ];
        builder.link(&objects, flags, &path)?;
        Ok(Program { path })
    }

    /// Builds device code and its launcher for the emulator; `target` is the name of a folder.
    pub fn emulated(
        builder: &Builder,
        case: &Kernel,
        target: &str,
        translation: &Translation,
        scratch: &Path,
    ) -> Result<Program, Failure> {
        let path = scratch.join(&case.name).join(target).join("run");
        let objects = [
            runner(builder, case)?,
            launcher(builder, case, translation)?,
            builder.object(Source {
                name: &case.name,
                text: &device_program(&translation.kernel)?,
                includes: &[],
                header: Some(emulator(&translation.kernel)),
                flags: if metal::is_metal(&translation.kernel) { metal::FLAGS } else { &[] },
            })?,
            builder.own_object("emulator/okl_scheduler.cpp")?,
            builder.own_object("include/occa/core/runtime.cpp")?,
        ];
        builder.link(&objects, &[], &path)?;
        Ok(Program { path })
    }

    /// Builds a CUDA or HIP text with kernels and host program for the emulator.
    pub fn whole(builder: &Builder, name: &str, text: &str, scratch: &Path) -> Result<Program, Failure> {
        let path = scratch.join(name).join("run");
        let objects = [
            builder.object(Source { name, text, includes: &[], header: Some(emulator(text)), flags: &[] })?,
            builder.own_object("emulator/okl_scheduler.cpp")?,
            builder.own_object("include/occa/core/runtime.cpp")?,
        ];
        builder.link(&objects, &[], &path)?;
        Ok(Program { path })
    }

    /// Builds a program that okl alone has written, with its kernels: warnings are errors. Kernels for a device run in the
    /// emulator; with OpenCL on a real one.
    pub fn strict(
        builder: &Builder,
        name: &str,
        text: &str,
        flags: &[&str],
        scratch: &Path,
    ) -> Result<Program, Failure> {
        let path = scratch.join(name).join("run");
        let is_emulated = is_for_emulator(text);
        let header = is_emulated.then(|| emulator(text));
        let mut objects = vec![builder.strict_object(Source { name, text, includes: &[], header, flags })?];
        if is_emulated {
            objects.push(builder.own_object("emulator/okl_scheduler.cpp")?);
            objects.push(builder.own_object("include/occa/core/runtime.cpp")?);
        }
        let libraries = if text.contains("<CL/cl.h>") { OPENCL } else { &[] };
        builder.link(&objects, &[flags, libraries].concat(), &path)?;
        Ok(Program { path })
    }

    /// Builds a host program in C and the text with its kernels and their launch functions. Kernels for a device run in
    /// the emulator; with OpenCL on a real one.
    pub fn apart(
        builder: &Builder,
        name: &str,
        (host, kernels): (&str, &str),
        scratch: &Path,
    ) -> Result<Program, Failure> {
        let path = scratch.join(name).join("run");
        let is_emulated = is_for_emulator(kernels);
        let of_host = format!("{name}-host");
        let flags = &["-x", "c", "-std=gnu17"];
        let header = is_emulated.then(|| emulator(kernels));
        let mut objects = vec![
            builder.object(Source { name: &of_host, text: host, includes: &[], header: None, flags })?,
            builder.object(Source { name, text: kernels, includes: &[], header, flags: &["-fopenmp"] })?,
        ];
        if is_emulated {
            objects.push(builder.own_object("emulator/okl_scheduler.cpp")?);
            objects.push(builder.own_object("include/occa/core/runtime.cpp")?);
        }
        let libraries = if kernels.contains("<CL/cl.h>") { OPENCL } else { &[] };
        builder.link(&objects, libraries, &path)?;
        Ok(Program { path })
    }

    /// Builds a host program that contains its kernels as OpenCL text.
    pub fn whole_opencl(
        builder: &Builder,
        name: &str,
        text: &str,
        scratch: &Path,
    ) -> Result<Program, Failure> {
        let path = scratch.join(name).join("run");
        let objects = [builder.object(Source { name, text, includes: &[], header: None, flags: &[] })?];
        builder.link(&objects, OPENCL, &path)?;
        Ok(Program { path })
    }

    /// Builds a host program for the CPU that contains its kernels.
    pub fn whole_host(
        builder: &Builder,
        name: &str,
        text: &str,
        flags: &[&str],
        scratch: &Path,
    ) -> Result<Program, Failure> {
        let path = scratch.join(name).join("run");
        let objects = [builder.object(Source { name, text, includes: &[], header: None, flags })?];
        builder.link(&objects, flags, &path)?;
        Ok(Program { path })
    }

    /// Builds the launcher of SYCL text with a host program that runs the SPIR-V of the text.
    pub fn sycl(
        builder: &Builder,
        case: &Kernel,
        translation: &Translation,
        compiled: &[CompiledKernel],
        scratch: &Path,
    ) -> Result<Program, Failure> {
        let mut text = String::from("#include <okl_opencl.hpp>\n");
        for (number, found) in device_kernels(&translation.kernel).iter().enumerate() {
            let DeviceKernel { kernel, index, name, bounds } = found;
            let (CompiledKernel { path, entry }, parameters) =
                sycl_parameters(&case.name, &translation.kernel, name, compiled)?;
            let parameters: Vec<String> = parameters.iter().map(usize::to_string).collect();
            let parameters = parameters.join(", ");
            text += &format!(
                "static const okl_opencl::Registration okl_registration_{number}(\"{kernel}\", {index}, {:?}, {:?}, \
                 {bounds}, std::vector<unsigned>{{{parameters}}});\n",
                entry.name,
                path.display().to_string()
            );
        }
        Program::on_opencl(builder, case, translation, &text, &scratch.join(&case.name).join("sycl"))
    }

    /// Builds the launcher of OpenCL text with a host program that compiles and runs the text, as `standard` (`CL1.2`).
    pub fn opencl(
        builder: &Builder,
        case: &Kernel,
        standard: &str,
        translation: &Translation,
        scratch: &Path,
    ) -> Result<Program, Failure> {
        let folder = scratch.join(&case.name).join(standard);
        let kernel = write(&folder.join("kernel.cl"), &translation.kernel)?;
        let text = opencl_program(&kernel, &translation.kernel, standard);
        Program::on_opencl(builder, case, translation, &text, &folder)
    }

    /// Builds a launcher with a device that runs nothing and prints every launch.
    pub fn recorded(
        builder: &Builder,
        case: &Kernel,
        target: &str,
        translation: &Translation,
        scratch: &Path,
    ) -> Result<Program, Failure> {
        let mut text = String::new();
        for (number, found) in device_kernels(&translation.kernel).iter().enumerate() {
            let DeviceKernel { kernel, index, name, .. } = found;
            text += &format!(
                "static const okl_recorder::Registration okl_registration_{number}(\"{kernel}\", {index}, \"{name}\");\n"
            );
        }
        let header = Some("okl_recorder.hpp");
        let device = Source { name: &case.name, text: &text, includes: &[], header, flags: &[] };
        let more = [builder.object(device)?, builder.own_object("emulator/okl_recorder.cpp")?];
        let path = scratch.join(&case.name).join(target).join("run");
        Program::with_launcher(builder, case, translation, &more, &[], &path)
    }

    /// Like [`Program::recorded`], with the launcher that does not need OCCA.
    pub fn recorded_without_occa(
        builder: &Builder,
        case: &Kernel,
        target: &str,
        translation: &Translation,
        scratch: &Path,
    ) -> Result<Program, Failure> {
        let objects = [
            runner(builder, case)?,
            launcher_c(builder, case, translation)?,
            builder.own_object("emulator/okl_recorder.cpp")?,
            builder.own_object("include/occa/core/runtime.cpp")?,
        ];
        let path = scratch.join(&case.name).join(format!("{target}-c")).join("run");
        builder.link(&objects, &[], &path)?;
        Ok(Program { path })
    }

    /// Links a kernel's runner and launcher with the objects that run the device code.
    pub(crate) fn with_launcher(
        builder: &Builder,
        case: &Kernel,
        translation: &Translation,
        more: &[PathBuf],
        flags: &[&str],
        path: &Path,
    ) -> Result<Program, Failure> {
        let mut objects = vec![
            runner(builder, case)?,
            launcher(builder, case, translation)?,
            builder.own_object("include/occa/core/runtime.cpp")?,
        ];
        objects.extend_from_slice(more);
        builder.link(&objects, flags, path)?;
        Ok(Program { path: path.to_owned() })
    }

    fn on_opencl(
        builder: &Builder,
        case: &Kernel,
        translation: &Translation,
        text: &str,
        folder: &Path,
    ) -> Result<Program, Failure> {
        let path = folder.join("run");
        let objects = [
            runner(builder, case)?,
            launcher(builder, case, translation)?,
            builder.object(Source {
                name: &case.name,
                text,
                includes: &[],
                header: Some("okl_opencl.hpp"),
                flags: &[],
            })?,
            builder.own_object("emulator/okl_opencl.cpp")?,
            builder.own_object("include/occa/core/runtime.cpp")?,
        ];
        builder.link(&objects, OPENCL, &path)?;
        Ok(Program { path })
    }

    /// Runs it on PoCL.
    pub fn check_pocl(&self, scratch: &Path) -> Result<(), Failure> {
        self.run_pocl(scratch)?.success(&format!("PoCL: {}", self.path.display())).map(drop)
    }

    /// Runs it on PoCL and returns what it says.
    pub fn run_pocl(&self, scratch: &Path) -> Result<Ended, Failure> {
        self.run(&pocl(Path::new("/etc/OpenCL/vendors/pocl.icd"), scratch)?)
    }

    /// Runs it on Intel's OpenCL for CPUs in the folder `home`.
    pub fn check_intel(&self, home: &Path) -> Result<(), Failure> {
        let environment = intel(home);
        self.run(&environment)?.success(&format!("Intel's OpenCL: {}", self.path.display())).map(drop)
    }

    /// The environment variables that select PoCL.
    pub fn pocl(scratch: &Path) -> Result<Vec<(&'static str, String)>, Failure> {
        Ok(pocl(Path::new("/etc/OpenCL/vendors/pocl.icd"), scratch)?.to_vec())
    }

    /// Runs it with these environment variables.
    pub fn run(&self, environment: &[(&str, String)]) -> Result<Ended, Failure> {
        self.run_with(&[], environment)
    }

    /// Runs it with these arguments and environment variables.
    pub fn run_with(&self, arguments: &[&str], environment: &[(&str, String)]) -> Result<Ended, Failure> {
        let mut command = Command::new(&self.path);
        command.args(arguments);
        // Waiting threads must not starve working ones on machines with few cores.
        command.env("OMP_WAIT_POLICY", "passive").env("OMP_DYNAMIC", "false");
        command.envs(environment.iter().map(|(name, value)| (name, value)));
        process::run(&mut command)
    }

    /// Runs it with one, two and four threads; each run must agree with the reference.
    pub fn check_threads(&self) -> Result<(), Failure> {
        self.check("OMP_NUM_THREADS", THREADS)
    }

    /// Runs it with every seed of the emulator; each run must agree with the reference.
    pub fn check_seeds(&self) -> Result<(), Failure> {
        self.check("OKL_EMULATOR_SEED", SEEDS)
    }

    fn check<T: ToString>(&self, variable: &str, values: impl IntoIterator<Item = T>) -> Result<(), Failure> {
        for value in values.into_iter().map(|value| value.to_string()) {
            let what = format!("{variable}={value} {}", self.path.display());
            self.run(&[(variable, value)])?.success(&what)?;
        }
        Ok(())
    }
}

/// Checks host code with a second compiler, without generating code.
pub fn check_syntax(compiler: &Path, name: &str, kernel: &str, scratch: &Path) -> Result<(), Failure> {
    check_syntax_as(compiler, &[], name, kernel, scratch)
}

/// Like [`check_syntax`], with arguments for the compiler.
pub fn check_syntax_as(
    compiler: &Path,
    arguments: &[&str],
    name: &str,
    text: &str,
    scratch: &Path,
) -> Result<(), Failure> {
    let file = write(&scratch.join(name).join("syntax").join("kernel.cpp"), text)?;
    let mut command = Command::new(compiler);
    command.args(["-std=c++17", "-w", "-fsyntax-only"]).args(arguments).arg(&file);
    process::run(&mut command)?.success(&format!("{} -fsyntax-only", compiler.display()))?;
    Ok(())
}

/// Checks OpenCL text with clang; calls of functions that OpenCL does not declare are errors. `standard` is `CL1.2` or
/// `CLC++2021`.
pub fn check_opencl(
    compiler: &Path,
    name: &str,
    standard: &str,
    kernel: &str,
    scratch: &Path,
) -> Result<(), Failure> {
    let file = write(&scratch.join(name).join("kernel.cl"), kernel)?;
    let mut command = Command::new(compiler);
    command.args(opencl_arguments(standard));
    command.args(["-Xclang", "-include-pch", "-Xclang"]).arg(opencl_header(compiler, standard, scratch)?);
    command.args(["-fsyntax-only", "-Werror=implicit-function-declaration"]).arg(&file);
    process::run(&mut command)?.success(&format!("{name}: OpenCL {standard}"))?;
    Ok(())
}

fn opencl_arguments(standard: &str) -> Vec<String> {
    let language = if standard == "CL1.2" { "cl" } else { "clcpp" };
    let standard = format!("-cl-std={standard}");
    let words = ["-x", language, &standard, "--target=spir64"];
    // clang defines the macro of the extension but not its functions.
    let more = ["-Xclang", "-cl-ext=-cl_intel_subgroups"];
    words.iter().chain(&more).map(|word| (*word).to_owned()).collect()
}

/// The precompiled declarations of OpenCL; parsing them takes most of the time of a check.
fn opencl_header(compiler: &Path, standard: &str, scratch: &Path) -> Result<PathBuf, Failure> {
    static MADE: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    let made = scratch.join("precompiled").join(format!("{standard}.pch"));
    let _made_once = OnceMade::of(&made);
    let is_new = MADE.lock().expect("a failure is no panic").insert(made.clone());
    if is_new {
        let empty = write(&made.with_extension("cl"), "\n")?;
        let mut command = Command::new(compiler);
        command.args(opencl_arguments(standard)).args(["-Xclang", "-finclude-default-header"]);
        command.args(["-Xclang", "-emit-pch", "-fsyntax-only", "-Xclang", "-o", "-Xclang"]).arg(&made);
        process::run(command.arg(&empty))?.success(&format!("precompiling OpenCL's header, {standard}"))?;
    }
    Ok(made)
}

/// The runner of a case. All targets share it.
fn runner(builder: &Builder, case: &Kernel) -> Result<PathBuf, Failure> {
    let text = case.runner_text()?;
    let program = format!("{}#include \"{}\"\n", runner_defines(case), case.runner.display());
    let header = Some("testkit.hpp");
    builder.object(Source { name: &case.name, text: &program, includes: &[&text], header, flags: &[] })
}

fn launcher(builder: &Builder, case: &Kernel, translation: &Translation) -> Result<PathBuf, Failure> {
    let Some(text) = &translation.launcher else {
        return Err(Failure::new(format!("{}: device code comes with a launcher", case.name)));
    };
    let header = Some("occa/core/kernel.hpp");
    builder.object(Source { name: &case.name, text, includes: &[], header, flags: &[] })
}

/// The launcher without OCCA. okl alone has written it, so it is compiled as C++17 with warnings as errors.
fn launcher_c(builder: &Builder, case: &Kernel, translation: &Translation) -> Result<PathBuf, Failure> {
    let text = &translation.launcher_c;
    let flags = &["-std=c++17"];
    builder.strict_object(Source { name: &case.name, text, includes: &[], header: None, flags })
}

/// The `-D` options of a case as `#define`s, for the start of its runner.
pub(crate) fn runner_defines(case: &Kernel) -> String {
    let mut text = String::new();
    for define in case.defines() {
        let (name, value) = define[2..].split_once('=').unwrap_or((&define[2..], "1"));
        text += &format!("#define {name} {value}\n");
    }
    text
}

/// The environment variables that select PoCL by its ICD file; `scratch` contains its cache.
///
/// Test programs run for moments but compile for seconds, three times as long with PoCL's optimiser. The optimiser
/// (3.1) also miscompiles barriers under uniform conditions, such as those of `barriers/group_conditions`.
pub(crate) fn pocl(vendors: &Path, scratch: &Path) -> Result<[(&'static str, String); 3], Failure> {
    let cache = scratch.join("pocl-cache");
    fs::create_dir_all(&cache).map_err(at_path(&cache))?;
    Ok([
        ("OCL_ICD_VENDORS", vendors.display().to_string()),
        ("POCL_CACHE_DIR", cache.display().to_string()),
        ("POCL_EXTRA_BUILD_FLAGS", "-cl-opt-disable".to_string()),
    ])
}

/// The environment variables that select Intel's OpenCL for CPUs in the folder `home`.
pub(crate) fn intel(home: &Path) -> [(&'static str, String); 3] {
    let folder = home.join("lib");
    [
        // The loader finds the library by its path; other devices must not come first.
        ("OCL_ICD_FILENAMES", folder.join("libintelocl.so").display().to_string()),
        ("OCL_ICD_VENDORS", folder.join("no-vendors").display().to_string()),
        ("LD_LIBRARY_PATH", folder.display().to_string()),
    ]
}

/// The part of a host program that compiles the OpenCL text in a file and registers its kernels.
pub(crate) fn opencl_program(file: &Path, kernel_text: &str, standard: &str) -> String {
    let mut text = String::from("#include <okl_opencl.hpp>\n");
    for (number, found) in device_kernels(kernel_text).iter().enumerate() {
        let DeviceKernel { kernel, index, name, bounds } = found;
        text += &format!(
            "static const okl_opencl::Registration okl_registration_{number}(\"{kernel}\", {index}, \"{name}\", {:?}, \
             \"-cl-std={standard}\", {bounds});\n",
            file.display().to_string()
        );
    }
    text
}

/// True for a text that includes a header of a device that is emulated.
pub(crate) fn is_for_emulator(text: &str) -> bool {
    ["cuda_runtime.h", "hip_runtime.h", "sycl.hpp"].iter().any(|one| text.contains(one))
}

/// The header of the emulator for a text.
pub(crate) fn emulator(kernel_text: &str) -> &'static str {
    match () {
        () if is_sycl(kernel_text) => "sycl/sycl.hpp",
        () if metal::is_metal(kernel_text) => "metal_stdlib",
        () if kernel_text.contains("#include <hip/hip_runtime.h>") => "hip/hip_runtime.h",
        () if kernel_text.contains("#include <simt.hpp>") => "simt.hpp",
        () => "okl_cuda_emulator.hpp",
    }
}

/// The text for the emulator: its header, the device code, and one line for each kernel:
/// `static const okl_emulator::Registration r0("add", 0, "_occa_add_0", _occa_add_0, 256);`
///
/// It is `SyclRegistration` for SYCL text, whose kernels are functions that submit, and `MetalRegistration` for Metal,
/// whose kernels get their indices as arguments.
pub(crate) fn device_program(kernel_text: &str) -> Result<String, Failure> {
    let kernels = device_kernels(kernel_text);
    let is_metal = metal::is_metal(kernel_text);
    let own = if is_metal { metal::for_emulator(kernel_text) } else { kernel_text.to_owned() };
    let mut text = format!("#include <{}>\n{own}\n", emulator(kernel_text));
    // Kernels that share a text with a host program are in a namespace, and so are instances of templates.
    for line in own.lines() {
        if let Some((name, _)) = line.strip_prefix("namespace okl_").and_then(|rest| rest.split_once(" {")) {
            text += &format!("using namespace okl_{name};\n");
        }
    }
    if kernels.is_empty() {
        return Err(Failure::new("the text defines no kernel _occa_NAME_NUMBER"));
    }
    for (number, found) in kernels.iter().enumerate() {
        let DeviceKernel { kernel, index, name, bounds } = found;
        let registration = match () {
            () if is_sycl(kernel_text) => "SyclRegistration",
            () if is_metal => "MetalRegistration",
            () => "Registration",
        };
        text += &format!(
            "static const okl_emulator::{registration} okl_registration_{number}(\"{kernel}\", {index}, \"{name}\", \
             {name}, {bounds});\n"
        );
    }
    Ok(text)
}

fn is_sycl(text: &str) -> bool {
    text.contains("sycl::queue")
}

/// The compiled kernel of a function that submits it, and the indices of those parameters of the function that the
/// kernel has.
pub(crate) fn sycl_parameters<'c>(
    case: &str,
    text: &str,
    name: &str,
    compiled: &'c [CompiledKernel],
) -> Result<(&'c CompiledKernel, Vec<usize>), Failure> {
    // The mangled name contains that of the function with its length: `_ZTSZZ12_occa_sum_0ENK...`.
    let mangled = format!("{}{name}E", name.len());
    let found = compiled
        .iter()
        .find(|compiled| compiled.entry.name.contains(&mangled))
        .ok_or_else(|| Failure::new(format!("{case}: DPC++ made no kernel of {name}")))?;
    let known = submit_parameters(text, name);
    let parameters = found.entry.parameters.iter().map(|parameter| {
        // A bool that is passed as a byte is `_arg_x.coerce`.
        let name = parameter.as_deref().and_then(|name| name.strip_prefix("_arg_"));
        let name = name.and_then(|name| name.split('.').next());
        let at = known.iter().position(|known| Some(&**known) == name);
        at.ok_or_else(|| Failure::new(format!("{case}: {parameter:?} is none of {known:?}")))
    });
    Ok((found, parameters.collect::<Result<_, _>>()?))
}

/// The parameters of a function that submits a kernel, after the queue and the range.
fn submit_parameters(text: &str, name: &str) -> Vec<String> {
    let head =
        text.split(&format!("{name}(sycl::queue *queue_, sycl::nd_range<3> *range_")).nth(1).unwrap_or("");
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let (mut depth, mut names, mut start) = (0, Vec::new(), 0);
    for (at, c) in head.char_indices() {
        match c {
            '(' | '[' | '<' | '{' => depth += 1,
            ',' | ')' if depth == 0 => {
                let parameter = head[start..at].trim_end_matches(|c| !is_word(c));
                let word = parameter.rfind(|c| !is_word(c)).map_or(0, |before| before + 1);
                names.push(parameter[word..].to_owned());
                start = at + 1;
                if c == ')' {
                    break;
                }
            }
            ')' | ']' | '>' | '}' => depth -= 1,
            _ => {}
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_of_submitting_functions_are_found() {
        let text = "extern \"C\" void _occa_a_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &n, \
                    const std::pair<int, int> &p, float *__restrict__ f) { h.parallel_for(*range_, [=]() {}); }";
        assert_eq!(submit_parameters(text, "_occa_a_0"), ["n", "p", "f"]);
    }

    #[test]
    fn a_text_without_kernels_is_refused() {
        assert!(device_program("int main() {}").is_err());
    }
}
