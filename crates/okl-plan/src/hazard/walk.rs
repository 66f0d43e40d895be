//! The walk over the statements of a nest in execution order.

use super::accesses::{AccessKind, HazardAccess, Memory, Pending, StatementAccesses};
use super::barrier::{Barrier, BarrierPlace};
use super::element::{Dependence, Element, Elements, Items};
use super::facts::{Equality, NestFacts, changes_in, is_group_barrier};
use super::memory::ReachedMemory;
use okl_analysis::affine::Sum;
use okl_analysis::jumps::{continues, own_continues};
use okl_analysis::same::same;
use okl_analysis::{Analyzed, Use};
use okl_model::{Access, Accessed, ExprId, ExprKind, ForLoop, Stmt, StmtId, StmtKind};
use okl_sema::atomic::{self, Step};
use okl_sema::{Level, Role};
use okl_source::Span;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

/// A walk over one nest.
///
/// The bodies of sequential loops are walked a second time, for hazards between the end of one iteration and the start
/// of the next.
pub(super) struct NestWalk<'u> {
    pub(super) unit: &'u Analyzed,
    pub(super) facts: &'u NestFacts<'u>,
    /// The positions of barriers; the walk adds to them.
    places: FxHashSet<BarrierPlace>,
    /// True if barriers may be added.
    adds: bool,
    found: Vec<Barrier>,
    elements: Elements,
    /// The accesses pending at each `break` and `continue`, for each statement that they may leave.
    frames: Vec<Frame>,
    /// The outermost loop over work items around the current statement.
    inside: Option<Span>,
    /// The work items that execute the current statement.
    items: Items,
    /// The equalities that the conditions around the current statement imply.
    known: Vec<Equality>,
    /// The number of changes to `places`. While it stays the same, walking a loop again gives the same result.
    changes: usize,
    /// The known summaries of sequential loops.
    ways: FxHashMap<StmtId, Vec<LoopSummary>>,
    /// The accesses in and below statements, with the work items that execute them, cached for second iterations.
    below: FxHashMap<StmtId, (Items, Rc<StatementAccesses>)>,
}

/// The pending accesses after a sequential loop for those before it, valid for one state of the barriers.
struct LoopSummary {
    changes: usize,
    before: Pending,
    after: Pending,
}

/// A statement that `break` leaves.
#[derive(Default)]
struct Frame {
    /// The accesses pending at the head of a `switch`.
    entry: Option<Pending>,
    broken: Pending,
    continued: Pending,
}

