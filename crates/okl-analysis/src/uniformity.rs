//! Uniformity: the values that are the same for all work items of a group, and the statements that all of them reach
//! together.
//!
//! The results form a chain, from [`Uniformity::Yes`] to [`Uniformity::No`]; the result of an expression is the maximum
//! over its parts. Variables that are declared outside of the nest, or in it for the whole group, are uniform; the
//! variable of a loop over work items is not. Any other variable is as uniform as the values that it ever gets and the
//! control flow around the statements that give them. The results are the optimistic fixed point of these rules: `n`
//! stays uniform in `for (int n = 32; n > 0; n /= 2)`.

mod control;
mod degree;

pub use degree::Uniformity;

use crate::{Analyzed, Use};
use control::Control;
use okl_model::{Access, ExprId, ExprKind, ForLoop, Space, Stmt, StmtId, StmtKind, VarId};
use okl_source::Span;
use rustc_hash::{FxHashMap, FxHashSet};

/// The uniformity of the variables and statements of one nest.
#[derive(Debug)]
pub struct Group<'u> {
    unit: &'u Analyzed,
    nest: Span,
    /// The spans of the loops over work items.
    items: Vec<Span>,
    /// The statements that decide which work items reach others.
    control: Control<'u>,
    /// The variables of work items that no fixed point is needed for: those that some code may change unseen.
    varying: FxHashSet<VarId>,
    /// The other variables of work items.
    known: FxHashMap<VarId, Uniformity>,
}

/// A place that gives a variable its value.
struct Definition<'u> {
    /// The expressions that the value depends on.
    values: &'u [ExprId],
    stmt: &'u Stmt,
}

