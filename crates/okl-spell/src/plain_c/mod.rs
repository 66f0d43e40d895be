//! C++ in words of C, for targets that take nothing else.
//!
//! Most kernels are nearly C: what differs is a word here and there, how a value starts, what a header of
//! a loop declares. The others are refused, with the construct that stands in the way.

pub(crate) mod bindings;
mod bound;
mod constants;
mod functions;
pub(crate) mod headers;
pub(crate) mod initialisers;
pub(crate) mod library;
mod lists;
pub(crate) mod literals;
mod namespaces;
pub(crate) mod places;
pub(crate) mod records;
pub(crate) mod references;
mod refused;
mod types;
pub(crate) mod vector_lists;
pub(crate) mod vector_operators;
pub(crate) mod words;

use crate::builtins::language;
use crate::device_text::DeviceText;
use crate::job::Job;
use okl_model::DirectiveKind;
use okl_source::EditSet;

pub(crate) use bindings::becomes_pointer;
pub(crate) use literals::plain_number;
pub(crate) use words::is_followed;

/// Takes out what C has no place for, and the constants that are enumerators.
pub(crate) fn structure(job: &mut Job<'_>, edits: &mut EditSet) {
    constants::lower(job, edits);
    includes(job, edits);
    namespaces::lower(job, edits);
    let code = DeviceText::new(job, edits);
    functions::lower(job, &code, edits);
    records::take_out_names(job, &code, edits);
}

/// Refuses what no other words help with.
pub(crate) fn refuse(job: &mut Job<'_>, code: &DeviceText) {
    functions::refuse_forms(job, code);
    places::refuse_values(job, code);
}

/// OpenCL C has no headers, and needs none.
fn includes(job: &Job<'_>, edits: &mut EditSet) {
    for include in job.unit.directives.iter().filter(|directive| directive.kind == DirectiveKind::Include) {
        edits.delete(job.owner(), include.span);
    }
}

/// `#pragma OPENCL EXTENSION cl_khr_fp64 : enable`, only where double precision is used.
pub(crate) fn pragmas(job: &Job<'_>) -> String {
    let line = &job.target.words.doubles;
    if line.is_empty() || !language::has_doubles(job) { String::new() } else { format!("{line}\n") }
}
