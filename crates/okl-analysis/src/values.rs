//! Value categories: the expressions that are prvalues, which have no place in memory until a reference is bound to
//! them.
//!
//! ```text
//! (int)z[0], z[0]++, -z[0], n > 2 ? z[0] : 1     prvalues: a reference binds to a copy
//! z[0], ++z[0], (int &)z[0], n > 2 ? z[0] : z[1] places
//! ```

use okl_model::{BinaryOperator, CastStyle, ExprId, ExprKind, Literal, Name, Ty, TypeKind, Unit};

/// True if an expression is certainly a prvalue. False if that depends on the arguments of a template.
pub fn is_value(unit: &Unit, id: ExprId) -> bool {
    match &unit.expression(id).kind {
        ExprKind::Paren(inner) => is_value(unit, *inner),
        ExprKind::Literal(literal) => *literal != Literal::String,
        ExprKind::Name(name) => matches!(name, Name::Enumerator(_)),
        ExprKind::Step { postfix, .. } => *postfix,
        ExprKind::Binary { operator: BinaryOperator::Comma, right, .. } => is_value(unit, *right),
        ExprKind::Binary { operator, .. } => {
            !matches!(operator, BinaryOperator::MemberPointer | BinaryOperator::ArrowMemberPointer)
        }
        // One prvalue operand makes the whole expression a prvalue.
        ExprKind::Conditional { then, otherwise, .. } => is_value(unit, *then) || is_value(unit, *otherwise),
        ExprKind::Call(call) => call.callee().is_some_and(|callee| {
            let result = unit.ty(unit.callee(callee).result);
            !result.is_reference() && result.kind != TypeKind::Other
        }),
        // `(const float &)n[i]` of an integer `n[i]` refers to a temporary `float`.
        ExprKind::Cast { binds: true, operand, .. } => is_value(unit, *operand),
        ExprKind::Cast { style: CastStyle::Implicit, operand, .. } => {
            is_value(unit, *operand) || converts(unit.type_of(*operand), unit.type_of(id))
        }
        ExprKind::This
        | ExprKind::AddressOf(_)
        | ExprKind::Unary { .. }
        | ExprKind::SizeOf(_)
        | ExprKind::Cast { .. } => true,
        _ => false,
    }
}

/// True if an implicit conversion creates a new value: all but conversions to a base class and added qualifiers.
fn converts(from: Ty<'_>, to: Ty<'_>) -> bool {
    match (from.kind, to.kind) {
        (TypeKind::Other, _) | (_, TypeKind::Other) => false,
        (TypeKind::Pointer(one), TypeKind::Pointer(other)) => {
            from.at(one).get().name() != to.at(other).get().name()
        }
        (TypeKind::Record, TypeKind::Record)
        | (TypeKind::Array { .. }, TypeKind::Array { .. })
        | (TypeKind::Function, TypeKind::Function) => false,
        (
            TypeKind::Void
            | TypeKind::Bool
            | TypeKind::Int(_)
            | TypeKind::Float
            | TypeKind::Pointer(_)
            | TypeKind::Reference(_)
            | TypeKind::Array { .. }
            | TypeKind::Record
            | TypeKind::Enum
            | TypeKind::Function,
            _,
        ) => from.get().name() != to.get().name(),
    }
}

#[cfg(test)]
mod tests;
