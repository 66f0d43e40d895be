//! Lists of values for vectors: `float4 v = {1.0f};` has zeros for the rest where `float4` is a plain struct. OpenCL wants
//! them written, and HIP would make four of the one.

use super::code::Code;
use super::initialisers::Targets;
use crate::{Job, Unsupported};
use okl_analysis::Analyzed;
use okl_model::{LayoutKind, Scope, Ty, TypeKind, Vector};
use okl_source::EditSet;
use std::ops::Range;

/// Completes the lists of all vectors in device code, for C++ with vectors of its own.
pub(crate) fn lower(job: &mut Job<'_>, edits: &mut EditSet) {
    let unit = job.unit;
    let code = Code::new(job, edits);
    for variable in unit.variables.iter().filter(|variable| variable.scope != Scope::Parameter) {
        let mut at = code.at(variable.name_span.end);
        if at == 0 || code.span(at - 1) != variable.name_span {
            continue;
        }
        while code.text(at) == "[" {
            at = code.skip(at);
        }
        at = code.after_attributes(at);
        let open = if code.text(at) == "=" { at + 1 } else { at };
        complete(job, &code, open, unit.ty(variable.ty), edits);
    }
    let targets = Targets::of(unit);
    for open in 0..code.len() {
        // `float4{1.0f}`
        match vector(unit, code.before(open, 1)) {
            Some(vector) => complete_vector(job, &code, open, vector, edits),
            None => {
                let returned =
                    || unit.functions.iter().filter(|function| function.span.contains(code.span(open)));
                let ty = match code.before(open, 1) {
                    "return" => {
                        returned().min_by_key(|function| function.span.len()).map(|it| unit.ty(it.result))
                    }
                    "(" | "," | "=" | "?" | ":" => targets.at(code.span(open)),
                    _ => None,
                };
                let Some(ty) = ty.filter(|_| code.text(open) == "{" && code.is_device(open)) else {
                    continue;
                };
                // `f({1.0f})` becomes `f(float4{1.0f, 0, 0, 0})`
                if let Some(vector) = vector(unit, value_name(ty)) {
                    edits.insert(job.owner(), code.span(open).start, vector.name());
                }
                complete(job, &code, open, ty, edits);
            }
        }
    }
}

/// Completes the lists in the one that starts a value of a type.
pub(super) fn complete(job: &mut Job<'_>, code: &Code<'_>, open: usize, ty: Ty<'_>, edits: &mut EditSet) {
    let unit = job.unit;
    if code.text(open) != "{" || !code.is_device(open) {
        return;
    }
    let name = value_name(ty);
    if let Some(vector) = vector(unit, name) {
        return complete_vector(job, code, open, vector, edits);
    }
    let layout = unit.layouts.iter().find(|layout| layout.name == name && !name.is_empty());
    let fields = match layout.map(|layout| &layout.kind) {
        Some(LayoutKind::Record { fields, .. }) => &fields[..],
        Some(LayoutKind::Enum { .. }) | None => &[],
    };
    for (at, element) in code.elements(open).into_iter().enumerate() {
        let field = fields.get(at).map(|field| unit.ty(unit.variable(field.variable).ty));
        let part = ty.value().element().filter(|_| ty.value().is_array()).or(field);
        let Some(part) = part else { continue };
        let is_vector = vector(unit, value_name(part)).is_some();
        if is_vector && is_number(unit, code, &element) {
            let what = Unsupported {
                construct: "a list that leaves out the braces of a vector".into(),
                help: "write them: `{{1.0f, 2.0f}, {3.0f, 4.0f}}`".into(),
            };
            return job.unsupported(code.span(element.start), &what);
        }
        complete(job, code, element.start, part, edits);
    }
}

fn value_name(ty: Ty<'_>) -> &str {
    ty.value().get().canonical.trim_start_matches("const ")
}

/// `{1.0f}` becomes `{1.0f, 0, 0, 0}`
fn complete_vector(job: &Job<'_>, code: &Code<'_>, open: usize, vector: Vector, edits: &mut EditSet) {
    let Some(close) = code.partner(open).filter(|_| code.text(open) == "{" && code.is_device(open)) else {
        return;
    };
    let elements = code.elements(open);
    // `float4 v = {w};` is a copy.
    let is_copy = matches!(&elements[..], [only] if !is_number(job.unit, code, only));
    if elements.is_empty() || is_copy || elements.len() >= vector.width {
        return;
    }
    let comma = if code.before(close, 1) == "," { "" } else { ", " };
    let zeros = vec!["0"; vector.width - elements.len()].join(", ");
    edits.insert(job.owner(), code.span(close).start, format!("{comma}{zeros}"));
}

/// Whether an element is a number and no vector: nothing in it is the name of anything else.
pub(super) fn is_number(unit: &Analyzed, code: &Code<'_>, element: &Range<usize>) -> bool {
    element.clone().all(|at| {
        let (word, next) = (code.text(at), code.text(at + 1));
        let is_function =
            next == "(" && unit.functions.iter().any(|it| it.name == word && !is_scalar(unit.ty(it.result)));
        let is_vector = Vector::named(word.trim_start_matches("make_")).is_some();
        // `v.x` is what its last name is.
        let is_member = matches!(code.before(at, 1), "." | ">");
        let named = unit.variables.iter().filter(|variable| {
            variable.name == word && next != "." && (variable.scope == Scope::Field) == is_member
        });
        let is_other = code.is_word(at) && named.clone().any(|variable| !is_scalar(unit.ty(variable.ty)));
        word != "{" && !is_function && !is_vector && !is_other
    })
}

/// Whether a value is one number, or leads to such.
fn is_scalar(ty: Ty<'_>) -> bool {
    match ty.kind {
        TypeKind::Bool | TypeKind::Int(_) | TypeKind::Float | TypeKind::Enum => true,
        TypeKind::Pointer(to) | TypeKind::Reference(to) | TypeKind::Array { of: to, .. } => {
            is_scalar(ty.at(to))
        }
        TypeKind::Void | TypeKind::Record | TypeKind::Function | TypeKind::Other => false,
    }
}

/// The vector of OKL that a type is.
fn vector(unit: &Analyzed, name: &str) -> Option<Vector> {
    let is_own = || unit.layouts.iter().any(|layout| layout.name == name);
    Vector::named(name).filter(|_| !is_own())
}
