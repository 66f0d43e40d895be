//! What a target cannot express.

use okl_source::{Diagnostic, Span};

/// Something a target cannot express.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsupported {
    /// What, to stand before "is not supported by backend ...".
    pub construct: String,
    /// What to try.
    pub help: String,
}

/// `unsupported-by-backend`: says so of the target with that name.
pub fn unsupported(target: &str, place: Span, what: &Unsupported) -> Diagnostic {
    let message = format!("{} is not supported by backend `{target}`", what.construct);
    Diagnostic::error("unsupported-by-backend", message, place).help(what.help.clone())
}

/// What keeps a loop from being cut, and what to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Obstacle {
    /// What, to stand before "is not supported by backend ...".
    pub construct: &'static str,
    /// What to try.
    pub help: &'static str,
}

impl From<&'static str> for Obstacle {
    fn from(construct: &'static str) -> Obstacle {
        let help = "work items run one after another here, and their loop is cut in two at a barrier that stands by itself in its \
            body: end the `@inner` loop before the barrier and start another one after it";
        Obstacle { construct, help }
    }
}
