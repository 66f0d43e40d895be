//! The failure of a check.

use std::fmt;

/// A message for the reader of the test's output.
///
/// `Debug` prints the same text as `Display`, so that `unwrap` and `assert!` in tests stay readable.
#[derive(Clone, PartialEq, Eq)]
pub struct Failure(String);

impl Failure {
    /// A failure with this text.
    pub fn new(text: impl Into<String>) -> Self {
        Failure(text.into())
    }

    /// The same failure, prefixed with the action that failed.
    #[must_use]
    pub fn during(self, what: impl fmt::Display) -> Self {
        Failure(format!("{what}: {}", self.0))
    }

    /// Joins several failures to one; `Ok` if there is none.
    pub fn all(failures: impl IntoIterator<Item = Failure>) -> Result<(), Failure> {
        let texts: Vec<String> = failures.into_iter().map(|f| f.0).collect();
        if texts.is_empty() { Ok(()) } else { Err(Failure(texts.join("\n\n"))) }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{}\n", self.0)
    }
}

impl std::error::Error for Failure {}

/// Turns an I/O error into a failure that names the file.
pub(crate) fn at_path(path: &std::path::Path) -> impl FnOnce(std::io::Error) -> Failure + '_ {
    move |error| Failure::new(format!("{}: {error}", path.display()))
}
