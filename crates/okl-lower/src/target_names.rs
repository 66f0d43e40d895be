//! Names of the user's that the target has another meaning for: they get another one, `_occa_threadIdx`.
//!
//! Generated text reads `threadIdx.x`, which must not be a variable or a function of the user's. Such names are lists
//! of the targets; names that begin like okl's own belong to all of them.

use crate::Job;
use crate::device_text::DeviceText;
use okl_analysis::Analyzed;
use okl_model::{DeclarationKind, HALF, Scope, VarId};
use okl_source::EditSet;
use okl_target::Shape;
use std::collections::BTreeSet;

/// What names of okl's own begin with.
pub(crate) const PREFIX: &str = "_occa_";

/// Renames them, where no other step does.
pub(crate) fn lower(job: &Job<'_>, edits: &mut EditSet) {
    let text = DeviceText::whole(job, edits);
    let places = job.unit.name_places().iter().copied();
    for place in places.filter(|place| is_taken(job, job.unit.source(*place)) && text.is_left(*place)) {
        edits.replace(job.owner(), place, format!("{PREFIX}{}", job.unit.source(place)));
    }
}

/// The user's names that the target has another meaning for.
pub(crate) fn taken<'c>(job: &Job<'c>) -> BTreeSet<&'c str> {
    let unit = job.unit;
    let names: BTreeSet<&str> = unit.name_places().iter().map(|place| unit.source(*place)).collect();
    names.into_iter().filter(|name| is_taken(job, name)).collect()
}

/// Whether the target has another meaning for a name. On CPUs all is as it is in C++.
pub(crate) fn is_taken(job: &Job<'_>, name: &str) -> bool {
    if job.target.shape == Shape::Host {
        return false;
    }
    let known = job.taken.borrow().get(name).copied();
    known.unwrap_or_else(|| {
        let is_taken = has_other_meaning(job, name);
        job.taken.borrow_mut().insert(name.to_string(), is_taken);
        is_taken
    })
}

fn has_other_meaning(job: &Job<'_>, name: &str) -> bool {
    let (unit, target) = (job.unit, job.target);
    // Group memory is declared where it hides no function.
    let is_shared = || {
        let named = |at: &usize| unit.variables[*at].name == name;
        let mut named = (0..unit.variables.len()).filter(named);
        target.is_c() && named.any(|at| unit.marks_of(VarId(at as u32)).is_shared)
    };
    is_users(unit, name) && (target.reserves(name) || name.starts_with(PREFIX))
        || target.has_function(name) && (is_outside(unit, name) || is_shared())
}

/// Generated text with the user's names in it, as they are on the target.
pub(crate) fn renamed(job: &Job<'_>, text: &str) -> String {
    let is_part = |character: char| character.is_alphanumeric() || character == '_';
    let ends = text.split_inclusive(|character| !is_part(character));
    let mut found = String::new();
    for piece in ends {
        if is_taken(job, piece.trim_end_matches(|character| !is_part(character))) {
            found.push_str(PREFIX);
        }
        found.push_str(piece);
    }
    found
}

/// Whether a name is none of OKL's, which has `half` only to refuse it.
pub(crate) fn is_users(unit: &Analyzed, name: &str) -> bool {
    HALF.contains(&name) || !unit.builtins.iter().any(|known| known == name)
}

/// Whether the text declares a name outside of functions and classes: what a function declares hides functions of the
/// target.
pub(crate) fn is_outside(unit: &Analyzed, name: &str) -> bool {
    let functions = unit.functions.iter().filter(|function| !function.is_method && !function.is_kernel);
    let variables = unit.variables.iter().filter(|variable| variable.scope == Scope::Global);
    let values = unit.declarations.iter().filter(|declared| declared.kind == DeclarationKind::Enum);
    let named = |kind: DeclarationKind| kind.is_type() || kind == DeclarationKind::Namespace;
    functions.into_iter().any(|function| function.name == name)
        || variables.into_iter().any(|variable| variable.name == name)
        || values.flat_map(|declared| &declared.enumerators).any(|value| unit.source(*value) == name)
        || unit.declarations.iter().any(|declared| named(declared.kind) && declared.name == name)
}
