//! Initialiser lists and the initialisers of variables.

use okl_analysis::Analyzed;
use okl_model::{CallTarget, ExprId, ExprKind, Expression, Ty, TypeKind, Variable};
use okl_source::Span;

/// The initialiser list that a value is, ignoring implicit conversions.
pub(super) fn list<'u>(unit: &'u Analyzed, value: &Expression) -> Option<&'u Expression> {
    let list = unit.expression(unit.peeled(value.id));
    matches!(list.kind, ExprKind::List(_)).then_some(list)
}

/// The braces of `P{1, 2}`.
pub(super) fn typed_list<'u>(unit: &'u Analyzed, value: &Expression) -> Option<&'u Expression> {
    let ExprKind::Cast { operand, .. } = value.kind else { return None };
    list(unit, unit.expression(operand))
}

/// The values between the brackets of an initialiser: `1` and `2` of `{1, 2}`, `p` of the `(p)` of `P q(p)`.
pub(super) fn values<'u>(unit: &'u Analyzed, value: &'u Expression) -> &'u [ExprId] {
    let peeled = unit.expression(unit.peeled(value.id));
    if let ExprKind::List(elements) = &peeled.kind {
        return elements;
    }
    if let ExprKind::Call(call) = &peeled.kind
        && matches!(call.target, CallTarget::Constructor(_))
    {
        return &call.arguments;
    }
    std::slice::from_ref(&value.id)
}

/// The initialiser of a variable. A constructor call starts at the variable's name, and clang does not report it as an
/// initialiser.
pub(super) fn first_value<'u>(unit: &'u Analyzed, variable: &Variable) -> Option<&'u Expression> {
    let constructs = |one: &&Expression| {
        one.span.start == variable.name_span.start
            && matches!(&one.kind, ExprKind::Call(call) if matches!(call.target, CallTarget::Constructor(_)))
    };
    unit.init(variable).or_else(|| unit.expressions.iter().find(constructs))
}

/// True if a comma follows the last value between brackets: `{1, 2,}`
pub(super) fn leaves_comma(unit: &Analyzed, brackets: Span, values: &[ExprId]) -> bool {
    let end = values.iter().map(|id| unit.expression(*id).span.end).max().unwrap_or(brackets.end);
    let close = brackets.last().start;
    !unit.is_blank(Span::new(end.min(close), close))
}

/// True if a value is a scalar, not a list or vector.
pub(super) fn is_number(unit: &Analyzed, id: ExprId) -> bool {
    let value = unit.expression(unit.peeled(id));
    !matches!(value.kind, ExprKind::List(_)) && is_scalar(unit.ty(value.ty))
}

/// True if a type is a scalar type, or a pointer, reference or array of one.
fn is_scalar(ty: Ty<'_>) -> bool {
    match ty.kind {
        TypeKind::Bool | TypeKind::Int(_) | TypeKind::Float | TypeKind::Enum | TypeKind::Other => true,
        TypeKind::Pointer(to) | TypeKind::Reference(to) | TypeKind::Array { of: to, .. } => {
            is_scalar(ty.at(to))
        }
        TypeKind::Void | TypeKind::Record | TypeKind::Function => false,
    }
}
