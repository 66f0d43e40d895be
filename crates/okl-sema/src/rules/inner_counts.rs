//! The trip counts of `@inner` loops: the host computes the size of a group, and all groups of a launch have the same
//! size.

use super::Facts;
use super::outer_bounds::{Device, device_value, tile_size};
use crate::region::{StatementContext, device_code, spreads, walk};
use crate::structure::{LoopKind, LoopPart, roles};
use okl_analysis::distance::distance;
use okl_analysis::{Analyzed, Use};
use okl_model::Expression;
use okl_source::{Diagnostic, DiagnosticId, Span};

const INNER_COUNT_VARIES: DiagnosticId = DiagnosticId::new("inner-count-varies");

/// `inner-count-varies`: a trip count that depends on the group or on values of the device.
pub(super) fn do_not_vary(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for kernel in facts.whole_kernels() {
        let device = device_code(facts.unit, kernel);
        walk(facts.unit, kernel, &mut |spot| {
            if spreads(facts.unit, spot.stmt, LoopKind::Inner) && !has_limit(facts.unit, spot) {
                inner_loop(facts.unit, spot, &device, out);
            }
        });
    }
}

/// True if an `@outer` loop around it gives an upper limit of the group size.
fn has_limit(unit: &Analyzed, spot: &StatementContext<'_, '_>) -> bool {
    spot.around.iter().chain([&spot.stmt]).any(|stmt| unit.has_attr(&stmt.attrs, "max_inner_dims"))
}

fn inner_loop(unit: &Analyzed, spot: &StatementContext<'_, '_>, device: &[Span], out: &mut Vec<Diagnostic>) {
    let Some(count) = spot.stmt.as_for().and_then(|l| unit.count(l)) else { return };
    let parts: Vec<(LoopKind, LoopPart)> =
        roles(unit, spot.stmt).iter().map(|role| (role.kind, role.part)).collect();
    let mut uses: Vec<Use> = Vec::new();
    let is = |part| parts.contains(&(LoopKind::Inner, part));
    if (is(LoopPart::Whole) || is(LoopPart::Tiles)) && count.constant_count().is_none() {
        let left = distance(unit, &count);
        let matters = |used: &Use| left.iter().any(|term| term.place.contains(used.span));
        uses.extend(unless_constant(unit, count.bound).into_iter().filter(matters));
        uses.extend(unless_constant(unit, count.start).into_iter().filter(matters));
        uses.extend(count.step.iter().flat_map(|expr| unless_constant(unit, expr)));
    }
    // The tile size of an `@outer` loop is checked together with its bounds.
    let outer = parts.iter().any(|(kind, _)| *kind == LoopKind::Outer);
    if !outer && (is(LoopPart::InTile) || is(LoopPart::Tiles)) {
        uses.extend(tile_size(unit, spot.stmt).into_iter().flat_map(|expr| unless_constant(unit, expr)));
    }
    // Only the first such use is reported: `starts[row]` is one mistake.
    let reasons = uses.iter().filter_map(|used| Some((used, device_value(unit, used, device)?)));
    let Some((used, why)) = reasons.min_by_key(|(used, _)| used.span) else { return };
    let variable = unit.variable(used.variable);
    let message = format!("the number of iterations of this `@inner` loop depends on `{}`", variable.name);
    let found = Diagnostic::error(INNER_COUNT_VARIES, message, used.span)
        .note("all groups of a launch have the same size, and the host computes it");
    let found = match why {
        Device::Memory => found.here("this reads device memory"),
        Device::Variable => found.label(variable.name_span, "declared in device code"),
    };
    out.push(found.help(
        "run the loop to an upper limit and put the body under an `if`, or give the limit with \
         `@max_inner_dims` on the outermost `@outer` loop",
    ));
}

fn unless_constant(unit: &Analyzed, expr: &Expression) -> Vec<Use> {
    if expr.value.is_some() { Vec::new() } else { unit.effects_of(expr.id).uses }
}
