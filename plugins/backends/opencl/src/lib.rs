//! The backend for OpenCL C.

okl_plugin::export!(backend, "opencl", include_str!("../target.toml"));
