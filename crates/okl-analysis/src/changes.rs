//! Whether a function changes what a parameter leads to, by what its body does.
//!
//! ```text
//! void rows(int **p, int v) { p[0][1] = v; }    // leaves the pointers `p` leads to as they are
//! void next(int **p) { ++*p; }                  // changes one
//! ```

use crate::values::is_value;
use crate::{Analyzed, Use};
use okl_model::{BinaryOperator, CallTarget, ExprId, ExprKind, FunctionId, Name, Scope, Stmt, VarId};
use std::collections::BTreeSet;

/// Whether calling a function may write to what its parameter number `at` points or refers to. `seen` are the
/// functions that are being asked.
pub(crate) fn changes(
    unit: &Analyzed,
    function: FunctionId,
    at: usize,
    seen: &mut BTreeSet<(FunctionId, usize)>,
) -> bool {
    let defined = unit.body_of(function).filter(|_| !unit.function(function).is_template);
    let defined = defined.map(|id| unit.function(id));
    let Some((defined, id)) = defined.and_then(|one| Some((one, *one.params.get(at)?))) else { return true };
    if !seen.insert((function, at)) {
        return false;
    }
    let Some(body) = unit.body(defined) else { return true };
    let mut found = false;
    unit.walk(body, &mut |stmt| {
        found |=
            unit.uses(stmt).iter().any(|used| used.variable == id && reaches(unit, stmt, used, id, seen));
    });
    found
}

/// Whether a use of a parameter may lead to a write of what the parameter leads to.
fn reaches(
    unit: &Analyzed,
    stmt: &Stmt,
    used: &Use,
    id: VarId,
    seen: &mut BTreeSet<(FunctionId, usize)>,
) -> bool {
    let ty = unit.ty(unit.variable(id).ty);
    // How many pointers or references are followed on the way from the name to what is written.
    let mut followed = usize::from(ty.is_reference());
    let mut below = used.id;
    while let Some(id) = (!stmt.expressions.contains(&below)).then(|| unit.parent(below)).flatten() {
        match &unit.expression(id).kind {
            ExprKind::Index { base, .. } | ExprKind::Dim { base, .. } if *base == below => {
                followed += usize::from(!is_array(unit, below));
            }
            ExprKind::Dereference(_) => followed += usize::from(!is_array(unit, below)),
            ExprKind::Member(member) => followed += usize::from(member.arrow),
            ExprKind::AddressOf(_) => followed = followed.saturating_sub(1),
            ExprKind::Assign { target, .. } if *target == below => return followed == 1,
            ExprKind::Step { .. } if followed == 1 => return true,
            ExprKind::Call(call) => {
                let place = call.arguments.iter().position(|argument| *argument == below);
                let callee = call.callee().map(|callee| unit.callee(callee));
                return match (callee.and_then(|callee| callee.function), place) {
                    _ if !used.access.may_write() => false,
                    (Some(called), Some(at)) if !callee.is_some_and(|callee| callee.is_method) => {
                        followed <= 1 && changes(unit, called, at, seen)
                    }
                    _ => true,
                };
            }
            // `int *q = p;`: what is done with `q` counts, and nobody looks.
            ExprKind::Declare(_) | ExprKind::Assign { .. } => {
                let value = unit.type_of(below);
                return followed <= 1
                    && (value.is_array() || !unit.is_closed(value) || used.access.may_write());
            }
            ExprKind::Name(_)
            | ExprKind::Literal(_)
            | ExprKind::This
            | ExprKind::Paren(_)
            | ExprKind::Index { .. }
            | ExprKind::Dim { .. }
            | ExprKind::Unary { .. }
            | ExprKind::Step { .. }
            | ExprKind::Binary { .. }
            | ExprKind::Conditional { .. }
            | ExprKind::Cast { .. }
            | ExprKind::List(_)
            | ExprKind::CompoundLiteral(_)
            | ExprKind::SizeOf(_)
            | ExprKind::TypeOf(_)
            | ExprKind::Lambda(_)
            | ExprKind::Statements(_)
            | ExprKind::Defines(_)
            | ExprKind::OneOf(_)
            | ExprKind::Opaque(_) => {}
        }
        below = id;
    }
    // In the body of a lambda nobody follows it.
    !stmt.expressions.contains(&below)
}

fn is_array(unit: &Analyzed, id: ExprId) -> bool {
    unit.type_of(unit.peeled(id)).is_array()
}

/// Whether a method may write to the members of its object; what those point to is no part of it.
pub(crate) fn changes_object(unit: &Analyzed, method: FunctionId, seen: &mut BTreeSet<FunctionId>) -> bool {
    let defined = unit.body_of(method).map(|id| unit.function(id));
    let Some(body) = defined.and_then(|one| unit.body(one)) else { return true };
    if !seen.insert(method) {
        return false;
    }
    let mut open: Vec<ExprId> = Vec::new();
    unit.walk(body, &mut |stmt| open.extend(&stmt.expressions));
    while let Some(id) = open.pop() {
        let kind = &unit.expression(id).kind;
        // What these do, nobody follows.
        if matches!(kind, ExprKind::Lambda(_) | ExprKind::Statements(_) | ExprKind::Defines(_)) {
            return true;
        }
        if let ExprKind::Call(call) = kind
            && let CallTarget::Method { method, object } = &call.target
            && object.is_none_or(|object| is_this(unit, object))
        {
            let callee = unit.callee(*method);
            let changes = |function| changes_object(unit, function, seen);
            if !callee.is_const && callee.function.is_none_or(changes) {
                return true;
            }
        }
        let is_own = matches!(kind, ExprKind::This)
            || matches!(kind, ExprKind::Member(member) if member.base.is_none_or(|base| is_this(unit, base)));
        if is_own && is_written(unit, id) {
            return true;
        }
        open.extend(kind.children());
    }
    false
}

