//! A second cache on a server, shared by the machines of a cluster.
//!
//! The server is queried if the folder has no entry, and receives new entries. Its answers are stored in the folder, so
//! that each machine requests them once.

use std::fmt;

/// The reason why a server cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RemoteError {
    /// This okl was built without support for servers.
    NotBuilt,
    /// The address is malformed or of an unknown kind.
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

    /// Placeholder for a server in builds without them; has no values.
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
