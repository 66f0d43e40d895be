//! The backend for plain C++.

mod dialect;

use okl_plugin::{Backend, Dialect, Piece, Shape, Unsupported, Update};

/// The backend for plain C++.
pub struct Serial;

impl Backend for Serial {
    fn dialect(&self) -> &Dialect {
        &dialect::DIALECT
    }

    fn shape(&self) -> Shape {
        Shape::Host
    }

    fn atomic(&self, update: &Update) -> Result<Vec<Piece>, Unsupported> {
        Ok(okl_plugin::plain_update(update))
    }
}

okl_plugin::export!(backend, "serial", Serial);
