//! The backend for C++ with OpenMP.

okl_plugin::export!(backend, "openmp", include_str!("../target.toml"));