fn is_this(unit: &Analyzed, id: ExprId) -> bool {
    matches!(unit.expression(unit.peeled(id)).kind, ExprKind::This)
}

/// Whether a part of an object, or its address, goes where it may be written.
fn is_written(unit: &Analyzed, mut below: ExprId) -> bool {
    while let Some(id) = unit.parent(below) {
        let kind = &unit.expression(id).kind;
        let is_array = is_array(unit, below);
        let is_copied = matches!(kind, ExprKind::Cast { .. }) && is_value(unit, id);
        if is_copied && unit.is_closed(unit.type_of(id)) {
            return false;
        }
        let stays = matches!(kind, ExprKind::Paren(_) | ExprKind::Cast { .. })
            || matches!(kind, ExprKind::Member(member) if !member.arrow || is_this(unit, below))
            || matches!(kind, ExprKind::Index { base, .. } if *base == below && is_array);
        if !stays {
            return may_write(unit, id, below);
        }
        below = id;
    }
    // A condition, or what is returned.
    is_array(unit, below) || matches!(unit.expression(below).kind, ExprKind::This)
}

/// Whether an expression may write to a part of it, which is a place.
fn may_write(unit: &Analyzed, id: ExprId, part: ExprId) -> bool {
    let is_array = is_array(unit, part);
    match &unit.expression(id).kind {
        ExprKind::Member(_) | ExprKind::Dereference(_) => is_array,
        ExprKind::Index { .. } | ExprKind::Dim { .. } | ExprKind::Unary { .. } => false,
        ExprKind::Binary { operator, .. } => is_array || *operator == BinaryOperator::Comma,
        ExprKind::Conditional { condition, .. } => *condition != part,
        ExprKind::Assign { target, .. } => *target == part || is_array,
        ExprKind::Declare(declare) => declare.binds || is_array,
        ExprKind::Call(call) => {
            let at = call.arguments.iter().position(|argument| *argument == part);
            let callee = call.callee().map(|id| unit.callee(id));
            let parameter = at.and_then(|at| callee?.parameters.get(at)).map(|ty| unit.ty(*ty));
            // The call of a method of the same object is looked at by itself.
            !is_this(unit, part) && (is_array || parameter.is_none_or(|ty| ty.is_reference()))
        }
        ExprKind::Name(_)
        | ExprKind::Literal(_)
        | ExprKind::This
        | ExprKind::Paren(_)
        | ExprKind::AddressOf(_)
        | ExprKind::Step { .. }
        | ExprKind::Cast { .. }
        | ExprKind::List(_)
        | ExprKind::CompoundLiteral(_)
        | ExprKind::SizeOf(_)
        | ExprKind::TypeOf(_)
        | ExprKind::Lambda(_)
        | ExprKind::Statements(_)
        | ExprKind::Defines(_)
        | ExprKind::OneOf(_)
        | ExprKind::Opaque(_) => true,
    }
}

/// Whether a function writes to nothing but its own variables, whatever it is handed.
pub(crate) fn only_reads(unit: &Analyzed, function: FunctionId, seen: &mut BTreeSet<FunctionId>) -> bool {
    let defined = unit.body_of(function).map(|id| unit.function(id));
    let Some(body) = defined.and_then(|one| unit.body(one)) else { return false };
    if !seen.insert(function) {
        return true;
    }
    let mut open: Vec<ExprId> = Vec::new();
    unit.walk(body, &mut |stmt| open.extend(&stmt.expressions));
    while let Some(id) = open.pop() {
        let kind = &unit.expression(id).kind;
        let is_own = |place: ExprId| {
            matches!(unit.expression(unit.peeled(place)).kind, ExprKind::Name(Name::Variable(id))
                if unit.variable(id).scope != Scope::Global && !unit.ty(unit.variable(id).ty).is_reference())
        };
        let mut keeps = !matches!(
            kind,
            ExprKind::Lambda(_) | ExprKind::Statements(_) | ExprKind::Defines(_) | ExprKind::Opaque(_)
        );
        if let ExprKind::Assign { target: place, .. } | ExprKind::Step { operand: place, .. } = kind {
            keeps = is_own(*place);
        }
        if let ExprKind::Call(call) = kind {
            keeps = call.callee().map(|id| unit.callee(id)).is_some_and(|callee| match callee.function {
                Some(called) => only_reads(unit, called, seen),
                None => !callee.is_method && callee.parameters.iter().all(|ty| unit.is_closed(unit.ty(*ty))),
            });
        }
        if !keeps {
            return false;
        }
        open.extend(kind.children());
    }
    true
}

#[cfg(test)]
mod tests;
