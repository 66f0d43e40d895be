//! The variables at file scope that functions use.

use crate::uses::Uses;
use okl_plugin::Unit;
use okl_plugin::model::{FunctionId, Scope, VarId};
use std::collections::{BTreeMap, BTreeSet};

/// The variables that each function of a unit needs, by its canonical declaration.
#[derive(Clone, Debug, Default)]
pub struct Globals {
    of: BTreeMap<FunctionId, BTreeSet<VarId>>,
}

impl Globals {
    /// Finds the variables that functions use, directly or through the functions that they call.
    pub fn of(unit: &Unit) -> Globals {
        let mut of: BTreeMap<FunctionId, BTreeSet<VarId>> = BTreeMap::new();
        let mut callees: Vec<(FunctionId, FunctionId)> = Vec::new();
        for (at, function) in unit.functions.iter().enumerate() {
            let id = canonical(unit, FunctionId(at as u32));
            let Some(body) = unit.body(function).filter(|_| !function.is_method) else { continue };
            let uses = Uses::of(unit, body);
            let own = uses.named.keys().copied().filter(|id| is_global(unit, *id));
            of.entry(id).or_default().extend(own);
            callees.extend(uses.called.iter().map(|callee| (id, canonical(unit, *callee))));
        }
        let mut is_done = false;
        while !is_done {
            is_done = true;
            for (caller, callee) in &callees {
                let more = of.get(callee).cloned().unwrap_or_default();
                let own = of.entry(*caller).or_default();
                let before = own.len();
                own.extend(more);
                is_done &= own.len() == before;
            }
        }
        Globals { of }
    }

    /// The variables that a function needs, in the order of its parameters for them.
    pub fn needed(&self, unit: &Unit, function: FunctionId) -> impl Iterator<Item = VarId> {
        self.of.get(&canonical(unit, function)).into_iter().flatten().copied()
    }
}

/// True for a variable at file scope that is no constant with a known value.
fn is_global(unit: &Unit, id: VarId) -> bool {
    let variable = unit.variable(id);
    let is_constant =
        (unit.ty(variable.ty).is_const || variable.is_constexpr) && unit.init_value(variable).is_some();
    variable.scope == Scope::Global && !is_constant
}

fn canonical(unit: &Unit, id: FunctionId) -> FunctionId {
    unit.function(id).canonical.unwrap_or(id)
}
