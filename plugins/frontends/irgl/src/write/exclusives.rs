//! Ways to have elements for an iteration alone: by a rank, in three phases, or by locks.

use super::elements::element;
use super::ways::Ways;
use crate::tree::{Kernel, Locks, Name, ParamKind, Stmt, StmtKind};
use crate::words::Words;

/// The three phases of an `Exclusive`; all iterations end one before the next begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Nobody owns the elements.
    Claim,
    /// Each element goes to the iteration of the lowest rank. Numbers are mixed to ranks: neighbours in a worklist often
    /// want the same, and would wait in long chains for each other.
    Contest,
    /// Who got all of its elements has them.
    Check,
}

/// The name of the array of locks of an object.
pub(crate) fn locks(object: &Name) -> String {
    format!("irgl_locks_{}", object.text)
}

/// True if an `Exclusive` takes locks: nothing leaves its statements, and nothing in them changes what it asks for.
pub(crate) fn takes_locks(words: &Words<'_>, kernel: &Kernel, stmt: &Stmt, ways: Ways) -> bool {
    let StmtKind::Exclusive(_, elements, body, _) = &stmt.kind else { return false };
    let leaves = |word: &str| {
        matches!(
            word,
            "continue"
                | "break"
                | "return"
                | "goto"
                | "Retry"
                | "ReduceAndReturn"
                | "retry"
                | "reduce_and_return"
        )
    };
    let is_kept = |one: &Locks| {
        let (Locks::Array(_, array) | Locks::Slice { array, .. }) = one;
        let name = array.of(words.text).trim();
        let param = kernel.params.iter().find(|param| param.name.text == name);
        match param {
            Some(param) => matches!(&param.kind, ParamKind::Pointer(ty) if element(ty).1),
            None => !words.within(body.span).any(|at| words.is(at, name)),
        }
    };
    ways.exclusive_locks
        && elements.iter().all(is_kept)
        && !words.within(body.span).any(|at| leaves(words.word(at)))
}

/// The objects of which statements take locks.
pub(crate) fn locked<'k>(words: &Words<'_>, kernel: &Kernel, stmts: &'k [Stmt], ways: Ways) -> Vec<&'k Name> {
    let object = |stmt: &'k Stmt| match &stmt.kind {
        StmtKind::Exclusive(object, ..) if takes_locks(words, kernel, stmt, ways) => Some(object),
        _other => None,
    };
    stmts.iter().filter_map(object).collect()
}
