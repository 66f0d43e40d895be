//! Locks that are given in the order in which iterations ask for them.
//!
//! ```text
//! Atomic (lock[i]) { a; }   { const int irgl_at = i, irgl_ticket = irgl_take_ticket(irgl_tickets_lock, irgl_at);
//!                             for (int irgl_done = 0; !irgl_done;)
//!                               if (irgl_is_turn(irgl_tickets_lock, irgl_at, irgl_ticket)) {
//!                                 a; irgl_next_turn(irgl_tickets_lock, irgl_at); irgl_done = 1; } }
//! ```
//!
//! Each lock is two numbers beside the array of the program: the next ticket, and the ticket whose turn it is. The array
//! itself is left alone, so other kernels may use it with simple locks.

use super::ways::Ways;
use crate::tree::{Kernel, ParamKind, StmtKind};
use crate::walk;
use crate::words::Words;

/// The name of the tickets of an array of locks.
pub(crate) fn tickets(array: &str) -> String {
    format!("irgl_tickets_{array}")
}

/// The parameters of a kernel whose locks have tickets, in the order of their names.
///
/// A ticket cannot be given back, so none of them has one where an `Atomic` of the kernel has an `Else`: two parameters
/// may be the same array.
pub(crate) fn ticketed(words: &Words<'_>, kernel: &Kernel, ways: Ways) -> Vec<String> {
    let (mut found, mut is_possible) = (Vec::new(), ways.ticket_locks);
    walk::statements(&kernel.body, &mut |stmt, _| {
        let StmtKind::Atomic(array, _, _, other) = &stmt.kind else { return };
        let name = array.of(words.text).trim();
        let is_param = kernel
            .params
            .iter()
            .any(|param| param.name.text == name && matches!(param.kind, ParamKind::Pointer(_)));
        is_possible &= is_param && other.is_none();
        found.push(name.to_string());
    });
    found.sort();
    found.dedup();
    if is_possible { found } else { Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::{Ways, ticketed};
    use crate::parse;
    use crate::words::Words;

    fn found(body: &str) -> Vec<String> {
        let text = format!("Kernel k(Graph g, int *a, int *b) {{ ForAll (n In g.nodes()) {{ {body} }} }}");
        let words = Words::of(&text);
        let module = parse::module(&words, &mut Vec::new());
        ticketed(&words, &module.kernels[0], Ways { ticket_locks: true, ..Ways::default() })
    }

    #[test]
    fn only_locks_that_are_waited_for_have_tickets() {
        assert_eq!(found("Atomic (b[n]) { Atomic (a[0]) { } } Atomic (a[n]) { }"), ["a", "b"]);
        assert!(found("Atomic (a[n]) { } Atomic (b[n]) { } Else { }").is_empty());
        assert!(found("n = 1;").is_empty());
    }
}
