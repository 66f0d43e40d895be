//! `okl cc`: a compiler of C, C++ and Fortran that understands OpenACC directives, or CUDA, for make, CMake and configure.
//!
//! ```text
//! make CC="okl cc -p acc-openmp -- gcc"
//! ```
//!
//! 1. `command_line` reads the compiler's command line with the table of `options`; `response_file` replaces `@FILE`.
//! 2. `scan` finds the sources with directives. If there are none, okl continues as the compiler.
//! 3. `translation` translates each of them, in this process, with the macros that the compiler predefines
//!    (`predefined`).
//! 4. `plan` lists what is to be done with the texts: `compile`, `link`, `device_link` and `depfile` have the command
//!    lines.
//! 5. `scratch` does it in a temporary folder, which is removed at the end, also after `signals`.
//!
//! `fortran` does the same for Fortran, whose program and kernels are always two texts. `cuda` does it for CUDA and HIP: sources that name their headers are translated, and `nvcc` reads nvcc's command
//! line as one of the host's compiler.

mod actions;
mod arguments;
mod child;
mod command_line;
mod compile;
mod counterpart;
mod cuda;
mod depfile;
mod device_link;
mod fortran;
mod headers;
mod libraries;
mod link;
mod nvcc;
mod options;
mod plan;
mod predefined;
mod response_file;
mod scan;
mod scratch;
#[cfg(unix)]
mod signals;
mod sources;
mod target;
mod translation;
mod untranslated;

use crate::exit::Code;
use crate::messages;
use command_line::{CommandLine, Task};
use plan::Plan;
use scratch::Scratch;
use sources::Sources;
use target::{CcTarget, FrontEnd};

pub use arguments::CcArgs;

/// Compiles as the command line says.
pub fn cc(args: CcArgs, verbose: bool) -> Code {
    let code = work(&args, verbose).err().unwrap_or(Code::Done);
    messages::end();
    #[cfg(unix)]
    signals::end_if_received();
    code
}

fn work(args: &CcArgs, verbose: bool) -> Result<(), Code> {
    let words = args.command.iter().map(|word| word.clone().into_string());
    let words: Vec<String> = words
        .collect::<Result<_, _>>()
        .map_err(|word| messages::usage(&format!("`{}` is not UTF-8", word.display())))?;
    let Some(line) = CommandLine::read(words) else {
        return Err(messages::usage(
            "there is no compiler behind `--`: `okl cc -p acc-openmp -- gcc -c a.c`",
        ));
    };
    match FrontEnd::of(args, &line) {
        FrontEnd::Acc => {}
        FrontEnd::Cu => return cuda::work(args, &line, verbose),
        FrontEnd::Fortran => return fortran::work(args, &line, verbose),
    }
    let task = line.task();
    if task == Task::Query {
        return Plan::unchanged(&line).carry_out_last(args.dry_run);
    }
    let sources = Sources::read(&line)?;
    if task == Task::Preprocess || task != Task::Link && !sources.are_translated() {
        return Plan::of_compiler(&line, &sources).carry_out_last(args.dry_run);
    }
    let target = CcTarget::find(args, &line, FrontEnd::Acc)?;
    if !sources.are_translated() {
        return untranslated::carry_out(args, &line, &sources, &target);
    }
    let scratch = Scratch::new(args, &line)?;
    let texts = sources.translated(&target.pipeline, scratch.folder(), verbose)?;
    let plan = Plan::of_texts(&line, &sources, &texts, &target, scratch.folder())?;
    plan.carry_out(args.dry_run)
}
