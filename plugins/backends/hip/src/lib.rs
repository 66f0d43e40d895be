//! The backend for HIP C++.
//!
//! The backend is a table, `target.toml`: the spellings, limits and reserved names of the target. It derives from the
//! table of CUDA (`like = "cuda"`) and only lists the differences. okl reads the table and does all of the lowering;
//! this crate only exports it as the backend `hip` and has no code of its own.

okl_plugin::export!(backend, "hip", include_str!("../target.toml"));
