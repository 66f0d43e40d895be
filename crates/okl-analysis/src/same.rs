//! Structural equality of expressions.

use okl_model::{CallExpr, ExprId, ExprKind, Literal, Member, UnaryOperator, Unit};

/// True if two expressions consist of the same parts in the same way, so that they have the same value at the same
/// time. Parentheses and implicit conversions are ignored. Two expressions of the same type with the same known
/// constant value are the same, however they are written; so are the default arguments of two calls.
pub fn same(unit: &Unit, one: ExprId, other: ExprId) -> bool {
    let (one, other) = (unit.peeled(one), unit.peeled(other));
    if one == other {
        return true;
    }
    let (a, b) = (unit.expression(one), unit.expression(other));
    if a.value.is_some() && (a.value, a.ty) == (b.value, b.ty) {
        return true;
    }
    let children = || {
        let (a, b) = (a.kind.children(), b.kind.children());
        a.clone().count() == b.clone().count() && a.zip(b).all(|(a, b)| same(unit, a, b))
    };
    match (&a.kind, &b.kind) {
        (ExprKind::Name(a), ExprKind::Name(b)) => a == b,
        (ExprKind::Literal(Literal::String), _) | (_, ExprKind::Literal(Literal::String)) => false,
        (ExprKind::Literal(kind), ExprKind::Literal(other)) => {
            // `n / 4u` is not `n / 4`.
            a.ty == b.ty && kind == other && a.value == b.value
        }
        (ExprKind::This, ExprKind::This) => true,
        (ExprKind::Member(a), ExprKind::Member(b)) => is_same_member(a, b) && children(),
        (ExprKind::Index { .. }, ExprKind::Index { .. })
        | (ExprKind::Dim { .. }, ExprKind::Dim { .. })
        | (ExprKind::Dereference(_), ExprKind::Dereference(_))
        | (ExprKind::AddressOf(_), ExprKind::AddressOf(_))
        | (ExprKind::Conditional { .. }, ExprKind::Conditional { .. }) => children(),
        (ExprKind::Unary { operator, .. }, ExprKind::Unary { operator: other, .. }) => {
            operator == other && *operator != UnaryOperator::Other && children()
        }
        (ExprKind::Binary { operator, .. }, ExprKind::Binary { operator: other, .. }) => {
            operator == other && children()
        }
        (ExprKind::Cast { binds: of_a, .. }, ExprKind::Cast { binds: of_b, .. }) => {
            a.ty == b.ty && of_a == of_b && children()
        }
        (ExprKind::SizeOf(_), ExprKind::SizeOf(_)) => a.value.is_some() && a.value == b.value,
        (ExprKind::Call(a), ExprKind::Call(b)) => is_same_call(a, b) && children(),
        _ => false,
    }
}

/// True if `whole` contains an expression that is the same as `part`.
pub fn holds(unit: &Unit, whole: ExprId, part: ExprId) -> bool {
    same(unit, whole, part) || unit.expression(whole).kind.children().any(|child| holds(unit, child, part))
}

fn is_same_member(a: &Member, b: &Member) -> bool {
    (a.arrow, a.variable, &a.name) == (b.arrow, b.variable, &b.name)
}

/// True if two calls have the same known callee; the object of a method is not compared.
fn is_same_call(a: &CallExpr, b: &CallExpr) -> bool {
    a.callee().is_some() && a.callee() == b.callee()
}

#[cfg(test)]
mod tests;
