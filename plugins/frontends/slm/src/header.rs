//! The headers of loops.

use okl_plugin::Span;
use okl_plugin::model::Stmt;

/// The range that a message about a loop points to.
pub(crate) trait Header {
    fn span_of_header(&self) -> Span;
}

impl Header for Stmt {
    fn span_of_header(&self) -> Span {
        self.as_for().map_or(self.span, |l| l.header)
    }
}
