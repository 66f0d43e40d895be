//! Effects of functions on their arguments and objects, derived from their bodies.
//!
//! ```text
//! void rows(int **p, int v) { p[0][1] = v; }    // does not change the pointers that `p` leads to
//! void next(int **p) { ++*p; }                  // changes one
//! int *at(int *p) { return p + 1; }             // changes nothing; writes through the result are found at the call
//! ```

use crate::Analyzed;
use crate::fate::{Fate, Indirection, fate_with};
use okl_model::{
    Access, CallExpr, CallTarget, ExprId, ExprKind, FunctionId, Name, Scope, Stmt, StmtKind, Ty,
};
use rustc_hash::FxHashMap;

mod generic;

/// Questions about the effects of functions, with cached answers.
///
/// Mutually recursive functions lead to cyclic questions: a question that is still open counts as answered with
/// "harmless" (an optimistic fixed point). If a question turns out not to be harmless, the "harmless" answers that were
/// found while it was open are discarded, since they may rely on it.
#[derive(Debug, Default)]
pub(crate) struct EffectQueries {
    /// True for harmless; `None` while the question is open.
    answers: FxHashMap<Question, Option<bool>>,
    /// The questions answered with "harmless", in the order of their answers.
    harmless: Vec<Question>,
}

/// A question about a function; answered with true if the function is harmless.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Question {
    /// Does it leave the memory that this parameter leads to unchanged?
    Argument(FunctionId, usize),
    /// Does it leave its object unchanged?
    Object(FunctionId),
    /// Does it write to nothing but its own variables?
    OnlyReads(FunctionId),
    /// Do all operators, conversions, constructors and destructors of the unit write only to what their spelling says?
    Operators,
}

impl EffectQueries {
    fn ask(&mut self, question: Question, answer: impl FnOnce(&mut EffectQueries) -> bool) -> bool {
        match self.answers.get(&question) {
            Some(known) => return known.unwrap_or(true),
            None => self.answers.insert(question, None),
        };
        let before = self.harmless.len();
        let is_harmless = answer(self);
        if is_harmless {
            self.harmless.push(question);
        } else {
            for other in self.harmless.drain(before..) {
                self.answers.remove(&other);
            }
        }
        self.answers.insert(question, Some(is_harmless));
        is_harmless
    }

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
