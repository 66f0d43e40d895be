//! Errors of edits that cannot be applied.

use crate::{EditSet, Overlap, Span};

/// The reason why edits cannot be applied: a bug of their owners.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditError {
    /// Two edits overlap.
    Overlap(Box<Overlap>),
    /// A range of an edit is outside of the text or splits a character.
    OutsideText {
        /// The owner of the edit.
        owner: String,
        /// The range.
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
    /// Checks that the ranges of all edits are in the text and do not split characters; those of a plugin may.
    ///
    /// # Errors
    /// [`EditError::OutsideText`] for the first range that is invalid.
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
