//! Functions in C: forms that it lacks, and trailing return types.

use super::bound::is_lowered;
use super::refused::refuse;
use super::{bindings, headers, templates};
use crate::device_text::DeviceText;
use crate::job::Job;
use okl_model::{Scope, VarId};
use okl_source::{EditSet, Span};
use std::collections::BTreeSet;

/// Refuses functions and declarations that C cannot express.
pub(super) fn refuse_forms(job: &mut Job<'_>, code: &DeviceText) {
    let unit = job.unit;
    let device = &job.plan.device;
    let mut names: BTreeSet<(&str, Option<u32>)> = BTreeSet::new();
    for id in device.functions() {
        let function = unit.function(*id);
        names.insert((&function.name, Some(function.canonical.map_or(id.0, |id| id.0))));
        let construct = if function.is_template {
            Some(templates::function_construct(unit, function))
        } else if function.is_method {
            Some("a method")
        } else if function.params.iter().any(|id| unit.variable(*id).init.is_some()) {
            Some("a default argument")
        } else {
            None
        };
        if let Some(construct) = construct {
            refuse(job, construct, function.name_span);
        }
        // Its references are those of a class.
        if function.is_method {
            continue;
        }
        if unit.ty(function.result).is_reference() {
            refuse(job, "a reference", function.name_span);
        }
        for param in &function.params {
            if unit.ty(unit.variable(*param).ty).is_reference() && !is_lowered(job, *param) {
                refuse(job, "a reference", unit.variable(*param).name_span);
            }
        }
    }
    for id in device.functions() {
        let function = unit.function(*id);
        if names.iter().filter(|(name, _)| *name == function.name).count() > 1 {
            refuse(job, "an overloaded function", function.name_span);
        }
    }
    let elements = headers::names_of_elements(job, code);
    let parts = bindings::parts(job);
    let mut bindings: Vec<Span> = Vec::new();
    for (at, variable) in unit.variables.iter().enumerate() {
        if variable.is_binding {
            // One diagnostic for all names of a declaration.
            let is_device = code.is_left(variable.name_span) && !parts.contains_key(&VarId(at as u32));
            if is_device && bindings.last() != Some(&variable.span) {
                bindings.push(variable.span);
                refuse(job, "a structured binding", variable.name_span);
            }
            continue;
        }
        let is_refused = match variable.scope {
            Scope::Local => !elements.contains(&variable.name_span),
            Scope::Field => true,
            Scope::Parameter | Scope::Global | Scope::Unknown => false,
        };
        let is_reference = unit.ty(variable.ty).is_reference() && !is_lowered(job, VarId(at as u32));
        if is_reference && is_refused && !variable.name.is_empty() && code.is_left(variable.name_span) {
            refuse(job, "a reference", variable.name_span);
        }
    }
}

/// `auto f(int x) noexcept -> float {` becomes `auto f(int x) {`; the word `auto` is replaced later.
pub(super) fn lower(job: &Job<'_>, code: &DeviceText, edits: &mut EditSet) {
    for function in job.unit.functions.iter().filter(|function| !function.is_kernel) {
        if !function.tail.is_empty() && code.is_left(function.tail.first()) {
            edits.delete(job.owner(), function.tail);
        }
    }
}
