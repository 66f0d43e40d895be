//! Assignments after the `:` of a conditional expression, which C parses as assignments to the whole expression.

use crate::device_text::DeviceText;
use crate::job::Job;
use okl_analysis::Analyzed;
use okl_model::{CallTarget, CastStyle, ExprId, ExprKind, Overloaded};
use okl_source::EditSet;

/// `c ? y : z = 9` becomes `c ? y : (z = 9)`: in C it is `(c ? y : z) = 9`.
pub(crate) fn lower(job: &Job<'_>, code: &DeviceText, edits: &mut EditSet) {
    let unit = job.unit;
    for expression in &unit.expressions {
        let ExprKind::Conditional { otherwise, .. } = expression.kind else { continue };
        let arm = unit.expression(written(unit, otherwise));
        if assigns(unit, &arm.kind) && code.is_left(arm.span.first()) {
            edits.wrap(job.owner(), arm.span, "(", ")");
        }
    }
}

/// Strips implicit conversions from an expression; parentheses stay.
fn written(unit: &Analyzed, mut id: ExprId) -> ExprId {
    while let ExprKind::Cast { style: CastStyle::Implicit, operand, .. } = unit.expression(id).kind {
        id = operand;
    }
    id
}

fn assigns(unit: &Analyzed, kind: &ExprKind) -> bool {
    let ExprKind::Call(call) = kind else { return matches!(kind, ExprKind::Assign { .. }) };
    // `c ? p : q = r` of structs and vectors
    let CallTarget::Operator(operator) = call.target else { return false };
    let operator = unit.callee(operator).operator;
    matches!(operator, Some(Overloaded::Assign | Overloaded::Update))
}

#[cfg(test)]
mod tests {
    use crate::tests::{items, on};
    use expect_test::expect;

    #[test]
    fn an_assignment_behind_the_colon_is_the_last_operand() {
        let code = "int y = 1, z = 2; t ? y : z = 9; t ? y = 5 : z += 6; t ? y : (z = 3);";
        expect![[r#"
            cuda:
            int y = 1, z = 2; t ? y : z = 9; t ? y = 5 : z += 6; t ? y : (z = 3);
            opencl:
            int y = 1, z = 2; t ? y : (z = 9); t ? y = 5 : (z += 6); t ? y : (z = 3);
        "#]]
        .assert_eq(&on(&["cuda", "opencl"], &items(code)));
    }
}
