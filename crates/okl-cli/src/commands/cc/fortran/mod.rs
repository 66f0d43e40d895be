//! Sources of Fortran.
//!
//! ```text
//! okl cc -p accf-openmp -- gfortran -c a.f90      gfortran -c a.f90, the program with calls
//!                                                 g++ -fopenmp -c a.kernels.cpp, all else
//!                                                 g++ -r -nostdlib -o a.o ..., both
//! ```
//!
//! `scan` finds the sources with directives, `kinds` refuses options, `front` and `form` say how okl reads them, `compile` and `plan` what is done
//! with the texts, `compiler` which compiler of C++ and which header belong to the user's compiler.

pub mod compile;
pub mod compiler;
mod form;
pub mod front;
mod kinds;
mod plan;
pub mod scan;

use super::arguments::CcArgs;
use super::command_line::{CommandLine, Task};
use super::plan::Plan;
use super::scratch::Scratch;
use super::sources::Sources;
use super::target::{CcTarget, FrontEnd};
use super::untranslated;
use crate::exit::Code;

/// Compiles as a command line says.
pub fn work(args: &CcArgs, line: &CommandLine, verbose: bool) -> Result<(), Code> {
    let task = line.task();
    if task == Task::Query {
        return Plan::unchanged(line).carry_out_last(args.dry_run);
    }
    let sources = Sources::of_fortran(line)?;
    if task == Task::Preprocess || task != Task::Link && !sources.are_translated() {
        return Plan::of_compiler(line, &sources).carry_out_last(args.dry_run);
    }
    let target = CcTarget::find(args, line, FrontEnd::Fortran)?;
    if !sources.are_translated() {
        return untranslated::carry_out(args, line, &sources, &target);
    }
    kinds::check(line)?;
    let scratch = Scratch::new(args, line)?;
    let texts = sources.translated(&target.pipeline, scratch.folder(), verbose)?;
    plan::of_texts(line, &sources, &texts, &target, scratch.folder())?.carry_out(args.dry_run)
}
