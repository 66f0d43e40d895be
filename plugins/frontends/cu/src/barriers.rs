//! The functions that have barriers in them, directly or through the functions that they call.

use crate::program::Program;
use okl_plugin::model::{ExprKind, FunctionId};
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
                if matches!(program.called(call), Some("__syncthreads" | "__syncwarp" | "sync")) {
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

    /// True for a function with barriers.
    pub(crate) fn reached(&self, program: &Program<'_>, id: FunctionId) -> bool {
        self.reached.contains(&program.canonical(id))
    }
}
