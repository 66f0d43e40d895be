//! The variables of which each loop of a program has copies.

use crate::assigned::is_assigned_first;
use crate::copies::Copies;
use crate::loops::Levels;
use crate::placed::Placed;
use crate::program::Program;
use crate::types;
use crate::uses::Uses;
use okl_plugin::Span;
use okl_plugin::model::{Stmt, StmtId, VarId};

impl Program<'_> {
    /// The variables that the loop of a statement has copies of.
    pub fn copies(&self, stmt: StmtId) -> Copies {
        self.copies.get(&stmt).cloned().unwrap_or_default()
    }

    /// The loop whose copy of the variable a place refers to: the innermost one around it that has a copy.
    pub fn owner(&self, id: VarId, place: Span) -> Option<StmtId> {
        let holds = |(stmt, copies): &(&StmtId, &Copies)| {
            copies.have(id) && self.unit.stmt(**stmt).span.contains(place)
        };
        let around = self.copies.iter().filter(holds).map(|(stmt, _)| *stmt);
        around.min_by_key(|stmt| self.unit.stmt(*stmt).span.len())
    }

    /// The counters of a loop, and of those that its directive joins with it, that are declared outside of it.
    pub fn counters_outside(&self, stmt: StmtId) -> Vec<VarId> {
        let span = self.unit.stmt(stmt).span;
        let is_outside = |id: &VarId| !span.contains(self.unit.variable(*id).name_span);
        self.copies(stmt).counters.into_iter().filter(is_outside).collect()
    }

    /// The places in a statement where a variable is named and none of the loops in the statement has a copy of it.
    pub fn places_outside(&self, id: VarId, stmt: &Stmt, uses: &Uses) -> Vec<Span> {
        let is_inside = |owner: StmtId| stmt.span.contains(self.unit.stmt(owner).span);
        let places = uses.named.get(&id).into_iter().flatten();
        places.filter(|place| !self.owner(id, **place).is_some_and(is_inside)).copied().collect()
    }

    /// Finds the copies of all loops with a directive.
    pub fn find_copies(&mut self) {
        for placed in self.directives.iter().filter(|placed| placed.directive.is("loop")) {
            let Some(stmt) = placed.stmt else { continue };
            let counted = self.nest(placed, &mut Vec::new());
            let counters: Vec<VarId> = counted.iter().filter_map(|l| self.counter(l)).collect();
            let named = self.named_in(placed, "private");
            let copies = self.copies.entry(stmt).or_default();
            copies.counters.extend(counters);
            copies.private.extend(named);
            let Copies { counters, private } = copies;
            private.retain(|id| !counters.contains(id));
            private.sort();
            private.dedup();
        }
        let implied: Vec<(StmtId, VarId)> =
            self.computes().flat_map(|construct| self.implied(construct)).collect();
        for (stmt, id) in implied {
            self.copies.entry(stmt).or_default().private.push(id);
        }
    }

    /// The scalars of the program that only the iterations of one loop of a construct use and that each iteration
    /// assigns before it reads them, with the innermost such loop. `kernels` shares such variables with the program, but
    /// iterations that run at the same time must not share them.
    fn implied(&self, construct: &Placed) -> Vec<(StmtId, VarId)> {
        if construct.directive.name != "kernels" {
            return Vec::new();
        }
        let uses = Uses::of(self.unit, self.stmt(construct));
        let named = self.named_in_data(construct);
        let mut found = Vec::new();
        for id in uses.free().into_iter().filter(|id| uses.changed.contains(id) && !named.contains(id)) {
            if types::is_scalar(self.unit.ty(self.unit.variable(id).ty).value())
                && let Some(stmt) = self.innermost_distributed(construct, id, &uses)
                && let Some(l) = self.unit.stmt(stmt).as_for()
                && is_assigned_first(self.unit, self.unit.stmt(l.body), id)
            {
                found.push((stmt, id));
            }
        }
        found
    }

    /// The innermost loop over gangs, workers or lanes that contains all places in a construct where the construct's own
    /// variable is named.
    pub fn innermost_distributed(&self, construct: &Placed, id: VarId, uses: &Uses) -> Option<StmtId> {
        let places = self.places_outside(id, self.stmt(construct), uses);
        let (first, last) =
            (places.iter().min_by_key(|at| at.start)?, places.iter().max_by_key(|at| at.end)?);
        let inside = self.stmt(construct).span;
        let holds = |placed: &&Placed| {
            placed.directive.is("loop")
                && placed.stmt.is_some_and(|stmt| {
                    let span = self.unit.stmt(stmt).span;
                    inside.contains(span)
                        && span.contains(*first)
                        && span.contains(*last)
                        && self.levels(construct, placed, self.outside(construct, stmt)) != Levels::default()
                })
        };
        let around = self.directives.iter().filter(holds).filter_map(|placed| placed.stmt);
        around.min_by_key(|stmt| self.unit.stmt(*stmt).span.len())
    }

    /// The variables in clauses of a construct, of the loops in it, and of the data regions around it.
    pub fn named_in_data(&self, construct: &Placed) -> Vec<VarId> {
        let inside = self.stmt(construct).span;
        let of_loops = self.directives.iter().filter(|placed| inside.contains(placed.directive.span));
        let around = self.around(construct).filter(|placed| placed.directive.name == "data");
        let declared = self.directives.iter().filter(|placed| placed.directive.name == "declare");
        let all = std::iter::once(construct).chain(of_loops).chain(around).chain(declared);
        all.flat_map(|placed| {
            let clauses = placed.directive.clauses.iter();
            clauses.flat_map(|clause| self.variables(placed, &clause.arguments)).map(|(id, _)| id)
        })
        .collect()
    }
}
