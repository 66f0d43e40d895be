//! What goes wrong.

use okl_source::Record;
use std::fmt;

/// An error of the runtime.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    kind: ErrorKind,
    message: String,
    diagnostics: Vec<Record>,
}

/// The kinds of errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// There is no such device, or its driver is missing.
    Device,
    /// Memory that is too large, too short for a copy, was freed, or belongs to another device.
    Memory,
    /// The arguments of a kernel: their number, kinds, sizes.
    Argument,
    /// okl's messages about a text.
    Translation,
    /// The messages of the compiler that compiles what okl wrote.
    Compilation,
    /// A kernel that could not start, or failed on the device.
    Launch,
    /// A kernel that has not ended in time.
    TimeLimit,
    /// There is no kernel of this name in a text.
    NoKernel,
    /// A file or a process.
    System,
}

impl Error {
    pub(crate) fn new(kind: ErrorKind, message: impl Into<String>) -> Error {
        Error { kind, message: message.into(), diagnostics: Vec::new() }
    }

    /// okl's messages about a text.
    pub(crate) fn translation(diagnostics: Vec<Record>) -> Error {
        let rendered: Vec<&str> = diagnostics.iter().map(|one| &*one.rendered).collect();
        Error { kind: ErrorKind::Translation, message: rendered.join("\n"), diagnostics }
    }

    pub(crate) fn device(message: impl Into<String>) -> Error {
        Error::new(ErrorKind::Device, message)
    }

    pub(crate) fn memory(message: impl Into<String>) -> Error {
        Error::new(ErrorKind::Memory, message)
    }

    pub(crate) fn argument(message: impl Into<String>) -> Error {
        Error::new(ErrorKind::Argument, message)
    }

    pub(crate) fn system(what: impl fmt::Display, error: &std::io::Error) -> Error {
        Error::new(ErrorKind::System, format!("{what}: {error}"))
    }

    /// The same error, with more lines.
    pub(crate) fn with(mut self, said: &str) -> Error {
        if !said.is_empty() {
            self.message.push('\n');
            self.message.push_str(said);
        }
        self
    }

    /// Its kind.
    pub fn kind(&self) -> ErrorKind {
        self.kind
    }

    /// What is wrong, for people; several lines for [`ErrorKind::Translation`] and [`ErrorKind::Compilation`].
    pub fn message(&self) -> &str {
        &self.message
    }

    /// okl's messages one by one, for [`ErrorKind::Translation`]; otherwise none.
    pub fn diagnostics(&self) -> &[Record] {
        &self.diagnostics
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}
