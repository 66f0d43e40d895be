//! Who may use what: host kernels invoke, plain kernels run in parallel, device kernels are C++.

use crate::ids::{IRGL_BOUNDS, IRGL_HOST_FORALL, IRGL_ROLE};
use crate::invocations::invocations;
use crate::tree::{Kernel, Role, StmtKind};
use crate::walk;
use crate::words::Words;
use okl_plugin::{Diagnostic, Span};

/// The largest block of any device.
const LARGEST: u32 = 1024;

/// The words of statements of plain kernels.
const PLAIN: &[&str] = &[
    "Atomic",
    "Exclusive",
    "ForAll",
    "ReduceAndReturn",
    "Respawn",
    "Retry",
    "SyncRunningThreads",
    "LocalBarrier",
];

/// The words of statements of host kernels.
const HOST: &[&str] = &["Invoke", "Iterate", "Pipe", "invoke", "iterate", "pipe"];

/// Reports constructs that a kernel of this role does not have.
pub(crate) fn check(words: &Words<'_>, kernel: &Kernel, found: &mut Vec<Diagnostic>) {
    if let (Role::Plain, Some(result)) = (kernel.role, kernel.result) {
        let said =
            Diagnostic::error(IRGL_ROLE, "a kernel that runs in parallel has no result of its own", result);
        found.push(said.help("give results with `ReduceAndReturn`, or in an array"));
    }
    if let Some((_, place)) = kernel.bounds.filter(|(bound, _)| *bound == 0 || *bound > LARGEST) {
        let message = format!("a block has 1 to {LARGEST} threads");
        found.push(Diagnostic::error(IRGL_BOUNDS, message, place));
    }
    match kernel.role {
        Role::Device => {
            for at in words.within(kernel.body.span) {
                let word = words.word(at);
                let is_marked = words.is(at, "irgl") && words.is(at + 1, "::");
                if is_marked || PLAIN.contains(&word) || HOST.contains(&word) {
                    let (title, place) =
                        if is_marked { words.title(words.range(at, at + 3)) } else { (word, words.span(at)) };
                    found.push(misplaced(title, place, "a device kernel, which is a function in C++"));
                }
            }
        }
        Role::Plain => {
            walk::statements(&kernel.body, &mut |stmt, _| {
                if matches!(stmt.kind, StmtKind::Iterate(_) | StmtKind::Pipe(..)) {
                    found.push(of_host(words, stmt.span));
                }
            });
            for one in invocations(words, kernel.body.span) {
                found.push(misplaced("Invoke", one.head, "a kernel that runs in parallel"));
            }
        }
        Role::Host => walk::statements(&kernel.body, &mut |stmt, _| match &stmt.kind {
            StmtKind::Loop(one) if one.is_parallel => {
                let message = "this `ForAll` runs on the host, one iteration after another";
                let said = Diagnostic::warning(IRGL_HOST_FORALL, message, one.word);
                found.push(said.help("write `For`, or move the loop to a kernel of its own"));
            }
            StmtKind::Atomic(..)
            | StmtKind::Exclusive(..)
            | StmtKind::Retry(..)
            | StmtKind::Respawn(_)
            | StmtKind::Return(_)
            | StmtKind::Sync => {
                let (title, place) = words.title(stmt.span);
                found.push(misplaced(title, place, "a host kernel"));
            }
            _other => {}
        }),
    }
}

fn of_host(words: &Words<'_>, stmt: Span) -> Diagnostic {
    let (title, place) = words.title(stmt);
    misplaced(title, place, "a kernel that runs in parallel")
}

fn misplaced(word: &str, place: Span, role: &str) -> Diagnostic {
    let said = Diagnostic::error(IRGL_ROLE, format!("`{word}` cannot stand in {role}"), place);
    match HOST.contains(&word) {
        true => said.help("only a `host Kernel` starts others"),
        false => said.help("only a `Kernel` without `host` or `device` runs in parallel"),
    }
}
