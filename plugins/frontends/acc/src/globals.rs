//! Variables at file scope in functions that kernels call. Kernels have parameters only, so such functions get the
//! variables as parameters, too:
//!
//! ```text
//! double weight(int i) { return table[i] * scale; }
//! double weight(int i, double *okl_global_table, double *okl_global_scale) { return okl_global_table[i] * (*okl_global_scale); }
//! ```

use crate::owner::OWNER;
use crate::passing::Passing;
use crate::program::Program;
use crate::types;
use crate::uses::Uses;
use okl_plugin::model::{FunctionId, VarId};
use okl_plugin::{EditSet, Span, Unit};
use std::collections::{BTreeMap, BTreeSet};

/// The name of the parameter for a variable.
fn name(unit: &Unit, id: VarId) -> String {
    format!("okl_global_{}", unit.variable(id).name)
}

/// Gives functions that kernels call their variables.
pub fn hand_over(program: &Program<'_>, functions: &BTreeSet<FunctionId>, okl: &mut EditSet) {
    let unit = program.unit;
    for id in functions {
        let needed: Vec<VarId> = program.globals.needed(unit, *id).collect();
        let function = unit.function(*id);
        let parameters = needed.iter().map(|id| parameter(unit, *id)).collect::<Vec<_>>().join(", ");
        match (needed.is_empty(), function.params.is_empty()) {
            (true, _) => {}
            (false, true) => okl.replace(OWNER, function.params_span, parameters),
            (false, false) => okl.insert(OWNER, function.params_span.end, format!(", {parameters}")),
        }
        let Some(body) = unit.body(function) else { continue };
        let uses = Uses::of(unit, body);
        for id in &needed {
            for place in uses.named.get(id).into_iter().flatten() {
                okl.replace(OWNER, *place, used(unit, *id));
            }
        }
        for (callee, place) in &uses.calls {
            let arguments = arguments(program, *callee, *place, &|id| name(unit, id));
            if let Some((place, text)) = arguments {
                okl.insert(OWNER, place.start, text);
            }
        }
    }
}

/// The additional arguments of a call, and their place; `argument` is the one for a variable.
pub fn arguments(
    program: &Program<'_>,
    callee: FunctionId,
    call: Span,
    argument: &dyn Fn(VarId) -> String,
) -> Option<(Span, String)> {
    let unit = program.unit;
    let all: Vec<String> = program.globals.needed(unit, callee).map(argument).collect();
    let is_first = unit.function(callee).params.is_empty();
    let comma = if is_first { "" } else { ", " };
    (!all.is_empty()).then(|| (Span::at(call.end - 1), format!("{comma}{}", all.join(", "))))
}

/// The argument of a kernel for a function that it calls.
pub fn argument_of_kernel(program: &Program<'_>, passing: &BTreeMap<VarId, Passing>, id: VarId) -> String {
    let variable = program.unit.variable(id);
    let ty = program.unit.ty(variable.ty).value();
    let is_address = matches!(passing.get(&id), Some(Passing::Pointer | Passing::Array)) || ty.is_pointer();
    if is_address || ty.is_array() { variable.name.clone() } else { format!("&{}", variable.name) }
}

/// `double *okl_global_scale`, and for a pointer the pointer itself.
fn parameter(unit: &Unit, id: VarId) -> String {
    let ty = unit.ty(unit.variable(id).ty).value();
    let name = name(unit, id);
    if ty.is_pointer() { types::declare(ty, &name) } else { types::pointer(ty, &name) }
}

/// A use of a variable by its parameter: `(*okl_global_scale)`.
fn used(unit: &Unit, id: VarId) -> String {
    let ty = unit.ty(unit.variable(id).ty).value();
    let name = name(unit, id);
    if ty.is_pointer() || ty.is_array() { name } else { format!("(*{name})") }
}
