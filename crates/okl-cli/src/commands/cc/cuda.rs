//! Command lines of CUDA and HIP: nvcc's, hipcc's, and those of compilers of the host for sources that call the runtime.
//!
//! ```text
//! okl cc -p cu-openmp -- nvcc -arch=sm_80 -c a.cu      c++ -fopenmp -c <the translation of a.cu>
//! ```
//!
//! For CUDA nvcc compiles the translation, with the options that it was given.

use super::arguments::CcArgs;
use super::command_line::{CommandLine, SourceLanguage, Task, file_name};
use super::nvcc::{self, NvccLine, Step};
use super::options::CompilerOption;
use super::plan::Plan;
use super::scratch::Scratch;
use super::sources::Sources;
use super::target::{CcTarget, FrontEnd};
use super::{depfile, libraries, untranslated};
use crate::exit::Code;
use crate::{compilers, messages};
use okl_source::{Diagnostic, DiagnosticId, FileSpan, Severity};
use std::path::Path;

const CC_OPTION: DiagnosticId = DiagnosticId::new("cc-option");

/// Compiles as a command line says.
pub fn work(args: &CcArgs, given: &CommandLine, verbose: bool) -> Result<(), Code> {
    let nvcc = nvcc::read(given);
    let read = nvcc.clone().unwrap_or_else(|| NvccLine::of_other(given));
    let mut target = CcTarget::find(args, &read.line, FrontEnd::Cu)?;
    let is_cuda = target.backend == "cuda";
    let line = for_target(&read, &target);
    if nvcc.is_some() && is_cuda {
        let start = [given.start(), read.device.clone()].concat();
        target.chosen.get_or_insert(start);
        target.is_relocatable = read.device.iter().any(|word| word.starts_with("-rdc=t") || word == "true");
    }
    match read.step {
        Step::Question if compilers::is_there(&given.compiler) => {
            Plan::unchanged(given).carry_out_last(args.dry_run)
        }
        Step::Question => {
            Plan::of_program([line.start(), vec!["--version".into()]].concat()).carry_out_last(args.dry_run)
        }
        _step if !read.refused.is_empty() => Err(refused(&read.refused)),
        Step::DeviceLink if is_cuda => Plan::unchanged(given).carry_out_last(args.dry_run),
        Step::DeviceLink => {
            let scratch = Scratch::new(args, &line)?;
            let output = line.value("-o").unwrap_or("a_dlink.o");
            Plan::of_empty_object(&line, Path::new(output), scratch.folder()).carry_out(args.dry_run)
        }
        Step::Archive => archive(args, &line),
        Step::AsTheLineSays => compile(args, &line, &target, verbose),
    }
}

impl NvccLine {
    /// The command line of another compiler.
    fn of_other(line: &CommandLine) -> NvccLine {
        let refused = line.options().filter(|option| option.name == "--genco").map(|one| one.name.clone());
        let refused = refused.collect();
        NvccLine { line: line.clone(), device: Vec::new(), step: Step::AsTheLineSays, refused }
    }
}

/// The command line without what is for devices that the target does not have.
fn for_target(read: &NvccLine, target: &CcTarget) -> CommandLine {
    let backend = target.backend.as_str();
    if backend != "cuda" {
        libraries::warn(read.line.options());
    }
    let mut line = read.line.clone().for_host(|option| {
        let is_dropped = libraries::is_runtime(option)
            || backend != "cuda" && libraries::is_for_devices(option)
            || backend != "hip" && is_of_hip(option)
            || is_of_clang(option);
        !is_dropped
    });
    if file_name(&line.compiler) == "hipcc" && backend != "hip" {
        line.compiler = nvcc::host_compiler(None);
    }
    line
}

/// The options of hipcc for its devices.
fn is_of_hip(option: &CompilerOption) -> bool {
    const STARTS: [&str; 6] =
        ["--offload-arch=", "--amdgpu-target=", "--rocm-path=", "--hip-path=", "-fgpu-rdc", "-fno-gpu-rdc"];
    let name = option.name.as_str();
    name == "--hip-link" || STARTS.iter().any(|start| name.starts_with(start))
}

/// The options of clang for CUDA: okl's translation has another compiler.
fn is_of_clang(option: &CompilerOption) -> bool {
    const STARTS: [&str; 4] = ["--cuda-gpu-arch=", "--cuda-path=", "--cuda-", "-fcuda-"];
    STARTS.iter().any(|start| option.name.starts_with(start))
}

fn compile(args: &CcArgs, line: &CommandLine, target: &CcTarget, verbose: bool) -> Result<(), Code> {
    let task = line.task();
    if task == Task::Query {
        return Plan::unchanged(line).carry_out_last(args.dry_run);
    }
    let sources = Sources::of_cuda(line)?;
    if !sources.are_translated() {
        return untranslated::carry_out(args, line, &sources, target);
    }
    if task == Task::Preprocess && line.has("-E") {
        return Err(refused(&["-E".to_string()]));
    }
    let scratch = Scratch::new(args, line)?;
    let texts = sources.translated(&target.pipeline, scratch.folder(), verbose)?;
    match task {
        Task::Preprocess => {
            let rules = texts.iter().map(|one| {
                let object = Path::new(file_name(&one.input.path)).with_extension("o");
                depfile::text(line, &object, &one.texts.read)
            });
            written(line, &rules.collect::<String>())
        }
        // The translation has said what is wrong.
        Task::SyntaxOnly => Ok(()),
        _compiled => {
            Plan::of_texts(line, &sources, &texts, target, scratch.folder())?.carry_out(args.dry_run)
        }
    }
}

/// Rules for make, in the file that the line names.
fn written(line: &CommandLine, text: &str) -> Result<(), Code> {
    let code = match line.value("-MF").or_else(|| line.value("-o")) {
        Some(path) => match super::scratch::write(Path::new(path), text.as_bytes()) {
            Ok(()) => Code::Done,
            Err(error) => messages::environment(&format!("cannot write `{path}`: {error}")),
        },
        None => messages::result(text.as_bytes()),
    };
    if code == Code::Done { Ok(()) } else { Err(code) }
}

/// `nvcc -lib a.o b.o -o libab.a`
fn archive(args: &CcArgs, line: &CommandLine) -> Result<(), Code> {
    let is_source = |language: Option<SourceLanguage>| language.is_some();
    if line.inputs().any(|input| is_source(input.language)) {
        let error: Diagnostic<FileSpan> =
            Diagnostic::global(CC_OPTION, Severity::Error, "`-lib` makes an archive of objects alone");
        return Err(said(error.help("compile sources with `-c` before")));
    }
    let output = line.value("-o").unwrap_or("a.a").to_string();
    let mut words = vec!["ar".to_string(), "rcs".into(), output];
    words.extend(line.inputs().map(|input| input.path.clone()));
    Plan::of_program(words).carry_out_last(args.dry_run)
}

fn refused(options: &[String]) -> Code {
    let names: Vec<String> = options.iter().map(|name| format!("`{name}`")).collect();
    let message = format!("okl has nothing like {}", names.join(", "));
    let error: Diagnostic<FileSpan> = Diagnostic::global(CC_OPTION, Severity::Error, message);
    said(error.help("make objects, with `-c`; `okl run` writes the text of the translation"))
}

fn said(error: Diagnostic<FileSpan>) -> Code {
    messages::diagnostics(&[error], &okl_source::Sources::new());
    Code::Usage
}
