//! `i ? a : b` of class type, for targets whose memory spaces are part of the types of lvalues.
//!
//! There, `p[i]` in global memory and a private `v` have different types, and so do an lvalue and a value. A
//! conditional expression that C++ only reads is therefore written with both operands as values:
//!
//! ```text
//! i ? p[i] : v        i ? P(p[i]) : P(v)
//! i ? v : made(v)     i ? P(v) : made(v)
//! ```

use crate::device_text::device_code;
use crate::job::Job;
use okl_analysis::Analyzed;
use okl_analysis::memory::Space;
use okl_model::{CallTarget, ExprId, ExprKind, Overloaded, TypeKind};
use okl_source::EditSet;
use std::collections::BTreeSet;

/// Writes the copies in device code.
pub(crate) fn lower(job: &Job<'_>, edits: &mut EditSet) {
    let unit = job.unit;
    let device = device_code(job);
    let mut done = BTreeSet::new();
    // Outermost expressions first.
    for expression in unit.expressions.iter().rev() {
        let ExprKind::Conditional { then, otherwise, .. } = expression.kind else { continue };
        let ty = unit.ty(expression.ty).value();
        let is_class = ty.kind == TypeKind::Record && job.native_vector(ty).is_none() && !ty.is_lambda;
        let is_device = device.contains(expression.span);
        if !is_class || !is_device || !differ(unit, [then, otherwise]) || is_place(unit, expression.id) {
            continue;
        }
        let name = ty.get().name().to_string();
        for arm in [then, otherwise] {
            let place = unit.expression(arm).span;
            if Arm::of(unit, arm) != Arm::Value && done.insert(place) {
                edits.wrap(job.owner(), place, format!("{name}("), ")");
            }
        }
    }
}

/// The kind of an operand of the conditional expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Arm {
    /// An lvalue, with its memory space if that is certain.
    Place(Option<Space>),
    /// `P{1, 2}`, which some compilers create in another memory space.
    List,
    /// The result of a call or operator.
    Value,
}

impl Arm {
    fn of(unit: &Analyzed, arm: ExprId) -> Arm {
        let peeled = unit.peeled(arm);
        let kind = &unit.expression(peeled).kind;
        if let ExprKind::Cast { operand, .. } = *kind {
            let is_list = matches!(unit.expression(unit.peeled(operand)).kind, ExprKind::List(_));
            return if is_list { Arm::List } else { Arm::Value };
        }
        if let ExprKind::Call(call) = kind {
            let is_silent = matches!(call.target, CallTarget::Constructor(_)) && call.name_span.is_empty();
            if let [only] = call.arguments[..]
                && is_silent
            {
                // An implicit copy.
                return Arm::of(unit, only);
            }
            let result = call.callee().map(|id| unit.ty(unit.callee(id).result));
            let is_place = result.is_some_and(|result| result.is_reference());
            return if is_place { Arm::Place(memory(unit, peeled)) } else { Arm::Value };
        }
        let is_place = matches!(
            kind,
            ExprKind::Name(_) | ExprKind::Index { .. } | ExprKind::Member(_) | ExprKind::Dereference(_)
        );
        if is_place { Arm::Place(memory(unit, peeled)) } else { Arm::Value }
    }
}

/// True if the two operands may have different types on such a target.
fn differ(unit: &Analyzed, [then, otherwise]: [ExprId; 2]) -> bool {
    let (then, otherwise) = (Arm::of(unit, then), Arm::of(unit, otherwise));
    then != otherwise || then == Arm::Place(None)
}

/// The memory space of a place if it is unambiguous.
fn memory(unit: &Analyzed, place: ExprId) -> Option<Space> {
    let objects = unit.memory().certain_place(place)?;
    let mut spaces = objects.iter().map(|home| home.space(unit));
    let first = spaces.next()??;
    spaces.all(|space| space == Some(first)).then_some(first)
}

/// True if the conditional expression itself is modified, or its address taken.
fn is_place(unit: &Analyzed, mut id: ExprId) -> bool {
    while let Some(outer) = unit.parent(id) {
        let kind = &unit.expression(outer).kind;
        if let ExprKind::Call(call) = kind {
            let Some(callee) = call.callee().map(|callee| unit.callee(callee)) else { return false };
            let changes = |ty| unit.ty(ty).referred().is_some_and(|to| !to.is_const);
            let assigns = matches!(callee.operator, Some(Overloaded::Assign | Overloaded::Update));
            let at = call.arguments.iter().position(|argument| *argument == id);
            return at.is_some_and(|at| {
                at == 0 && assigns || callee.parameters.get(at).is_some_and(|ty| changes(*ty))
            });
        }
        if let ExprKind::Declare(declare) = kind {
            return declare.variables.iter().any(|id| unit.ty(unit.variable(*id).ty).is_reference());
        }
        let is_part = matches!(kind, ExprKind::Member(member) if !member.arrow);
        if !is_part && !matches!(kind, ExprKind::Paren(_)) {
            let is_changed = kind.as_update().is_some_and(|update| update.target == id);
            return is_changed || matches!(kind, ExprKind::AddressOf(_));
        }
        id = outer;
    }
    false
}
