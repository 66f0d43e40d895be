//! Code of a kernel outside of its `@outer` loops: the host runs it, before any device does.

use super::Facts;
use super::outer_level::{Reach, reach};
use crate::region::{Region, device_code, is_counted, walk};
use okl_model::Access;
use okl_source::{Diagnostic, Span};

/// `host-code-dereference`: the host cannot look into device memory.
pub(super) fn reads(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for kernel in facts.whole_kernels() {
        walk(facts.unit, kernel, &mut |spot| {
            // The headers of parallel loops have their own rules.
            if spot.region != Region::Host || is_counted(facts.unit, spot.stmt) {
                return;
            }
            for used in spot.stmt.uses.iter().filter(|used| used.through) {
                let variable = facts.unit.variable(used.variable);
                // `&a[4]` and `f(a)` only hand the address on.
                let looks = used.access != Access::Escape && variable.ty.is_pointer();
                if !looks || reach(facts.unit, used, &[]) != Reach::Global {
                    continue;
                }
                out.push(
                    Diagnostic::error(
                        "host-code-dereference",
                        format!("`{}` is dereferenced outside of any `@outer` loop", variable.name),
                        used.span,
                    )
                    .here("the host runs this code, and the memory is the device's")
                    .help("move the access into an `@inner` loop, or pass the value as an argument"),
                );
            }
        });
    }
}

/// `host-variable-changed`: device code has copies of the host code's variables.
pub(super) fn writes(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for kernel in facts.whole_kernels() {
        let device: Vec<Span> = device_code(facts.unit, kernel);
        walk(facts.unit, kernel, &mut |spot| {
            // `for (i = 0; ...; @inner)` without a variable of its own is reported as such.
            let defective = spot.stmt.as_for().is_some_and(|l| l.defect.is_some());
            if spot.region == Region::Host || (defective && is_counted(facts.unit, spot.stmt)) {
                return;
            }
            for used in &spot.stmt.uses {
                let changes = matches!(used.access, Access::Write | Access::Update);
                if !changes || reach(facts.unit, used, &device) != Reach::Host {
                    continue;
                }
                let variable = facts.unit.variable(used.variable);
                out.push(
                    Diagnostic::error(
                        "host-variable-changed",
                        format!("`{}` belongs to host code and is changed in device code", variable.name),
                        used.span,
                    )
                    .label(variable.name_span, "declared outside of the `@outer` loop")
                    .help("declare it inside the loop that changes it"),
                );
            }
        });
    }
}
