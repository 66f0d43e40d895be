//! `okl_read`: host code reads one element of device memory.

use super::Facts;
use crate::region::{Region, walk};
use okl_analysis::Analyzed;
use okl_model::{ExprId, ExprKind, HOST_READ};
use okl_source::{Diagnostic, DiagnosticId};

const HOST_READ_MISPLACED: DiagnosticId = DiagnosticId::new("host-read-misplaced");

/// `host-read-misplaced`: `okl_read` stands in host code of a kernel only. Device code reads memory directly, and a
/// function may be called from device code.
pub(super) fn on_the_host(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for function in &facts.unit.functions {
        walk(facts.unit, function, &mut |spot| {
            if function.is_kernel && spot.region == Region::Host {
                return;
            }
            let calls = facts.unit.calls(spot.stmt).iter();
            for call in calls.filter(|call| call.function.is_none() && call.name == HOST_READ) {
                let message = match function.is_kernel {
                    true => "`okl_read` in device code".to_string(),
                    false => format!("`okl_read` in `{}`, which is no kernel", function.name),
                };
                out.push(
                    Diagnostic::error(HOST_READ_MISPLACED, message, call.span)
                        .help("it is for host code, outside of the `@outer` loops of a kernel; device code writes `p[i]`"),
                );
            }
        });
    }
}

/// True if an expression is a part of the first argument of an `okl_read`.
pub(super) fn is_read_by_host(unit: &Analyzed, id: ExprId) -> bool {
    let mut below = id;
    while let Some(above) = unit.parent(below) {
        if let ExprKind::Call(call) = &unit.expression(above).kind {
            let is_it = call.callee().is_some_and(|callee| unit.callee(callee).name == HOST_READ);
            return is_it && call.arguments.first() == Some(&below);
        }
        if !matches!(
            unit.expression(above).kind,
            ExprKind::Paren(_) | ExprKind::Cast { .. } | ExprKind::Binary { .. }
        ) {
            return false;
        }
        below = above;
    }
    false
}
