//! Random kernels, calls of math functions, and tests on a GPU: `./x difftest`, `./x mathtest` and `./x gpu` run any
//! number of them.

#![allow(missing_docs)]

mod difftest;
mod fortran;
mod gpu;
mod host_code;
mod mathtest;
