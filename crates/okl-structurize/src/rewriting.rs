//! The result of a rewriting.

use okl_source::{Diagnostic, EditSet};

/// A rewriting of a text.
#[derive(Debug)]
pub struct Rewriting {
    /// The edits of the unit's text.
    pub edits: EditSet,
    /// Diagnostics about the text. The edits are incomplete if there are errors.
    pub diagnostics: Vec<Diagnostic>,
}
