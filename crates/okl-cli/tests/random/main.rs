//! Random kernels, calls of math functions, and what runs on a GPU: with `./x difftest`, `./x mathtest` and `./x gpu` as
//! many as one likes.

#![allow(missing_docs)]

mod difftest;
mod gpu;
mod mathtest;
