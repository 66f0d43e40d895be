//! Uniformity: the values that are the same for all work items of a group.
//!
//! The results form a chain, [`Uniformity::Yes`] < [`Uniformity::Unless`] < [`Uniformity::No`]; the result of an
//! expression is the maximum over its parts. Variables that are declared outside of the nest, or in it for the whole
//! group, are uniform; the variable of a loop over work items is not. A variable of a work item is as uniform as its
//! initializer if it is never written afterwards; the variable of any other loop is as uniform as the loop's header.

use crate::{Analyzed, Use};
use okl_model::{ExprId, ForLoop, Stmt, StmtKind, VarId};
use okl_source::Span;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::collections::BTreeSet;

/// The answer to whether all work items of a group have the same value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Uniformity {
    /// They have the same value.
    Yes,
    /// They read the same place in memory and have the same value unless one of them writes there.
    Unless,
    /// They may have different values.
    No,
}

/// The uniformity of the variables of one nest.
#[derive(Debug)]
pub struct Group<'u> {
    unit: &'u Analyzed,
    nest: Span,
    /// The spans of the loops over work items.
    items: Vec<Span>,
    /// The other loops that count with a variable of the nest, by that variable.
    counters: FxHashMap<VarId, &'u ForLoop>,
    /// The variables that are written after their declaration, other than by the header of their loop.
    changed: BTreeSet<VarId>,
    known: RefCell<FxHashMap<VarId, Uniformity>>,
}

impl<'u> Group<'u> {
    /// `is_spread` returns true for loops whose iterations are distributed over work items.
    pub fn new(unit: &'u Analyzed, nest: &'u Stmt, is_spread: impl Fn(&ForLoop) -> bool) -> Group<'u> {
        let mut group = Group {
            unit,
            nest: nest.span,
            items: Vec::new(),
            counters: FxHashMap::default(),
            changed: BTreeSet::new(),
            known: RefCell::default(),
        };
        unit.walk(nest, &mut |stmt| {
            let counter = stmt.as_for().and_then(|l| l.variable);
            let writes = |used: &&Use| used.access.may_write() && !used.through;
            for used in unit.uses(stmt).iter().filter(writes) {
                if Some(used.variable) != counter {
                    group.changed.insert(used.variable);
                }
            }
            if let StmtKind::For(l) = &stmt.kind {
                match is_spread(l) {
                    true => {
                        group.items.push(stmt.span);
                        group.changed.extend(l.variable);
                    }
                    false => group.count(l),
                }
            }
        });
        group
    }

    /// Records that a loop counts with its variable. A variable that two loops share, or that is declared outside of
    /// the header, counts as changed.
    fn count(&mut self, l: &'u ForLoop) {
        let Some(id) = l.variable else { return };
        let is_own = l.header.contains(self.unit.variable(id).name_span);
        if self.counters.insert(id, l).is_some() || !is_own {
            self.changed.insert(id);
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

    fn used(&self, used: &Use) -> Uniformity {
        let ty = self.unit.ty(self.unit.variable(used.variable).ty);
        let is_memory = ty.is_array() || self.unit.attributes_of(used.variable).is_shared;
        let is_inside = self.nest.contains(self.unit.variable(used.variable).name_span);
        match self.variable(used.variable) {
            // Memory of the group, which work items write to.
            Uniformity::Yes if is_inside && (is_memory || used.through) => Uniformity::No,
            Uniformity::Yes if used.through => Uniformity::Unless,
            known @ (Uniformity::Yes | Uniformity::Unless | Uniformity::No) => known,
        }
    }

    /// The uniformity of the value of the variable itself.
    fn variable(&self, id: VarId) -> Uniformity {
        let variable = self.unit.variable(id);
        if !self.nest.contains(variable.name_span) {
            return Uniformity::Yes;
        }
        let is_of_item = self.items.iter().any(|items| items.contains(variable.name_span));
        if !is_of_item {
            return if self.unit.attributes_of(id).is_exclusive { Uniformity::No } else { Uniformity::Yes };
        }
        if let Some(known) = self.known.borrow().get(&id) {
            return *known;
        }
        // The preliminary answer, for cycles such as `int n = n;`.
        self.known.borrow_mut().insert(id, Uniformity::No);
        let found = match self.counters.get(&id).map(|l| self.unit.count(l)) {
            _ if self.changed.contains(&id) => Uniformity::No,
            Some(Some(count)) => {
                let parts = [count.start, count.bound].into_iter().chain(count.step);
                self.of(&parts.map(|part| part.id).filter(|part| !self.names(*part, id)).collect::<Vec<_>>())
            }
            Some(None) => Uniformity::No,
            None => variable.init.map_or(Uniformity::No, |init| self.of(&[init])),
        };
        self.known.borrow_mut().insert(id, found);
        found
    }

    fn names(&self, expression: ExprId, id: VarId) -> bool {
        self.unit.effects_of(expression).uses.iter().any(|used| used.variable == id)
    }
}

#[cfg(test)]
mod tests;
