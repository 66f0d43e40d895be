//! The reason why a server cannot be used.

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
