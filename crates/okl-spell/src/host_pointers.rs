//! Pointers in the host code of a launcher.
//!
//! A launcher has memories (`occa::modeMemory_t *`), not addresses. It can test whether a memory is null and pass it
//! on; `q += n` or `q - x` would operate on the memory objects themselves.

use crate::job::Job;
use okl_analysis::{Analyzed, Use};
use okl_model::{BinaryOperator, CastStyle, ExprId, ExprKind, Scope, Stmt, StmtKind, TypeKind, VarId};
use okl_plan::Unsupported;
use okl_sema::CheckedKernel;
use okl_source::{EditSet, Span};

/// Removes pointers whose declarations the device kernels repeat, and refuses code that needs an address.
pub(crate) fn lower(job: &mut Job<'_>, kernel: &CheckedKernel, body: &Stmt, edits: &mut EditSet) {
    let unit = job.unit;
    let nests: Vec<Span> = kernel.nests.iter().map(|nest| unit.for_loop(nest.root).span).collect();
    let on_host = |span: Span| !nests.iter().any(|nest| nest.contains(span));
    let is_pointer = |id: &VarId| unit.ty(unit.variable(*id).ty).is_pointer();
    let mut refused: Vec<&Use> = Vec::new();
    // The statements that change pointers.
    let mut changing: Vec<Span> = Vec::new();
    unit.walk(body, &mut |stmt| {
        if !on_host(stmt.span) {
            return;
        }
        let is_repeated =
            matches!(&stmt.kind, StmtKind::Declaration(declared) if declared.iter().all(is_pointer));
        if is_repeated {
            edits.supplant(job.owner(), stmt.span, Vec::new());
        }
        // Accesses through a pointer are a separate error.
        let used = unit.uses(stmt).iter().filter(|used| is_pointer(&used.variable) && !used.through);
        let before = refused.len();
        refused.extend(used.filter(|used| {
            let is_asked = unit.variable(used.variable).scope == Scope::Parameter && is_asked(unit, used.id);
            on_host(used.span) && (used.access.may_write() || !(is_repeated || is_asked))
        }));
        if refused[before..].iter().any(|used| used.access.may_write()) {
            changing.push(stmt.span);
        }
    });
    // Who exchanges pointers changes several: that is one mistake.
    let changes: Vec<&Use> = refused.iter().copied().filter(|used| used.access.may_write()).collect();
    if let [first, others @ ..] = &changes[..] {
        job.unsupported_at(
            first.span,
            &Unsupported {
                construct: "host code that changes a pointer".into(),
                help: "declare a new pointer with the value: `const double *next = x + n;`; to exchange two arrays, let the \
                       host program launch the kernel again with the arguments exchanged, or write two nests: from `x` to \
                       `y`, then from `y` to `x`"
                    .into(),
            },
            others.iter().map(|other| (other.span, "changed here, too")),
        );
        // What it is changed to is a part of that.
        refused.retain(|used| !changing.iter().any(|stmt| stmt.contains(used.span)));
    }
    for used in refused {
        let construct = "host code that calculates with a pointer";
        let help = "a launcher knows memories, not addresses: pass what is needed as an argument, or compute it inside the `@outer` loop";
        job.unsupported(used.span, &Unsupported { construct: construct.into(), help: help.into() });
    }
}

/// True if a pointer is only compared or tested for null: `!q`, `q == x`, `if (q)`, `q ? 1 : 0`.
fn is_asked(unit: &Analyzed, name: ExprId) -> bool {
    let mut id = name;
    while let Some(parent) = unit.parent(id) {
        let above = unit.expression(parent);
        if let Some((operator, ..)) = above.kind.as_binary() {
            return matches!(operator, BinaryOperator::Equal | BinaryOperator::NotEqual);
        }
        let is_implicit = matches!(above.kind, ExprKind::Cast { style: CastStyle::Implicit, .. });
        if is_implicit && unit.ty(above.ty).kind == TypeKind::Bool {
            return true;
        }
        if !is_implicit && !matches!(above.kind, ExprKind::Paren(_)) {
            return false;
        }
        id = parent;
    }
    false
}
