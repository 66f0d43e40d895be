//! Effects of functions on their arguments and objects, derived from their bodies.
//!
//! ```text
//! void rows(int **p, int v) { p[0][1] = v; }    // does not change the pointers that `p` leads to
//! void next(int **p) { ++*p; }                  // changes one
//! int *at(int *p) { return p + 1; }             // changes nothing; writes through the result are found at the call
//! ```

use crate::Analyzed;
use crate::effect_queries::{EffectQueries, Question};
use crate::fate::{Fate, fate_with};
use crate::indirection::Indirection;
use okl_model::{
    Access, CallExpr, CallTarget, Convergence, ExprId, ExprKind, FunctionId, Intrinsic, Name, Scope, Stmt,
    StmtKind, Ty,
};

mod generic;

impl Analyzed {
    /// True if a function writes to nothing but its own variables, whatever its arguments are. False for one without a
    /// known body.
    pub fn only_reads(&self, function: FunctionId) -> bool {
        self.asking(|asked| asked.only_reads(self, function))
    }

    /// True if an expression has the same value each time it is evaluated, provided that nothing else is written in
    /// between: the functions it calls only read.
    pub fn is_repeatable(&self, id: ExprId) -> bool {
        !self.any_part(id, &|kind| matches!(kind, ExprKind::Call(call) if !self.call_only_reads(call)))
    }

    /// True if a call writes to nothing but the callee's own variables. If the callee has no known body: true if its
    /// parameter types give it no way to write elsewhere.
    pub(crate) fn call_only_reads(&self, call: &CallExpr) -> bool {
        call.callee().map(|id| self.callee(id)).is_some_and(|callee| match callee.function {
            Some(called) => self.only_reads(called),
            None => {
                let alone = |intrinsic: &Intrinsic| {
                    intrinsic.sync == Convergence::None
                        && intrinsic.copies.is_none()
                        && intrinsic.writes.is_none()
                };
                !callee.is_method
                    && self.intrinsic(call).is_none_or(alone)
                    && callee.parameters.iter().all(|ty| self.is_closed(self.ty(*ty)))
            }
        })
    }

    /// True if evaluating an expression may write to something or synchronizes with other work items.
    pub fn has_effects(&self, id: ExprId) -> bool {
        self.any_part(id, &|kind| match kind {
            ExprKind::Assign { .. }
            | ExprKind::Step { .. }
            | ExprKind::Lambda(_)
            | ExprKind::Statements(_)
            | ExprKind::Declare(_)
            | ExprKind::Defines(_)
            | ExprKind::Opaque(_) => true,
            ExprKind::Call(call) => !self.call_only_reads(call),
            _ => false,
        })
    }

    /// True if a method may write to the members of its object. True for one without a known body.
    pub fn changes_object(&self, method: FunctionId) -> bool {
        self.asking(|asked| asked.changes_object(self, method))
    }

    /// True if a function may write to the memory that its parameter number `at` points or refers to. True for one
    /// without a known body.
    pub fn changes_argument(&self, function: FunctionId, at: usize) -> bool {
        self.asking(|asked| asked.changes_argument(self, function, at))
    }

    /// The template that the expression `id` calls, if an operator of a class may have effects in it that its body does
    /// not show.
    pub fn hidden_change(&self, id: ExprId) -> Option<FunctionId> {
        let ExprKind::Call(call) = &self.expression(id).kind else { return None };
        let hides = self.asking(|asked| asked.call_hides_changes(self, call));
        call.callee().filter(|_| hides).and_then(|callee| self.callee(callee).function)
    }
}

impl EffectQueries {
    /// True if calling a function may write to the memory that its parameter number `at` points or refers to.
    pub(crate) fn changes_argument(&mut self, unit: &Analyzed, function: FunctionId, at: usize) -> bool {
        let Some(defined) = unit.body_of(function).map(|id| unit.function(id)) else { return true };
        let (Some(id), Some(body)) = (defined.params.get(at).copied(), unit.body(defined)) else {
            return true;
        };
        let ty = unit.ty(unit.variable(id).ty);
        let refers = ty.is_reference();
        let meant = |id| if refers { Indirection::Place } else { Indirection::led_to(unit, id, 1) };
        let keeps = |asked: &mut EffectQueries| {
            let mut found = false;
            unit.walk(body, &mut |stmt| {
                for used in unit.uses(stmt).iter().filter(|used| used.variable == id) {
                    // A capture of a lambda counts as a use of its own; the body of the lambda shows the accesses.
                    let is_name = matches!(unit.expression(used.id).kind, ExprKind::Name(_));
                    if !found && used.access != Access::Name && is_name {
                        found = changes(fate_with(unit, used.id, meant(used.id), asked));
                    }
                }
            });
            !found
        };
        !self.ask(Question::Argument(function, at), keeps)
    }

