//! The pipeline of a run of `okl cc`, with the compilers of its target.

use super::arguments::CcArgs;
use super::command_line::CommandLine;
use super::counterpart::cxx_counterpart;
use super::fortran::compiler::FortranCompiler;
use super::translation;
use crate::compilers::{KernelCompiler, TargetCompilers};
use crate::exit::Code;
use crate::folders::Folders;
use crate::host::host;
use crate::{messages, pipeline_names, projects};
use okl_config::Pipeline;
use okl_source::{Diagnostic, DiagnosticId, FileSpan, Severity};
use std::path::PathBuf;

const CC_PIPELINE: DiagnosticId = DiagnosticId::new("cc-pipeline");

/// The pipeline and the compilers of its target.
#[derive(Debug)]
pub struct CcTarget {
    /// The name or file of the pipeline.
    pub pipeline: String,
    /// The compiler of kernels.
    pub kernels: KernelCompiler,
    /// The command that replaces it, if the user chose one.
    pub chosen: Option<Vec<String>>,
    /// The arguments for the linker.
    pub link: &'static [&'static str],
    /// True if the compiler of kernels has to link, too.
    pub links: bool,
    /// The backend.
    pub backend: String,
    /// True if device code of all objects is linked: `nvcc -rdc=true`.
    pub is_relocatable: bool,
    /// The compiler of Fortran, if sources are in that.
    pub fortran: Option<FortranCompiler>,
}

/// The front end that reads the sources of a command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FrontEnd {
    /// Directives of OpenACC in C and C++.
    Acc,
    /// Directives of OpenACC in Fortran.
    Fortran,
    /// CUDA and HIP.
    Cu,
}

impl FrontEnd {
    /// The front end of the pipeline that a command line names; that of OpenACC if there is no such pipeline, which is
    /// told where it is needed.
    pub fn of(args: &CcArgs, line: &CommandLine) -> FrontEnd {
        let named = match &args.pipeline {
            Some(pipeline) => Some(pipeline.clone()),
            None => {
                projects::pipelines(&translation::front(line, &first(line))).ok().and_then(|all| {
                    match all.as_slice() {
                        [one] => Some(one.clone()),
                        _none_or_several => None,
                    }
                })
            }
        };
        let (host, folders) = (host(), Folders::here().list());
        let pipeline = named.and_then(|named| {
            let named = pipeline_names::in_any_case(&named, &folders, &host);
            Pipeline::find(&mut okl_source::Sources::new(), &named, &folders, &host).ok()
        });
        pipeline.as_ref().and_then(FrontEnd::of_pipeline).unwrap_or(FrontEnd::Acc)
    }

    /// The front end of a pipeline; `None` if it is another one.
    fn of_pipeline(pipeline: &Pipeline) -> Option<FrontEnd> {
        match (pipeline.frontend.as_ref()?.name.as_str(), &pipeline.reader) {
            ("acc", None) => Some(FrontEnd::Acc),
            ("acc", Some(_)) => Some(FrontEnd::Fortran),
            ("cu", None) => Some(FrontEnd::Cu),
            _other => None,
        }
    }
}

impl CcTarget {
    /// The pipeline that the command line names, or the project of the first source.
    pub fn find(args: &CcArgs, line: &CommandLine, front: FrontEnd) -> Result<CcTarget, Code> {
        let wanted = match &args.pipeline {
            Some(pipeline) => pipeline.clone(),
            None => of_project(line)?,
        };
        let (host, folders) = (host(), Folders::here().list());
        let wanted = pipeline_names::in_any_case(&wanted, &folders, &host);
        let mut read = okl_source::Sources::new();
        let pipeline = Pipeline::find(&mut read, &wanted, &folders, &host).map_err(|error| {
            messages::diagnostics(&error.diagnostics(), &read);
            Code::from(error.verdict())
        })?;
        if FrontEnd::of_pipeline(&pipeline) != Some(front) {
            let help = "name one that does: `-p acc-openmp`, `-p accf-openmp` for Fortran, `-p cu-openmp`";
            return Err(refused(&wanted, "reads neither OpenACC directives nor CUDA", help.into()));
        }
        let backend = pipeline.backend.plugin.name.as_str();
        let compilers = TargetCompilers::of(backend);
        let Some((compilers, kernels)) = compilers.and_then(|one| Some((one, one.kernels?))) else {
            let help = "`okl run` writes its texts".to_string();
            return Err(refused(&wanted, "has no compiler that makes objects for host programs", help));
        };
        let said = args.kernel_compiler.clone().or_else(|| std::env::var("OKL_KERNEL_COMPILER").ok());
        let chosen = match said.filter(|said| !said.trim().is_empty()) {
            None => None,
            Some(said) => match shlex::split(&said) {
                Some(words) => Some(words),
                None => return Err(messages::usage(&format!("a quote in `{said}` does not end"))),
            },
        };
        Ok(CcTarget {
            pipeline: wanted,
            kernels,
            chosen,
            link: compilers.link,
            links: compilers.links,
            backend: backend.to_string(),
            is_relocatable: false,
            fortran: (front == FrontEnd::Fortran).then(|| FortranCompiler::of(line)),
        })
    }

    /// The compiler of C++ of the family of the user's compiler.
    pub fn cxx(&self, line: &CommandLine) -> String {
        match &self.fortran {
            Some(fortran) => fortran.cxx.clone(),
            None => cxx_counterpart(&line.compiler),
        }
    }

    /// The program that compiles kernels, if it is not of the family of the user's compiler.
    pub fn program(&self) -> Option<Vec<String>> {
        self.chosen.clone().or_else(|| Some(vec![self.kernels.program?.to_string()]))
    }

    /// The folder of libraries that belongs to the compiler of kernels: `/usr/local/cuda/lib64` for
    /// `/usr/local/cuda/bin/nvcc`.
    pub fn libraries(&self) -> Option<PathBuf> {
        let words = self.program()?;
        words.iter().filter(|word| !word.starts_with('-')).find_map(|word| libraries_of(word))
    }
}

/// The folder of the runtime library that belongs to a program; `None` for programs without one, such as `ccache`.
fn libraries_of(program: &str) -> Option<PathBuf> {
    const FOLDERS: [&str; 4] = ["lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"];
    let path = match program.contains('/') {
        true => PathBuf::from(program),
        false => crate::compilers::on_path(program)?,
    };
    let root = path.canonicalize().ok()?.parent()?.parent()?.to_path_buf();
    let mut folders = FOLDERS.into_iter().map(|folder| root.join(folder));
    folders.find(|folder| folder.join("libcudart_static.a").is_file())
}

/// The first source; stdin if there is none.
fn first(line: &CommandLine) -> PathBuf {
    let mut sources = line.inputs().filter(|input| input.language.is_some());
    PathBuf::from(sources.next().map_or("-", |source| source.path.as_str()))
}

fn of_project(line: &CommandLine) -> Result<String, Code> {
    let pipelines = projects::pipelines(&translation::front(line, &first(line)))?;
    match pipelines.as_slice() {
        [one] => Ok(one.clone()),
        _ => Err(messages::usage("`okl.toml` has several pipelines; name one with `--pipeline`")),
    }
}

fn refused(pipeline: &str, why: &str, help: String) -> Code {
    let message = format!("the pipeline `{pipeline}` {why}");
    let error: Diagnostic<FileSpan> = Diagnostic::global(CC_PIPELINE, Severity::Error, message);
    messages::diagnostics(&[error.help(help)], &okl_source::Sources::new());
    Code::Usage
}
