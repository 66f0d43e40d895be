//! The backend for CUDA C++.

okl_plugin::export!(backend, "cuda", include_str!("../target.toml"));
