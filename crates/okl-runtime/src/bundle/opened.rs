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
}

fn unreadable(name: &str, error: &ReadError) -> Error {
    Error::new(ErrorKind::System, format!("`{name}`: {error}"))
}
