//! The forms of statements that matter for barriers.

use okl_analysis::Analyzed;
use okl_analysis::jumps::own_continues;
use okl_analysis::uniformity::Group;
use okl_model::{Stmt, StmtKind};

/// The owner of the edits.
pub(super) const OWNER: &str = "a condition around a barrier";

/// True if there is a barrier in a statement, or it is one.
pub(crate) fn waits(unit: &Analyzed, stmt: &Stmt) -> bool {
    let mut found = false;
    unit.walk(stmt, &mut |inner| found |= unit.attributes_on(inner).barrier.is_some());
    found
}

/// True for `if (...) { ...; continue; }` by which work items leave their iteration.
pub(super) fn is_way_out(unit: &Analyzed, group: &Group<'_>, stmt: &Stmt) -> bool {
    let StmtKind::If { then, otherwise: None } = &stmt.kind else { return false };
    let then = unit.stmt(*then);
    let last = match then.as_block() {
        Some(list) => unit.stmts(list).next_back(),
        None => Some(then),
    };
    let jumps = own_continues(unit, stmt);
    let is_last = jumps.len() == 1 && last.is_some_and(|last| last.id == jumps[0].id);
    // In a sequential loop, it would leave an iteration of that.
    let is_of_items = group.leaves_items(stmt);
    is_last && is_of_items && !waits(unit, stmt)
}
