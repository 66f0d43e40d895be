//! The names of called functions.

use okl_analysis::Analyzed;
use okl_model::{CallTarget, ExprId, ExprKind, Expression, Name};
use okl_source::Span;

/// The place of the unqualified name of the function that an expression calls: `max` of `std::max(a, b)`. None for
/// methods.
///
/// None for `f<n>(a)`: such a function is the user's.
pub(crate) fn called(unit: &Analyzed, expression: &Expression) -> Option<Span> {
    let ExprKind::Call(call) = &expression.kind else { return None };
    let is_function = match call.target {
        // `std::numeric_limits<float>::max()`
        CallTarget::Function(callee) => !unit.callee(callee).is_method,
        // The callee depends on a template's parameters.
        CallTarget::Value(value) => {
            let is_name = |id: ExprId| {
                let kind = &unit.expression(unit.peeled(id)).kind;
                kind.children().next().is_none() && !matches!(kind, ExprKind::Name(Name::Variable(_)))
            };
            // An overload set, or a name that is not resolved here.
            let kind = &unit.expression(unit.peeled(value)).kind;
            if let ExprKind::OneOf(names) = kind {
                names.iter().copied().all(is_name)
            } else {
                is_name(value)
            }
        }
        CallTarget::Method { .. }
        | CallTarget::Operator(_)
        | CallTarget::Constructor(_)
        | CallTarget::Unknown => false,
    };
    unit.last_name(call.name_span).filter(|_| is_function)
}
