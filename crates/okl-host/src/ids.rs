//! Ids that several rules report.

use okl_source::DiagnosticId;

/// `plugin-not-loaded`
pub(crate) const PLUGIN_NOT_LOADED: DiagnosticId = DiagnosticId::new("plugin-not-loaded");

/// `untrusted-plugin`
pub(crate) const UNTRUSTED_PLUGIN: DiagnosticId = DiagnosticId::new("untrusted-plugin");
