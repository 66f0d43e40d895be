//! Whether a function changes what a parameter leads to, by what its body does.
//!
//! ```text
//! void rows(int **p, int v) { p[0][1] = v; }    // leaves the pointers `p` leads to as they are
//! void next(int **p) { ++*p; }                  // changes one
//! ```

use crate::{Analyzed, Use};
use okl_model::{ExprId, ExprKind, Function, FunctionId, Stmt, VarId};
use std::collections::BTreeSet;

/// Whether calling a function may write to what its parameter number `at` points or refers to. `seen` are the
/// functions that are being asked.
pub(crate) fn changes(
    unit: &Analyzed,
    function: FunctionId,
    at: usize,
    seen: &mut BTreeSet<(FunctionId, usize)>,
) -> bool {
    let entity = |one: &Function| one.canonical;
    let asked = unit.function(function);
    let is_same =
        |one: &&Function| one.body.is_some() && entity(one).is_some() && entity(one) == entity(asked);
    let defined = unit.functions.iter().find(is_same).filter(|_| !asked.is_template);
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
