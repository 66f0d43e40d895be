//! The loop that a `continue` belongs to.

use crate::Analyzed;
use okl_model::{Stmt, StmtKind};

/// True if a `continue` in this loop body belongs to that loop.
pub fn continues(unit: &Analyzed, body: &Stmt) -> bool {
    !own_continues(unit, body).is_empty()
}

/// The `continue` statements in a loop body that belong to that loop.
pub fn own_continues<'u>(unit: &'u Analyzed, body: &'u Stmt) -> Vec<&'u Stmt> {
    match &body.kind {
        StmtKind::Continue => vec![body],
        StmtKind::For(_) | StmtKind::Loop(_) | StmtKind::RangeFor { .. } => Vec::new(),
        StmtKind::Block(_)
        | StmtKind::Declaration(_)
        | StmtKind::Expression
        | StmtKind::If { .. }
        | StmtKind::Switch(_)
        | StmtKind::Labelled(_)
        | StmtKind::Break
        | StmtKind::Return
        | StmtKind::Goto
        | StmtKind::Empty
        | StmtKind::Other(_) => {
            unit.children(body).into_iter().flat_map(|child| own_continues(unit, child)).collect()
        }
    }
}

#[cfg(test)]
mod tests;
