//! A server that is accessed through OpenDAL.

use super::error::RemoteError;
use opendal::{ErrorKind, Operator};
use std::fmt;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::runtime::{Builder, Runtime};

/// The timeout: translating is faster than a slower server.
const PATIENCE: Duration = Duration::from_secs(2);

/// A server that holds entries. After one failure this process does not query it again.
pub(crate) struct Remote {
    scheme: Scheme,
    address: String,
    /// Created on the first query.
    connection: OnceLock<Option<Connection>>,
    is_silent: AtomicBool,
}

/// The protocol of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scheme {
    Redis,
    S3,
    /// HTTP with WebDAV: `GET`, `PUT` and `MKCOL`.
    Http,
}

struct Connection {
    operator: Operator,
    runtime: Runtime,
}

impl Remote {
    /// The server at an address. Does not connect yet.
    pub(crate) fn at(address: &str) -> Result<Remote, RemoteError> {
        let wrong = |why: &str| RemoteError::Address(why.to_string());
        let (scheme, rest) =
            address.split_once("://").ok_or_else(|| wrong("it is no address of a server"))?;
        let scheme = match scheme {
            "redis" => Scheme::Redis,
            "s3" | "http" | "https" if !cfg!(feature = "remote") => return Err(RemoteError::NotBuilt),
            "s3" => Scheme::S3,
            "http" | "https" => Scheme::Http,
            other => return Err(RemoteError::Address(format!("okl knows no servers of `{other}://`"))),
        };
        if rest.trim_start_matches('/').is_empty() {
            return Err(wrong("it names no server"));
        }
        let address = address.to_string();
        Ok(Remote { scheme, address, connection: OnceLock::new(), is_silent: AtomicBool::new(false) })
    }

    /// The entry of that name.
    pub(crate) fn get(&self, path: &str) -> Option<Vec<u8>> {
        let found = self.ask("read", |operator| async move { operator.read(path).await })?;
        Some(found.to_vec())
    }

    /// Stores an entry.
    pub(crate) fn put(&self, path: &str, bytes: Vec<u8>) {
        self.ask("written", |operator| async move { operator.write(path, bytes).await });
    }

    fn ask<T, F>(&self, what: &str, question: impl FnOnce(Operator) -> F) -> Option<T>
    where
        F: Future<Output = opendal::Result<T>>,
    {
        if self.is_silent.load(Ordering::Relaxed) {
            return None;
        }
        let Connection { operator, runtime } = self.connection.get_or_init(|| self.connect()).as_ref()?;
        let answer =
            runtime.block_on(async { tokio::time::timeout(PATIENCE, question(operator.clone())).await });
        match answer {
            Ok(Ok(answer)) => return Some(answer),
            Ok(Err(error)) if error.kind() == ErrorKind::NotFound => return None,
            // An error may contain the address and thus a password.
            Ok(Err(error)) => tracing::debug!(kind = %error.kind(), "not {what} on the server"),
            Err(_) => tracing::debug!("not {what} on the server, which did not answer in time"),
        }
        self.is_silent.store(true, Ordering::Relaxed);
        None
    }

    fn connect(&self) -> Option<Connection> {
        let runtime = Builder::new_current_thread().enable_all().build().ok()?;
        // Operators that spawn tasks must be created inside of the runtime.
        let made = {
            let _inside = runtime.enter();
            self.operator()
        };
        match made {
            Ok(operator) => Some(Connection { operator, runtime }),
            Err(error) => {
                tracing::debug!(kind = %error.kind(), "the server of the cache cannot be asked");
                None
            }
        }
    }

    fn operator(&self) -> opendal::Result<Operator> {
        opendal::install_default();
        match self.scheme {
            Scheme::Redis | Scheme::S3 => Operator::from_uri(self.address.as_str()),
            Scheme::Http => {
                let (scheme, rest) = self.address.split_once("://").unwrap_or(("https", &self.address));
                let (host, folder) = rest.split_once('/').unwrap_or((rest, ""));
                let settings = [
                    ("endpoint".to_string(), format!("{scheme}://{host}")),
                    ("root".to_string(), format!("/{folder}")),
                ];
                Operator::via_iter("webdav", settings)
            }
        }
    }
}

impl fmt::Debug for Remote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The address may contain a password.
        f.debug_struct("Remote").field("scheme", &self.scheme).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_of_a_server() {
        assert!(Remote::at("redis://localhost:6379").is_ok());
        for known in ["s3://kernels/okl?region=eu", "https://dav.example/okl", "http://h"] {
            match (Remote::at(known), cfg!(feature = "remote")) {
                (Ok(_), true) | (Err(RemoteError::NotBuilt), false) => {}
                (other, _) => panic!("{known}: {other:?}"),
            }
        }
        for unknown in ["", "/tmp/cache", "ftp://host", "redis://"] {
            assert!(matches!(Remote::at(unknown), Err(RemoteError::Address(_))), "{unknown}");
        }
        assert!(Remote::at("s3:///").is_err());
    }

    #[test]
    fn passwords_are_not_shown() {
        let remote = Remote::at("redis://me:secret@host:6379").expect("an address");
        assert!(!format!("{remote:?}").contains("secret"));
    }

    #[test]
    fn who_does_not_answer_is_asked_once() {
        // No server listens on this port.
        let remote = Remote::at("redis://127.0.0.1:1").expect("an address");
        assert_eq!(remote.get("a"), None);
        assert!(remote.is_silent.load(Ordering::Relaxed));
        remote.put("a", b"x".to_vec());
    }
}
