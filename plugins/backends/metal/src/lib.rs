//! The backend for Metal.

okl_plugin::export!(backend, "metal", include_str!("../target.toml"));
