//! Diagnostics for what a target cannot express.

use okl_source::ids::UNSUPPORTED_BY_BACKEND;
use okl_source::{Diagnostic, Span};

/// A construct that a target cannot express.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsupported {
    /// The construct, as the subject of "is not supported by backend ...".
    pub construct: String,
    /// A suggestion for the user.
    pub help: String,
}

/// The diagnostic `unsupported-by-backend` for the target of this name.
pub fn unsupported(target: &str, place: Span, what: &Unsupported) -> Diagnostic {
    let message = format!("{} is not supported by backend `{target}`", what.construct);
    Diagnostic::error(UNSUPPORTED_BY_BACKEND, message, place).help(what.help.clone())
}

/// The reason why a loop cannot be split at a barrier, with a suggestion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Obstacle {
    /// The construct, as the subject of "is not supported by backend ...".
    pub construct: &'static str,
    /// A suggestion for the user.
    pub help: &'static str,
}

impl From<&'static str> for Obstacle {
    fn from(construct: &'static str) -> Obstacle {
        let help = "work items run one after another here, and their loop is cut in two at a barrier that stands by itself in its \
            body: end the `@inner` loop before the barrier and start another one after it";
        Obstacle { construct, help }
    }
}
