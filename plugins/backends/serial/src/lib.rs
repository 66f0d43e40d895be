//! The backend for plain C++.

mod dialect;

use okl_plugin::{Backend, Dialect};

/// The backend for plain C++.
pub struct Serial;

impl Backend for Serial {
    fn dialect(&self) -> &Dialect {
        &dialect::DIALECT
    }
}

okl_plugin::export!(backend, "serial", Serial);
