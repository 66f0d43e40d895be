//! The backend for plain C++.

okl_plugin::export!(backend, "serial", include_str!("../target.toml"));
