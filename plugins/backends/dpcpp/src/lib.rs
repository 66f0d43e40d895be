//! The backend for DPC++: SYCL 2020 C++ in the form that OCCA calls.
//!
//! The backend is a table, `target.toml`: the spellings, limits and reserved names of the target. okl reads the table
//! and does all of the lowering; this crate only exports it as the backend `dpcpp` and has no code of its own.

okl_plugin::export!(backend, "dpcpp", include_str!("../target.toml"));
