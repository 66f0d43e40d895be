//! The functions that have barriers in them, directly or through the functions that they call.

use crate::groups::{self, Group};
use crate::program::Program;
use crate::warp::WarpCall;
use okl_plugin::Span;
use okl_plugin::model::{CallExpr, ExprKind, FunctionId};
use std::collections::BTreeSet;

/// The functions with barriers, by their canonical declarations.
pub(crate) struct Barriers {
    reached: BTreeSet<FunctionId>,
}

impl Barriers {
    /// Finds them.
    pub(crate) fn of(program: &Program<'_>) -> Barriers {
        let mut reached = BTreeSet::new();
        for id in &program.device {
            program.expressions(*id, &mut |one| {
                let ExprKind::Call(call) = &one.kind else { return };
                if is_barrier(program, call) || WarpCall::of(program, call).is_some() {
                    reached.insert(program.canonical(*id));
                }
            });
        }
        loop {
            let before = reached.len();
            for id in &program.device {
                let Some(uses) = program.uses(*id) else { continue };
                if uses.called.iter().any(|one| reached.contains(&program.canonical(*one))) {
                    reached.insert(program.canonical(*id));
                }
            }
            if before == reached.len() {
                return Barriers { reached };
            }
        }
    }

    /// The places in a function's code where threads wait for each other: barriers, votes, shuffles, and calls of functions
    /// with barriers.
    pub(crate) fn places(&self, program: &Program<'_>, id: FunctionId) -> Vec<Span> {
        let mut found = Vec::new();
        program.expressions(id, &mut |one| {
            let ExprKind::Call(call) = &one.kind else { return };
            let called = call.callee().and_then(|callee| program.unit.callee(callee).function);
            if is_barrier(program, call)
                || WarpCall::of(program, call).is_some()
                || called.is_some_and(|id| self.reached(program, id))
            {
                found.push(one.span);
            }
        });
        found
    }

    /// True for a function with barriers.
    pub(crate) fn reached(&self, program: &Program<'_>, id: FunctionId) -> bool {
        self.reached.contains(&program.canonical(id))
    }
}

/// True for a call of a barrier.
fn is_barrier(program: &Program<'_>, call: &CallExpr) -> bool {
    let is_single = || matches!(groups::call(program, call), Some((_, Group::Single, _)));
    matches!(program.called(call), Some("__syncthreads" | "__syncwarp" | "sync")) && !is_single()
}
