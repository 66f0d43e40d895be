//! `@barrier` where work items can meet, `@nobarrier` where okl would put one.

use super::Facts;
use crate::region::{Region, StatementContext, spreads, walk};
use crate::structure::{Axis, LoopKind, LoopPart, Node, Tree, assign_axes, claims};
use okl_analysis::evaluate;
use okl_model::{Direction, LoopId, Stmt, StmtKind, Unit, VarId};
use okl_source::{Diagnostic, Span};

/// `barrier-outside-outer`, `divergent-barrier`, `barrier-in-smaller-nest`, `barrier-not-reached`.
pub(super) fn placement(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for tree in facts.trees {
        walk(facts.unit, tree.function, &mut |spot| {
            let Some(place) = barrier(facts.unit, spot) else { return };
            out.extend(match spot.region {
                Region::Host => Some(
                    Diagnostic::error("barrier-outside-outer", "`@barrier` outside of any `@outer` loop", place)
                        .help("put it between the `@inner` loops of an `@outer` loop; the host waits for kernels by itself"),
                ),
                Region::Outer => None,
                Region::Inner => Some(inside_inner(facts.unit, tree, spot, place)),
            });
        });
    }
    let others = facts.unit.functions.iter().filter(|function| !function.is_kernel);
    for function in others {
        walk(facts.unit, function, &mut |spot| {
            let Some(place) = barrier(facts.unit, spot) else { return };
            let message = format!("`@barrier` in `{}`, which is no kernel", function.name);
            out.push(
                Diagnostic::error("barrier-outside-outer", message, place)
                    .help("put it between the `@inner` loops of the kernel that calls the function"),
            );
        });
    }
}

/// Where the `@barrier` of a statement stands.
fn barrier(unit: &Unit, spot: &StatementContext<'_, '_>) -> Option<Span> {
    if !matches!(spot.stmt.kind, StmtKind::Empty) {
        return None;
    }
    unit.find_attr(&spot.stmt.attrs, "barrier").map(|id| unit.attribute(id).span)
}

fn inside_inner(unit: &Unit, tree: &Tree<'_>, spot: &StatementContext<'_, '_>, place: Span) -> Diagnostic {
    let around = spot.around.iter().filter(|stmt| spreads(unit, stmt, LoopKind::Inner));
    let around: Vec<LoopId> = around.filter_map(|stmt| stmt.as_for()).map(|l| l.id).collect();
    for root in &tree.roots {
        if let Some((nest, count, axis, largest)) = smaller(unit, root, &around) {
            let message =
                format!("this barrier is reached by {count} of {largest} work items on axis {}", axis.0);
            return Diagnostic::error("barrier-in-smaller-nest", message, place)
                .label(nest, "this `@inner` loop is smaller than another one of the same `@outer` loop")
                .help("end the `@inner` loop before the barrier and start another one after it");
        }
    }
    if let Some((condition, count, all)) = spot.around.iter().find_map(|stmt| parts(unit, stmt, spot)) {
        let message =
            format!("{count} of {all} work items reach this barrier, and would wait for the others forever");
        return Diagnostic::error("barrier-not-reached", message, place)
            .label(condition, "the other work items do not get past this")
            .help("put the barrier outside of it, where all work items reach it; work of some of them may stand before and after");
    }
    Diagnostic::warning("divergent-barrier", "`@barrier` inside an `@inner` loop", place)
        .here("all work items of the group have to reach it")
        .help("end the `@inner` loop before the barrier and start another one after it")
}

/// Of an `if` that some work items of a loop go into and others do not: its condition, how many go to the barrier, and how
/// many there are.
fn parts(unit: &Unit, stmt: &Stmt, spot: &StatementContext<'_, '_>) -> Option<(Span, usize, usize)> {
    let StmtKind::If { then, .. } = &stmt.kind else { return None };
    let condition = *stmt.expressions.last()?;
    let goes = unit.stmt(*then).span.contains(spot.stmt.span);
    let loops = spot.around.iter().filter(|around| around.span.contains(stmt.span));
    let loops =
        loops.filter(|around| spreads(unit, around, LoopKind::Inner)).filter_map(|around| around.as_for());
    for l in loops {
        let (Some(variable), Some(count)) = (l.variable, unit.count(l)) else { continue };
        let step = count.step.map_or(Some(1), |step| step.value);
        let (Some(start), Some(step), Some(all)) = (count.start.value, step, count.constant_count()) else {
            continue;
        };
        let sign = if count.direction == Direction::Up { step } else { -step };
        let values = (0..all.min(MOST) as i64).map(|round| start + sign * round);
        let truth = |value: i64| {
            let name = &mut |id: VarId| (id == variable).then_some(value);
            Some((evaluate(unit, condition, name)? != 0) == goes)
        };
        let reached: Option<Vec<bool>> = values.map(truth).collect();
        let Some(reached) = reached.filter(|_| all <= MOST) else { continue };
        let count = reached.iter().filter(|reached| **reached).count();
        if count > 0 && count < reached.len() {
            return Some((unit.expression(condition).span, count, reached.len()));
        }
    }
    None
}

