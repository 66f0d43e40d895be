//! Places that not all work items of a group reach.
//!
//! All work items reach a barrier that okl inserts between nests. A barrier between adjacent loops *inside* of an
//! `@inner` loop may be in divergent code: the outer loop may have fewer iterations than the launch has work items, or
//! may be under a condition.

use crate::Grid;
use crate::hazard::{Barrier, BarrierPlace};
use okl_analysis::Analyzed;
use okl_analysis::jumps::continues;
use okl_analysis::uniformity::{Group, Uniformity};
use okl_model::{ForLoop, Stmt, StmtKind};
use okl_sema::{CheckedKernel, Nest, Role};
use okl_source::{Diagnostic, DiagnosticId, Span};

const HAZARD_IN_DIVERGENT_CODE: DiagnosticId = DiagnosticId::new("hazard-in-divergent-code");

/// `hazard-in-divergent-code`: a barrier that is needed where not all work items arrive.
pub(crate) fn of(
    unit: &Analyzed,
    kernel: &CheckedKernel,
    nest: &Nest,
    grid: &Grid,
    barrier: &Barrier,
) -> Option<Diagnostic> {
    let root = unit.for_loop(nest.root);
    let nest_of_items = barrier.inside?;
    let place = match barrier.at {
        BarrierPlace::Before(span) | BarrierPlace::Braced(span) => Span::at(span.start),
        BarrierPlace::AtStart(body) | BarrierPlace::AtEnd(body) => Span::at(unit.stmt(body).span.end - 1),
    };
    let group = group_of(unit, kernel, root);
    let mut why: Option<(Span, &str)> = None;
    unit.walk(root, &mut |stmt| {
        let around =
            nest_of_items.contains(stmt.span) && stmt.span.start < place.start && place.end < stmt.span.end;
        if around && why.is_none() {
            why = divides(unit, kernel, nest, &group, grid, stmt);
        }
    });
    let (divider, words) = why?;
    Some(
        Diagnostic::error(
            HAZARD_IN_DIVERGENT_CODE,
            "a barrier is needed where not all work items of the group would reach it",
            barrier.second.span,
        )
        .here("this access has to wait")
        .label(barrier.first.span, "until this one is done")
        .label(divider, words)
        .help("end the outermost `@inner` loop before this one and start another one after it"),
    )
}

/// The uniformity of the variables of a nest.
pub(crate) fn group_of<'u>(unit: &'u Analyzed, kernel: &CheckedKernel, root: &'u Stmt) -> Group<'u> {
    let is_spread = |l: &ForLoop| kernel.roles.get(&l.id).is_some_and(|role| role.spreads_items());
    Group::new(unit, root, is_spread)
}

/// The reason why not all work items execute a statement's body, if there is one.
pub(crate) fn divides(
    unit: &Analyzed,
    kernel: &CheckedKernel,
    nest: &Nest,
    group: &Group<'_>,
    grid: &Grid,
    stmt: &Stmt,
) -> Option<(Span, &'static str)> {
    let varies = || group.of(&stmt.expressions) >= Uniformity::Ordered;
    match &stmt.kind {
        StmtKind::For(l) => match kernel.roles.get(&l.id) {
            Some(Role::Tile { guard: true, .. }) => Some((l.header, "guards iterations past its end")),
            Some(Role::Inner(_) | Role::Tile { .. }) if continues(unit, unit.stmt(l.body)) => {
                Some((l.header, "has a `continue`"))
            }
            Some(Role::Inner(_) | Role::Tile { .. }) => {
                let all = nest.paths.iter().flat_map(|path| &path.inner).filter(|other| other.id == l.id);
                let smaller = all.into_iter().any(|other| grid.is_guarded(other));
                smaller.then_some((l.header, "has fewer iterations than another `@inner` loop"))
            }
            Some(Role::Outer(_) | Role::Unknown) => None,
            None if varies() => Some((l.header, "may differ from work item to work item")),
            None => is_left(unit, stmt).then_some((l.header, "may be left before its end")),
        },
        StmtKind::Loop(_) | StmtKind::RangeFor { .. } if is_left(unit, stmt) => {
            Some((stmt.span, "may be left before its end"))
        }
        StmtKind::Loop(_) | StmtKind::RangeFor { .. } | StmtKind::If { .. } | StmtKind::Switch(_) => {
            varies().then_some((stmt.span, "may differ from work item to work item"))
        }
        _ => None,
    }
}

/// True if work items may leave a loop, or one of its iterations, early.
fn is_left(unit: &Analyzed, stmt: &Stmt) -> bool {
    let mut found = false;
    unit.walk(stmt, &mut |inner| {
        found |=
            matches!(inner.kind, StmtKind::Break | StmtKind::Continue | StmtKind::Return | StmtKind::Goto)
    });
    found
}

#[cfg(test)]
mod tests;
