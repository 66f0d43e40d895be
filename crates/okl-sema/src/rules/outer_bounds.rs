//! The trip counts of `@outer` loops: the host computes the number of groups before any device code runs.

use super::Facts;
use super::outer_level::{Reach, reach};
use crate::host_constant::is_host_constant;
use crate::region::{device_code, is_declared_in, spreads, walk};
use crate::structure::LoopKind;
use okl_analysis::distance::distance;
use okl_analysis::{Analyzed, Use};
use okl_model::{Expression, Scope, Stmt};
use okl_source::{Diagnostic, DiagnosticId, Span};

const OUTER_BOUND_DEVICE: DiagnosticId = DiagnosticId::new("outer-bound-device");

/// `outer-bound-device`: a bound, first value, step or tile size that depends on a value of the device.
pub(super) fn on_the_host(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for kernel in facts.whole_kernels() {
        let device = device_code(facts.unit, kernel);
        walk(facts.unit, kernel, &mut |spot| {
            if spreads(facts.unit, spot.stmt, LoopKind::Outer) {
                outer_loop(facts.unit, spot.stmt, &device, out);
            }
        });
    }
}

fn outer_loop(unit: &Analyzed, stmt: &Stmt, device: &[Span], out: &mut Vec<Diagnostic>) {
    let Some(count) = stmt.as_for().and_then(|l| unit.count(l)) else { return };
    let named = [("first value", Some(count.start)), ("bound", Some(count.bound)), ("step", count.step)];
    let parts = named.into_iter().chain([("tile size", tile_size(unit, stmt))]);
    let left = distance(unit, &count);
    for (name, expr) in parts.filter_map(|(name, expr)| Some((name, expr?))) {
        if expr.value.is_some() {
            continue;
        }
        // Only the first such use is reported: `sizes[row]` is one mistake.
        let mut uses = unit.effects_of(expr.id).uses;
        // `e = e0; e < e0 + B` has the same trip count for every `e0`.
        if name == "first value" || name == "bound" {
            uses.retain(|used| left.iter().any(|term| term.place.contains(used.span)));
        }
        let reasons = uses.iter().filter_map(|used| Some((used, device_value(unit, used, device)?)));
        let Some((used, why)) = reasons.min_by_key(|(used, _)| used.span) else { continue };
        let variable = unit.variable(used.variable);
        let message = format!("the {name} of this `@outer` loop depends on `{}`", variable.name);
        let found = Diagnostic::error(OUTER_BOUND_DEVICE, message, used.span)
            .note("the host computes the number of groups before the kernel starts");
        out.push(match why {
            Device::Memory => found
                .here("this reads device memory")
                .help(format!("pass the value itself as an argument, not through `{}`", variable.name)),
            Device::Variable => found
                .label(variable.name_span, "declared in device code")
                .help("use arguments, constants, or variables declared before the outermost `@outer` loop"),
        });
    }
}

/// The size of the `@tile` on a loop.
pub(super) fn tile_size<'u>(unit: &'u Analyzed, stmt: &Stmt) -> Option<&'u Expression> {
    unit.values(unit.attribute(unit.find_attr(&stmt.attrs, "tile")?)).first().copied()
}

/// The reason why the host cannot know a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Device {
    /// It is read from device memory.
    Memory,
    /// It is computed by device code.
    Variable,
}

/// The reason why the host cannot know the value that a use reads; `None` if it can.
pub(super) fn device_value(unit: &Analyzed, used: &Use, device: &[Span]) -> Option<Device> {
    let variable = unit.variable(used.variable);
    // Reported by `exclusive-outside-inner`.
    if unit.has_attr(&variable.attrs, "exclusive") {
        return None;
    }
    if is_host_constant(unit, used.variable) {
        return None;
    }
    if variable.scope == Scope::Local && is_declared_in(unit, used.variable, device) {
        return Some(Device::Variable);
    }
    let memory =
        used.through && unit.ty(variable.ty).is_pointer() && reach(unit, used, device) == Reach::Global;
    memory.then_some(Device::Memory)
}
