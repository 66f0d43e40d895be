//! The code that kernels consist of, and the objects in it.

use crate::member_fields::{calls, definition};
use crate::program::Program;
use crate::uses::Uses;
use okl_plugin::Unit;
use okl_plugin::model::{DeclarationId, FunctionId, LayoutKind, Scope, StmtId, TypeId};
use std::collections::BTreeSet;

/// The bodies of the functions that kernels call, directly or indirectly.
pub fn bodies(program: &Program<'_>) -> Vec<StmtId> {
    let unit = program.unit;
    let constructs = program.computes().map(|construct| program.stmt(construct));
    let mut next: Vec<FunctionId> = constructs.flat_map(|stmt| Uses::of(unit, stmt).called).collect();
    let (mut seen, mut bodies) = (BTreeSet::new(), Vec::new());
    while let Some(id) = next.pop() {
        let Some(function) = definition(unit, id).filter(|one| !one.is_template) else { continue };
        let Some(body) = unit.body(function).filter(|body| seen.insert(body.span.start)) else { continue };
        next.extend(Uses::of(unit, body).called);
        // Members stay as they are: their copies are what kernels call.
        if !function.is_method {
            bodies.push(body.id);
        }
    }
    bodies
}

/// The member templates that kernels call.
pub fn member_templates(program: &Program<'_>) -> Vec<FunctionId> {
    let unit = program.unit;
    let statements = program.computes().map(|construct| program.stmt(construct).id).chain(bodies(program));
    let calls = statements.flat_map(|stmt| calls(unit, stmt)).filter_map(|(_, call)| call.callee());
    let functions = calls.filter_map(|callee| unit.callee(callee).function);
    let is_such = |id: &FunctionId| {
        let function = unit.function(*id);
        function.is_template && function.is_method
    };
    functions.filter(is_such).collect()
}

/// True if a class has pointers or references among its fields.
pub fn has_pointers(unit: &Unit, id: DeclarationId) -> bool {
    has_field(unit, id, &|ty| {
        let ty = unit.ty(ty);
        ty.is_reference() || ty.innermost().is_pointer()
    })
}

/// True if a class has references among its fields.
pub fn has_references(unit: &Unit, id: DeclarationId) -> bool {
    has_field(unit, id, &|ty| unit.ty(ty).is_reference())
}

fn has_field(unit: &Unit, id: DeclarationId, is_such: &dyn Fn(TypeId) -> bool) -> bool {
    let body = unit.declared(id).span;
    let own = unit.variables.iter().filter(|one| one.scope == Scope::Field && body.contains(one.span));
    let layout = unit.layouts.iter().find(|layout| body.contains(layout.span));
    let bases = match layout.map(|layout| &layout.kind) {
        Some(LayoutKind::Record { bases, .. }) => &bases[..],
        _other => &[],
    };
    let bases = bases.iter().filter_map(|base| unit.ty(*base).declaration).filter(|base| *base != id);
    own.map(|one| one.ty).any(is_such) || bases.into_iter().any(|base| has_field(unit, base, is_such))
}