impl<'u> Group<'u> {
    /// `is_spread` returns true for loops whose iterations are distributed over work items.
    pub fn new(unit: &'u Analyzed, nest: &'u Stmt, is_spread: impl Fn(&ForLoop) -> bool) -> Group<'u> {
        let mut group = Group {
            unit,
            nest: nest.span,
            items: Vec::new(),
            control: Control::new(unit, nest, &is_spread),
            varying: FxHashSet::default(),
            known: FxHashMap::default(),
        };
        let mut definitions: FxHashMap<VarId, Vec<Definition<'u>>> = FxHashMap::default();
        // The statements that declare variables.
        let mut homes: FxHashMap<VarId, StmtId> = FxHashMap::default();
        unit.walk(nest, &mut |stmt| {
            if let StmtKind::For(l) = &stmt.kind
                && is_spread(l)
            {
                group.items.push(stmt.span);
                group.varying.extend(l.variable);
            }
            for used in unit.uses(stmt).iter().filter(|used| used.access.may_write() && !used.through) {
                if used.access == Access::Escape {
                    group.varying.insert(used.variable);
                }
                let values = &stmt.expressions[..];
                definitions.entry(used.variable).or_default().push(Definition { values, stmt });
            }
            group.declared(stmt, &mut definitions, &mut homes);
        });
        group.solve(&definitions, &homes);
        group
    }

    /// Records the initial values of the variables that a statement declares.
    fn declared(
        &mut self,
        stmt: &'u Stmt,
        definitions: &mut FxHashMap<VarId, Vec<Definition<'u>>>,
        homes: &mut FxHashMap<VarId, StmtId>,
    ) {
        let mut declared: Vec<VarId> = Vec::new();
        for id in &stmt.expressions {
            match &self.unit.expression(*id).kind {
                ExprKind::Declare(declare) => declared.extend(&declare.variables),
                // `if (int w = n % 4; w > 1)`
                ExprKind::Statements(inside) => self.unit.walk(self.unit.stmt(*inside), &mut |inner| {
                    if let StmtKind::Declaration(ids) = &inner.kind {
                        declared.extend(ids);
                    }
                }),
                _ => {}
            }
        }
        for id in declared {
            homes.insert(id, stmt.id);
            let Some(init) = &self.unit.variable(id).init else { continue };
            if self.names(*init, id) {
                self.varying.insert(id);
            }
            let values = match stmt.as_for() {
                // As its bounds, which its later values depend on.
                Some(_) => &stmt.expressions[..],
                None => std::slice::from_ref(init),
            };
            definitions.entry(id).or_default().push(Definition { values, stmt });
        }
    }

    fn solve(
        &mut self,
        definitions: &FxHashMap<VarId, Vec<Definition<'u>>>,
        homes: &FxHashMap<VarId, StmtId>,
    ) {
        self.known = definitions.keys().map(|id| (*id, Uniformity::Yes)).collect();
        loop {
            let is_less = |(id, all): (&VarId, &Vec<Definition<'u>>)| {
                let reached = |stmt: &Stmt| match homes.get(id) {
                    Some(home) => self.control.reached_from(*home, stmt, &|one| self.of(&one.expressions)),
                    None => self.reached(stmt),
                };
                let each = all.iter().map(|one| self.of(one.values).max(reached(one.stmt)));
                let found = each.max().unwrap_or(Uniformity::No);
                (found > self.known[id]).then_some((*id, found))
            };
            let less: Vec<_> = definitions.iter().filter_map(is_less).collect();
            if less.is_empty() {
                return;
            }
            self.known.extend(less);
        }
    }

    /// The combined uniformity of some expressions.
    pub fn of(&self, expressions: &[ExprId]) -> Uniformity {
        let effects = expressions.iter().map(|id| self.unit.effects_of(*id));
        let each = effects.flat_map(|effects| {
            let of_uses: Vec<Uniformity> = effects.uses.iter().map(|used| self.used(used)).collect();
            let of_calls: Vec<Uniformity> = effects
                .calls
                .iter()
                .filter_map(|call| call.function)
                .map(|function| match self.unit.only_reads(function) {
                    true => Uniformity::Yes,
                    false => Uniformity::No,
                })
                .collect();
            of_uses.into_iter().chain(of_calls)
        });
        each.max().unwrap_or(Uniformity::Yes)
    }

    /// The combined uniformity of all conditions that decide whether a work item reaches a statement of the nest.
    pub fn reached(&self, stmt: &Stmt) -> Uniformity {
        self.control.reached(stmt, &|decides| self.of(&decides.expressions))
    }

    /// True if nothing but conditions is between a statement and the loop over work items around it, so that a
    /// `continue` there ends the work item.
    pub fn leaves_items(&self, stmt: &Stmt) -> bool {
        self.control.is_directly_in_items(stmt)
    }

    fn used(&self, used: &Use) -> Uniformity {
        let ty = self.unit.ty(self.unit.variable(used.variable).ty);
        let is_shared = self.unit.attributes_of(used.variable).is_shared;
        let is_inside = self.nest.contains(self.unit.variable(used.variable).name_span);
        if is_shared {
            return Uniformity::Ordered;
        }
        match self.variable(used.variable) {
            known if is_inside && used.through && !ty.is_array() => known.max(self.behind(used.variable)),
            Uniformity::Yes if is_inside && ty.is_array() => Uniformity::No,
            Uniformity::Yes if used.through => Uniformity::Unless,
            known => known,
        }
    }

    /// The uniformity of what lies behind a pointer or a reference that is the same for all work items, at one place:
    /// they read the same memory if it is not private.
    fn behind(&self, id: VarId) -> Uniformity {
        let ty = self.unit.ty(self.unit.variable(id).ty);
        // Behind a second pointer there may be private memory.
        let is_last = ty.element().or_else(|| ty.referred()).is_some_and(|to| self.unit.is_closed(to));
        let objects = self.unit.memory().certain_behind(self.unit, id).filter(|_| is_last);
        let each = objects.unwrap_or_default().iter().map(|object| match object.space(self.unit) {
            Some(Space::Local) => Uniformity::Ordered,
            Some(Space::Global | Space::Constant) => Uniformity::Unless,
            Some(Space::Private | Space::Unknown) | None => Uniformity::No,
        });
        each.max().unwrap_or(Uniformity::No)
    }

    /// The uniformity of the value of the variable itself.
    fn variable(&self, id: VarId) -> Uniformity {
        let variable = self.unit.variable(id);
        let known = self.known.get(&id).copied();
        if !self.nest.contains(variable.name_span) {
            return known.unwrap_or(Uniformity::Yes);
        }
        let is_of_item = self.items.iter().any(|items| items.contains(variable.name_span));
        if !is_of_item {
            return if self.unit.attributes_of(id).is_exclusive { Uniformity::No } else { Uniformity::Yes };
        }
        known.filter(|_| !self.varying.contains(&id)).unwrap_or(Uniformity::No)
    }

    fn names(&self, expression: ExprId, id: VarId) -> bool {
        self.unit.effects_of(expression).uses.iter().any(|used| used.variable == id)
    }
}

#[cfg(test)]
mod tests;
