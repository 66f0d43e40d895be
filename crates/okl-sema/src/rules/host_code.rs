//! Code of a kernel outside of its `@outer` loops. The host runs it before the launch.

use super::Facts;
use super::host_reads::is_read_by_host;
use super::outer_level::{Reach, reach, reach_of};
use crate::region::{Region, device_code, is_counted, is_declared_in, walk};
use okl_analysis::memory::MemoryObject;
use okl_analysis::{Analyzed, Use};
use okl_model::{Access, VarId, Variable};
use okl_source::{Cause, Diagnostic, DiagnosticId, Span};
use std::collections::BTreeSet;

const HOST_CODE_DEREFERENCE: DiagnosticId = DiagnosticId::new("host-code-dereference");
const HOST_VARIABLE_CHANGED: DiagnosticId = DiagnosticId::new("host-variable-changed");

/// `host-code-dereference`: the host cannot read device memory.
pub(super) fn reads(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for kernel in facts.whole_kernels() {
        walk(facts.unit, kernel, &mut |spot| {
            // The headers of parallel loops have their own rules.
            if spot.region != Region::Host || is_counted(facts.unit, spot.stmt) {
                return;
            }
            for used in facts.unit.uses(spot.stmt).iter().filter(|used| used.through) {
                let variable = facts.unit.variable(used.variable);
                // `&a[4]` and `f(a)` only pass the address on.
                let looks = used.access != Access::Escape && facts.unit.ty(variable.ty).is_pointer();
                if !looks
                    || is_read_by_host(facts.unit, used.id)
                    || reach(facts.unit, used, &[]) != Reach::Global
                {
                    continue;
                }
                out.push(
                    Diagnostic::error(
                        HOST_CODE_DEREFERENCE,
                        format!("`{}` is dereferenced outside of any `@outer` loop", variable.name),
                        used.span,
                    )
                    .here("this is host code, and the memory is on the device")
                    .help("move the access into an `@inner` loop, or pass the value as an argument")
                    .help("on CPUs, host code can read one element with `okl_read(p, i)`")
                    .caused_by(Cause::LostLoopRole),
                );
            }
        });
    }
}

/// `host-variable-changed`: device code has only copies of the variables of host code.
pub(super) fn writes(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for kernel in facts.whole_kernels() {
        let device: Vec<Span> = device_code(facts.unit, kernel);
        walk(facts.unit, kernel, &mut |spot| {
            // `for (i = 0; ...; @inner)` without a variable of its own is reported as such.
            let defective = spot.stmt.as_for().is_some_and(|l| l.defect.is_some());
            if spot.region == Region::Host || (defective && is_counted(facts.unit, spot.stmt)) {
                return;
            }
            for used in facts.unit.uses(spot.stmt) {
                if let Some(changed) =
                    changed_by_lambda(facts.unit, used.variable, &device, &mut BTreeSet::new())
                {
                    let lambda = facts.unit.variable(used.variable);
                    let message = format!(
                        "`{}` changes `{}`, which belongs to host code, and is called in device code",
                        lambda.name, changed.name
                    );
                    out.push(
                        Diagnostic::error(HOST_VARIABLE_CHANGED, message, used.span)
                            .label(lambda.name_span, "this lambda changes it")
                            .help("declare both inside the loop that calls it"),
                    );
                }
                let Some(changed) = changed_host(facts.unit, used, &device) else { continue };
                let variable = facts.unit.variable(changed);
                out.push(
                    Diagnostic::error(
                        HOST_VARIABLE_CHANGED,
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

/// The host variable that a lambda of host code changes: `k` for `[&] { return ++k; }`.
///
/// `seen` are the lambdas visited so far: a lambda may call others.
fn changed_by_lambda<'u>(
    unit: &'u Analyzed,
    id: VarId,
    device: &[Span],
    seen: &mut BTreeSet<VarId>,
) -> Option<&'u Variable> {
    let lambda = unit.variable(id);
    if !unit.ty(lambda.ty).is_lambda || is_declared_in(unit, id, device) || !seen.insert(id) {
        return None;
    }
    let init = unit.init(lambda)?;
    let uses = unit.effects_of(init.id).uses;
    uses.iter().filter(|used| !is_declared_in(unit, used.variable, &[init.span])).find_map(|used| {
        match changed_host(unit, used, device) {
            Some(changed) => Some(unit.variable(changed)),
            None => changed_by_lambda(unit, used.variable, device, seen),
        }
    })
}

/// The variable of host code that a use changes, directly or through a pointer or reference.
fn changed_host(unit: &Analyzed, used: &Use, device: &[Span]) -> Option<VarId> {
    if !used.access.may_write() && unit.is_closed(unit.ty(unit.variable(used.variable).ty)) {
        return None;
    }
    let accessed = unit.memory().accessed(unit, used);
    // If it may lead to several places, all of them have to belong to host code.
    if used.access != Access::Escape && reach(unit, used, device) != Reach::Host {
        return None;
    }
    let of_host = |home: &MemoryObject| match *home {
        MemoryObject::Variable(_) => {
            reach_of(unit, *home, device) == Reach::Host && unit.mod_ref(used, *home).writes
        }
        MemoryObject::Argument(_) | MemoryObject::StringLiteral | MemoryObject::Unknown => false,
    };
    let home = accessed.objects.union(&accessed.beyond).find(|home| of_host(home))?;
    if let MemoryObject::Variable(id) = *home { Some(id) } else { None }
}
