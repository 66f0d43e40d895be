//! C++ in words of C, for targets that take nothing else.
//!
//! Most kernels are nearly C: what differs is a word here and there, how a value starts, what a header of
//! a loop declares. The others are refused, with the construct that stands in the way.

mod bindings;
mod constants;
mod functions;
mod headers;
mod initialisers;
mod lists;
mod literals;
mod namespaces;
mod places;
mod records;
pub(crate) mod references;
mod types;
pub(crate) mod vector_lists;
pub(crate) mod vector_operators;
mod words;

use crate::builtins::language;
use crate::device_text::DeviceText;
use crate::{Job, pointer_fields};
use okl_model::{DirectiveKind, Unit, VarId};
use okl_source::{Diagnostic, EditSet, Span};

pub(crate) use literals::plain_number;

pub(crate) use namespaces::Flat;
pub(crate) use words::is_followed;

/// Functions of C's library that OpenCL has under the name for all types.
pub(crate) const SINGLE: &str = "sqrtf cbrtf expf exp2f exp10f expm1f logf log2f log10f log1pf sinf cosf tanf asinf acosf atanf sinhf \
     coshf tanhf asinhf acoshf atanhf floorf ceilf roundf truncf rintf fabsf erff erfcf tgammaf lgammaf logbf powf fmodf \
     atan2f hypotf copysignf fminf fmaxf fdimf remainderf nextafterf fmaf ldexpf rsqrtf cospif sinpif";

/// Functions of C's library that OpenCL and Metal have under other names, or as a cast of another.
///
/// `long` has 64 bits in both.
const OTHERWISE: &[(&str, &str)] = &[
    ("labs", "okl_abs"),
    ("llabs", "okl_abs"),
    ("llrint", "(long)rint"),
    ("llround", "(long)round"),
    ("lrint", "(long)rint"),
    ("lround", "(long)round"),
    ("nearbyint", "rint"),
    ("nearbyintf", "rint"),
    ("scalbn", "ldexp"),
];

/// What a target without C's library says for one of its functions.
pub(crate) fn otherwise(unit: &Unit, name: &str) -> Option<&'static str> {
    let found = OTHERWISE.iter().find(|(known, _)| *known == name && language::calls(unit, name));
    found.map(|(_, with)| *with)
}

/// Whether a declaration that starts with a variable's name becomes one of a pointer.
pub(crate) fn becomes_pointer(job: &Job<'_>, id: VarId) -> bool {
    references::is_pointer(job, id) || bindings::is_pointer(job, id)
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

/// `opencl-c-unsupported`
fn refuse(job: &mut Job<'_>, construct: &str, place: Span) {
    let message = format!("{construct} in device code: {} is C", job.target.title());
    let plain = Diagnostic::error("opencl-c-unsupported", message, place)
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
