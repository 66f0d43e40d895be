//! C++ in words of C, for targets that take nothing else.
//!
//! Most kernels are nearly C: what differs is a word here and there, how a value starts, what a header of
//! a loop declares. The others are refused, with the construct that stands in the way.

mod bindings;
mod bound;
mod constants;
mod functions;
mod headers;
mod initialisers;
pub(crate) mod library;
mod lists;
mod literals;
mod namespaces;
mod places;
mod records;
pub(crate) mod references;
mod refused;
mod types;
pub(crate) mod vector_lists;
pub(crate) mod vector_operators;
mod words;

use crate::builtins::language;
use crate::device_text::DeviceText;
use crate::job::Job;
use crate::pointer_fields;
use okl_model::{DirectiveKind, VarId};
use okl_source::EditSet;

pub(crate) use literals::plain_number;
pub(crate) use words::is_followed;

/// Whether a declaration that starts with a variable's name becomes one of a pointer.
pub(crate) fn becomes_pointer(job: &Job<'_>, id: VarId) -> bool {
    bound::is_pointer(job, id) || bindings::is_pointer(job, id)
}

/// Rewrites device code, and gives the lines it needs before it.
///
/// Each step leaves to the next ones what it has not replaced.
pub(crate) fn lower(job: &mut Job<'_>, edits: &mut EditSet) -> String {
    constants::lower(job, edits);
    includes(job, edits);
    namespaces::lower(job, edits);
    let mut code = DeviceText::new(job, edits);
    functions::refuse_forms(job, &code);
    functions::lower(job, &code, edits);
    records::lower(job, &code, edits);
    headers::lower(job, &mut code, edits);
    places::refuse_values(job, &code);
    bindings::lower(job, &code, edits);
    references::lower(job, &code, edits);
    literals::lower(job, &code, edits);
    code.leave_out(edits);
    initialisers::lower(job, &code, edits);
    code.leave_out(edits);
    words::lower(job, &code, edits);
    pointer_fields::mark(job, edits);
    pragmas(job)
}

/// OpenCL C has no headers, and needs none.
fn includes(job: &Job<'_>, edits: &mut EditSet) {
    for include in job.unit.directives.iter().filter(|directive| directive.kind == DirectiveKind::Include) {
        edits.delete(job.owner(), include.span);
    }
}

/// `#pragma OPENCL EXTENSION cl_khr_fp64 : enable`, only where double precision is used.
fn pragmas(job: &Job<'_>) -> String {
    let line = &job.target.words.doubles;
    if line.is_empty() || !language::has_doubles(job) { String::new() } else { format!("{line}\n") }
}
