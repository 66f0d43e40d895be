//! A second cache on a server, shared by the machines of a cluster.
//!
//! The server is queried if the folder has no entry, and receives new entries. Its answers are stored in the folder, so
//! that each machine requests them once.

mod error;

#[cfg(not(feature = "redis"))]
mod server {
    use super::error::RemoteError;

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

pub use error::RemoteError;
pub(crate) use server::Remote;
