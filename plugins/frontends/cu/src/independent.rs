//! Loops whose iterations may happen in any order: each one writes `p[i]` alone, and reads nothing else of such a `p`.

use crate::needs::Needs;
use crate::program::Program;
use okl_frontend::uses::{Uses, object};
use okl_frontend::walk;
use okl_plugin::model::{
    CallExpr, CallTarget, ExprId, ExprKind, Expression, FunctionId, Scope, Stmt, StmtId, StmtKind, VarId,
};
use std::collections::BTreeSet;

/// True if the iterations of a loop in a kernel, with that variable and body, may happen in any order.
pub(crate) fn iterations(
    program: &Program<'_>,
    needs: &Needs,
    kernel: FunctionId,
    variable: VarId,
    body: StmtId,
) -> bool {
    let unit = program.unit;
    let body = unit.stmt(body);
    let looked = Looked { program, needs, kernel, variable, uses: Uses::of(unit, body) };
    let mut is_independent = !leaves(program, body, true) && !looked.uses.changed.contains(&variable);
    let mut written = BTreeSet::new();
    let mut elements = Vec::new();
    walk::expressions(unit, body, &mut |one| {
        is_independent &= looked.is_harmless(one, &mut written);
        elements.extend(looked.element(one).map(|(_, base)| unit.expression(base).span));
    });
    let is_element = |id: &VarId| {
        let places = looked.uses.named.get(id).into_iter().flatten();
        places.into_iter().all(|place| elements.contains(place))
    };
    is_independent && written.iter().all(is_element)
}

/// True if a statement ends the loop around it, or the function.
fn leaves(program: &Program<'_>, stmt: &Stmt, is_inside: bool) -> bool {
    let unit = program.unit;
    let is_inside = is_inside && !stmt.is_loop() && !matches!(stmt.kind, StmtKind::Switch(_));
    match &stmt.kind {
        StmtKind::Break => is_inside,
        StmtKind::Return | StmtKind::Goto => true,
        _other => unit.children(stmt).iter().any(|child| leaves(program, child, is_inside)),
    }
}

struct Looked<'p> {
    program: &'p Program<'p>,
    needs: &'p Needs,
    kernel: FunctionId,
    variable: VarId,
    /// The uses in the body of the loop.
    uses: Uses,
}

impl Looked<'_> {
    /// True for an expression that changes nothing but variables of the iteration and `p[i]`; `written` gets `p`.
    fn is_harmless(&self, one: &Expression, written: &mut BTreeSet<VarId>) -> bool {
        let unit = self.program.unit;
        if let Some(update) = one.kind.as_update() {
            return self.is_own(unit.expression(update.target), written);
        }
        match &one.kind {
            ExprKind::AddressOf(inner) => self.is_own(unit.expression(*inner), written),
            ExprKind::Call(call) => self.is_pure(call),
            ExprKind::Declare(declare) => !declare.binds,
            ExprKind::Lambda(_)
            | ExprKind::Statements(_)
            | ExprKind::Defines(_)
            | ExprKind::OneOf(_)
            | ExprKind::Opaque(_)
            | ExprKind::This => false,
            _other => true,
        }
    }

    /// True for a variable of the iteration, and for `p[i]`.
    fn is_own(&self, place: &Expression, written: &mut BTreeSet<VarId>) -> bool {
        if let Some(id) = object(self.program.unit, place) {
            let is_static = self.program.unit.variable(id).is_static;
            return self.uses.declared.contains(&id) && !is_static;
        }
        let unit = self.program.unit;
        let mut place = place;
        while let ExprKind::Member(member) = &place.kind
            && let Some(base) = member.base.filter(|_| !member.arrow)
        {
            place = unit.expression(unit.peeled(base));
        }
        let Some((pointer, _)) = self.element(place) else { return false };
        written.insert(pointer);
        true
    }

    /// `p` of `p[i]`, and where it is named.
    fn element(&self, place: &Expression) -> Option<(VarId, ExprId)> {
        let unit = self.program.unit;
        let ExprKind::Index { base, index } = place.kind else { return None };
        let base = unit.peeled(base);
        let pointer = unit.expression(base).kind.as_variable()?;
        let is_index = unit.expression(unit.peeled(index)).kind.as_variable() == Some(self.variable);
        let is_parameter = unit.variable(pointer).scope == Scope::Parameter
            && unit.function(self.kernel).params.contains(&pointer);
        (is_index && is_parameter).then_some((pointer, base))
    }

    /// True for a call that gets values, and gives one.
    fn is_pure(&self, call: &CallExpr) -> bool {
        let (program, unit) = (self.program, self.program.unit);
        let Some(callee) = call.callee().map(|id| unit.callee(id)) else { return false };
        let own = callee.function.filter(|id| !program.is_of_prelude(unit.function(*id).name_span));
        // Objects of the program may have pointers in them.
        let is_value = |ty: &okl_plugin::model::TypeId| {
            let ty = unit.ty(*ty);
            let is_plain = own.is_none() || ty.kind.is_scalar();
            !ty.is_pointer() && ty.referred().is_none_or(|to| to.is_const) && is_plain
        };
        let is_member = callee.is_method || matches!(call.target, CallTarget::Operator(_));
        let needs_nothing =
            own.is_none_or(|id| !is_member && self.needs.needed(program, id).next().is_none());
        let is_method = matches!(call.target, CallTarget::Method { .. }) && !callee.is_const;
        needs_nothing && !is_method && callee.parameters.iter().all(is_value)
    }
}
