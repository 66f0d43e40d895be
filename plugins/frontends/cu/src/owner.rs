//! The owner of the edits.

/// The name of this front end, as the owner of edits.
pub(crate) const OWNER: &str = "front end \"cu\"";