/// More work items than this no target has in a group.
const MOST: u64 = 4096;

/// The first of the loops around a barrier that has fewer iterations than another loop of the nest
/// on its axis: its place, its count, the axis, and the larger count.
fn smaller(unit: &Unit, root: &Node<'_>, around: &[LoopId]) -> Option<(Span, u64, Axis, u64)> {
    let mut largest = [1_u64; 3];
    let mut own: Option<Vec<(&Node<'_>, Axis)>> = None;
    for path in root.paths() {
        let nodes: Vec<&Node<'_>> = path.into_iter().filter(|node| node.kind == LoopKind::Inner).collect();
        let given: Vec<_> = nodes.iter().map(|node| node.explicit).collect();
        let axes = assign_axes(&given)?;
        let nodes: Vec<(&Node<'_>, Axis)> = nodes.into_iter().zip(axes).collect();
        for (node, axis) in &nodes {
            let most = &mut largest[usize::from(axis.0)];
            *most = (*most).max(iterations(unit, node).unwrap_or(0));
        }
        if around.iter().all(|id| nodes.iter().any(|(node, _)| node.id() == *id)) {
            own.get_or_insert(nodes);
        }
    }
    let own = own?;
    let innermost = own.iter().rfind(|(node, _)| around.contains(&node.id()))?.0;
    for axis in [Axis(0), Axis(1), Axis(2)] {
        let on_axis = own.iter().find(|(_, other)| *other == axis).map(|(node, _)| *node);
        let (node, count) = match on_axis {
            Some(node) if around.contains(&node.id()) => (node, iterations(unit, node)),
            // All work items of the axes further in come by.
            Some(_) => continue,
            None if innermost.children.is_empty() => (innermost, Some(1)),
            None => continue,
        };
        let most = largest[usize::from(axis.0)];
        if let Some(count) = count.filter(|count| *count < most) {
            return Some((node.place(unit), count, axis, most));
        }
    }
    None
}

/// Number of iterations of a loop, or of its part of a `@tile`, when it is a constant.
pub(crate) fn iterations(unit: &Unit, node: &Node<'_>) -> Option<u64> {
    let size = || u64::try_from(unit.values(unit.attribute(node.attr)).first()?.value?).ok();
    let all = || unit.count(node.l)?.constant_count();
    match node.part {
        LoopPart::Whole => all(),
        LoopPart::Tiles => all()?.checked_add(size()? - 1)?.checked_div(size()?),
        LoopPart::InTile => size(),
        LoopPart::Unknown => None,
    }
}

/// `fence-outside-outer`: the host's code has nobody to share memory with.
pub(super) fn fences(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for (_, kernel) in facts.unit.kernels() {
        walk(facts.unit, kernel, &mut |spot| {
            let Some(id) = facts.unit.find_attr(&spot.stmt.attrs, "fence") else { return };
            if spot.region == Region::Host {
                let place = facts.unit.attribute(id).span;
                out.push(
                    Diagnostic::error("fence-outside-outer", "`@fence` outside of any `@outer` loop", place)
                        .help("leave it out: a launch sees all that the launch before it wrote"),
                );
            }
        });
    }
}

/// `independent-parallel-loop`: the iterations of parallel loops are nobody's to promise.
pub(super) fn independent(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    facts.each_stmt(&mut |_, stmt| {
        let Some(id) = facts.unit.find_attr(&stmt.attrs, "independent") else { return };
        if stmt.as_for().is_none() || claims(facts.unit, stmt).is_empty() {
            return;
        }
        out.push(
            Diagnostic::error(
                "independent-parallel-loop",
                "`@independent` on a loop over groups or work items",
                facts.unit.attribute(id).span,
            )
            .help("leave it out: it belongs on a sequential loop, and keeps okl from putting barriers between its iterations")
            .help("`@nobarrier` leaves out the barrier after an `@inner` loop"),
        );
    });
}

/// `nobarrier-without-effect`: okl puts barriers after the `@inner` loops of an `@outer` body only.
pub(super) fn nobarrier(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for function in &facts.unit.functions {
        walk(facts.unit, function, &mut |spot| {
            let Some(id) = facts.unit.find_attr(&spot.stmt.attrs, "nobarrier") else { return };
            let inner = spreads(facts.unit, spot.stmt, LoopKind::Inner);
            if spot.stmt.as_for().is_none() || (inner && spot.region != Region::Inner) {
                return;
            }
            let message = match inner {
                true => "`@nobarrier` on an `@inner` loop inside another one",
                false => "`@nobarrier` on a loop that is not `@inner`",
            };
            out.push(
                Diagnostic::warning("nobarrier-without-effect", message, facts.unit.attribute(id).span)
                    .here("no barrier would follow this loop")
                    .help("put it on the outermost `@inner` loop of the nest"),
            );
        });
    }
}
