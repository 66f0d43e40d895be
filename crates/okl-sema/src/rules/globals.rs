//! Variables with static storage duration: at file scope, static members, `static` in functions.
//!
//! A device has them as constants, has one for each group, or does not have them at all; on CPUs all work items share
//! one.

use super::Facts;
use super::code::{Code, Part};
use super::effects::{all_uses, effect};
use okl_analysis::Analyzed;
use okl_model::{Scope, VarId, Variable};
use okl_source::{Diagnostic, DiagnosticId, Span};
use std::collections::BTreeMap;

const GLOBAL_VARIABLE_CHANGED: DiagnosticId = DiagnosticId::new("global-variable-changed");

/// `global-variable-changed`: such a variable that device code uses and code of a kernel changes.
pub(super) fn stay(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    let unit = facts.unit;
    let code = Code::of(facts);
    let used = uses(unit, &code.device, false);
    let mut changed = uses(unit, &code.device, true);
    for (id, place) in uses(unit, &code.host, true) {
        changed.entry(id).or_insert(place);
    }
    for (id, place) in changed {
        let Some(user) = used.get(&id) else { continue };
        let variable = unit.variable(id);
        let message = format!("`{}` has static storage, and kernel code changes it", variable.name);
        let found = Diagnostic::error(GLOBAL_VARIABLE_CHANGED, message, place)
            .label(variable.name_span, "a device would change a copy of it, a CPU the variable itself");
        let found = if *user == place { found } else { found.label(*user, "device code uses it") };
        out.push(
            found
                .help("make it a local variable, `@shared`, or an array that the kernel gets as an argument"),
        );
    }
}

/// The variables with static storage duration that code uses, or only those that it changes, each with the first place.
fn uses(unit: &Analyzed, code: &Part<'_>, only_changes: bool) -> BTreeMap<VarId, Span> {
    let mut found = BTreeMap::new();
    if !unit.variables.iter().any(|variable| lasts(unit, variable)) {
        return found;
    }
    // The variables that a name may lead to, by name.
    let mut led: BTreeMap<VarId, Vec<VarId>> = BTreeMap::new();
    for used in code.statements.iter().flat_map(|stmt| all_uses(unit, unit.uses(stmt))) {
        let reached = led.entry(used.variable).or_insert_with(|| {
            let all = unit.leads_to(used.variable).into_iter().chain([used.variable]);
            all.filter(|id| lasts(unit, unit.variable(*id))).collect()
        });
        for id in reached.iter().copied() {
            let effect = effect(unit, &used, id);
            if effect.writes || (!only_changes && effect.reads) {
                let first = found.entry(id).or_insert(used.span);
                *first = (*first).min(used.span);
            }
        }
    }
    found
}

/// Returns true if a variable has static storage duration and may change.
pub fn lasts(unit: &Analyzed, variable: &Variable) -> bool {
    let ty = unit.ty(variable.ty);
    let is_static = variable.scope == Scope::Global || (variable.scope == Scope::Local && variable.is_static);
    let is_const = ty.is_const || ty.element().is_some_and(|of| ty.is_array() && of.is_const);
    let special = ["shared", "exclusive"].iter().any(|name| unit.has_attr(&variable.attrs, name));
    is_static && !is_const && !variable.is_constexpr && !ty.is_reference() && !special
}
