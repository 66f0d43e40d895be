//! Renames calls of functions for vectors that are structs in OpenCL: a function of the same name in the prologue would
//! hide OpenCL's own.
//!
//! ```text
//! dot(v, w)      okl_dot(v, w)      of two `float3`
//! ```

use crate::builtins::used::struct_vectors;
use crate::callee_names::called;
use crate::device_text::device_code;
use crate::job::Job;
use crate::vector_types::uses;
use okl_model::{Callee, ExprKind, Expression, Vector};
use okl_source::{EditSet, Span};
use std::collections::BTreeSet;

/// OKL's functions for vectors.
const FUNCTIONS: &[&str] = &["clamp", "dot", "length", "normalize"];

/// Renames the calls in device code.
pub(crate) fn lower(job: &Job<'_>, edits: &mut EditSet) {
    let unit = job.unit;
    if !struct_vectors(job).iter().any(Vector::is_float) {
        return;
    }
    let device = device_code(job);
    let mut done: BTreeSet<Span> = BTreeSet::new();
    for expression in &unit.expressions {
        let Some(name) = called(unit, expression) else { continue };
        let is_device = device.contains(name);
        if is_device && is_own(job, expression, name) && done.insert(name) {
            edits.insert(job.owner(), name.start, "okl_");
        }
    }
}

/// Returns true if the call is of OKL's function for a vector that is a struct.
fn is_own(job: &Job<'_>, expression: &Expression, name: Span) -> bool {
    let ExprKind::Call(call) = &expression.kind else { return false };
    let of_structs = |callee: &Callee| {
        let mut parameters = callee.parameters.iter().map(|ty| job.unit.ty(*ty));
        callee.function.is_none() && parameters.any(|ty| job.struct_vector(ty).is_some())
    };
    let callee = call.callee().map(|id| job.unit.callee(id));
    let word = job.unit.source(name);
    // In a template, an unresolved callee is known by its name only; the renamed function exists for each type.
    FUNCTIONS.contains(&word) && callee.map_or(uses(job.unit, word), of_structs)
}