    /// True if a call of a template may have effects that the body of the template does not show.
    pub(crate) fn call_hides_changes(&mut self, unit: &Analyzed, call: &CallExpr) -> bool {
        let Some(callee) = call.callee().map(|id| unit.callee(id)) else { return false };
        let object = object_of(unit, call);
        callee.function.is_some_and(|function| self.hides_changes(unit, function, callee, object))
    }

    /// True if a method may write to the members of its object. The memory that members point to is no part of the
    /// object.
    pub(crate) fn changes_object(&mut self, unit: &Analyzed, method: FunctionId) -> bool {
        let defined = unit.body_of(method).map(|id| unit.function(id));
        let Some(body) = defined.and_then(|one| unit.body(one)) else { return true };
        !self.ask(Question::Object(method), |asked| asked.keeps_object(unit, body))
    }

    fn keeps_object(&mut self, unit: &Analyzed, body: &Stmt) -> bool {
        let mut open: Vec<ExprId> = Vec::new();
        unit.walk(body, &mut |stmt| open.extend(&stmt.expressions));
        while let Some(id) = open.pop() {
            let kind = &unit.expression(id).kind;
            // The effects of these are not tracked.
            if matches!(kind, ExprKind::Lambda(_) | ExprKind::Statements(_) | ExprKind::Defines(_)) {
                return false;
            }
            if let ExprKind::Call(call) = kind
                && let CallTarget::Method { method, object: None } = &call.target
            {
                let callee = unit.callee(*method);
                // A write through the result may change the object.
                let leads = !unit.is_closed(unit.ty(callee.result))
                    && unit.parent(id).is_some()
                    && changes(fate_with(unit, id, Indirection::Place, self));
                let promises = callee.is_const && callee.function.is_none();
                if leads
                    || !promises && callee.function.is_none_or(|function| self.changes_object(unit, function))
                {
                    return false;
                }
            }
            let refers = |id| unit.ty(unit.variable(id).ty).is_reference();
            let meant = if matches!(kind, ExprKind::This) {
                Some(Indirection::Address(1))
            } else if matches!(kind, ExprKind::Member(one) if one.base.is_none() && !one.variable.is_some_and(refers))
            {
                Some(Indirection::Place)
            } else {
                None
            };
            if meant.is_some_and(|meant| changes(fate_with(unit, id, meant, self))) {
                return false;
            }
            open.extend(kind.children());
        }
        true
    }

    /// True if a function writes to nothing but its own variables, whatever its arguments are.
    pub(crate) fn only_reads(&mut self, unit: &Analyzed, function: FunctionId) -> bool {
        let defined = unit.body_of(function).map(|id| unit.function(id));
        let Some(body) = defined.and_then(|one| unit.body(one)) else { return false };
        self.ask(Question::OnlyReads(function), |asked| asked.reads_in(unit, body))
    }

    fn reads_in(&mut self, unit: &Analyzed, body: &Stmt) -> bool {
        let mut open: Vec<ExprId> = Vec::new();
        // The effects of destructors are not tracked.
        let mut destroys = false;
        unit.walk(body, &mut |stmt| {
            open.extend(&stmt.expressions);
            if let StmtKind::Declaration(declared) = &stmt.kind {
                destroys |= declared.iter().any(|id| unit.ty(unit.variable(*id).ty).is_destroyed);
            }
        });
        if destroys {
            return false;
        }
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
                    Some(called) => !self.call_hides_changes(unit, call) && self.only_reads(unit, called),
                    None => {
                        !callee.is_method && callee.parameters.iter().all(|ty| unit.is_closed(unit.ty(*ty)))
                    }
                });
            }
            if !keeps {
                return false;
            }
            open.extend(kind.children());
        }
        true
    }
}

fn object_of<'u>(unit: &'u Analyzed, call: &CallExpr) -> Option<Ty<'u>> {
    if let CallTarget::Method { object: Some(object), .. } = call.target {
        Some(unit.type_of(object))
    } else {
        None
    }
}

/// True for a fate in a function body that changes a place of the caller. A captured place may be written later.
fn changes(fate: Fate) -> bool {
    match fate {
        Fate::Written | Fate::Captured => true,
        Fate::Named | Fate::Read | Fate::Returned => false,
    }
}

#[cfg(test)]
mod tests;
