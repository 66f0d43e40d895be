//! A directive with the statement that it applies to.

use crate::grammar::{COMPUTE, GRAMMAR};
use okl_frontend::directive::{Clause, Directive, Placed as Found};
use okl_plugin::model::{FunctionId, StmtId};
use okl_plugin::{Diagnostic, Unit};

/// A directive with its position in the unit.
#[derive(Clone, Debug)]
pub struct Placed {
    /// The directive, without the clauses for other devices.
    pub directive: Directive,
    /// The function that contains it.
    pub function: Option<FunctionId>,
    /// The statement that follows it.
    pub stmt: Option<StmtId>,
}

impl Placed {
    /// The directives of a unit in source order. Errors are added to `found`.
    pub fn all(unit: &Unit, found: &mut Vec<Diagnostic>) -> Vec<Placed> {
        let placed = |Found { mut directive, function, stmt }: Found| {
            leave_others(&mut directive.clauses);
            Placed { directive, function, stmt }
        };
        Found::all(unit, &GRAMMAR, found).into_iter().map(placed).collect()
    }

    /// True for compute constructs, which become kernels.
    pub fn is_compute(&self) -> bool {
        COMPUTE.contains(&self.directive.name)
    }
}

/// Leaves out the clauses after a `device_type` of another device.
fn leave_others(clauses: &mut Vec<Clause>) {
    let mut is_ours = true;
    clauses.retain(|clause| {
        let is_type = clause.name == "device_type";
        if is_type {
            let is_our = |name: &str| matches!(name, "*" | "default" | "host");
            is_ours = clause.arguments.iter().any(|name| is_our(&name.text));
        }
        is_ours && !is_type
    });
}
