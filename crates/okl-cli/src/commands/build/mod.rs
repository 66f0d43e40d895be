//! `okl build`

mod collect;
mod compile;
mod instances;
mod kernels;
mod translate;
mod wanted;
mod warn;

use crate::exit::Code;
use crate::options::{CacheArgs, FrontArgs};
use crate::session::warn_of_folders;
use crate::{completers, inputs, messages, write};
use clap::Args;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
pub struct BuildArgs {
    /// Builds before programs run: the one way in which `okl build` builds, so that it may be left out
    #[arg(long)]
    pub aot: bool,

    /// A target: `serial`, `openmp`, `opencl`, `cuda` or `hip`; `cuda=mine.toml` names another pipeline for it; may be
    /// repeated
    #[arg(long, short, required = true, value_name = "TARGET[=PIPELINE]", add = completers::pipelines())]
    pub target: Vec<String>,

    /// The file to write
    #[arg(long, short, required = true, value_name = "FILE")]
    pub output: PathBuf,

    /// Devices to compile for: `sm_80` for GPUs of CUDA, `compute_80` for PTX, `gfx90a` for GPUs of HIP; may be repeated;
    /// default: PTX for all that the CUDA compiler supports
    #[arg(long, value_name = "NAME")]
    pub arch: Vec<String>,

    /// Adds what the driver of a device of this machine compiles: `opencl`, `cuda:1`; may be repeated
    #[arg(long, value_name = "DEVICE")]
    pub device: Vec<String>,

    /// Flags of the compiler of a target: `openmp=-O3 -march=native`; default for CPUs: `-O3`, for all processors of the kind
    #[arg(long, value_name = "TARGET=FLAGS")]
    pub flags: Vec<String>,

    /// The compiler of C++ for CPUs (default: `CXX`, or else g++ or clang++)
    #[arg(long, value_name = "COMMAND")]
    pub compiler: Option<String>,

    /// The number of texts to work on at once (default: one for each core)
    #[arg(long, short, value_name = "COUNT")]
    pub jobs: Option<NonZeroUsize>,

    #[command(flatten)]
    pub cache: CacheArgs,

    #[command(flatten)]
    pub front: FrontArgs,
}

/// Translates every input for every target, compiles what can be compiled here, and writes one file.
pub fn build(mut args: BuildArgs, verbose: bool) -> Code {
    match settled(&mut args).and_then(|()| built(&args, verbose)) {
        Ok(bytes) => match write::all(&[(args.output.clone(), bytes)]) {
            Ok(()) => Code::Done,
            Err((path, error)) => {
                messages::environment(&format!("cannot write `{}`: {error}", path.display()))
            }
        },
        Err(code) => code,
    }
}

/// Finds the inputs, and refuses what cannot be one.
fn settled(args: &mut BuildArgs) -> Result<(), Code> {
    inputs::settle(&mut args.front, None)?;
    warn_of_folders(&args.front);
    let is_output = |input: &Path| match (input.canonicalize(), args.output.canonicalize()) {
        (Ok(input), Ok(output)) => input == output,
        _ => false,
    };
    for input in &args.front.inputs {
        if input.as_os_str() == "-" {
            return Err(messages::usage("`okl build` reads files: stdin has no kernels to look for twice"));
        }
        if is_output(input) {
            let path = args.output.display();
            return Err(messages::usage(&format!("`{path}` is an input; it would be overwritten")));
        }
    }
    if args.output.as_os_str() == "-" {
        return Err(messages::usage("a bundle goes to a file, not to stdout"));
    }
    Ok(())
}

/// The bytes of the file.
fn built(args: &BuildArgs, verbose: bool) -> Result<Vec<u8>, Code> {
    let wanted = wanted::read(args).map_err(|text| messages::usage(&text))?;
    let texts = translate::texts(args, &wanted, verbose)?;
    kernels::check(&texts)?;
    let compiled = compile::all(args, &wanted, &texts)?;
    Ok(collect::file(&wanted, &texts, compiled))
}
