//! The values that each work item of a group has for itself, across the loops of a nest.

use okl_analysis::Analyzed;
use okl_model::{Stmt, StmtKind, VarId};

/// The `@exclusive` variables of a nest whose values may differ between work items.
///
/// A constant has the same value for all work items, that of its initializer, unless the initializer depends on a
/// varying `@exclusive` variable.
pub(crate) fn varying(unit: &Analyzed, root: &Stmt) -> Vec<VarId> {
    let mut found = Vec::new();
    unit.walk(root, &mut |stmt| {
        for id in exclusive(unit, stmt) {
            let variable = unit.variable(id);
            let is_constant = unit.ty(variable.ty).is_const || variable.is_constexpr;
            if !is_constant || starts_from(unit, stmt, &found) {
                found.push(id);
            }
        }
    });
    found
}

/// The variables that are declared together with one whose initializer uses one of `variables`: `r` of `@exclusive int
/// f = e + 1, r[4];`.
pub(crate) fn beside_copies(unit: &Analyzed, root: &Stmt, variables: &[VarId]) -> Vec<VarId> {
    let mut found = Vec::new();
    unit.walk(root, &mut |stmt| {
        let declared: Vec<VarId> = exclusive(unit, stmt).collect();
        let others: Vec<VarId> = variables.iter().copied().filter(|id| !declared.contains(id)).collect();
        if !declared.is_empty() && starts_from(unit, stmt, &others) {
            found.extend(declared);
        }
    });
    found
}

/// The `@exclusive` variables that a statement declares.
fn exclusive(unit: &Analyzed, stmt: &Stmt) -> impl Iterator<Item = VarId> {
    let declared =
        if let StmtKind::Declaration(declared) = &stmt.kind { declared.clone() } else { Vec::new() };
    declared.into_iter().filter(|id| unit.attributes_of(*id).is_exclusive)
}

/// True if the initializers of a declaration use any of `variables`.
pub fn starts_from(unit: &Analyzed, declaration: &Stmt, variables: &[VarId]) -> bool {
    unit.uses(declaration).iter().any(|used| variables.contains(&used.variable))
}

/// The `@shared` variables of a nest, in source order.
pub(crate) fn group_memory(unit: &Analyzed, root: &Stmt) -> Vec<VarId> {
    let mut found = Vec::new();
    unit.walk(root, &mut |stmt| {
        if let StmtKind::Declaration(declared) = &stmt.kind {
            found.extend(declared.iter().filter(|id| unit.attributes_of(**id).is_shared));
        }
    });
    found
}

/// True if code uses any of `variables`.
pub fn uses_any(unit: &Analyzed, body: &Stmt, variables: &[VarId]) -> bool {
    let mut found = false;
    unit.walk(body, &mut |stmt| {
        found |= unit.uses(stmt).iter().any(|used| variables.contains(&used.variable))
    });
    found
}
