//! Ids that several rules report.

use okl_source::DiagnosticId;

/// `bad-directive`
pub(crate) const BAD_DIRECTIVE: DiagnosticId = DiagnosticId::new("bad-directive");

/// `stray-backslash`
pub(crate) const STRAY_BACKSLASH: DiagnosticId = DiagnosticId::new("stray-backslash");

/// `stray-semicolon`
pub(crate) const STRAY_SEMICOLON: DiagnosticId = DiagnosticId::new("stray-semicolon");

/// `trailing-comma`
pub(crate) const TRAILING_COMMA: DiagnosticId = DiagnosticId::new("trailing-comma");
