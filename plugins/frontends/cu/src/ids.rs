//! The ids of this front end's diagnostics.

use okl_plugin::DiagnosticId;

/// Something of CUDA that has no counterpart in OKL, or that okl does not read yet.
pub(crate) const CU_UNSUPPORTED: DiagnosticId = DiagnosticId::new("cu-unsupported");

/// A kernel that the file does not launch.
pub(crate) const CU_NEVER_LAUNCHED: DiagnosticId = DiagnosticId::new("cu-never-launched");
