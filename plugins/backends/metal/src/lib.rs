//! The backend for Metal: the Metal shading language.
//!
//! The backend is a table, `target.toml`: the spellings, limits and reserved names of the target. okl reads the table
//! and does all of the lowering; this crate only exports it as the backend `metal` and has no code of its own.

okl_plugin::export!(backend, "metal", include_str!("../target.toml"));
