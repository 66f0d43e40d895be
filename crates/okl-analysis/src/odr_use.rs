//! The variables that code needs as objects.
//!
//! A constant of a scalar type is usually needed for its value only, and compilers give it no storage. If its address
//! is taken or a reference is bound to it, it is *odr-used* (C++17 [basic.def.odr]) and must exist as an object.

use crate::values::is_value;
use okl_model::{CastStyle, ExprId, ExprKind, Name, StmtKind, Unit, VarId};
use std::collections::BTreeSet;

/// The variables whose address is taken or to which a reference is bound.
pub(crate) fn odr_used(unit: &Unit) -> BTreeSet<VarId> {
    let mut bound: Vec<ExprId> = Vec::new();
    for expression in &unit.expressions {
        if let ExprKind::Call(call) = &expression.kind {
            let parameters = call.callee().map(|callee| &unit.callee(callee).parameters);
            // For an unknown function, any parameter may be a reference.
            let binds = |at: usize| {
                parameters.and_then(|all| all.get(at)).is_none_or(|ty| unit.ty(*ty).is_reference())
            };
            let arguments = call.arguments.iter().enumerate();
            bound.extend(arguments.filter(|(at, _)| binds(*at)).map(|(_, id)| *id));
        }
        if let ExprKind::AddressOf(operand) | ExprKind::Cast { binds: true, operand, .. } = &expression.kind {
            bound.push(*operand);
        }
    }
    let references = unit.variables.iter().filter(|variable| unit.ty(variable.ty).is_reference());
    bound.extend(references.filter_map(|variable| variable.init));
    for function in unit.functions.iter().filter(|function| unit.ty(function.result).is_reference()) {
        let Some(body) = unit.body(function) else { continue };
        unit.walk(body, &mut |stmt| {
            if stmt.kind == StmtKind::Return {
                bound.extend(&stmt.expressions);
            }
        });
    }
    let mut found = BTreeSet::new();
    while let Some(id) = bound.pop() {
        // `const double &x = n;` binds to a copy.
        if is_value(unit, id) {
            continue;
        }
        let kind = &unit.expression(id).kind;
        if let ExprKind::Name(Name::Variable(variable)) = kind {
            found.insert(*variable);
        } else if let ExprKind::Paren(inner) = kind {
            bound.push(*inner);
        } else if let ExprKind::Cast { style: CastStyle::Implicit | CastStyle::Const, operand, .. } = kind {
            bound.push(*operand);
        } else if let ExprKind::Conditional { then, otherwise, .. } = kind {
            bound.extend([*then, *otherwise]);
        } else if let ExprKind::OneOf(parts) = kind {
            bound.extend(parts);
        }
    }
    found
}

#[cfg(test)]
mod tests;
