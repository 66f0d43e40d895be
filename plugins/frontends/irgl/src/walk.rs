//! Visits to all statements of a tree, with what is around each.

use crate::tree::{Block, Loop, Stmt, StmtKind};

/// What is around a statement, from the outside to the inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Around<'s> {
    /// A `ForAll` or `For`.
    Loop(&'s Loop),
    /// A loop or a switch of C++, or a condition.
    Head(&'s Stmt),
    /// The statements with a lock: `Atomic` with the statement; the other ones have none.
    Atomic(&'s Stmt),
    /// The statements of an `Exclusive`.
    Exclusive(&'s Stmt),
    /// The other statements of an `Atomic` or an `Exclusive`.
    Else(&'s Stmt),
    /// `Pipe` or `Iterate`.
    Pipe(&'s Stmt),
}

/// Visits the statements of a block in source order, those inside of others behind these.
pub(crate) fn statements<'s>(block: &'s Block, visit: &mut dyn FnMut(&'s Stmt, &[Around<'s>])) {
    in_block(block, &mut Vec::new(), visit);
}

type Visit<'v, 's> = dyn FnMut(&'s Stmt, &[Around<'s>]) + 'v;

fn in_block<'s>(block: &'s Block, around: &mut Vec<Around<'s>>, visit: &mut Visit<'_, 's>) {
    for stmt in &block.stmts {
        in_statement(stmt, around, visit);
    }
}

fn with<'s>(one: Around<'s>, block: &'s Block, around: &mut Vec<Around<'s>>, visit: &mut Visit<'_, 's>) {
    around.push(one);
    in_block(block, around, visit);
    around.pop();
}

fn in_statement<'s>(stmt: &'s Stmt, around: &mut Vec<Around<'s>>, visit: &mut Visit<'_, 's>) {
    visit(stmt, around);
    match &stmt.kind {
        StmtKind::Block(block) => in_block(block, around, visit),
        StmtKind::Loop(one) => with(Around::Loop(one), &one.body, around, visit),
        StmtKind::If(_, then, other) => {
            around.push(Around::Head(stmt));
            in_statement(then, around, visit);
            if let Some(other) = other {
                in_statement(other, around, visit);
            }
            around.pop();
        }
        StmtKind::Head(_, body) | StmtKind::Do(body, _) => {
            around.push(Around::Head(stmt));
            in_statement(body, around, visit);
            around.pop();
        }
        StmtKind::Atomic(_, _, body, other) => {
            with(Around::Atomic(stmt), body, around, visit);
            if let Some(other) = other {
                with(Around::Else(stmt), other, around, visit);
            }
        }
        StmtKind::Exclusive(_, _, body, other) => {
            with(Around::Exclusive(stmt), body, around, visit);
            if let Some(other) = other {
                with(Around::Else(stmt), other, around, visit);
            }
        }
        StmtKind::Iterate(iterate) => {
            if let Some(body) = &iterate.body {
                with(Around::Pipe(stmt), body, around, visit);
            }
        }
        StmtKind::Pipe(_, _, body) => with(Around::Pipe(stmt), body, around, visit),
        StmtKind::Retry(..)
        | StmtKind::Respawn(_)
        | StmtKind::Return(_)
        | StmtKind::Sync
        | StmtKind::Other => {}
    }
}
