//! The ids of diagnostics.

use std::fmt;
use std::ops::Deref;

/// The stable id of a diagnostic: `shared-outside-outer`.
///
/// It is declared once, as a constant beside the rule that reports it; [`crate::ids`] has those that rules of several
/// crates report. The same names are the pages in `docs/diagnostics/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DiagnosticId(&'static str);

impl DiagnosticId {
    /// An id: words of small letters and digits, joined by `-`.
    pub const fn new(name: &'static str) -> DiagnosticId {
        DiagnosticId(name)
    }

    /// The name.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl Deref for DiagnosticId {
    type Target = str;

    fn deref(&self) -> &str {
        self.0
    }
}

impl fmt::Display for DiagnosticId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl From<DiagnosticId> for String {
    fn from(id: DiagnosticId) -> String {
        id.0.to_string()
    }
}

impl PartialEq<DiagnosticId> for String {
    fn eq(&self, id: &DiagnosticId) -> bool {
        self == id.0
    }
}
