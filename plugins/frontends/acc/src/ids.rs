//! Ids that several rules report.

use okl_plugin::DiagnosticId;

/// `acc-loop-missing`
pub(crate) const ACC_LOOP_MISSING: DiagnosticId = DiagnosticId::new("acc-loop-missing");

/// `acc-reduction`
pub(crate) const ACC_REDUCTION: DiagnosticId = DiagnosticId::new("acc-reduction");

/// `acc-syntax`
pub(crate) const ACC_SYNTAX: DiagnosticId = DiagnosticId::new("acc-syntax");

/// `acc-unknown-variable`
pub(crate) const ACC_UNKNOWN_VARIABLE: DiagnosticId = DiagnosticId::new("acc-unknown-variable");

/// `acc-unsupported`
pub(crate) const ACC_UNSUPPORTED: DiagnosticId = DiagnosticId::new("acc-unsupported");
