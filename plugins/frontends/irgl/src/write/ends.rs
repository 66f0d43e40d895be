//! Statements that end an iteration.

use crate::tree::{Block, Stmt, StmtKind};

/// True if a loop of C++ in a block holds a statement that ends the iteration around it.
pub(crate) fn is_ended_in_loop(block: &Block) -> bool {
    block.stmts.iter().any(|stmt| in_loop(stmt, false))
}

/// True if a statement may end the iteration that it belongs to.
pub(crate) fn may_end(stmt: &Stmt) -> bool {
    in_loop(stmt, true)
}

fn in_loop(stmt: &Stmt, is_in: bool) -> bool {
    let any = |block: &Block| block.stmts.iter().any(|stmt| in_loop(stmt, is_in));
    match &stmt.kind {
        StmtKind::Retry(..) | StmtKind::Return(_) => is_in,
        StmtKind::Block(block) => any(block),
        StmtKind::If(_, then, other) => {
            in_loop(then, is_in) || other.as_ref().is_some_and(|other| in_loop(other, is_in))
        }
        StmtKind::Head(_, body) | StmtKind::Do(body, _) => in_loop(body, true),
        // Those in a nested `ForAll` end an iteration of it.
        StmtKind::Loop(one) => !one.is_parallel && one.body.stmts.iter().any(|stmt| in_loop(stmt, true)),
        StmtKind::Atomic(_, _, body, other) | StmtKind::Exclusive(_, _, body, other) => {
            any(body) || other.as_ref().is_some_and(any)
        }
        StmtKind::Respawn(_)
        | StmtKind::Sync
        | StmtKind::Iterate(_)
        | StmtKind::Pipe(..)
        | StmtKind::Other => false,
    }
}
