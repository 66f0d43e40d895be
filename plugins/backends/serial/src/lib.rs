//! The backend for plain C++: everything runs on one thread of a CPU.
//!
//! The backend is a table, `target.toml`: the spellings, limits and reserved names of the target. okl reads the table
//! and does all of the lowering; this crate only exports it as the backend `serial` and has no code of its own.

okl_plugin::export!(backend, "serial", include_str!("../target.toml"));
