//! Attributes that a pipeline or a project brings.

mod expand;
mod read;
mod table;
mod template;
mod vocabulary;

pub use table::AttributeTable;
pub use vocabulary::Vocabulary;

use okl_source::FileSpan;
use std::sync::Arc;

/// One `[[attribute]]` of a file.
#[derive(Clone, Debug)]
pub struct AttributeChoice {
    /// The attribute.
    pub table: Arc<AttributeTable>,
    /// Where it stands.
    pub place: FileSpan,
}
