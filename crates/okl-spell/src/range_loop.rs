//! The declarations of range-based loops: `for (float &x : values)`.

use okl_analysis::Analyzed;
use okl_model::{ExprId, ExprKind, Stmt, StmtKind, TypeKind, VarId};

/// The variable of a range-based loop, or the names of its structured binding, and the range.
pub(crate) fn ranged<'u>(unit: &'u Analyzed, stmt: &Stmt) -> Option<(&'u [VarId], ExprId)> {
    let StmtKind::RangeFor { declare, .. } = stmt.kind else { return None };
    let ExprKind::Declare(declare) = &unit.expression(declare).kind else { return None };
    Some((&declare.variables, declare.init?))
}

/// True if the range is an object with `begin` and `end`, not an array.
pub(crate) fn goes_over_object(unit: &Analyzed, range: ExprId) -> bool {
    let is_member = matches!(unit.expression(unit.peeled(range)).kind, ExprKind::Member(_));
    unit.type_of(range).kind == TypeKind::Record && !is_member
}
