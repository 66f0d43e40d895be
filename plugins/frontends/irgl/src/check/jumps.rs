//! Jumps out of iterations and out of statements with a lock.

use crate::ids::{IRGL_ATOMIC, IRGL_JUMP, IRGL_NESTED_ATOMIC};
use crate::tree::{Kernel, StmtKind};
use crate::walk::{self, Around};
use crate::words::Words;
use okl_plugin::Diagnostic;

/// Checks the jumps of a kernel.
pub(crate) fn check(words: &Words<'_>, kernel: &Kernel, found: &mut Vec<Diagnostic>) {
    walk::statements(&kernel.body, &mut |stmt, around| match &stmt.kind {
        StmtKind::Other => {
            let first = words.within(stmt.span).start;
            let word = words.word(first);
            if matches!(word, "break" | "continue" | "return" | "goto") {
                jump(words, first, around, found);
            }
        }
        StmtKind::Retry(..) | StmtKind::Return(_) if is_locked(around) => {
            let (title, place) = words.title(stmt.span);
            let message = format!("`{title}` ends the iteration before the lock is free again");
            let said = Diagnostic::error(IRGL_ATOMIC, message, place);
            found.push(said.help("keep the decision in a variable, and act behind the `Atomic`"));
        }
        StmtKind::Atomic(_, _, _, None) if is_locked(around) => {
            let (_, first) = words.title(stmt.span);
            let message = "if iterations take these locks in opposite orders, none of them goes on";
            let said = Diagnostic::warning(IRGL_NESTED_ATOMIC, message, first);
            found.push(said.help("take locks in the order of their numbers, or use `Exclusive`"));
        }
        _other => {}
    });
}

/// True if a lock is held there.
fn is_locked(around: &[Around<'_>]) -> bool {
    around.iter().any(|one| matches!(one, Around::Atomic(_)))
}

fn jump(words: &Words<'_>, first: usize, around: &[Around<'_>], found: &mut Vec<Diagnostic>) {
    let (word, place) = (words.word(first), words.span(first));
    let is_target = |one: &Around<'_>| match one {
        Around::Loop(one) => !one.is_parallel || word == "continue",
        Around::Head(stmt) => match &stmt.kind {
            StmtKind::Do(..) => true,
            // A `continue` in a `switch` is for the loop around it.
            StmtKind::Head(head, _) => word == "break" || !words.is(words.within(*head).start, "switch"),
            _other => false,
        },
        _other => false,
    };
    // Where it leads to, from the inside.
    let target = match word {
        "break" | "continue" => around.iter().rposition(is_target),
        _other => None,
    };
    let left = &around[target.map_or(0, |target| target + 1)..];
    if left.iter().any(|one| matches!(one, Around::Atomic(_))) {
        let message = format!("`{word}` leaves the `Atomic` without giving the lock back");
        found.push(Diagnostic::error(IRGL_ATOMIC, message, place));
    } else if target.is_none() || left.iter().any(|one| matches!(one, Around::Loop(_))) {
        let message = format!("`{word}` leaves an iteration of a `ForAll`");
        let said = Diagnostic::error(IRGL_JUMP, message, place);
        found.push(said.help("`continue` goes on with the next iteration; a `For` may be left with `break`"));
    }
}
