//! Ids that several rules report.

use okl_source::DiagnosticId;

/// `clang-error`
pub(crate) const CLANG_ERROR: DiagnosticId = DiagnosticId::new("clang-error");
