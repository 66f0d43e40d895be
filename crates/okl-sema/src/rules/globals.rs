//! Variables that live as long as the program: at file scope, static members, `static` in functions.
//!
//! Devices get them as constants, or one for each group, or not at all; on CPUs all work items share one.

use super::Facts;
use super::effects::{all_uses, effect};
use crate::region::{Region, walk};
use okl_analysis::Analyzed;
use okl_model::{FunctionId, Scope, Stmt, VarId, Variable};
use okl_source::{Diagnostic, Span};
use std::collections::{BTreeMap, BTreeSet};

/// `global-variable-changed`: one that device code uses and code of a kernel changes.
pub(super) fn stay(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    let unit = facts.unit;
    let mut code = Code::default();
    for kernel in facts.whole_kernels() {
        walk(unit, kernel, &mut |spot| {
            let part = if spot.region == Region::Host { &mut code.host } else { &mut code.device };
            part.statements.push(spot.stmt);
        });
    }
    code.host.follow(unit);
    code.device.follow(unit);
    let used = uses(unit, &code.device, false);
    let mut changed = uses(unit, &code.device, true);
    for (id, place) in uses(unit, &code.host, true) {
        changed.entry(id).or_insert(place);
    }
    for (id, place) in changed {
        let Some(user) = used.get(&id) else { continue };
        let variable = unit.variable(id);
        let message =
            format!("`{}` lives as long as the program, and code of a kernel changes it", variable.name);
        let found = Diagnostic::error("global-variable-changed", message, place)
            .label(variable.name_span, "devices have copies of it, CPUs the variable itself");
        let found = if *user == place { found } else { found.label(*user, "device code uses it") };
        out.push(
            found
                .help("make it a local variable, `@shared`, or an array that the kernel gets as an argument"),
        );
    }
}

/// Code of kernels, by who runs it.
#[derive(Default)]
struct Code<'u> {
    host: Part<'u>,
    device: Part<'u>,
}

/// Statements, those of called functions among them.
#[derive(Default)]
struct Part<'u> {
    statements: Vec<&'u Stmt>,
}

impl<'u> Part<'u> {
    /// Adds the bodies of all functions that are called.
    fn follow(&mut self, unit: &'u Analyzed) {
        let direct = self.statements.iter().flat_map(|stmt| unit.calls(stmt));
        let mut open: Vec<FunctionId> = direct.filter_map(|call| call.function).collect();
        let mut done: BTreeSet<FunctionId> = BTreeSet::new();
        while let Some(id) = open.pop() {
            let entity = unit.function(id).canonical;
            let same = unit.functions.iter().enumerate().filter(|(_, one)| one.canonical == entity);
            for (id, function) in same.map(|(at, one)| (FunctionId(at as u32), one)) {
                if !function.is_kernel && done.insert(id) {
                    open.extend(unit.called_by(id));
                    if let Some(body) = unit.body(function) {
                        unit.walk(body, &mut |stmt| self.statements.push(stmt));
                    }
                }
            }
        }
    }
}

/// The lasting variables that code uses, or changes, with the first place.
fn uses(unit: &Analyzed, code: &Part<'_>, only_changes: bool) -> BTreeMap<VarId, Span> {
    let mut found = BTreeMap::new();
    for used in code.statements.iter().flat_map(|stmt| all_uses(unit, unit.uses(stmt))) {
        let reached = unit.leads_to(used.variable).iter().copied().chain([used.variable]);
        for id in reached.filter(|id| lasts(unit, unit.variable(*id))) {
            let effect = effect(unit, &used, id);
            if effect.writes || (!only_changes && effect.reads) {
                let first = found.entry(id).or_insert(used.span);
                *first = (*first).min(used.span);
            }
        }
    }
    found
}

/// Whether a variable lives as long as the program and may change.
fn lasts(unit: &Analyzed, variable: &Variable) -> bool {
    let ty = unit.ty(variable.ty);
    let is_static = variable.scope == Scope::Global || (variable.scope == Scope::Local && variable.is_static);
    let is_const = ty.is_const || ty.element().is_some_and(|of| ty.is_array() && of.is_const);
    let special = ["shared", "exclusive"].iter().any(|name| unit.has_attr(&variable.attrs, name));
    is_static && !is_const && !variable.is_constexpr && !ty.is_reference() && !special
}
