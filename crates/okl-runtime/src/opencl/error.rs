//! Errors of OpenCL.

use crate::{Error, ErrorKind};
use cl3::error_codes::error_text;

/// What a function of OpenCL says when it fails.
pub(super) fn failed<T: AsRef<str>>(kind: ErrorKind, what: T) -> impl FnOnce(i32) -> Error {
    move |code| Error::new(kind, format!("{}: {} (OpenCL error {code})", what.as_ref(), error_text(code)))
}
