//! Jumps out of the bodies of loops whose iterations okl computes.

use super::Facts;
use crate::region::{Region, StatementContext, counting_attribute, is_counted, walk};
use okl_model::{Stmt, StmtKind, Unit};
use okl_source::{Diagnostic, DiagnosticId, Span};

const BREAK_IN_PARALLEL_LOOP: DiagnosticId = DiagnosticId::new("break-in-parallel-loop");
const GOTO_OUT_OF_PARALLEL_LOOP: DiagnosticId = DiagnosticId::new("goto-out-of-parallel-loop");
const RETURN_IN_PARALLEL_LOOP: DiagnosticId = DiagnosticId::new("return-in-parallel-loop");

/// `break-in-parallel-loop`, `return-in-parallel-loop`, `goto-out-of-parallel-loop`.
pub(super) fn out_of_loops(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for kernel in facts.kernels() {
        walk(facts.unit, kernel, &mut |spot| {
            out.extend(if let StmtKind::Break = spot.stmt.kind {
                broken(facts.unit, spot)
            } else if let StmtKind::Return = spot.stmt.kind {
                returned(facts.unit, spot)
            } else if let StmtKind::Goto = spot.stmt.kind {
                jumped(facts.unit, spot)
            } else {
                None
            });
        });
    }
}

fn broken(unit: &Unit, spot: &StatementContext<'_, '_>) -> Option<Diagnostic> {
    let left = spot.around.iter().rev().find(|stmt| is_left_by_break(stmt))?;
    let name = counting_attribute(unit, left).filter(|_| is_counted(unit, left))?;
    Some(
        Diagnostic::error(
            BREAK_IN_PARALLEL_LOOP,
            format!("`break` cannot end an `@{name}` loop"),
            first_word(unit, spot.stmt),
        )
        .label(header(left), "its iterations run in parallel")
        .help("skip the rest of an iteration with `continue`, or put the work under an `if`"),
    )
}

fn returned(unit: &Unit, spot: &StatementContext<'_, '_>) -> Option<Diagnostic> {
    if spot.region == Region::Host {
        return None;
    }
    let left = spot.around.iter().rev().find(|stmt| is_counted(unit, stmt))?;
    let name = counting_attribute(unit, left)?;
    Some(
        Diagnostic::error(
            RETURN_IN_PARALLEL_LOOP,
            format!("`return` cannot leave an `@{name}` loop"),
            first_word(unit, spot.stmt),
        )
        .label(header(left), "its iterations run in parallel")
        .help("skip the rest of an iteration with `continue`, or put the work under an `if`"),
    )
}

fn jumped(unit: &Unit, spot: &StatementContext<'_, '_>) -> Option<Diagnostic> {
    let left = spot.around.iter().rev().find(|stmt| is_counted(unit, stmt))?;
    let name = counting_attribute(unit, left)?;
    // The target of `goto *place` is not known.
    let target = spot.stmt.target.map(|target| unit.stmt(target).span);
    let body = unit.stmt(left.as_for()?.body).span;
    let is_inside = target.is_some_and(|target| body.contains(target));
    let label = target.map(|target| unit.source(target).split(':').next().unwrap_or_default().trim_end());
    let label = label.unwrap_or("*");
    (!is_inside).then(|| {
        Diagnostic::error(
            GOTO_OUT_OF_PARALLEL_LOOP,
            format!("`goto {label}` leaves an `@{name}` loop"),
            first_word(unit, spot.stmt),
        )
        .label(header(left), "its iterations run in parallel")
        .help("jump to a label inside the body, or use `continue`")
    })
}

/// True for a statement that a `break` directly below it ends: a loop or a `switch`.
fn is_left_by_break(stmt: &Stmt) -> bool {
    matches!(
        stmt.kind,
        StmtKind::For(_) | StmtKind::Loop(_) | StmtKind::RangeFor { .. } | StmtKind::Switch(_)
    )
}

/// The `break`, `return` or `goto` of a statement.
fn first_word(unit: &Unit, stmt: &Stmt) -> Span {
    let text = unit.source(stmt.span);
    let len = text.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(text.len());
    Span::new(stmt.span.start, stmt.span.start + len as u32)
}

fn header(stmt: &Stmt) -> Span {
    stmt.as_for().map_or(stmt.span, |l| l.header)
}
