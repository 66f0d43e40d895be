//! Where `SyncRunningThreads` and `Exclusive` may stand: directly in the outermost `ForAll`, so that all iterations reach
//! them.

use crate::ids::{IRGL_EXCLUSIVE, IRGL_SYNC};
use crate::tree::{Kernel, Loop, Stmt, StmtKind};
use crate::walk::{self, Around};
use crate::words::Words;
use okl_plugin::{Diagnostic, DiagnosticId};

/// Checks the barriers of a kernel.
pub(crate) fn check(words: &Words<'_>, kernel: &Kernel, found: &mut Vec<Diagnostic>) {
    walk::statements(&kernel.body, &mut |stmt, around| {
        let (_, first) = words.title(stmt.span);
        match &stmt.kind {
            StmtKind::Sync if !matches!(around, [] | [Around::Loop(Loop { is_parallel: true, .. })]) => {
                let message = "a barrier in a condition or a loop, which not all threads reach together";
                let said = Diagnostic::error(IRGL_SYNC, message, first);
                found.push(
                    said.help("barriers stand directly in the outermost `ForAll`, or between two of them"),
                );
            }
            StmtKind::Exclusive(object, ..) => {
                if around.iter().any(|one| matches!(one, Around::Exclusive(_) | Around::Atomic(_))) {
                    let message = "an `Exclusive` in another one, or in an `Atomic`";
                    found.push(Diagnostic::error(IRGL_EXCLUSIVE, message, first));
                } else if !matches!(around, [Around::Loop(Loop { is_parallel: true, .. })]) {
                    let message = "not all iterations come to this `Exclusive` together";
                    let said = Diagnostic::error(IRGL_EXCLUSIVE, message, first);
                    found.push(said.help("it stands directly in the outermost `ForAll`"));
                }
                let is_object = |name: &str| {
                    let param = kernel.params.iter().find(|param| param.name.text == name);
                    param.is_some_and(|param| {
                        param.is_graph() || matches!(param.kind, crate::tree::ParamKind::Pointer(_))
                    })
                };
                if !is_object(&object.text) {
                    let message = format!("`{}` is no graph and no array among the parameters", object.text);
                    found.push(Diagnostic::error(IRGL_EXCLUSIVE, message, object.span));
                }
            }
            _other => {}
        }
    });
    for stmt in &kernel.body.stmts {
        if let StmtKind::Loop(one) = &stmt.kind {
            ended(words, one, found);
        }
    }
}

/// Reports iterations that may end before a barrier.
fn ended(words: &Words<'_>, one: &Loop, found: &mut Vec<Diagnostic>) {
    let mut end = None;
    for stmt in &one.body.stmts {
        let id: Option<DiagnosticId> = match &stmt.kind {
            StmtKind::Sync => Some(IRGL_SYNC),
            StmtKind::Exclusive(..) => Some(IRGL_EXCLUSIVE),
            _other => None,
        };
        if let (Some(id), Some(place)) = (id, end) {
            let (_, first) = words.title(stmt.span);
            let message = "not all iterations come here: all of them wait for each other";
            found.push(Diagnostic::error(id, message, first).label(place, "this may end an iteration"));
            return;
        }
        end = end.or_else(|| ends(words, stmt));
    }
}

/// A statement that may end the iteration of the outermost loop.
fn ends(words: &Words<'_>, stmt: &Stmt) -> Option<okl_plugin::Span> {
    let block = |block: &crate::tree::Block| block.stmts.iter().find_map(|stmt| ends(words, stmt));
    match &stmt.kind {
        StmtKind::Retry(..) | StmtKind::Return(_) => Some(stmt.span),
        StmtKind::Other => words.is(words.within(stmt.span).start, "continue").then_some(stmt.span),
        StmtKind::Block(inside) => block(inside),
        StmtKind::If(_, then, other) => {
            ends(words, then).or_else(|| other.as_ref().and_then(|other| ends(words, other)))
        }
        StmtKind::Atomic(_, _, body, other) | StmtKind::Exclusive(_, _, body, other) => {
            block(body).or_else(|| other.as_ref().and_then(block))
        }
        // A `continue` in them is their own; other statements end the iteration.
        StmtKind::Head(..) | StmtKind::Do(..) => in_loop(stmt),
        StmtKind::Loop(one) if !one.is_parallel => one.body.stmts.iter().find_map(in_loop),
        StmtKind::Loop(_)
        | StmtKind::Respawn(_)
        | StmtKind::Sync
        | StmtKind::Iterate(_)
        | StmtKind::Pipe(..) => None,
    }
}

fn in_loop(stmt: &Stmt) -> Option<okl_plugin::Span> {
    let block = |block: &crate::tree::Block| block.stmts.iter().find_map(in_loop);
    match &stmt.kind {
        StmtKind::Retry(..) | StmtKind::Return(_) => Some(stmt.span),
        StmtKind::Block(inside) => block(inside),
        StmtKind::If(_, then, other) => {
            in_loop(then).or_else(|| other.as_ref().and_then(|other| in_loop(other)))
        }
        StmtKind::Head(_, body) | StmtKind::Do(body, _) => in_loop(body),
        StmtKind::Loop(one) if !one.is_parallel => block(&one.body),
        StmtKind::Atomic(_, _, body, other) | StmtKind::Exclusive(_, _, body, other) => {
            block(body).or_else(|| other.as_ref().and_then(block))
        }
        _other => None,
    }
}
