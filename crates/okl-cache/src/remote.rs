//! Entries on a server, for all machines of a cluster.
//!
//! It is asked when the folder has no answer, and given what was made. What it answers goes into the folder, so each machine
//! asks it once.

use std::fmt;

/// Why a server cannot be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RemoteError {
    /// This okl was built without them.
    NotBuilt,
    /// The address is none that okl knows.
    Address(String),
}

impl fmt::Display for RemoteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RemoteError::NotBuilt => {
                f.write_str("this okl was built without the feature `remote`, which asks servers")
            }
            RemoteError::Address(why) => {
                write!(
                    f,
                    "{why}; write `redis://HOST:PORT`, `s3://BUCKET?region=NAME` or `https://HOST/FOLDER`"
                )
            }
        }
    }
}

impl std::error::Error for RemoteError {}

#[cfg(not(feature = "redis"))]
mod server {
    use super::RemoteError;

    /// A server; there is none.
    #[derive(Debug)]
    pub(crate) enum Remote {}

    impl Remote {
        pub(crate) fn at(_address: &str) -> Result<Remote, RemoteError> {
            Err(RemoteError::NotBuilt)
        }

        pub(crate) fn get(&self, _path: &str) -> Option<Vec<u8>> {
            match *self {}
        }

        pub(crate) fn put(&self, _path: &str, _bytes: Vec<u8>) {
            match *self {}
        }
    }
}

#[cfg(feature = "redis")]
mod server;

pub(crate) use server::Remote;
