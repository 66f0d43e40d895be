//! The file of a bundle.

use crate::{Error, ErrorKind};
use okl_archive::{Archive, Part, ReadError};

/// A bundle that is open.
pub(super) struct Opened {
    /// The name of the file in messages.
    pub(super) name: String,
    pub(super) archive: Archive,
}

impl Opened {
    pub(super) fn new(name: String, archive: Result<Archive, ReadError>) -> Result<Opened, Error> {
        match archive {
            Ok(archive) => Ok(Opened { name, archive }),
            Err(error) => Err(unreadable(&name, &error)),
        }
    }

    /// The bytes of a part.
    pub(super) fn part(&self, part: &Part) -> Result<Vec<u8>, Error> {
        self.archive.part(part).map_err(|error| unreadable(&self.name, &error))
    }

    /// The error of a file whose parts do not fit together.
    pub(super) fn damaged(&self, what: &'static str) -> Error {
        unreadable(&self.name, &ReadError::Damaged(what))
    }

    /// The error of code that is compiled for other machines, while the text cannot be compiled on this one. `what` is the
    /// code, for this machine.
    pub(super) fn nothing_compiled(&self, what: &str, refused: &[String], error: &Error) -> Error {
        let (name, binaries) = (&self.name, refused.join("; "));
        let message = format!(
            "`{name}` has nothing compiled of {what} ({binaries}), and its text cannot be compiled here: {error}"
        );
        Error::new(error.kind(), message)
    }
}

fn unreadable(name: &str, error: &ReadError) -> Error {
    Error::new(ErrorKind::System, format!("`{name}`: {error}"))
}
