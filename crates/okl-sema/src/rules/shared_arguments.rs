//! `@shared` parameters of functions, and the arguments that calls pass for them.

use super::Facts;
use okl_analysis::memory::{MemoryObject, Space};
use okl_analysis::{Analyzed, Use};
use okl_model::ExprId;
use okl_source::{Diagnostic, DiagnosticId};

const SHARED_ARGUMENT: DiagnosticId = DiagnosticId::new("shared-argument");

/// `shared-argument`: a `@shared` parameter that gets a pointer to other memory.
///
/// Only arguments that certainly point elsewhere are reported: a kernel's pointers and local arrays.
pub(super) fn lead_there(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    facts.each_stmt(&mut |_, stmt| {
        for call in facts.unit.calls(stmt) {
            let Some(called) = call.function.map(|id| facts.unit.function(id)) else { continue };
            let arguments = facts.unit.arguments(call);
            if called.is_template || arguments.len() != called.params.len() {
                continue;
            }
            for (id, argument) in called.params.iter().zip(arguments) {
                let parameter = facts.unit.variable(*id);
                let Some(shared) = facts.unit.find_attr(&parameter.attrs, "shared") else { continue };
                let Some(used) = leads_elsewhere(facts.unit, *argument) else { continue };
                let name = &facts.unit.variable(used.variable).name;
                out.push(
                    Diagnostic::error(
                        SHARED_ARGUMENT,
                        format!(
                            "`{name}` does not point to `@shared` memory, which `{}` requires",
                            called.name
                        ),
                        used.span,
                    )
                    .label(facts.unit.attribute(shared).span, "this parameter is `@shared`")
                    .help("pass a `@shared` array, or leave `@shared` out of the parameter"),
                );
            }
        }
    });
}

/// The first pointer or array in an argument, if all that the argument may point to is known not to be in group memory.
fn leads_elsewhere(unit: &Analyzed, argument: ExprId) -> Option<Use> {
    let objects = unit.memory().certain_target(argument)?;
    let elsewhere = |home: &MemoryObject| home.space(unit) != Some(Space::Local);
    if !objects.iter().all(elsewhere) {
        return None;
    }
    let leads = |used: &Use| {
        let ty = unit.ty(unit.variable(used.variable).ty);
        ty.is_pointer() || ty.is_array()
    };
    // A kernel's `@shared` parameter is reported by `shared-parameter`.
    let says_shared = |used: &Use| unit.has_attr(&unit.variable(used.variable).attrs, "shared");
    unit.effects_of(argument).uses.into_iter().find(leads).filter(|used| !says_shared(used))
}
