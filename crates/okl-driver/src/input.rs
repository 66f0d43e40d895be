use okl_host::Verdict;
use okl_source::{Diagnostic, DiagnosticId, FileSpan, Severity, decode};
use std::io::Read;

const INPUT_IS_DIRECTORY: DiagnosticId = DiagnosticId::new("input-is-directory");
const INPUT_NOT_TEXT: DiagnosticId = DiagnosticId::new("input-not-text");
const INPUT_TOO_LARGE: DiagnosticId = DiagnosticId::new("input-too-large");
const INPUT_UNREADABLE: DiagnosticId = DiagnosticId::new("input-unreadable");

/// A text to translate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Input {
    /// The path to show in messages.
    pub path: String,
    /// The text as decoded by [`okl_source::decode`].
    pub text: String,
}

/// The reason why something is not a valid input.
#[derive(Debug)]
pub enum InputError {
    /// It cannot be read.
    Unreadable {
        /// Its path.
        path: String,
        /// The system's error.
        source: std::io::Error,
    },
    /// It is a folder.
    IsDirectory {
        /// Its path.
        path: String,
    },
    /// It contains a zero byte, so it is not text that clang can read.
    NotText {
        /// Its path.
        path: String,
        /// The offset of the first zero byte.
        offset: usize,
    },
    /// It is so large that offsets do not fit into 32 bits.
    TooLarge {
        /// Its path.
        path: String,
    },
}

impl Input {
    /// Reads a stream, which may be endless, as devices are; `path` is for messages.
    pub fn read_from(path: impl Into<String>, reader: impl Read) -> Result<Input, InputError> {
        let path = path.into();
        match read_at_most(reader, LARGEST) {
            Ok(bytes) => Input::new(path, &bytes),
            Err(source) => Err(InputError::Unreadable { path, source }),
        }
    }

    /// Decodes bytes; `path` is for messages.
    pub fn new(path: impl Into<String>, bytes: &[u8]) -> Result<Input, InputError> {
        let path = path.into();
        if let Some(offset) = bytes.iter().position(|byte| *byte == 0) {
            return Err(InputError::NotText { path, offset });
        }
        let text = decode(bytes);
        if text.len() >= LARGEST {
            return Err(InputError::TooLarge { path });
        }
        Ok(Input { path, text })
    }
}

/// The largest input in bytes: offsets have 32 bits, and texts grow during translation.
const LARGEST: usize = u32::MAX as usize / 4;

/// Reads up to the first zero byte, or a little more than `largest` bytes.
fn read_at_most(mut reader: impl Read, largest: usize) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    loop {
        let from = bytes.len();
        let read = reader.by_ref().take(1 << 16).read_to_end(&mut bytes)?;
        if read == 0 || bytes.len() > largest || bytes[from..].contains(&0) {
            return Ok(bytes);
        }
    }
}

impl std::fmt::Display for InputError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            InputError::Unreadable { path, source } => write!(f, "cannot read `{path}`: {source}"),
            InputError::IsDirectory { path } => write!(f, "`{path}` is a directory"),
            InputError::NotText { path, offset } => {
                write!(f, "`{path}` is not a text file: byte {offset} is zero")
            }
            InputError::TooLarge { path } => write!(f, "`{path}` is too large"),
        }
    }
}

impl std::error::Error for InputError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            InputError::Unreadable { source, .. } => Some(source),
            InputError::IsDirectory { .. } | InputError::NotText { .. } | InputError::TooLarge { .. } => None,
        }
    }
}

impl InputError {
    /// The exit category of the error.
    pub fn verdict(&self) -> Verdict {
        match self {
            InputError::Unreadable { .. } | InputError::IsDirectory { .. } => Verdict::Environment,
            InputError::NotText { .. } | InputError::TooLarge { .. } => Verdict::Mistakes,
        }
    }

    fn id(&self) -> &'static str {
        match self {
            InputError::Unreadable { .. } => &INPUT_UNREADABLE,
            InputError::IsDirectory { .. } => &INPUT_IS_DIRECTORY,
            InputError::NotText { .. } => &INPUT_NOT_TEXT,
            InputError::TooLarge { .. } => &INPUT_TOO_LARGE,
        }
    }

    /// The error as a diagnostic.
    pub fn diagnostic(&self) -> Diagnostic<FileSpan> {
        let help = match self {
            InputError::Unreadable { .. } => None,
            InputError::IsDirectory { .. } => Some("no file in it or below ends in `.okl`; name the files"),
            InputError::NotText { .. } => Some("okl reads UTF-8; convert the file if it is text in UTF-16"),
            InputError::TooLarge { .. } => Some("okl reads files of up to 1 GiB"),
        };
        let diagnostic = Diagnostic::global(self.id(), Severity::Error, self.to_string());
        match help {
            Some(help) => diagnostic.help(help),
            None => diagnostic,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_no_end_is_read_as_far_as_an_error() {
        assert_eq!(read_at_most(std::io::repeat(0), LARGEST).expect("it reads").len(), 1 << 16);
        assert_eq!(read_at_most(std::io::repeat(b' '), 1 << 17).expect("it reads").len(), 3 << 16);
        assert_eq!(read_at_most(&b"int x;"[..], LARGEST).expect("it reads"), b"int x;");
    }
}
