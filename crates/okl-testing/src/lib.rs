//! The test kit of okl: translates the kernels of `testdata`, compiles the results with the real compilers of the
//! targets, runs them, and compares them with references.
//!
//! A snapshot alone proves little: it may freeze nonsense. So every kernel in `testdata/kernels` has a runner beside
//! it, `<name>.ref.cpp`: a C++ program that generates random data, calls the kernel and compares with a sequential
//! reference. This crate combines that one program with the output of okl for each target:
//!
//! ```text
//! serial, OpenMP   kernel.cpp + <name>.ref.cpp                       built with g++ and run
//! CUDA             kernel.cu + launcher.cpp + <name>.ref.cpp         run on the CPU, see below
//!                  kernel.cu                                         compiled to a cubin by NVRTC
//! HIP              kernel.hip + launcher.cpp + <name>.ref.cpp        run on the CPU like CUDA
//!                  kernel.hip                                        compiled to a code object by clang
//! ```
//!
//! CUDA text runs on the CPU through `emulator/okl_cuda_emulator.hpp`: the threads of a block are fibers, a seed
//! determines their order, and a barrier that only some of them reach ends the run. The launcher is compiled, too,
//! against a substitute for OCCA's header in `include/occa`.
//!
//! # Main types
//!
//! A [`cases::Kernel`] is a kernel file with its runner. [`okl`] (the binary) or [`translate`] (in process) turns it
//! into an [`okl::Attempt`] for each target: a translation or a refusal. A [`checks::Check`] is a row of the list
//! [`evidence::EVIDENCE`], for example "CUDA, compiled with nvcc"; it processes a [`checks::Batch`] of kernels at once
//! and returns an outcome for each. [`suite`] makes one test of each kernel, target and tool.
//!
//! Besides the kernels of `testdata` there are generated ones ([`difftest`], [`mathtest`]), and an interpreter that is
//! independent of lowering ([`judge`]).
//!
//! # Invariants
//!
//! - The checks of a tool that is not installed are skipped, with a message; with `OKL_REQUIRE_TOOLS=1` they fail
//!   ([`tools`]).
//! - A passed result is only reused if all its inputs are the same ([`results`]).
//! - A list of known failures must stay true: an entry whose problem is gone is a failure.
//! - The crate does not depend on a test framework; functions return a [`Failure`] with a message. Tests that need the
//!   `okl` binary are in `crates/okl-cli/tests`.
//!
//! # Modules
//!
//! | module | content |
//! |---|---|
//! | [`attributes`] | the attributes that a kernel may have |
//! | [`cases`] | the kernels and the mistakes in `testdata`, discovered by walking the folders |
//! | [`okl`] | runs the binary |
//! | [`translate`] | runs okl in the process of the test |
//! | [`suite`] | a test for each kernel, target and tool |
//! | [`checks`] | the checks of texts, one batch at a time |
//! | [`joined`] | joins several texts to one |
//! | [`results`] | the passed results of earlier runs |
//! | [`rotation`] | distributes expensive checks over several runs |
//! | [`build`] | compiles C++, each text once |
//! | [`program`] | builds and runs a kernel with its runner |
//! | [`fortran`] | builds programs in Fortran with kernels in C++ |
//! | [`nvcc`], [`nvrtc`] | compile CUDA to cubins |
//! | [`gpu`] | runs CUDA on an NVIDIA GPU |
//! | [`metal`] | checks Metal with clang |
//! | [`hip`] | compiles HIP to code objects |
//! | [`dpcpp`], [`spirv`] | compile SYCL to SPIR-V, and read SPIR-V |
//! | [`target`] | the targets of okl |
//! | [`evidence`] | the list of checks of each target |
//! | [`unsupported`] | the constructs that targets refuse, and what their languages lack |
//! | [`expected`] | compares with the files in `testdata/expected` |
//! | [`expected_results`] | the selection of results that have such files |
//! | [`difftest`] | random kernels with known results |
//! | [`mathtest`] | calls of math functions with all types of arguments |
//! | [`judge`] | an interpreter of small kernels |
//! | [`launches`] | host code that is interpreted, against compiled launchers |
//! | [`tools`] | finds the compilers |
//! | [`watched`] | reports the system calls of a program |
//! | [`times`] | records the run times of programs |
//! | [`jobs`] | processes many items in parallel |

pub mod attributes;
pub mod build;
pub mod cases;
pub mod checks;
mod device_kernels;
pub mod diff;
pub mod difftest;
pub mod dpcpp;
pub mod evidence;
pub mod expected;
pub mod expected_results;
pub mod failure;
mod folders;
pub mod fortran;
mod generated;
pub mod gpu;
pub mod hip;
pub mod jobs;
pub mod joined;
pub mod judge;
pub mod launches;
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
pub use folders::{testdata, workspace};
