//! Ids that several rules report.

use okl_source::DiagnosticId;

/// `props-syntax`
pub(crate) const PROPS_SYNTAX: DiagnosticId = DiagnosticId::new("props-syntax");

/// `toml-syntax`
pub(crate) const TOML_SYNTAX: DiagnosticId = DiagnosticId::new("toml-syntax");
