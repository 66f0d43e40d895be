//! The backend for plain C++.

mod dialect;

use okl_plugin::{Backend, Dialect, Shape};

/// The backend for plain C++.
pub struct Serial;

impl Backend for Serial {
    fn dialect(&self) -> &Dialect {
        &dialect::DIALECT
    }

    fn shape(&self) -> Shape {
        Shape::Host
    }
}

okl_plugin::export!(backend, "serial", Serial);
