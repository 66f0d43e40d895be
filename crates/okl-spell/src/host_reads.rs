//! Refuses `okl_read` in host code of devices: launchers have handles of memory, and cannot read it.

use crate::job::Job;
use okl_model::HOST_READ;
use okl_source::{Diagnostic, DiagnosticId};

const HOST_READ_UNSUPPORTED: DiagnosticId = DiagnosticId::new("host-read-unsupported");

/// Reports `host-read-unsupported` for each call.
pub(crate) fn refuse(job: &mut Job<'_>) {
    let unit = job.unit;
    for stmt in &unit.statements {
        for call in unit.calls(stmt).iter().filter(|call| call.function.is_none() && call.name == HOST_READ) {
            let message = format!("the launchers of backend `{}` cannot read device memory", job.target.name);
            let found = Diagnostic::error(HOST_READ_UNSUPPORTED, message, call.span)
                .help("let the program read the element between two kernels, and pass it as an argument")
                .help("or bound the loop by something that the host knows");
            if !job.out.contains(&found) {
                job.out.push(found);
            }
        }
    }
}
