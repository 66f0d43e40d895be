//! The diagnostic for constructs that C lacks.

use crate::job::Job;
use okl_source::{Diagnostic, DiagnosticId, Span};

const OPENCL_C_UNSUPPORTED: DiagnosticId = DiagnosticId::new("opencl-c-unsupported");

/// `opencl-c-unsupported`
pub(super) fn refuse(job: &mut Job<'_>, construct: &str, place: Span) {
    let message = format!("{construct} in device code: {} is C", job.target.title());
    let plain = Diagnostic::error(OPENCL_C_UNSUPPORTED, message, place)
        .help("write it in the common part of C and C++");
    let diagnostic = job
        .target
        .advice
        .iter()
        .fold(plain, |diagnostic, advice| diagnostic.help(advice.clone()))
        .help("or choose another backend for this kernel");
    if !job.out.contains(&diagnostic) {
        job.out.push(diagnostic);
    }
}
