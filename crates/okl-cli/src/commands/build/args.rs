//! The options of `okl build`.

use crate::completers;
use crate::options::{CacheArgs, FrontArgs};
use clap::Args;
use std::num::NonZeroUsize;
use std::path::PathBuf;

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
