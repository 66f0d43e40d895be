//! The variables that code names, changes and declares, and the functions that it calls.

use okl_plugin::model::{
    CallTarget, ExprId, ExprKind, Expression, FunctionId, Name, Scope, Stmt, StmtKind, VarId,
};
use okl_plugin::{Span, Unit};
use std::collections::{BTreeMap, BTreeSet};

/// The uses of names in some code.
#[derive(Clone, Debug, Default)]
pub struct Uses {
    /// The places where each variable is named, in no order.
    pub named: BTreeMap<VarId, Vec<Span>>,
    /// The variables that may change, by an assignment or through their address.
    pub changed: BTreeSet<VarId>,
    /// The variables that the code declares.
    pub declared: BTreeSet<VarId>,
    /// The called functions that are declared in the text.
    pub called: BTreeSet<FunctionId>,
    /// Each call of such a function, with its place.
    pub calls: Vec<(FunctionId, Span)>,
    /// The uses of the object of a member function as a whole: `this`.
    pub objects: Vec<Span>,
}

impl Uses {
    /// The uses in a statement and all its descendants.
    pub fn of(unit: &Unit, stmt: &Stmt) -> Uses {
        let mut uses = Uses::default();
        uses.stmt(unit, stmt);
        uses
    }

    /// The variables that the code names and does not declare, in source order.
    pub fn free(&self) -> Vec<VarId> {
        let free = self.named.iter().filter(|(id, _)| !self.declared.contains(id));
        let mut free: Vec<(u32, VarId)> = free
            .map(|(id, places)| (places.iter().map(|place| place.start).min().unwrap_or(0), *id))
            .collect();
        free.sort();
        free.into_iter().map(|(_, id)| id).collect()
    }

    fn stmt(&mut self, unit: &Unit, stmt: &Stmt) {
        if let StmtKind::Declaration(variables) = &stmt.kind {
            self.declared.extend(variables.iter().copied());
        }
        for expression in &stmt.expressions {
            self.expression(unit, *expression);
        }
        for child in unit.children(stmt) {
            self.stmt(unit, child);
        }
    }

    /// Adds the uses of an expression.
    pub fn expression(&mut self, unit: &Unit, id: ExprId) {
        let expression = unit.expression(id);
        if let Some(update) = expression.kind.as_update() {
            self.change(unit, update.target);
        }
        if let ExprKind::Name(Name::Variable(variable)) = &expression.kind {
            self.named.entry(*variable).or_default().push(expression.span);
        } else if let Some(field) = own_field(unit, expression) {
            self.named.entry(field).or_default().push(expression.span);
            return;
        } else if matches!(&expression.kind, ExprKind::This) {
            self.objects.push(expression.span);
        } else if let ExprKind::AddressOf(inner) = &expression.kind {
            self.change(unit, *inner);
        } else if let ExprKind::Declare(declare) = &expression.kind {
            self.declared.extend(declare.variables.iter().copied());
            if let Some(init) = declare.init.filter(|_| declare.binds) {
                self.change(unit, init);
            }
        } else if let ExprKind::Call(call) = &expression.kind {
            self.call(unit, call, expression.span);
        } else if let ExprKind::Lambda(lambda) = &expression.kind {
            self.declared.extend(lambda.params.iter().copied());
        }
        for child in expression.kind.children() {
            self.expression(unit, child);
        }
        if let Some(body) = unit.nested_stmt(expression) {
            self.stmt(unit, unit.stmt(body));
        }
    }

    fn call(&mut self, unit: &Unit, call: &okl_plugin::model::CallExpr, place: Span) {
        let Some(callee) = call.callee().map(|id| unit.callee(id)) else { return };
        self.called.extend(callee.function);
        self.calls.extend(callee.function.map(|function| (function, place)));
        if let CallTarget::Method { object: Some(object), .. } = call.target
            && !callee.is_const
        {
            self.change(unit, object);
        }
        for (argument, parameter) in call.arguments.iter().zip(&callee.parameters) {
            let takes_address = unit.ty(*parameter).referred().is_some_and(|to| !to.is_const);
            if takes_address {
                self.change(unit, *argument);
            }
        }
    }

    /// Marks the variable whose memory contains the place as changed.
    fn change(&mut self, unit: &Unit, id: ExprId) {
        if let Some(variable) = object(unit, unit.expression(id)) {
            self.changed.insert(variable);
        }
    }
}

/// The variable whose memory contains a place: `s` for `s.x[3]`; `None` for `*p`, `p[3]`.
pub fn object(unit: &Unit, place: &Expression) -> Option<VarId> {
    if let ExprKind::Name(Name::Variable(variable)) = &place.kind {
        Some(*variable)
    } else if let ExprKind::Paren(inner) | ExprKind::Cast { operand: inner, .. } = &place.kind {
        object(unit, unit.expression(*inner))
    } else if let Some(field) = own_field(unit, place) {
        Some(field)
    } else if let ExprKind::Member(member) = &place.kind {
        object(unit, unit.expression(member.base.filter(|_| !member.arrow)?))
    } else if let ExprKind::Index { base, .. } = &place.kind {
        let base = unit.expression(unit.peeled(*base));
        object(unit, base).filter(|_| unit.ty(base.ty).is_array())
    } else {
        None
    }
}

/// The field of the object of a member function: `x`, `this->x`.
fn own_field(unit: &Unit, expression: &Expression) -> Option<VarId> {
    let ExprKind::Member(member) = &expression.kind else { return None };
    let is_own = member.base.is_none_or(|base| unit.expression(unit.peeled(base)).kind == ExprKind::This);
    member.variable.filter(|field| is_own && unit.variable(*field).scope == Scope::Field)
}
