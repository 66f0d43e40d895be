//! What each function of the device needs of a launch, directly or through the functions that it calls.

use crate::builtins::{self, Builtin};
use crate::groups::{self, Group};
use crate::implicit::Implicit;
use crate::program::Program;
use crate::symbols::{is_dynamic, is_of_device};
use crate::warp::WarpCall;
use okl_plugin::model::{ExprKind, FunctionId, VarId};
use std::collections::{BTreeMap, BTreeSet};

/// The values that each function needs, by its canonical declaration.
#[derive(Debug, Default)]
pub(crate) struct Needs {
    of: BTreeMap<FunctionId, BTreeSet<Implicit>>,
}

impl Needs {
    /// Finds what functions need, directly or through the functions that they call.
    pub(crate) fn of(program: &Program<'_>) -> Needs {
        let mut of: BTreeMap<FunctionId, BTreeSet<Implicit>> = BTreeMap::new();
        let mut calls: Vec<(FunctionId, FunctionId)> = Vec::new();
        let all: Vec<FunctionId> = program.kernels.iter().chain(&program.device).copied().collect();
        for id in all {
            let Some(uses) = program.uses(id) else { continue };
            let canonical = program.canonical(id);
            let own = of.entry(canonical).or_default();
            own.extend(own_needs(program, id));
            let called = uses.called.iter().map(|callee| program.canonical(*callee));
            calls.extend(called.map(|callee| (canonical, callee)));
        }
        let mut is_done = false;
        while !is_done {
            is_done = true;
            for (caller, callee) in &calls {
                let more = of.get(callee).cloned().unwrap_or_default();
                let own = of.entry(*caller).or_default();
                let before = own.len();
                own.extend(more);
                is_done &= own.len() == before;
            }
        }
        Needs { of }
    }

    /// What a function needs, in the order of its parameters.
    pub(crate) fn needed(
        &self,
        program: &Program<'_>,
        id: FunctionId,
    ) -> impl Iterator<Item = Implicit> + '_ {
        self.of.get(&program.canonical(id)).into_iter().flatten().copied()
    }
}

/// What the body of a function names.
fn own_needs(program: &Program<'_>, id: FunctionId) -> BTreeSet<Implicit> {
    let mut found = BTreeSet::new();
    for one in builtins::uses(program, id) {
        match one.axis {
            Some(axis) => drop(found.insert(Implicit::Builtin(one.builtin, axis))),
            None => found.extend((0..3).map(|axis| Implicit::Builtin(one.builtin, axis))),
        }
    }
    program.expressions(id, &mut |expression| {
        let ExprKind::Call(call) = &expression.kind else { return };
        if let Some(call) = WarpCall::of(program, call) {
            found.extend(call.needs());
        } else if let Some((name, group, _)) = groups::call(program, call) {
            let all = |builtin| (0..3).map(move |axis| Implicit::Builtin(builtin, axis));
            match name {
                "group_index" => found.extend(all(Builtin::Block)),
                "thread_index" => found.extend(all(Builtin::Thread)),
                "group_dim" | "dim_threads" => found.extend(all(Builtin::BlockDim)),
                _any if group == Group::Grid => {
                    found.extend(all(Builtin::Block).chain(all(Builtin::GridDim)));
                    found.extend([Implicit::Item, Implicit::Items]);
                }
                _any if group == Group::Single => {}
                "size" | "num_threads" if group != Group::Block => {}
                _rank => found.extend([Implicit::Item, Implicit::Items]),
            }
        }
    });
    let Some(uses) = program.uses(id) else { return found };
    for variable in uses.named.keys() {
        if is_of_device(program, *variable) {
            found.insert(Implicit::Variable(*variable));
        }
    }
    if !program.kernels.contains(&id) {
        let shared = uses.named.keys().chain(&uses.declared).filter(|id| program.has(**id, "cu_shared"));
        found.extend(shared.map(|id| Implicit::Shared(*id)));
    }
    let has_dynamic = |id: &VarId| is_dynamic(program, *id);
    if uses.declared.iter().chain(uses.named.keys()).any(has_dynamic) {
        found.insert(Implicit::DynamicBytes);
    }
    found
}
