//! Pointers in the host code of a launcher.
//!
//! A launcher has memories (`occa::modeMemory_t *`), no addresses. It can ask whether there is one and hand it
//! on; `q += n` or `q - x` would move and count the memories themselves.

use crate::tokens::{Token, skipped, tokens};
use crate::{Job, Unsupported, loops};
use okl_analysis::{Analyzed, Use};
use okl_model::{Function, Scope, Stmt, StmtKind, VarId};
use okl_sema::CheckedKernel;
use okl_source::{EditSet, Span};
use std::cell::LazyCell;

/// Takes out the pointers that the device kernels declare again, and refuses what needs an address.
pub(crate) fn lower(
    job: &mut Job<'_>,
    kernel: &CheckedKernel,
    function: &Function,
    body: &Stmt,
    edits: &mut EditSet,
) {
    let unit = job.unit;
    let found = loops::by_id(unit, function);
    let nests: Vec<Span> = kernel.nests.iter().map(|nest| found[&nest.root].span).collect();
    let on_host = |span: Span| !nests.iter().any(|nest| nest.contains(span));
    let is_pointer = |id: &VarId| unit.variable(*id).ty.is_pointer();
    let no_code = skipped(job);
    let words = LazyCell::new(|| Words { unit, tokens: tokens(&unit.text, &no_code) });
    let mut refused: Vec<&Use> = Vec::new();
    unit.walk(body, &mut |stmt| {
        if !on_host(stmt.span) {
            return;
        }
        let is_repeated =
            matches!(&stmt.kind, StmtKind::Declaration(declared) if declared.iter().all(is_pointer));
        if is_repeated {
            edits.supplant(job.owner(), stmt.span, Vec::new());
        }
        // What is looked at through a pointer is a mistake of its own.
        let used = unit.uses(stmt).iter().filter(|used| is_pointer(&used.variable) && !used.through);
        refused.extend(used.filter(|used| {
            let is_asked =
                unit.variable(used.variable).scope == Scope::Parameter && words.is_asked(used.span);
            on_host(used.span) && (used.access.may_write() || !(is_repeated || is_asked))
        }));
    });
    for used in refused {
        let (construct, help) = if used.access.may_write() {
            (
                "host code that changes a pointer",
                "declare a new pointer with the value it shall have: `const double *next = x + n;`; exchange \
                 two arguments where the kernel is called",
            )
        } else {
            (
                "host code that calculates with a pointer",
                "a launcher knows memories, not addresses: pass what is needed as an argument, or work it out \
                 inside the `@outer` loop",
            )
        };
        job.unsupported(used.span, &Unsupported { construct: construct.into(), help: help.into() });
    }
}

/// The words and signs of a unit.
struct Words<'u> {
    unit: &'u Analyzed,
    tokens: Vec<Token>,
}

impl Words<'_> {
    /// Whether all that is asked of a pointer is if there is a memory, or the same one: `!q`, `q == x`,
    /// `if (q)`, `q ? 1 : 0`.
    fn is_asked(&self, place: Span) -> bool {
        let at = self.tokens.partition_point(|token| token.span.start < place.start);
        let text = |at: usize| self.tokens.get(at).map_or("", |token| self.unit.source(token.span));
        let before = |back: usize| at.checked_sub(back).map_or("", text);
        let compared = |first: &str, second: &str| matches!((first, second), ("=" | "!", "="));
        let joined = |first: &str, second: &str| matches!((first, second), ("&", "&") | ("|", "|"));
        if compared(text(at + 1), text(at + 2)) || compared(before(2), before(1)) || before(1) == "!" {
            return true;
        }
        // The `(` of a condition, not of a call or behind a cast.
        let opens = || {
            let called = self.tokens.get(at.wrapping_sub(2)).is_some_and(|token| token.is_word);
            before(1) == "("
                && (matches!(before(2), "if" | "while" | "return")
                    || !(called || matches!(before(2), ")" | "]" | ">")))
        };
        let begins = joined(before(2), before(1)) || matches!(before(1), "=" | "return") || opens();
        let ends = joined(text(at + 1), text(at + 2)) || matches!(text(at + 1), ")" | "?");
        begins && ends
    }
}
