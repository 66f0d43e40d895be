//! The directives of a program with the statements that they apply to.

use crate::grammar::{COMPUTE, GRAMMAR};
use okl_frontend::directive::Clause;
use okl_plugin::{Diagnostic, Unit};

pub use okl_frontend::directive::Placed;

/// The directives of a unit in source order, without the clauses for other devices. Errors are added to `found`.
pub fn all(unit: &Unit, found: &mut Vec<Diagnostic>) -> Vec<Placed> {
    let mut all = Placed::all(unit, &GRAMMAR, found);
    all.iter_mut().for_each(|placed| leave_others(&mut placed.directive.clauses));
    all
}

/// True for compute constructs, which become kernels.
pub fn is_compute(placed: &Placed) -> bool {
    COMPUTE.contains(&placed.directive.name)
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
