//! The backend for HIP C++.

okl_plugin::export!(backend, "hip", include_str!("../target.toml"));
