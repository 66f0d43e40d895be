//! The places of `@barrier`, `@nobarrier`, `@fence` and `@independent`.

use super::Facts;
use crate::region::{Region, StatementContext, spreads, walk};
use crate::structure::{Axis, LoopKind, LoopPart, Node, Tree, assign_axes, claims};
use okl_analysis::uniformity::{Group, Uniformity};
use okl_analysis::{Analyzed, evaluate};
use okl_model::{Direction, LoopId, Meaning, Stmt, StmtKind, Unit, VarId};
use okl_source::{Diagnostic, DiagnosticId, Span};

const BARRIER_IN_SMALLER_NEST: DiagnosticId = DiagnosticId::new("barrier-in-smaller-nest");
const BARRIER_NOT_REACHED: DiagnosticId = DiagnosticId::new("barrier-not-reached");
const BARRIER_OUTSIDE_OUTER: DiagnosticId = DiagnosticId::new("barrier-outside-outer");
const DIVERGENT_BARRIER: DiagnosticId = DiagnosticId::new("divergent-barrier");
const FENCE_OUTSIDE_OUTER: DiagnosticId = DiagnosticId::new("fence-outside-outer");
const INDEPENDENT_PARALLEL_LOOP: DiagnosticId = DiagnosticId::new("independent-parallel-loop");
const NOBARRIER_WITHOUT_EFFECT: DiagnosticId = DiagnosticId::new("nobarrier-without-effect");

/// `barrier-outside-outer`, `divergent-barrier`, `barrier-in-smaller-nest`, `barrier-not-reached`.
pub(super) fn placement(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for tree in facts.trees {
        let groups: Vec<Group<'_>> = tree.roots.iter().map(|root| group(facts.unit, root)).collect();
        walk(facts.unit, tree.function, &mut |spot| {
            let Some(place) = barrier(facts.unit, spot) else { return };
            out.extend(match spot.region {
                Region::Host => Some(
                    Diagnostic::error(BARRIER_OUTSIDE_OUTER, "`@barrier` outside of any `@outer` loop", place)
                        .help("put it between the `@inner` loops of an `@outer` loop; the host waits for kernels by itself"),
                ),
                Region::Outer => None,
                Region::Inner => inside_inner(facts.unit, tree, &groups, spot, place),
            });
        });
    }
    let others = facts.unit.functions.iter().filter(|function| !function.is_kernel);
    for function in others {
        walk(facts.unit, function, &mut |spot| {
            let Some(place) = barrier(facts.unit, spot) else { return };
            let message = format!("`@barrier` in `{}`, which is no kernel", function.name);
            out.push(
                Diagnostic::error(BARRIER_OUTSIDE_OUTER, message, place)
                    .help("put it between the `@inner` loops of the kernel that calls the function"),
            );
        });
    }
}

/// The range of the `@barrier` of an empty statement.
fn barrier(unit: &Unit, spot: &StatementContext<'_, '_>) -> Option<Span> {
    if !matches!(spot.stmt.kind, StmtKind::Empty) {
        return None;
    }
    unit.find_attr(&spot.stmt.attrs, "barrier").map(|id| unit.attribute(id).span)
}

/// The uniformity of the variables of a nest.
fn group<'u>(unit: &'u Analyzed, root: &Node<'u>) -> Group<'u> {
    Group::new(unit, root.stmt, |l| spreads(unit, unit.for_loop(l.id), LoopKind::Inner))
}

