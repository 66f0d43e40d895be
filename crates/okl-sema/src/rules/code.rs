//! The code of kernels, including that of the functions they call.

use super::Facts;
use crate::region::{Region, walk};
use okl_analysis::Analyzed;
use okl_model::{FunctionId, Stmt};
use std::collections::BTreeSet;

/// The code of kernels, split by whether the host or the device runs it.
#[derive(Default)]
pub(super) struct Code<'u> {
    pub(super) host: Part<'u>,
    pub(super) device: Part<'u>,
}

/// Statements, including those of called functions.
#[derive(Default)]
pub(super) struct Part<'u> {
    pub(super) statements: Vec<&'u Stmt>,
    /// The called functions, with all their declarations.
    pub(super) functions: BTreeSet<FunctionId>,
}

impl<'u> Code<'u> {
    pub(super) fn of(facts: &Facts<'u>) -> Code<'u> {
        let mut code = Code::default();
        for kernel in facts.whole_kernels() {
            walk(facts.unit, kernel, &mut |spot| {
                let part = if spot.region == Region::Host { &mut code.host } else { &mut code.device };
                part.statements.push(spot.stmt);
            });
        }
        code.host.follow(facts.unit);
        code.device.follow(facts.unit);
        code
    }
}

impl<'u> Part<'u> {
    /// Adds the bodies of all functions that are called, directly or indirectly.
    fn follow(&mut self, unit: &'u Analyzed) {
        let direct = self.statements.iter().flat_map(|stmt| unit.calls(stmt));
        let mut open: Vec<FunctionId> = direct.filter_map(|call| call.function).collect();
        while let Some(id) = open.pop() {
            for (id, function) in unit.declarations_of(id).iter().map(|id| (*id, unit.function(*id))) {
                if !function.is_kernel && self.functions.insert(id) {
                    open.extend(unit.called_by(id));
                    if let Some(body) = unit.body(function) {
                        unit.walk(body, &mut |stmt| self.statements.push(stmt));
                    }
                }
            }
        }
    }
}
