//! Liveness across parallel loops: the variables that one part of some code declares and a later part needs.
//!
//! The parts run one after another; all work items finish a part before any starts the next. A variable is live after a
//! part if a later part uses it, or if a live constant is initialized from it. If an address is live, so is every
//! variable whose address is taken, and every array, since an array decays to its address.

use crate::{Analyzed, Use};
use okl_model::{Access, Stmt, StmtKind, Ty, TypeKind, VarId};
use std::collections::BTreeSet;

/// A part of some code.
#[derive(Clone, Debug)]
pub enum Part<'u> {
    /// Statements, one after another.
    Whole(Vec<&'u Stmt>),
    /// The own expressions of a statement: the condition of an `if`.
    Header(&'u Stmt),
}

/// A declaration with variables that are live after its part.
#[derive(Clone, Debug)]
pub struct Live<'u> {
    /// The index of the part that contains the declaration.
    pub part: usize,
    /// The declaration.
    pub stmt: &'u Stmt,
    /// The variables of the declaration that later parts need, in source order.
    pub variables: Vec<VarId>,
    /// True if the declaration declares constants only, or what is as cheap, so that it can be repeated.
    pub is_constant: bool,
}

/// The declarations with variables that are live across the end of a part, in source order. `repeats` is true for
/// variables other than constants whose declaration can be repeated.
pub fn across<'u>(unit: &'u Analyzed, parts: &[Part<'u>], repeats: &dyn Fn(VarId) -> bool) -> Vec<Live<'u>> {
    let live = needed_later(unit, parts, repeats, BTreeSet::new());
    let holds = |id: &VarId| may_hold_address(unit.ty(unit.variable(*id).ty));
    let mut keeps_addresses =
        live.iter().filter(|one| !one.is_constant).any(|one| one.variables.iter().any(holds));
    for_each_use(unit, parts, |used| {
        // Each work item keeps these anyway.
        keeps_addresses |= unit.attributes_of(used.variable).is_exclusive && holds(&used.variable);
    });
    match keeps_addresses {
        true => needed_later(unit, parts, repeats, handed_out(unit, parts)),
        false => live,
    }
}

fn needed_later<'u>(
    unit: &'u Analyzed,
    parts: &[Part<'u>],
    repeats: &dyn Fn(VarId) -> bool,
    mut needed: BTreeSet<VarId>,
) -> Vec<Live<'u>> {
    let mut found = Vec::new();
    // From the end: a live variable may need variables that are declared before it.
    for (part, at) in parts.iter().enumerate().rev() {
        let stmts = match at {
            Part::Whole(stmts) => &stmts[..],
            Part::Header(stmt) => {
                needed.extend(unit.uses(stmt).iter().map(|used| used.variable));
                continue;
            }
        };
        for stmt in stmts.iter().rev().filter(|_| part + 1 < parts.len()) {
            let StmtKind::Declaration(declared) = &stmt.kind else { continue };
            let variables: Vec<VarId> = declared.iter().copied().filter(|id| needed.contains(id)).collect();
            if variables.is_empty() {
                continue;
            }
            let is_constant = declared.iter().all(|id| is_constant(unit, *id) || repeats(*id));
            if is_constant {
                needed.extend(unit.uses(stmt).iter().map(|used| used.variable));
            }
            found.push(Live { part, stmt, variables, is_constant });
        }
        for stmt in stmts {
            unit.walk(stmt, &mut |inner| needed.extend(unit.uses(inner).iter().map(|used| used.variable)));
            let inside = unit.dim_accesses_in(stmt.span);
            needed.extend(inside.flat_map(|access| access.names.iter().flatten()));
        }
    }
    found.reverse();
    found
}

/// Arrays, and variables whose address escapes.
fn handed_out(unit: &Analyzed, parts: &[Part<'_>]) -> BTreeSet<VarId> {
    let mut found = BTreeSet::new();
    for_each_use(unit, parts, |used| {
        if used.access == Access::Escape || unit.ty(unit.variable(used.variable).ty).is_array() {
            found.insert(used.variable);
        }
    });
    found
}

fn for_each_use<'u>(unit: &'u Analyzed, parts: &[Part<'u>], mut visit: impl FnMut(&'u Use)) {
    for part in parts {
        match part {
            Part::Whole(stmts) => {
                for stmt in stmts {
                    unit.walk(stmt, &mut |inner| unit.uses(inner).iter().for_each(&mut visit));
                }
            }
            Part::Header(stmt) => unit.uses(stmt).iter().for_each(&mut visit),
        }
    }
}

fn is_constant(unit: &Analyzed, id: VarId) -> bool {
    let variable = unit.variable(id);
    variable.is_constexpr || (unit.ty(variable.ty).is_const && unit.init_value(variable).is_some())
}

/// True if a value may lead to a variable: all types but numbers.
fn may_hold_address(ty: Ty<'_>) -> bool {
    match ty.kind {
        TypeKind::Bool | TypeKind::Int(_) | TypeKind::Float | TypeKind::Enum | TypeKind::Void => false,
        TypeKind::Array { of, .. } => may_hold_address(ty.at(of)),
        _ => true,
    }
}

#[cfg(test)]
mod tests;
