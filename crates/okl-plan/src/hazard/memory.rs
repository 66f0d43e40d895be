//! The memory that a use of a variable leads to.

use super::accesses::{AccessKind, Memory};
use super::facts::NestFacts;
use okl_analysis::Use;
use okl_analysis::memory::{Accessed, MemoryObject};
use okl_model::{Access, CaptureDefault, ExprKind, Expression, Scope, Stmt, StmtKind, VarId};
use std::collections::BTreeSet;

/// One effect of a use on memory that other work items may see.
pub(super) struct ReachedMemory {
    pub(super) memory: Memory,
    /// The kind of the access; `None` if the access of the use itself tells it.
    pub(super) kind: Option<AccessKind>,
    /// True if the subscripts of the use are the indices of the accessed element.
    pub(super) is_direct: bool,
}

impl NestFacts<'_> {
    /// All effects of a use on memory that other work items may see.
    pub(super) fn reached(&self, used: &Use, stmt: &Stmt) -> Vec<ReachedMemory> {
        let Accessed { on_the_way, objects, beyond } = self.unit.memory().accessed(self.unit, used);
        let is_called = self.unit.calls(stmt).iter().any(|call| call.span.contains(used.span));
        let is_handed_on = used.access == Access::Escape || is_called;
        let mut found = Vec::new();
        let mut add = |memory: Option<Memory>, kind, is_direct| {
            found.extend(memory.map(|memory| ReachedMemory { memory, kind, is_direct }));
        };
        for home in &on_the_way {
            add(self.seen(*home), Some(AccessKind::Read), false);
        }
        // Accesses through an escaped address are found at their own uses; a function that receives the address may
        // only read.
        let looks = |home: Option<MemoryObject>| {
            let done = self.unit.direct(used, home);
            let only_looks = used.access == Access::Escape && !done.writes;
            (!done.is_nothing()).then_some(only_looks.then_some(AccessKind::Read))
        };
        if objects.is_empty()
            && let Some(kind) = looks(None)
        {
            add(Some(Memory::Anywhere), kind, false);
        }
        for home in &objects {
            let is_direct = matches!(*home, MemoryObject::Variable(id) | MemoryObject::Argument(id) if id == used.variable);
            if let Some(kind) = looks(Some(*home)) {
                add(self.seen(*home), kind, is_direct && objects.len() == 1);
            }
        }
        let is_lambda = self.lambda_around(used, stmt).is_some();
        if is_handed_on && !is_lambda && !beyond.is_empty() {
            let behind = self.unit.beyond(used);
            let kind = if behind.writes { AccessKind::Write } else { AccessKind::Read };
            for home in beyond.iter().filter(|_| !behind.is_nothing()) {
                add(self.seen(*home), Some(kind), false);
            }
        }
        if is_called && !is_lambda {
            let mut behind = Vec::new();
            self.behind_lambda(used.variable, &mut BTreeSet::new(), &mut behind);
            if used.access.may_write() {
                // `f() = 1`, where `f` returns a reference to memory that it captured.
                behind.iter_mut().for_each(|(_, kind)| *kind = AccessKind::Write);
            }
            for (memory, kind) in behind {
                add(Some(memory), Some(kind), false);
            }
        }
        found
    }

    /// The memory of an object, if other work items may see it.
    fn seen(&self, home: MemoryObject) -> Option<Memory> {
        match home {
            MemoryObject::Argument(id) if self.unit.attributes_of(id).is_restrict => {
                Some(Memory::Restricted(id))
            }
            MemoryObject::Argument(id) => Some(Memory::Global(id)),
            MemoryObject::Unknown => Some(Memory::Anywhere),
            MemoryObject::StringLiteral => None,
            MemoryObject::Variable(id) => {
                let variable = self.unit.variable(id);
                match variable.scope {
                    _ if self.unit.attributes_of(id).is_shared => Some(Memory::Shared(id)),
                    Scope::Global if !self.unit.ty(variable.ty).is_const => Some(Memory::Anywhere),
                    Scope::Global | Scope::Local | Scope::Parameter | Scope::Field | Scope::Unknown => None,
                }
            }
        }
    }

    /// True if a use is in a lambda that captures by reference: its effects occur where the lambda is called.
    pub(super) fn comes_later(&self, used: &Use, stmt: &Stmt) -> bool {
        self.lambda_around(used, stmt).is_some_and(|init| {
            let kind = &self.unit.expression(self.unit.peeled(init.id)).kind;
            let ExprKind::Lambda(lambda) = kind else { return false };
            lambda.default == Some(CaptureDefault::Reference) && lambda.captures.is_empty()
        })
    }

    /// The lambda that a statement declares and that contains a use.
    fn lambda_around(&self, used: &Use, stmt: &Stmt) -> Option<&Expression> {
        let StmtKind::Declaration(declared) = &stmt.kind else { return None };
        let lambdas = declared
            .iter()
            .map(|id| self.unit.variable(*id))
            .filter(|variable| self.unit.ty(variable.ty).is_lambda);
        lambdas.filter_map(|variable| self.unit.init(variable)).find(|init| init.span.contains(used.span))
    }

    /// The effects of calling a lambda. `auto &again = put;` is called as `put` is.
    fn behind_lambda(&self, id: VarId, known: &mut BTreeSet<VarId>, found: &mut Vec<(Memory, AccessKind)>) {
        let variable = self.unit.variable(id);
        if !self.unit.ty(variable.ty).value().is_lambda || !known.insert(id) {
            return;
        }
        let Some(init) = self.unit.init(variable) else {
            found.push((Memory::Anywhere, AccessKind::Write));
            return;
        };
        if self.calls_out(init) {
            found.push((Memory::Anywhere, AccessKind::Write));
        }
        let uses = self.unit.effects_of(init.id).uses;
        for used in uses.iter().filter(|used| used.access != Access::Name) {
            let Accessed { on_the_way, objects, beyond } = self.unit.memory().accessed(self.unit, used);
            let kind = if used.access.may_write() { AccessKind::Write } else { AccessKind::Read };
            let seen = |objects: &BTreeSet<MemoryObject>| {
                objects.iter().filter_map(|home| self.seen(*home)).collect::<Vec<_>>()
            };
            found.extend(seen(&on_the_way).into_iter().map(|memory| (memory, AccessKind::Read)));
            found.extend(seen(&objects).into_iter().map(|memory| (memory, kind)));
            found.extend(seen(&beyond).into_iter().map(|memory| (memory, AccessKind::Write)));
            if objects.is_empty() {
                found.push((Memory::Anywhere, kind));
            }
            if self.unit.ty(self.unit.variable(used.variable).ty).is_pointer() && !used.through {
                // `return p + i;`
                let to = self.unit.memory().reached_from(self.unit, used.variable);
                found.extend(seen(&to).into_iter().map(|memory| (memory, AccessKind::Read)));
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
