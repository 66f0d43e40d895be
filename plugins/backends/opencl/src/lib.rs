//! The backend for OpenCL C 1.2 and, with the option `opencl-std`, for C++ for OpenCL 2021.
//!
//! The backend is a table, `target.toml`: the spellings, limits and reserved names of the target. okl reads the table
//! and does all of the lowering; this crate only exports it as the backend `opencl` and has no code of its own.

okl_plugin::export!(backend, "opencl", include_str!("../target.toml"));