fn inside_inner(
    unit: &Unit,
    tree: &Tree<'_>,
    groups: &[Group<'_>],
    spot: &StatementContext<'_, '_>,
    place: Span,
) -> Option<Diagnostic> {
    let around = spot.around.iter().filter(|stmt| spreads(unit, stmt, LoopKind::Inner));
    let around: Vec<LoopId> = around.filter_map(|stmt| stmt.as_for()).map(|l| l.id).collect();
    for root in &tree.roots {
        if let Some((nest, count, axis, largest)) = smaller(unit, root, &around) {
            let message =
                format!("this barrier is reached by {count} of {largest} work items on axis {}", axis.0);
            return Some(
                Diagnostic::error(BARRIER_IN_SMALLER_NEST, message, place)
                    .label(nest, "this `@inner` loop is smaller than another one of the same `@outer` loop")
                    .help("end the `@inner` loop before the barrier and start another one after it"),
            );
        }
    }
    if let Some((condition, count, all)) = spot.around.iter().find_map(|stmt| parts(unit, stmt, spot)) {
        let message =
            format!("{count} of {all} work items reach this barrier, and would wait for the others forever");
        return Some(Diagnostic::error(BARRIER_NOT_REACHED, message, place)
            .label(condition, "the other work items do not get past this")
            .help("put the barrier outside of it, where all work items reach it; work of some of them may stand before and after"));
    }
    let around = tree.roots.iter().position(|root| root.stmt.span.contains(spot.stmt.span))?;
    let is_masked = spot.around.iter().any(|stmt| is_masked(unit, stmt));
    let is_divided = is_masked || groups[around].reached(spot.stmt) == Uniformity::No;
    is_divided.then(|| {
        Diagnostic::warning(DIVERGENT_BARRIER, "`@barrier` where not all work items may come", place)
            .here("all work items of the group have to reach it")
            .help("let all of them go through the loops and jumps around it together")
    })
}

/// True for a tiled loop whose last tile may have work items without an iteration.
fn is_masked(unit: &Unit, stmt: &Stmt) -> bool {
    let Some(l) = stmt.as_for() else { return false };
    let tiles =
        stmt.attrs.iter().map(|id| unit.attribute(*id)).filter_map(|attribute| match attribute.meaning() {
            Meaning::Tile(tile) => Some((tile.is_guarded(), attribute.values.first().copied())),
            _ => None,
        });
    let iterations = unit.count(l).and_then(|count| count.constant_count());
    tiles.into_iter().any(|(is_guarded, size)| {
        let size =
            size.and_then(|size| unit.expression(size).value).and_then(|size| u64::try_from(size).ok());
        let is_even = iterations.zip(size).is_some_and(|(all, size)| size > 0 && all % size == 0);
        is_guarded && !is_even
    })
}

/// For an `if` around a barrier whose branch only some work items of a loop take: its condition, the number of work
/// items that reach the barrier, and the number of all.
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

/// An upper limit of the number of work items in a group, on all targets.
const MOST: u64 = 4096;

/// The first loop around a barrier with fewer iterations than another loop of the nest on the same axis: its place, its
/// trip count, the axis, and the larger trip count.
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
            // All work items of the inner axes reach the barrier.
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

/// The trip count of a loop, or of its part of a `@tile`, if it is a constant.
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

/// `fence-outside-outer`: host code shares no memory with work items.
pub(super) fn fences(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for (_, kernel) in facts.unit.kernels() {
        walk(facts.unit, kernel, &mut |spot| {
            let Some(id) = facts.unit.find_attr(&spot.stmt.attrs, "fence") else { return };
            if spot.region == Region::Host {
                let place = facts.unit.attribute(id).span;
                out.push(
                    Diagnostic::error(FENCE_OUTSIDE_OUTER, "`@fence` outside of any `@outer` loop", place)
                        .help("leave it out: a launch sees all that the launch before it wrote"),
                );
            }
        });
    }
}

/// `independent-parallel-loop`: `@independent` is a promise about sequential loops; iterations of parallel loops are
/// parallel anyway.
pub(super) fn independent(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    facts.each_stmt(&mut |_, stmt| {
        let Some(id) = facts.unit.find_attr(&stmt.attrs, "independent") else { return };
        if stmt.as_for().is_none() || claims(facts.unit, stmt).is_empty() {
            return;
        }
        out.push(
            Diagnostic::error(
                INDEPENDENT_PARALLEL_LOOP,
                "`@independent` on a loop over groups or work items",
                facts.unit.attribute(id).span,
            )
            .help("leave it out: it belongs on a sequential loop, and keeps okl from putting barriers between its iterations")
            .help("`@nobarrier` leaves out the barrier after an `@inner` loop"),
        );
    });
}

/// `nobarrier-without-effect`: okl inserts barriers only after the `@inner` loops of an `@outer` body.
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
                Diagnostic::warning(NOBARRIER_WITHOUT_EFFECT, message, facts.unit.attribute(id).span)
                    .here("no barrier would follow this loop")
                    .help("put it on the outermost `@inner` loop of the nest"),
            );
        });
    }
}
