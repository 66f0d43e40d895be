//! The values of integer expressions for given values of some variables: `t ^ 1`, `t % 4 == 0`.

use okl_model::{BinaryOperator, ExprId, ExprKind, Name, UnaryOperator, Unit, VarId};

/// The value of an expression; `name` returns the values of variables. `None` if the value is not known.
pub fn evaluate(unit: &Unit, id: ExprId, name: &mut dyn FnMut(VarId) -> Option<i64>) -> Option<i64> {
    let expression = unit.expression(id);
    if let Some(value) = expression.value {
        return Some(value);
    }
    match &expression.kind {
        ExprKind::Paren(inner) => evaluate(unit, *inner, name),
        // Indices and conditions on work items are small, so a conversion between integer types keeps the value. Values
        // outside of 0 to 2^31 are rejected.
        ExprKind::Cast { operand, binds: false, .. } => {
            let is_whole = unit.ty(expression.ty).int().is_some() && unit.type_of(*operand).int().is_some();
            evaluate(unit, *operand, name).filter(|value| is_whole && (0..1 << 31).contains(value))
        }
        ExprKind::Unary { operator: UnaryOperator::Plus, operand } => evaluate(unit, *operand, name),
        ExprKind::Unary { operator: UnaryOperator::Minus, operand } => {
            evaluate(unit, *operand, name)?.checked_neg()
        }
        ExprKind::Binary { operator, left, right } => {
            let (left, right) = (evaluate(unit, *left, name)?, evaluate(unit, *right, name)?);
            binary(*operator, left, right)
        }
        ExprKind::Name(Name::Variable(variable)) => name(*variable),
        _ => None,
    }
}

fn binary(operator: BinaryOperator, left: i64, right: i64) -> Option<i64> {
    let truth = |value: bool| Some(i64::from(value));
    let shift = u32::try_from(right).ok().filter(|bits| *bits < 31 && left >= 0);
    match operator {
        BinaryOperator::Add => left.checked_add(right),
        BinaryOperator::Subtract => left.checked_sub(right),
        BinaryOperator::Multiply => left.checked_mul(right),
        BinaryOperator::Divide => left.checked_div(right),
        BinaryOperator::Remainder => left.checked_rem(right),
        BinaryOperator::ShiftLeft => left.checked_shl(shift?),
        BinaryOperator::ShiftRight => left.checked_shr(shift?),
        BinaryOperator::And => Some(left & right),
        BinaryOperator::Or => Some(left | right),
        BinaryOperator::Xor => Some(left ^ right),
        BinaryOperator::LogicalAnd => truth(left != 0 && right != 0),
        BinaryOperator::LogicalOr => truth(left != 0 || right != 0),
        BinaryOperator::Equal => truth(left == right),
        BinaryOperator::NotEqual => truth(left != right),
        BinaryOperator::Less => truth(left < right),
        BinaryOperator::LessEqual => truth(left <= right),
        BinaryOperator::Greater => truth(left > right),
        BinaryOperator::GreaterEqual => truth(left >= right),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
