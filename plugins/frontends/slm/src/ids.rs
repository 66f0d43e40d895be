//! Ids that several rules report.

use okl_plugin::DiagnosticId;

/// `slm-offload`
pub(crate) const SLM_OFFLOAD: DiagnosticId = DiagnosticId::new("slm-offload");

/// `slm-section-length`
pub(crate) const SLM_SECTION_LENGTH: DiagnosticId = DiagnosticId::new("slm-section-length");
