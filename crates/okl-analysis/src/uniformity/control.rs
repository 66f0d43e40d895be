//! The statements that decide which work items of a group reach others.

use super::degree::Uniformity;
use crate::Analyzed;
use okl_model::{ForLoop, Stmt, StmtId, StmtKind};
use okl_source::Span;
use rustc_hash::FxHashMap;

/// The conditions, loops and jumps of a nest.
#[derive(Debug)]
pub(super) struct Control<'u> {
    deciders: Vec<Decider<'u>>,
    /// The innermost decider around each statement.
    around: FxHashMap<StmtId, usize>,
}

/// A condition, a loop or a `switch`.
#[derive(Debug)]
struct Decider<'u> {
    around: Option<usize>,
    stmt: &'u Stmt,
    /// True for a loop over work items: its iterations are the work items.
    is_spread: bool,
    /// The jumps by which work items leave it or one of its iterations.
    jumps: Vec<Jump>,
}

/// A jump inside of a decider.
#[derive(Clone, Copy, Debug)]
struct Jump {
    /// The innermost decider around the jump.
    from: usize,
    place: Span,
    /// True if it decides about the whole body, and not only about what follows it: a `break` in a loop ends later
    /// iterations, too.
    is_for_all: bool,
    /// The outermost decider that it leaves, or leaves an iteration of.
    target: usize,
}

impl<'u> Control<'u> {
    pub(super) fn new(
        unit: &'u Analyzed,
        nest: &'u Stmt,
        is_spread: &dyn Fn(&ForLoop) -> bool,
    ) -> Control<'u> {
        let mut control = Control { deciders: Vec::new(), around: FxHashMap::default() };
        control.collect(unit, nest, None, is_spread);
        control
    }

    fn collect(
        &mut self,
        unit: &'u Analyzed,
        stmt: &'u Stmt,
        around: Option<usize>,
        is_spread: &dyn Fn(&ForLoop) -> bool,
    ) {
        if let Some(around) = around {
            self.around.insert(stmt.id, around);
            self.jump(stmt, around);
        }
        let mut below = around;
        let decides = matches!(
            stmt.kind,
            StmtKind::For(_)
                | StmtKind::Loop(_)
                | StmtKind::RangeFor { .. }
                | StmtKind::If { .. }
                | StmtKind::Switch(_)
        );
        if decides {
            let is_spread = stmt.as_for().is_some_and(is_spread);
            self.deciders.push(Decider { around, stmt, is_spread, jumps: Vec::new() });
            below = Some(self.deciders.len() - 1);
        }
        for child in unit.children(stmt) {
            self.collect(unit, child, below, is_spread);
        }
    }

    /// Records a jump with all deciders that it leaves.
    fn jump(&mut self, stmt: &Stmt, from: usize) {
        let ends_at = |other: &Stmt| match stmt.kind {
            StmtKind::Break => other.is_loop() || matches!(other.kind, StmtKind::Switch(_)),
            StmtKind::Continue => other.is_loop(),
            _ => false,
        };
        if !matches!(stmt.kind, StmtKind::Break | StmtKind::Continue | StmtKind::Return | StmtKind::Goto) {
            return;
        }
        let outermost = self.outermost_spread(from);
        let chain: Vec<usize> = std::iter::successors(Some(from), |at| self.deciders[*at].around).collect();
        let is_last = |at: &&usize| ends_at(self.deciders[**at].stmt) || **at == outermost;
        let target = chain.iter().find(is_last).or(chain.last()).copied().unwrap_or(from);
        for at in chain {
            let decider = &mut self.deciders[at];
            let is_end = ends_at(decider.stmt);
            let is_for_all = decider.stmt.is_loop()
                && !decider.is_spread
                && !(is_end && matches!(stmt.kind, StmtKind::Continue));
            decider.jumps.push(Jump { from, place: stmt.span, is_for_all, target });
            // Around the loops over work items, a group is one thread of control.
            if at == target {
                return;
            }
        }
    }

    /// True if the innermost loop around a statement is one over work items.
    pub(super) fn is_directly_in_items(&self, stmt: &Stmt) -> bool {
        let first = self.around.get(&stmt.id).copied();
        let mut around = std::iter::successors(first, |at| self.deciders[*at].around);
        let innermost = around.find(|at| self.deciders[*at].stmt.is_loop());
        innermost.is_some_and(|at| self.deciders[at].is_spread)
    }

    /// The outermost loop over work items around a decider, or the decider itself.
    fn outermost_spread(&self, from: usize) -> usize {
        let around = std::iter::successors(Some(from), |at| self.deciders[*at].around);
        around.filter(|at| self.deciders[*at].is_spread).last().unwrap_or(from)
    }

    /// The combined uniformity of all that decides whether a work item reaches a statement; `of` gives that of a
    /// decider's own expressions.
    pub(super) fn reached(&self, stmt: &Stmt, of: &dyn Fn(&Stmt) -> Uniformity) -> Uniformity {
        self.between(self.around.get(&stmt.id).copied(), None, stmt.span, of)
    }

    /// As [`Control::reached`], for the work items that reach the end of the code around both statements: `declaration`
    /// stands at the top of a scope, `stmt` somewhere in it.
    pub(super) fn reached_from(
        &self,
        declaration: StmtId,
        stmt: &Stmt,
        of: &dyn Fn(&Stmt) -> Uniformity,
    ) -> Uniformity {
        let outer = self.around.get(&declaration).copied();
        self.between(self.around.get(&stmt.id).copied(), outer, stmt.span, of)
    }

    /// As [`Control::reached`], with the deciders from `inner` up to, but without, `outer`.
    fn between(
        &self,
        inner: Option<usize>,
        outer: Option<usize>,
        place: Span,
        of: &dyn Fn(&Stmt) -> Uniformity,
    ) -> Uniformity {
        let mut found = Uniformity::Yes;
        let mut next = inner;
        while let Some(at) = next.filter(|at| Some(*at) != outer) {
            let decider = &self.deciders[at];
            if !decider.is_spread {
                found = found.max(of(decider.stmt));
            }
            for jump in &decider.jumps {
                let follows = jump.is_for_all || jump.place.end <= place.start;
                // Who leaves all of the code does not reach its end.
                let counts = follows && outer.is_none_or(|outer| jump.target > outer);
                // The decider's own conditions are counted already.
                if counts && found < Uniformity::No {
                    found = found.max(self.between(Some(jump.from), Some(at), jump.place, of));
                }
            }
            next = decider.around;
        }
        found
    }
}
