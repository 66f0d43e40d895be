//! Operators of vectors that are structs in C.
//!
//! ```text
//! p[i] += 2.0f * v - w      okl_add_to(&p[i], okl_subtract(okl_multiply(2.0f, v), w))
//! ```

use crate::builtins::vector_functions::{NEGATION, function_of};
use crate::device_text::DeviceText;
use crate::job::Job;
use okl_model::{CallExpr, CallTarget, Callee, ExprKind, Expression};
use okl_source::{EditSet, Span};
use std::collections::BTreeSet;

/// Rewrites vector operators in device code. Must precede all other edits that open brackets inside expressions.
pub(crate) fn lower(job: &Job<'_>, code: &DeviceText, edits: &mut EditSet) {
    let unit = job.unit;
    let mut done = BTreeSet::new();
    // Operands come before the expressions that contain them, whose brackets enclose theirs.
    for expression in unit.expressions.iter().rev() {
        let ExprKind::Call(call) = &expression.kind else { continue };
        let CallTarget::Operator(id) = call.target else { continue };
        let callee = unit.callee(id);
        let is_own = callee.function.is_none() && is_of_structs(job, callee);
        if is_own && code.is_left(expression.span.first()) && done.insert(call.name_span) {
            operator(job, expression, call, callee, edits);
        }
    }
}

/// True if an operator has an operand of a vector type that is a struct.
fn is_of_structs(job: &Job<'_>, callee: &Callee) -> bool {
    callee.parameters.iter().any(|ty| job.struct_vector(job.unit.ty(*ty)).is_some())
}

/// `a + b` becomes `okl_add(a, b)`, `a += b` becomes `okl_add_to(&a, b)`, `-a` becomes `okl_negate(a)`
fn operator(job: &Job<'_>, whole: &Expression, call: &CallExpr, callee: &Callee, edits: &mut EditSet) {
    let Some(sign) = callee.name.strip_prefix("operator") else { return };
    if call.arguments.len() == 1 {
        edits.wrap(job.owner(), whole.span, format!("{NEGATION}("), ")");
        return edits.delete(job.owner(), call.name_span);
    }
    let changed = sign.strip_suffix('=');
    let Some(function) = function_of(changed.unwrap_or(sign)) else { return };
    let open = if changed.is_some() { format!("{function}_to(&") } else { format!("{function}(") };
    edits.wrap(job.owner(), whole.span, open, ")");
    let before =
        call.arguments.first().map_or(call.name_span.start, |left| job.unit.expression(*left).span.end);
    let gap = Span::new(before.min(call.name_span.start), call.name_span.end);
    let is_blank = job.unit.source(Span::new(gap.start, call.name_span.start)).chars().all(|one| one == ' ');
    edits.replace(job.owner(), if is_blank { gap } else { call.name_span }, ",");
}
