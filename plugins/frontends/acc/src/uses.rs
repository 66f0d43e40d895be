//! The variables that code names, changes and declares, and the functions that it calls.

use okl_plugin::model::{
    CallTarget, ExprId, ExprKind, Expression, FunctionId, Name, Scope, Stmt, StmtId, StmtKind, VarId,
    Variable,
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
        if let Some(body) = expression.kind.statements(unit) {
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
    } else if let ExprKind::Member(member) = &place.kind {
        object(unit, unit.expression(member.base.filter(|_| !member.arrow)?))
    } else if let ExprKind::Index { base, .. } = &place.kind {
        let base = unit.expression(unit.peeled(*base));
        object(unit, base).filter(|_| unit.ty(base.ty).is_array())
    } else {
        None
    }
}

/// The variable that a name refers to at a place in a function.
pub fn lookup(unit: &Unit, function: Option<FunctionId>, place: Span, name: &str) -> Option<VarId> {
    let all = unit.variables.iter().enumerate().filter(|(_, variable)| variable.name == name);
    let body = function.and_then(|function| unit.body(unit.function(function)));
    let rank = |(at, variable): (usize, &Variable)| {
        let id = VarId(at as u32);
        let seen = match variable.scope {
            Scope::Local => body.is_some_and(|body| {
                body.span.contains(variable.name_span) && unit.sees(body, place, variable.name_span)
            }),
            Scope::Parameter => function.is_some_and(|function| unit.function(function).params.contains(&id)),
            Scope::Global => true,
            Scope::Field | Scope::Unknown => false,
        };
        seen.then_some((variable.scope != Scope::Global, variable.name_span.start, id))
    };
    all.filter_map(rank).max().map(|(_, _, id)| id)
}

/// The statement that a directive applies to: the first one after it in the same block.
pub fn behind(unit: &Unit, body: &Stmt, place: Span) -> Option<StmtId> {
    let mut around = body;
    loop {
        let children = unit.children(around);
        match children.iter().find(|child| child.span.start <= place.start && place.end <= child.span.end) {
            Some(inner) => around = inner,
            None => return children.iter().find(|child| place.end <= child.span.start).map(|child| child.id),
        }
    }
}
