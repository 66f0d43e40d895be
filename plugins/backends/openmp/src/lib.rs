//! The backend for C++ with OpenMP: groups are distributed over the threads of a CPU.
//!
//! The backend is a table, `target.toml`: the spellings, limits and reserved names of the target. okl reads the table
//! and does all of the lowering; this crate only exports it as the backend `openmp` and has no code of its own.

okl_plugin::export!(backend, "openmp", include_str!("../target.toml"));
