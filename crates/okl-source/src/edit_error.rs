//! Edits that cannot be applied.

use crate::{EditSet, Overlap, Span};

/// Why a backend's edits cannot be applied: a bug of their owners.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditError {
    /// Two edits want the same bytes.
    Overlap(Box<Overlap>),
    /// An edit reaches past the text, or into a character.
    OutsideText {
        /// Who asked for it.
        owner: String,
        /// What it wants.
        span: Span,
    },
}

impl std::fmt::Display for EditError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            EditError::Overlap(overlap) => overlap.fmt(f),
            EditError::OutsideText { owner, span } => {
                write!(f, "{owner} wants bytes {}..{}, which are not whole text", span.start, span.end)
            }
        }
    }
}

impl std::error::Error for EditError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            EditError::Overlap(overlap) => Some(overlap.as_ref()),
            EditError::OutsideText { .. } => None,
        }
    }
}

impl EditSet {
    /// Looks whether all edits name whole pieces of a text: those of a plugin may not.
    ///
    /// # Errors
    /// [`EditError::OutsideText`] for the first that does not.
    pub fn check_places(&self, text: &str) -> Result<(), EditError> {
        for edit in self.iter() {
            for span in std::iter::once(edit.span).chain(edit.kept()) {
                if text.get(span.range()).is_none() {
                    return Err(EditError::OutsideText { owner: edit.owner.to_string(), span });
                }
            }
        }
        Ok(())
    }
}