impl<'u> NestWalk<'u> {
    /// A walk that inserts barriers where they are needed.
    pub(super) fn new(unit: &'u Analyzed, facts: &'u NestFacts<'u>) -> NestWalk<'u> {
        NestWalk {
            unit,
            facts,
            places: FxHashSet::default(),
            adds: true,
            found: Vec::new(),
            elements: Elements::default(),
            frames: Vec::new(),
            inside: None,
            items: Items::new(),
            known: Vec::new(),
            changes: 0,
            ways: FxHashMap::default(),
            below: FxHashMap::default(),
        }
    }

    /// A walk that takes the barriers `given` and reports the hazards that remain.
    pub(super) fn checking(unit: &'u Analyzed, facts: &'u NestFacts<'u>, given: &[Barrier]) -> NestWalk<'u> {
        let places = given.iter().map(|barrier| match barrier.at {
            BarrierPlace::Braced(stmt) => BarrierPlace::Before(stmt),
            other @ (BarrierPlace::Before(_) | BarrierPlace::AtStart(_) | BarrierPlace::AtEnd(_)) => other,
        });
        NestWalk { places: places.collect(), adds: false, ..NestWalk::new(unit, facts) }
    }

    /// Returns the barriers, or the hazards that no barrier separates.
    pub(super) fn run(mut self, nest: &'u Stmt) -> Vec<Barrier> {
        self.stmt(nest, &mut Pending::default());
        self.found
    }

    /// Walks a statement; `pending` holds the accesses since the last barrier.
    #[expect(clippy::too_many_lines, reason = "one arm for each kind of statement")]
    fn stmt(&mut self, stmt: &'u Stmt, pending: &mut Pending) {
        match &stmt.kind {
            StmtKind::Block(body) | StmtKind::Other(body) => {
                for child in self.unit.stmts(body) {
                    self.stmt(child, pending);
                }
            }
            StmtKind::Empty if is_group_barrier(self.unit, stmt) => pending.clear(),
            // Its own accesses may occur before or after the synchronization.
            StmtKind::Expression if is_group_barrier(self.unit, stmt) => {
                self.whole(stmt, pending);
                pending.clear();
                self.whole(stmt, pending);
            }
            StmtKind::For(l) => self.for_loop(stmt, l, pending),
            StmtKind::Loop(body) | StmtKind::RangeFor { body, .. }
                if self.is_parallel(self.unit.stmt(*body)) =>
            {
                self.simple(stmt, pending);
                self.repeated(stmt, self.unit.stmt(*body), pending);
            }
            StmtKind::If { then, otherwise } if self.is_parallel(stmt) || jumps(self.unit, stmt) => {
                self.simple(stmt, pending);
                let mut other = pending.clone();
                self.stmt(self.unit.stmt(*then), pending);
                if let Some(otherwise) = otherwise {
                    self.stmt(self.unit.stmt(*otherwise), &mut other);
                }
                pending.join(other);
            }
            StmtKind::Switch(body) if self.is_parallel(stmt) || jumps(self.unit, stmt) => {
                self.simple(stmt, pending);
                let before = pending.clone();
                self.frames.push(Frame { entry: Some(before.clone()), ..Frame::default() });
                self.stmt(self.unit.stmt(*body), pending);
                let left = self.frames.pop().map(|frame| frame.broken);
                pending.join(before);
                pending.join(left.unwrap_or_default());
            }
            StmtKind::Labelled(body) => {
                // A jump may skip any barrier in between; a `switch` jumps here from its head.
                let entry = self.frames.iter().rev().find_map(|frame| frame.entry.clone());
                pending.join(entry.unwrap_or_default());
                let before = pending.clone();
                self.stmt(self.unit.stmt(*body), pending);
                pending.join(before);
            }
            StmtKind::Break => {
                if let Some(frame) = self.frames.last_mut() {
                    frame.broken.join(pending.clone());
                }
            }
            StmtKind::Continue => {
                if self.places.contains(&BarrierPlace::Before(self.unit.with_attributes(stmt))) {
                    pending.clear();
                }
                if let Some(frame) = self.frames.iter_mut().rfind(|frame| frame.entry.is_none()) {
                    frame.continued.join(pending.clone());
                }
            }
            StmtKind::Loop(_)
            | StmtKind::RangeFor { .. }
            | StmtKind::If { .. }
            | StmtKind::Switch(_)
            | StmtKind::Declaration(_)
            | StmtKind::Expression
            | StmtKind::Return
            | StmtKind::Goto
            | StmtKind::Empty => self.whole(stmt, pending),
        }
    }

    fn for_loop(&mut self, stmt: &'u Stmt, l: &'u ForLoop, pending: &mut Pending) {
        match self.facts.role(l) {
            // All accesses of a nest of `@inner` loops occur between the same two barriers. A barrier that it needs is
            // therefore inserted before the whole nest; inside of it, not all work items may arrive.
            Some(role) if role.spreads_items() && self.inside.is_none() => {
                let accesses = self.touches_below(stmt);
                self.meet(stmt, &accesses, pending);
                if self.facts.spreads(self.unit.stmt(l.body)) {
                    // Adjacent loops inside of a larger one. In the innermost body, barriers are the responsibility of
                    // the user.
                    self.inside = Some(stmt.span);
                    self.for_loop_body(stmt, role, l, &mut Pending::default());
                    self.inside = None;
                }
                if !self.unit.attributes_on(stmt).has_no_barrier {
                    pending.extend(&accesses);
                }
            }
            Some(role) if role.spreads_items() && !self.facts.spreads(self.unit.stmt(l.body)) => {
                self.whole(stmt, pending)
            }
            Some(role) => self.for_loop_body(stmt, role, l, pending),
            None if !self.is_parallel(self.unit.stmt(l.body)) => self.whole(stmt, pending),
            None => {
                self.simple(stmt, pending);
                self.repeated(stmt, self.unit.stmt(l.body), pending);
            }
        }
    }

    /// Parallel loops around others become indices, so their body runs once. A part of a tile that stays a loop repeats
    /// it.
    fn for_loop_body(&mut self, stmt: &'u Stmt, role: Role, l: &'u ForLoop, pending: &mut Pending) {
        let around = self.items.clone();
        self.items.extend(self.facts.items_of(stmt));
        match role {
            Role::Tile { tiles, in_tile, .. } if tiles == Level::Plain || in_tile == Level::Plain => {
                self.repeated(stmt, self.unit.stmt(l.body), pending);
            }
            Role::Outer(_) | Role::Inner(_) | Role::Tile { .. } | Role::Unknown => {
                self.stmt(self.unit.stmt(l.body), pending);
            }
        }
        self.items = around;
    }

    /// Walks the body of a sequential loop that contains parallel ones.
    ///
    /// Each loop is walked twice, so nested ones would be walked four times, eight times; known summaries avoid this.
    fn repeated(&mut self, stmt: &'u Stmt, body: &'u Stmt, pending: &mut Pending) {
        // A label in the body may be reached from the `switch` around it.
        let is_switched = self.frames.iter().any(|frame| frame.entry.is_some());
        let changes = self.changes;
        let ways = self.ways.entry(stmt.id).or_default();
        ways.retain(|way| way.changes == changes);
        if let Some(way) = ways.iter().find(|way| way.before == *pending && !is_switched) {
            *pending = way.after.clone();
            return;
        }
        let before = pending.clone();
        self.iterations(stmt, body, pending);
        if self.changes == changes && !is_switched {
            let way = LoopSummary { changes, before, after: pending.clone() };
            self.ways.entry(stmt.id).or_default().push(way);
        }
    }

    fn iterations(&mut self, stmt: &'u Stmt, body: &'u Stmt, pending: &mut Pending) {
        let before = pending.clone();
        let left = self.round(body, pending);
        let is_known = |at| self.places.contains(&at);
        let is_kept_apart =
            is_known(BarrierPlace::AtEnd(body.id)) || is_known(BarrierPlace::AtStart(body.id));
        if !self.unit.attributes_on(stmt).is_independent {
            self.next_iteration(stmt, body, pending.clone(), !is_kept_apart);
        }
        if self.adds && self.places.contains(&BarrierPlace::AtEnd(body.id)) {
            pending.clear();
        }
        pending.join(left);
        pending.extend(&self.touches_of(stmt));
        // The loop may have no iteration at all.
        pending.join(before);
        self.forget(stmt, pending);
    }

    /// Compares the accesses pending at the end of one iteration with those of the next one, given the barriers found
    /// so far.
    fn next_iteration(&mut self, stmt: &'u Stmt, body: &'u Stmt, mut left: Pending, goes_on: bool) {
        let known = self.found.len();
        left.retain(|site| body.span.contains(site.span));
        self.forget(stmt, &mut left);
        // Each iteration begins with the evaluation of the loop's condition: every path to it needs a barrier.
        let head = self.touches_of(stmt);
        if let Some((first, second)) = pair(&head, &left) {
            for skip in own_continues(self.unit, body) {
                let at = BarrierPlace::Before(self.unit.with_attributes(skip));
                self.add(at, first.clone(), second.clone());
            }
            return self.add(BarrierPlace::AtEnd(body.id), first, second);
        }
        if !goes_on {
            return;
        }
        left.extend(&head);
        self.round(body, &mut left);
        if self.adds && self.found.len() > known {
            let at = match continues(self.unit, body) {
                true => BarrierPlace::AtStart(body.id),
                false => BarrierPlace::AtEnd(body.id),
            };
            let new: Vec<Barrier> = self.found.drain(known..).collect();
            for barrier in &new {
                self.places.remove(&barrier.at);
            }
            self.changes += 1;
            if let Some(Barrier { first, second, .. }) = new.into_iter().next() {
                self.add(at, first, second);
            }
        }
    }

    /// Walks one iteration; returns the accesses pending at each `break`.
    fn round(&mut self, body: &'u Stmt, pending: &mut Pending) -> Pending {
        if self.places.contains(&BarrierPlace::AtStart(body.id)) {
            pending.clear();
        }
        self.frames.push(Frame::default());
        self.stmt(body, pending);
        if self.places.contains(&BarrierPlace::AtEnd(body.id)) {
            pending.clear();
        }
        let frame = self.frames.pop().unwrap_or_default();
        pending.join(frame.continued);
        frame.broken
    }

    /// Marks the elements that depend on values which differ between iterations as no longer private.
    pub(super) fn forget(&self, stmt: &Stmt, pending: &mut Pending) {
        pending.forget(&self.elements, |dependence| match dependence {
            Dependence::Variable(id) => changes_in(self.unit, stmt, id),
            Dependence::Tile(_) => false,
        });
    }

    /// A statement that all current work items execute as a whole.
    fn whole(&mut self, stmt: &'u Stmt, pending: &mut Pending) {
        let accesses = self.touches_below(stmt);
        self.meet(stmt, &accesses, pending);
        pending.extend(&accesses);
    }

    /// The expressions that all current work items evaluate before the body of a statement.
    fn simple(&mut self, stmt: &'u Stmt, pending: &mut Pending) {
        let accesses = self.touches_of(stmt);
        self.meet(stmt, &accesses, pending);
        pending.extend(&accesses);
    }

    /// Inserts a barrier before `stmt` if one of `accesses` conflicts with a pending access.
    fn meet(&mut self, stmt: &'u Stmt, accesses: &StatementAccesses, pending: &mut Pending) {
        let at = BarrierPlace::Before(self.unit.with_attributes(stmt));
        if self.places.contains(&at) {
            pending.clear();
        } else if let Some((first, second)) = pair(accesses, pending) {
            self.add(at, first, second);
            pending.clear();
        }
    }

    fn add(&mut self, at: BarrierPlace, first: Accessed, second: Accessed) {
        if self.adds {
            self.places.insert(at);
            self.changes += 1;
        }
        self.found.push(Barrier { at, first, second, inside: self.inside });
    }

    /// True if a statement contains a loop over work items or a barrier of the group.
    fn is_parallel(&self, stmt: &Stmt) -> bool {
        self.facts.spreads(stmt) || self.facts.waits(stmt)
    }

    /// The accesses of a statement and of all statements nested in it.
    fn touches_below(&mut self, stmt: &'u Stmt) -> Rc<StatementAccesses> {
        debug_assert!(self.known.is_empty(), "conditions around a statement are none of its own");
        if let Some((items, accesses)) = self.below.get(&stmt.id)
            && *items == self.items
        {
            return Rc::clone(accesses);
        }
        let items = self.items.clone();
        let accesses = Rc::new(StatementAccesses::new(self.touches_in(stmt, &items)));
        self.below.insert(stmt.id, (items, Rc::clone(&accesses)));
        accesses
    }

    /// As `touches_below`, for a statement that `items` execute.
    pub(super) fn touches_in(&mut self, stmt: &'u Stmt, items: &Items) -> Vec<HazardAccess> {
        let mut accesses = Vec::new();
        self.collect(stmt, items, Within::Nothing, &mut accesses);
        accesses
    }

    /// The accesses of a statement's own expressions.
    fn touches_of(&mut self, stmt: &'u Stmt) -> StatementAccesses {
        let items = self.items.clone();
        StatementAccesses::new(self.own_touches(stmt, &items))
    }

    /// As `touches_of`, for a statement that `items` execute.
    pub(super) fn own_touches(&mut self, stmt: &'u Stmt, items: &Items) -> Vec<HazardAccess> {
        let mut accesses = Vec::new();
        self.collect_own(stmt, items, Within::Nothing, &mut accesses);
        accesses
    }

    fn collect(&mut self, stmt: &'u Stmt, items: &Items, atomic: Within, accesses: &mut Vec<HazardAccess>) {
        let atomic =
            if self.unit.attributes_on(stmt).atomic.is_some() { within(self.unit, stmt) } else { atomic };
        self.collect_own(stmt, items, atomic, accesses);
        let mut below = None;
        if stmt.as_for().and_then(|l| self.facts.role(l)).is_some_and(Role::spreads_items) {
            let mut all = items.clone();
            all.extend(self.facts.items_of(stmt));
            below = Some(all);
        }
        let before = self.known.len();
        if let StmtKind::If { .. } = &stmt.kind {
            self.known.extend(self.facts.equalities(stmt));
        }
        for (at, child) in self.unit.children(stmt).into_iter().enumerate() {
            if at > 0 {
                // The other branch.
                self.known.truncate(before);
            }
            self.collect(child, below.as_ref().unwrap_or(items), atomic, accesses);
        }
        self.known.truncate(before);
    }

    fn collect_own(
        &mut self,
        stmt: &'u Stmt,
        items: &Items,
        atomic: Within,
        accesses: &mut Vec<HazardAccess>,
    ) {
        for used in self.unit.uses(stmt).iter().filter(|used| used.access != Access::Name) {
            let is_later = self.facts.comes_later(used, stmt);
            for ReachedMemory { memory, kind, is_direct } in self.facts.reached(used, stmt) {
                if kind.is_none() && is_later {
                    continue;
                }
                let own = if is_direct && kind.is_none() { self.own_element(used, items) } else { None };
                // Only the updated place is accessed atomically, not the operands.
                let kind = kind.unwrap_or(match (used.access.may_write(), atomic) {
                    (false, Within::Change(place)) if same(self.unit, used.place, place) => {
                        AccessKind::AtomicWrite
                    }
                    (false, _) => AccessKind::Read,
                    (true, Within::Nothing) => AccessKind::Write,
                    (true, Within::Atomic | Within::Change(_)) => AccessKind::AtomicWrite,
                });
                accesses.push(self.touch(used, memory, kind, own));
            }
        }
        let reaches = self
            .unit
            .calls(stmt)
            .iter()
            .any(|call| call.function.is_some_and(|id| self.facts.reaches_out(id)));
        if let Some(call) =
            self.unit.calls(stmt).iter().find(|call| call.function.is_some()).filter(|_| reaches)
        {
            let site = Accessed { span: call.span, name: call.name.clone(), access: Access::Escape };
            accesses.push(HazardAccess {
                memory: Memory::Anywhere,
                kind: AccessKind::Write,
                own: None,
                site,
            });
        }
    }

    fn touch(&self, used: &Use, memory: Memory, kind: AccessKind, own: Option<u32>) -> HazardAccess {
        let name = self.unit.variable(used.variable).name.clone();
        HazardAccess { memory, kind, own, site: Accessed { span: used.span, name, access: used.access } }
    }

    /// True if an index is one of an access by `@dim`: `m(i, j)`.
    fn is_dimension(&self, index: ExprId) -> bool {
        let around = self.unit.parent(index).map(|parent| &self.unit.expression(parent).kind);
        matches!(around, Some(ExprKind::Dim { .. }))
    }

    /// The number of the private element that an access designates.
    fn own_element(&mut self, used: &Use, items: &Items) -> Option<u32> {
        // Code between the loops of a nest is executed by several work items with the same indices.
        let shared = items.len() != self.facts.depth;
        if shared || used.access == Access::Escape {
            return None;
        }
        // A variable that leads to memory must lead to the same memory at both accesses.
        let leads =
            !used.subscripts.is_empty() || self.unit.ty(self.unit.variable(used.variable).ty).is_pointer();
        if leads && self.facts.is_changed(used.variable) {
            return None;
        }
        // Under `if (i == 0)`, `s[0]` is `s[i]`.
        let by_item = |index: Sum| {
            let same = self.known.iter().find(|equality| equality.uniform == index);
            same.map_or(index, |equality| equality.item.clone())
        };
        let index = |index: &ExprId| Some(by_item(self.facts.sum(*index)?));
        // A variable, or `*p`, is accessed as its own first element.
        if used.subscripts.is_empty() {
            let first = [Some(by_item(Sum::number(0)))];
            return Element::new(&first, items).map(|element| self.elements.number(element));
        }
        // The elements of `m(t, 0)` and `m[t]` are unrelated, so the indices of accesses by `@dim` get positions of
        // their own.
        let by_dimensions = used.subscripts.iter().any(|index| self.is_dimension(*index));
        let apart = std::iter::repeat_n(None, if by_dimensions { DIMENSIONS } else { 0 });
        let indices: Vec<Option<Sum>> = apart.chain(used.subscripts.iter().map(index)).collect();
        Element::new(&indices, items).map(|element| self.elements.number(element))
    }
}

/// The maximum number of indices of an access by `@dim`.
const DIMENSIONS: usize = 8;

/// The atomic statement that contains the current one, if any.
#[derive(Clone, Copy)]
enum Within {
    Nothing,
    /// An update, a load, or several changes.
    Atomic,
    /// Statements that read and change this place.
    Change(ExprId),
}

fn within(unit: &Analyzed, stmt: &Stmt) -> Within {
    if matches!(stmt.kind, StmtKind::Expression) {
        return Within::Atomic;
    }
    match atomic::step(unit, stmt) {
        Some(Ok(Step::Change(change))) => Within::Change(change.place),
        Some(Ok(Step::Swap(swap))) => Within::Change(swap.place),
        Some(Ok(Step::Replace(replace))) => Within::Change(replace.place),
        Some(Ok(Step::Load(_)) | Err(_)) | None => Within::Atomic,
    }
}

/// A pending access and one that conflicts with it.
fn pair(accesses: &StatementAccesses, pending: &Pending) -> Option<(Accessed, Accessed)> {
    accesses.iter().find_map(|later| Some((pending.met_by(later)?.clone(), later.site.clone())))
}

/// True if a statement contains a `break` or `continue`, even for a loop inside of it.
fn jumps(unit: &Analyzed, stmt: &Stmt) -> bool {
    let mut found = false;
    unit.walk(stmt, &mut |inner| found |= matches!(inner.kind, StmtKind::Break | StmtKind::Continue));
    found
}
