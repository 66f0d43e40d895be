//! Values that each work item of a group has for itself, across its loops.

use okl_analysis::Analyzed;
use okl_model::{Stmt, StmtKind, VarId};

/// The `@exclusive` variables of a nest whose values may differ from work item to work item.
///
/// A constant has one value for all of them, the one it starts with, and stays as it is.
pub(crate) fn varying(unit: &Analyzed, root: &Stmt) -> Vec<VarId> {
    let mut found = Vec::new();
    unit.walk(root, &mut |stmt| {
        let StmtKind::Declaration(declared) = &stmt.kind else { return };
        let varies = |id: VarId| {
            let variable = unit.variable(id);
            unit.marks_of(id).is_exclusive && !unit.ty(variable.ty).is_const && !variable.is_constexpr
        };
        found.extend(declared.iter().filter(|id| varies(**id)));
    });
    found
}

/// The `@shared` variables of a nest, in source order.
pub(crate) fn group_memory(unit: &Analyzed, root: &Stmt) -> Vec<VarId> {
    let mut found = Vec::new();
    unit.walk(root, &mut |stmt| {
        if let StmtKind::Declaration(declared) = &stmt.kind {
            found.extend(declared.iter().filter(|id| unit.marks_of(**id).is_shared));
        }
    });
    found
}

/// Whether code uses any of some variables.
pub fn uses_any(unit: &Analyzed, body: &Stmt, variables: &[VarId]) -> bool {
    let mut found = false;
    unit.walk(body, &mut |stmt| {
        found |= unit.uses(stmt).iter().any(|used| variables.contains(&used.variable))
    });
    found
}
