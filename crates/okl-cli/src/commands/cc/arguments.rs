//! The options of `okl cc`.

use crate::completers;
use clap::Args;
use std::ffi::OsString;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub struct CcArgs {
    /// A pipeline with the front end `acc`, `accf` or `cu` by name, or a pipeline file; default: that of `okl.toml`
    #[arg(long, short, value_name = "NAME|FILE", add = completers::pipelines())]
    pub pipeline: Option<String>,

    /// The compiler for kernels, with options; also `OKL_KERNEL_COMPILER`; default: for CPUs the C++ counterpart of
    /// COMPILER, for CUDA `nvcc`, for HIP `hipcc`, for DPC++ `icpx`
    #[arg(long, value_name = "COMMAND")]
    pub kernel_compiler: Option<String>,

    /// Keeps the texts and objects of each source in a folder below DIR
    #[arg(long, value_name = "DIR")]
    pub save_temps: Option<PathBuf>,

    /// Prints what would be done, and does nothing but translate
    #[arg(long)]
    pub dry_run: bool,

    /// The compiler with its command line: `gcc -O2 -c a.c`, `gfortran -c a.f90`, `nvcc -c a.cu`
    #[arg(last = true, required = true, value_name = "COMPILER")]
    pub command: Vec<OsString>,
}
