//! `Pipe` and `Iterate`.

use crate::facts::Facts;
use crate::ids::{IRGL_ITERATE, IRGL_REDUCTION, IRGL_WORKLIST};
use crate::tree::{Iterate, Kernel, StmtKind};
use crate::walk::{self, Around};
use okl_plugin::Diagnostic;
use std::collections::BTreeMap;

/// Checks a host kernel.
pub(crate) fn check(kernel: &Kernel, facts: &BTreeMap<String, Facts>, found: &mut Vec<Diagnostic>) {
    walk::statements(&kernel.body, &mut |stmt, around| {
        let in_pipe = is_in_pipe(around, facts);
        match &stmt.kind {
            StmtKind::Pipe(_, initial, _) if initial.is_none() && !in_pipe => {
                let message =
                    "the outermost `Pipe` makes the worklists: how large are they, and what do they hold?";
                let said = Diagnostic::error(IRGL_WORKLIST, message, stmt.span.first());
                found.push(said.help("write `Pipe Initial (size) [first, items]`, or `Initial []`"));
            }
            StmtKind::Pipe(_, Some(_), _) if in_pipe => {
                let message = "a `Pipe` in another one has the worklists of that one";
                found.push(
                    Diagnostic::error(IRGL_WORKLIST, message, stmt.span.first()).help("leave `Initial` out"),
                );
            }
            StmtKind::Iterate(one) => iterate(one, in_pipe, facts, found),
            _other => {}
        }
    });
}

/// True if a worklist is there.
pub(crate) fn is_in_pipe(around: &[Around<'_>], facts: &BTreeMap<String, Facts>) -> bool {
    around.iter().any(|one| match one {
        Around::Pipe(stmt) => match &stmt.kind {
            StmtKind::Iterate(one) => facts.get(&one.kernel.text).is_some_and(Facts::has_worklist),
            _pipe => true,
        },
        _other => false,
    })
}

fn iterate(one: &Iterate, in_pipe: bool, facts: &BTreeMap<String, Facts>, found: &mut Vec<Diagnostic>) {
    let Some(kernel) = facts.get(&one.kernel.text) else { return };
    let mut wrong = |id, message: String, help: &str| {
        found.push(Diagnostic::error(id, message, one.kernel.span).help(help));
    };
    let name = &one.kernel.text;
    match &one.condition {
        None if !kernel.has_worklist() => {
            let message = format!("`{name}` has no worklist that could be empty");
            wrong(IRGL_ITERATE, message, "say when it ends: `Iterate While Any`, `Iterate Until All`");
        }
        None if in_pipe => {
            let message =
                "an `Iterate` without a condition would end when the worklist of the `Pipe` is empty";
            wrong(IRGL_ITERATE, message.into(), "write `Invoke`: the `Pipe` repeats it");
        }
        Some(_) if !kernel.returns => {
            let message = format!("`{name}` has no `ReduceAndReturn`");
            wrong(
                IRGL_REDUCTION,
                message,
                "give a result in each iteration, or iterate until the worklist is empty",
            );
        }
        _fine => {}
    }
    match (&one.initial, kernel.has_worklist()) {
        (None, true) if !in_pipe => {
            let message = format!("`{name}` has a worklist: what does it hold at first?");
            wrong(IRGL_WORKLIST, message, "write `Initial [first, items]` behind the arguments");
        }
        (Some(_), false) => {
            wrong(IRGL_WORKLIST, format!("`{name}` has no worklist"), "leave `Initial` out");
        }
        (Some(_), true) if in_pipe => {
            let message = "an `Iterate` in a `Pipe` has the worklists of that".to_string();
            wrong(IRGL_WORKLIST, message, "leave `Initial` out");
        }
        _fine => {}
    }
}
