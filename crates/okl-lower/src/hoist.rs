//! Group memory for targets that declare it at the start of a kernel only.

use crate::Job;
use okl_model::{Function, Stmt, StmtKind, Ty, TypeKind, VarId};
use okl_source::EditSet;
use std::collections::{BTreeMap, HashSet};

/// The `@shared` variables of a nest, with the names they get.
pub(crate) fn shared_of(job: &Job<'_>, function: &Function, nest: &Stmt) -> Vec<(VarId, String)> {
    let unit = job.unit;
    let mut found: Vec<VarId> = Vec::new();
    unit.walk(nest, &mut |stmt| {
        if let StmtKind::Declaration(variables) = &stmt.kind {
            found.extend(variables.iter().filter(|id| unit.marks_of(**id).is_shared));
        }
    });
    // Two variables of one name, or one with the name of a parameter, now meet in one scope.
    let mut taken: BTreeMap<String, u32> = BTreeMap::new();
    for param in &function.params {
        taken.insert(job.name(unit.variable(*param)), 1);
    }
    found
        .into_iter()
        .map(|id| {
            let name = job.name(unit.variable(id));
            let times = taken.entry(name.clone()).or_insert(0);
            *times += 1;
            (id, if *times == 1 { name } else { format!("_occa_{name}_{times}") })
        })
        .collect()
}

/// `__local float s[16];`
pub(crate) fn declaration(job: &Job<'_>, id: VarId, name: &str) -> String {
    format!("{} {};", job.dialect().shared, declarator(job, job.unit.ty(job.unit.variable(id).ty), name))
}

/// `float s[4][8]`, with the type's own name where the user gave it one.
fn declarator(job: &Job<'_>, ty: Ty<'_>, name: &str) -> String {
    let mut ty = ty;
    let mut bounds = String::new();
    while let TypeKind::Array { of, len } = ty.kind {
        bounds += &format!("[{}]", len.unwrap_or(1));
        ty = ty.at(of);
    }
    format!("{} {name}{bounds}", job.backend.type_name(&ty.spelling))
}

/// Takes the declarations out of the nest, and renames what has a new name.
pub(crate) fn remove(job: &Job<'_>, nest: &Stmt, hoisted: &[(VarId, String)], edits: &mut EditSet) {
    let (unit, owner) = (job.unit, job.owner());
    let is_hoisted = |id: VarId| hoisted.iter().any(|(other, _)| *other == id);
    unit.walk(nest, &mut |stmt| {
        if let StmtKind::Declaration(variables) = &stmt.kind {
            let gone = |id: VarId| is_hoisted(id).then(String::new);
            crate::declarators::restate(&owner, unit, stmt, variables, gone, edits);
        }
        let mut done = HashSet::new();
        for used in unit.uses(stmt).iter().filter(|used| done.insert(used.span)) {
            let new = hoisted.iter().find(|(id, _)| *id == used.variable);
            if let Some((id, name)) = new
                && job.name(unit.variable(*id)) != *name
            {
                edits.replace(owner.clone(), used.span, name.clone());
            }
        }
    });
}
