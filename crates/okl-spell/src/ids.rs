//! Ids that several rules report.

use okl_source::DiagnosticId;

/// `pointer-to-unknown-memory`
pub(crate) const POINTER_TO_UNKNOWN_MEMORY: DiagnosticId = DiagnosticId::new("pointer-to-unknown-memory");
