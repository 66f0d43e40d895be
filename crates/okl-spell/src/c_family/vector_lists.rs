//! Initialiser lists of vectors: `float4 v = {1.0f};` zero-initialises the other elements where `float4` is a struct.
//! OpenCL requires all elements, and HIP would broadcast the one.

use super::lists::{first_value, is_number, leaves_comma, list, typed_list, values};
use crate::device_text::DeviceText;
use crate::job::Job;
use okl_model::{ExprKind, Expression, LayoutKind, Scope, Ty, Vector};
use okl_plan::Unsupported;
use okl_source::{EditSet, Span};
use std::collections::BTreeSet;

/// Completes the initialiser lists of all vectors in device code, for C++ targets with native vectors.
pub(crate) fn lower(job: &mut Job<'_>, code: &DeviceText, edits: &mut EditSet) {
    let unit = job.unit;
    let mut known: BTreeSet<Span> = BTreeSet::new();
    for variable in unit.variables.iter().filter(|variable| variable.scope != Scope::Parameter) {
        let value = variable.declarator.brackets.and_then(|_| first_value(unit, variable));
        let Some(list) = value.and_then(|value| list(unit, value)) else { continue };
        if known.insert(list.span) && code.is_left(list.span.first()) {
            complete(job, list, unit.ty(variable.ty), edits);
        }
    }
    for value in &unit.expressions {
        // `float4{1.0f}`
        let Some(list) = typed_list(unit, value).filter(|_| !value.type_span.is_empty()) else { continue };
        if known.insert(list.span) && code.is_left(list.span.first()) {
            complete(job, list, unit.ty(value.ty), edits);
        }
    }
    for list in &unit.expressions {
        let is_part = unit.parent(list.id).is_some_and(|outer| {
            let outer = &unit.expression(outer).kind;
            matches!(outer, ExprKind::List(_) | ExprKind::CompoundLiteral(_) | ExprKind::Declare(_))
        });
        let is_list = matches!(list.kind, ExprKind::List(_)) && code.is_left(list.span.first());
        if is_part || !is_list || !known.insert(list.span) {
            continue;
        }
        // `f({1.0f})` becomes `f(float4{1.0f, 0, 0, 0})`
        if let Some(vector) = job.native_vector(unit.ty(list.ty)) {
            edits.insert(job.owner(), list.span.start, vector.name());
        }
        complete(job, list, unit.ty(list.ty), edits);
    }
}

/// Completes a value's initialiser list and the lists nested in it, for a value of type `ty`.
pub(super) fn complete(job: &mut Job<'_>, value: &Expression, ty: Ty<'_>, edits: &mut EditSet) {
    let unit = job.unit;
    let Some(list) = list(unit, value) else { return };
    if let Some(vector) = job.native_vector(ty) {
        return complete_vector(job, list, vector, edits);
    }
    let name = value_name(ty);
    let layout = unit.layouts.iter().find(|layout| layout.name == name && !name.is_empty());
    let fields = match layout.map(|layout| &layout.kind) {
        Some(LayoutKind::Record { fields, .. }) => &fields[..],
        Some(LayoutKind::Enum { .. } | LayoutKind::Unknown) | None => &[],
    };
    for (at, element) in values(unit, list).iter().enumerate() {
        let field = fields.get(at).map(|field| unit.ty(unit.variable(field.variable).ty));
        let part = ty.value().element().filter(|_| ty.value().is_array()).or(field);
        let Some(part) = part else { continue };
        let is_vector = job.native_vector(part).is_some();
        let element = unit.expression(*element);
        if is_vector && is_number(unit, element.id) {
            let what = Unsupported {
                construct: "a list that leaves out the braces of a vector".into(),
                help: "write them: `{{1.0f, 2.0f}, {3.0f, 4.0f}}`".into(),
            };
            return job.unsupported(element.span, &what);
        }
        complete(job, element, part, edits);
    }
}

fn value_name(ty: Ty<'_>) -> &str {
    ty.value().get().name()
}

/// `{1.0f}` becomes `{1.0f, 0, 0, 0}`
fn complete_vector(job: &Job<'_>, list: &Expression, vector: Vector, edits: &mut EditSet) {
    let elements = values(job.unit, list);
    // `float4 v = {w};` is a copy.
    let is_copy = matches!(elements, [only] if !is_number(job.unit, *only));
    if elements.is_empty() || is_copy || elements.len() >= vector.width {
        return;
    }
    let comma = if leaves_comma(job.unit, list.span, elements) { "" } else { ", " };
    let zeros = vec!["0"; vector.width - elements.len()].join(", ");
    edits.insert(job.owner(), list.span.last().start, format!("{comma}{zeros}"));
}
