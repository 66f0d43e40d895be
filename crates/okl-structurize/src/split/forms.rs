//! The forms of statements that matter for barriers.

use crate::collective::is_inner;
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
    is_last && is_of_items && !waits(unit, stmt) && is_in_tail(unit, stmt)
}

/// True if nothing in the loop over work items follows the block that a statement is in: what a way out leaves out is the
/// rest of that block, and nothing else.
fn is_in_tail(unit: &Analyzed, stmt: &Stmt) -> bool {
    let around = |one: &&Stmt| one.span.contains(stmt.span) && one.id != stmt.id;
    let blocks = unit.statements.iter().filter(around).filter(|one| one.as_block().is_some());
    let Some(block) = blocks.min_by_key(|one| one.span.len()) else { return true };
    let loops = unit.statements.iter().filter(around).filter(|one| is_inner(unit, one));
    let Some(items) = loops.min_by_key(|one| one.span.len()) else { return true };
    let is_behind = |one: &Stmt| block.span.end <= one.span.start && one.span.end <= items.span.end;
    !unit.statements.iter().any(is_behind)
}
