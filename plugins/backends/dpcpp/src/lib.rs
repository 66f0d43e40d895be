//! The backend for DPC++: SYCL 2020 C++ in the form that OCCA calls.

okl_plugin::export!(backend, "dpcpp", include_str!("../target.toml"));
