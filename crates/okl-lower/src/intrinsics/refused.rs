//! Intrinsics that a target does not have.

use crate::job::Job;
use okl_source::{Diagnostic, Span};

pub(super) fn unsupported(job: &Job<'_>, place: Span, name: &str, why: &str) -> Diagnostic {
    let message = format!("`{name}` {why} on backend `{}`", job.target.name);
    Diagnostic::error("intrinsic-unsupported", message, place)
}
