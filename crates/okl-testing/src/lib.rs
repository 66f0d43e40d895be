//! Runs the kernels of testdata through real compilers, and runs what comes out.
//!
//! A snapshot alone proves little: it may freeze nonsense. So every kernel in `testdata/kernels` has
//! a runner beside it, `<name>.ref.cpp`, a C++ program that makes random data, calls the kernel and
//! compares with a plain sequential reference. This crate joins that one program with whatever okl
//! made of the kernel:
//!
//! ```text
//! serial, OpenMP   kernel.cpp + <name>.ref.cpp                       built with g++ and run
//! CUDA             kernel.cu + launcher.cpp + <name>.ref.cpp         run on the CPU, see below
//!                  kernel.cu                                         compiled to a cubin by NVRTC
//! HIP              kernel.hip + launcher.cpp + <name>.ref.cpp        run on the CPU like CUDA
//!                  kernel.hip                                        compiled to a code object by clang
//! ```
//!
//! CUDA text runs on the CPU through `emulator/okl_cuda_emulator.hpp`: the threads of a block are
//! fibers, a seed decides their order, and a barrier that only some of them reach ends the run. The
//! launcher is compiled too, against a stand-in for OCCA's header in `include/occa`.
//!
//! The crate prints nothing and knows no test framework; functions return a [`Failure`] whose text
//! says what went wrong. Tests that need the `okl` binary live in `crates/okl-cli/tests`.
//!
//! | module | what it holds |
//! |---|---|
//! | [`attributes`] | the attributes that a kernel may have |
//! | [`cases`] | the kernels and the mistakes in `testdata`, found by walking |
//! | [`okl`] | runs the binary |
//! | [`translate`] | okl in the process of the test |
//! | [`suite`] | a test for each kernel, target and tool |
//! | [`checks`] | what is done with texts, a group at a time |
//! | [`joined`] | several texts as one |
//! | [`results`] | what was right before |
//! | [`rotation`] | what takes turns |
//! | [`build`] | compiles C++, each text once |
//! | [`program`] | builds and runs a kernel with its runner |
//! | [`nvrtc`] | compiles CUDA to cubins |
//! | [`gpu`] | runs CUDA on an NVIDIA GPU |
//! | [`metal`] | lets clang check Metal |
//! | [`hip`] | compiles HIP to code objects |
//! | [`dpcpp`], [`spirv`] | compile SYCL to SPIR-V, and read that |
//! | [`target`] | the targets okl writes for |
//! | [`evidence`] | what is done with the text of each target |
//! | [`unsupported`] | what targets refuse, and what their languages lack |
//! | [`expected`] | compares with the files in `testdata/expected` |
//! | [`kept`] | which of the results have such files |
//! | [`difftest`] | random kernels whose meaning is known |
//! | [`mathtest`] | calls of math functions with all types of arguments |
//! | [`judge`] | an interpreter of small kernels |
//! | [`tools`] | finds the compilers |
//! | [`watched`] | reports what a program does to the world |
//! | [`times`] | notes how long programs take |
//! | [`jobs`] | works on many cases at once |

pub mod attributes;
pub mod build;
pub mod cases;
pub mod checks;
pub mod diff;
pub mod difftest;
pub mod dpcpp;
pub mod evidence;
pub mod expected;
pub mod expected_results;
pub mod failure;
pub mod gpu;
pub mod hip;
pub mod jobs;
pub mod joined;
pub mod judge;
pub mod mathtest;
pub mod metal;
pub mod nvcc;
pub mod nvrtc;
pub mod okl;
pub mod process;
pub mod program;
pub mod results;
pub mod rotation;
pub mod spirv;
pub mod suite;
pub mod target;
pub mod times;
pub mod tools;
pub mod translate;
pub mod unsupported;
pub mod watched;

pub use failure::Failure;

use std::path::{Path, PathBuf};

/// The top folder of the repository.
pub fn workspace() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).expect("this crate lies in crates/okl-testing").to_path_buf()
}

/// The folder of kernels, mistakes and expected files.
pub fn testdata() -> PathBuf {
    workspace().join("testdata")
}
