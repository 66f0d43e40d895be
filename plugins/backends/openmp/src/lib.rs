//! The backend for C++ with OpenMP.

mod dialect;

use okl_plugin::{Backend, Dialect, Piece, Shape, Unsupported, Update};

/// The backend for C++ with OpenMP.
pub struct OpenMp;

impl Backend for OpenMp {
    fn dialect(&self) -> &Dialect {
        &dialect::DIALECT
    }

    fn shape(&self) -> Shape {
        Shape::Host
    }

    fn atomic(&self, update: &Update) -> Result<Vec<Piece>, Unsupported> {
        match update.operator.as_str() {
            "+=" | "-=" | "*=" | "/=" | "&=" | "|=" | "^=" | "++" | "--" => {
                Ok(okl_plugin::plain_update(update))
            }
            other => Err(Unsupported {
                construct: format!("`@atomic` with `{other}`"),
                help: "use an update such as `+=` or `++`".into(),
            }),
        }
    }
}

okl_plugin::export!(backend, "openmp", OpenMp);
