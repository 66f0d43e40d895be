//! The ids of all warnings.

use okl_plugin::DiagnosticId;

pub(crate) const LINT_BANK_CONFLICT: DiagnosticId = DiagnosticId::new("lint-bank-conflict");
pub(crate) const LINT_INNER_COUNT: DiagnosticId = DiagnosticId::new("lint-inner-count");
pub(crate) const LINT_RESTRICT: DiagnosticId = DiagnosticId::new("lint-restrict");
pub(crate) const LINT_STRIDED_ACCESS: DiagnosticId = DiagnosticId::new("lint-strided-access");
pub(crate) const LINT_UNCOALESCED: DiagnosticId = DiagnosticId::new("lint-uncoalesced");

/// All of them.
pub(crate) const ALL: [DiagnosticId; 5] =
    [LINT_BANK_CONFLICT, LINT_INNER_COUNT, LINT_RESTRICT, LINT_STRIDED_ACCESS, LINT_UNCOALESCED];
