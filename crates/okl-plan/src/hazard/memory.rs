//! Which memory a use of a variable leads to.

use super::facts::NestFacts;
use super::touch::{Memory, TouchKind};
use okl_analysis::Use;
use okl_analysis::memory::{Accessed, Home};
use okl_model::{Access, BinaryOperator, CaptureDefault, ExprKind, Expression, Scope, Stmt, StmtKind, VarId};
use std::collections::BTreeSet;

/// What a use does to memory that other work items may see.
pub(super) struct Reached {
    pub(super) memory: Memory,
    /// None where the use itself says.
    pub(super) kind: Option<TouchKind>,
    /// Whether the indices of the use are those of the element.
    pub(super) is_direct: bool,
}

impl NestFacts<'_> {
    /// Everything that a use does to memory that other work items may see.
    pub(super) fn reached(&self, used: &Use, stmt: &Stmt) -> Vec<Reached> {
        let Accessed { on_the_way, homes, beyond } = self.unit.memory().accessed(self.unit, used);
        let is_called = self.unit.calls(stmt).iter().any(|call| call.span.contains(used.span));
        let is_handed_on = used.access == Access::Escape || is_called;
        let mut found = Vec::new();
        let mut add = |memory: Option<Memory>, kind, is_direct| {
            found.extend(memory.map(|memory| Reached { memory, kind, is_direct }));
        };
        for home in &on_the_way {
            add(self.seen(*home), Some(TouchKind::Read), false);
        }
        if used.access == Access::Escape && self.keeps_address(used) {
            return found;
        }
        if homes.is_empty() {
            add(Some(Memory::Anywhere), None, false);
        }
        for home in &homes {
            let is_direct = matches!(*home, Home::Variable(id) | Home::Handed(id) if id == used.variable);
            add(self.seen(*home), None, is_direct && homes.len() == 1);
        }
        for home in beyond.iter().filter(|_| is_handed_on && self.lambda_around(used, stmt).is_none()) {
            add(self.seen(*home), Some(TouchKind::Write), false);
        }
        if is_called && self.lambda_around(used, stmt).is_none() {
            let mut behind = Vec::new();
            self.behind_lambda(used.variable, &mut BTreeSet::new(), &mut behind);
            if used.access.may_write() {
                // `f() = 1`, where `f` returns a reference to what it keeps.
                behind.iter_mut().for_each(|(_, kind)| *kind = TouchKind::Write);
            }
            for (memory, kind) in behind {
                add(Some(memory), Some(kind), false);
            }
        }
        found
    }

    /// `float *p = s;`, `q != s + 4`: taking an address is no access. What is done by way of `p` is found where it is done.
    fn keeps_address(&self, used: &Use) -> bool {
        let mut below = used.id;
        while let Some(id) = self.unit.parent(below) {
            let kind = &self.unit.expression(id).kind;
            let is_pointer = self.unit.type_of(id).is_pointer();
            match kind {
                // Not `for (int x : s)`, which has copies.
                ExprKind::Declare(declare) => {
                    let is_address = self.unit.type_of(below).is_pointer();
                    let keeps = |id: &VarId| {
                        let ty = self.unit.ty(self.unit.variable(*id).ty);
                        ty.is_reference() || ty.is_pointer() && is_address
                    };
                    return declare.init == Some(below) && declare.variables.iter().all(keeps);
                }
                // The value of `f(p = s)` goes on.
                ExprKind::Assign { operator: None, value, .. } => {
                    return *value == below && is_pointer && self.unit.parent(id).is_none();
                }
                ExprKind::Binary { operator, .. } if !is_pointer => {
                    use BinaryOperator::{Equal, Greater, GreaterEqual, Less, LessEqual, NotEqual, Subtract};
                    let of_addresses = [Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual, Subtract];
                    return of_addresses.contains(operator);
                }
                ExprKind::Conditional { condition, .. } if *condition == below => return false,
                ExprKind::Cast { .. } if self.unit.type_of(id).int().is_some() => return false,
                ExprKind::Index { base, .. } if *base != below => return false,
                ExprKind::Paren(_)
                | ExprKind::Cast { .. }
                | ExprKind::Member(_)
                | ExprKind::Index { .. }
                | ExprKind::Dereference(_)
                | ExprKind::AddressOf(_)
                | ExprKind::Binary { .. }
                | ExprKind::Conditional { .. } => {}
                ExprKind::Name(_)
                | ExprKind::Literal(_)
                | ExprKind::This
                | ExprKind::Dim { .. }
                | ExprKind::Unary { .. }
                | ExprKind::Step { .. }
                | ExprKind::Assign { .. }
                | ExprKind::Call(_)
                | ExprKind::List(_)
                | ExprKind::CompoundLiteral(_)
                | ExprKind::SizeOf(_)
                | ExprKind::TypeOf(_)
                | ExprKind::Lambda(_)
                | ExprKind::Statements(_)
                | ExprKind::Defines(_)
                | ExprKind::OneOf(_)
                | ExprKind::Opaque(_) => return false,
            }
            below = id;
        }
        false
    }

    /// The memory that something lies in, if other work items may see it.
    fn seen(&self, home: Home) -> Option<Memory> {
        match home {
            Home::Handed(id) if self.unit.marks_of(id).is_restrict => Some(Memory::Restricted(id)),
            Home::Handed(id) => Some(Memory::Global(id)),
            Home::Unknown => Some(Memory::Anywhere),
            Home::Text => None,
            Home::Variable(id) => {
                let variable = self.unit.variable(id);
                match variable.scope {
                    _ if self.unit.marks_of(id).is_shared => Some(Memory::Shared(id)),
                    Scope::Global if !self.unit.ty(variable.ty).is_const => Some(Memory::Anywhere),
                    Scope::Global | Scope::Local | Scope::Parameter | Scope::Field | Scope::Unknown => None,
                }
            }
        }
    }

    /// Whether a use stands in a lambda that keeps references: what it does is done where it is called.
    pub(super) fn comes_later(&self, used: &Use, stmt: &Stmt) -> bool {
        self.lambda_around(used, stmt).is_some_and(|init| {
            let kind = &self.unit.expression(self.unit.peeled(init.id)).kind;
            let ExprKind::Lambda(lambda) = kind else { return false };
            lambda.default == Some(CaptureDefault::Reference) && lambda.captures.is_empty()
        })
    }

    /// The lambda that a statement declares and a use stands in.
    fn lambda_around(&self, used: &Use, stmt: &Stmt) -> Option<&Expression> {
        let StmtKind::Declaration(declared) = &stmt.kind else { return None };
        let lambdas = declared
            .iter()
            .map(|id| self.unit.variable(*id))
            .filter(|variable| self.unit.ty(variable.ty).is_lambda);
        lambdas.filter_map(|variable| self.unit.init(variable)).find(|init| init.span.contains(used.span))
    }

    /// What a lambda does where it is called. `auto &again = put;` is called as `put` is.
    fn behind_lambda(&self, id: VarId, known: &mut BTreeSet<VarId>, found: &mut Vec<(Memory, TouchKind)>) {
        let variable = self.unit.variable(id);
        if !self.unit.ty(variable.ty).value().is_lambda || !known.insert(id) {
            return;
        }
        let Some(init) = self.unit.init(variable) else {
            found.push((Memory::Anywhere, TouchKind::Write));
            return;
        };
        if self.calls_out(init) {
            found.push((Memory::Anywhere, TouchKind::Write));
        }
        let uses = self.unit.effects_of(init.id).uses;
        for used in uses.iter().filter(|used| used.access != Access::Name) {
            let Accessed { on_the_way, homes, beyond } = self.unit.memory().accessed(self.unit, used);
            let kind = if used.access.may_write() { TouchKind::Write } else { TouchKind::Read };
            let seen =
                |homes: &BTreeSet<Home>| homes.iter().filter_map(|home| self.seen(*home)).collect::<Vec<_>>();
            found.extend(seen(&on_the_way).into_iter().map(|memory| (memory, TouchKind::Read)));
            found.extend(seen(&homes).into_iter().map(|memory| (memory, kind)));
            found.extend(seen(&beyond).into_iter().map(|memory| (memory, TouchKind::Write)));
            if homes.is_empty() {
                found.push((Memory::Anywhere, kind));
            }
            if self.unit.ty(self.unit.variable(used.variable).ty).is_pointer() && !used.through {
                // `return p + i;`
                let to = self.unit.memory().reached_from(self.unit, used.variable);
                found.extend(seen(&to).into_iter().map(|memory| (memory, TouchKind::Read)));
            }
            self.behind_lambda(used.variable, known, found);
        }
    }

    fn calls_out(&self, init: &Expression) -> bool {
        self.unit
            .effects_of(init.id)
            .calls
            .iter()
            .any(|call| call.function.is_some_and(|id| self.reaches_out(id)))
    }
}
