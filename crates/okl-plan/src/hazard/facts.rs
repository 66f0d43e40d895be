//! Properties of the variables and loops of a nest.

use super::element::Items;
use okl_analysis::Analyzed;
use okl_analysis::affine::{self, Atom, Sum};
use okl_model::{
    BinaryOperator, Comparison, Count, Direction, ExprId, ForLoop, FunctionId, Scope, Stmt, StmtId, StmtKind,
    VarId,
};
use okl_sema::structure::LoopPart;
use okl_sema::{CheckedKernel, Level, Role};
use okl_source::Span;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::RefCell;

/// The properties of the variables and loops of one nest.
pub(super) struct NestFacts<'u> {
    pub(super) unit: &'u Analyzed,
    kernel: &'u CheckedKernel,
    /// The variables that some statement changes after their declaration.
    changed: FxHashSet<VarId>,
    /// The variables that are declared in the nest.
    declared: FxHashMap<VarId, NestVariable<'u>>,
    /// The statements that contain, or are, a loop over work items.
    spreading: FxHashSet<StmtId>,
    /// The statements that contain, or are, a barrier of the group.
    waiting: FxHashSet<StmtId>,
    /// The statements without braces that are the whole body of another statement, by their end: the starts of both.
    whole_bodies: FxHashMap<u32, Vec<[u32; 2]>>,
    /// The sums of variables, cached.
    sums: RefCell<FxHashMap<VarId, Option<Sum>>>,
    /// The nesting depth of loops over work items.
    pub(super) depth: usize,
}

/// The declaration of a variable of a nest.
#[derive(Clone, Copy)]
struct NestVariable<'u> {
    /// The loop that counts with the variable.
    counts: Option<&'u Stmt>,
    /// True if the declaration is inside of a loop over work items.
    by_item: bool,
}

impl<'u> NestFacts<'u> {
    pub(super) fn new(unit: &'u Analyzed, kernel: &'u CheckedKernel, nest: &'u Stmt) -> NestFacts<'u> {
        let here = nest.as_for().and_then(|l| kernel.nests.iter().find(|other| other.root == l.id));
        let paths = here.into_iter().flat_map(|nest| &nest.paths);
        let mut facts = NestFacts {
            unit,
            kernel,
            changed: FxHashSet::default(),
            declared: FxHashMap::default(),
            spreading: FxHashSet::default(),
            waiting: FxHashSet::default(),
            whole_bodies: FxHashMap::default(),
            sums: RefCell::default(),
            depth: paths.map(|path| path.inner.len()).max().unwrap_or(0),
        };
        facts.collect(nest, false);
        facts
    }

    /// True if a statement contains, or is, a loop over work items.
    pub(super) fn spreads(&self, stmt: &Stmt) -> bool {
        self.spreading.contains(&stmt.id)
    }

    /// True if a statement contains, or is, a barrier of the group.
    pub(super) fn waits(&self, stmt: &Stmt) -> bool {
        self.waiting.contains(&stmt.id)
    }

    /// True if a statement, its attributes included, is the body of a loop or a branch without braces.
    pub(super) fn is_whole_body(&self, place: Span) -> bool {
        let starts = self.whole_bodies.get(&place.end);
        starts.is_some_and(|starts| starts.iter().any(|[of, body]| *of < place.start && place.start <= *body))
    }

    pub(super) fn role(&self, l: &ForLoop) -> Option<Role> {
        self.kernel.roles.get(&l.id).copied()
    }

    fn collect(&mut self, stmt: &'u Stmt, by_item: bool) -> (bool, bool) {
        let mut below = by_item;
        let mut spreads = false;
        let mut waits = is_group_barrier(self.unit, stmt);
        let counter = stmt.as_for().and_then(|l| l.variable);
        for used in self.unit.uses(stmt).iter().filter(|used| used.access.may_write() && !used.through) {
            if Some(used.variable) != counter {
                self.changed.insert(used.variable);
            }
        }
        if let StmtKind::Declaration(variables) = &stmt.kind {
            let home = NestVariable { counts: None, by_item };
            self.declared.extend(variables.iter().map(|id| (*id, home)));
        }
        if let Some(l) = stmt.as_for() {
            spreads = self.role(l).is_some_and(Role::spreads_items);
            below |= spreads;
            if let Some(id) = l.variable {
                // Another loop also counts with it, or it is declared outside of the header: it counts as changed.
                let again = self.declared.insert(id, NestVariable { counts: Some(stmt), by_item }).is_some();
                let elsewhere = !l.header.contains(self.unit.variable(id).name_span);
                if again || elsewhere {
                    self.changed.insert(id);
                }
            }
        }
        let is_list = matches!(stmt.kind, StmtKind::Block(_) | StmtKind::Other(_));
        for child in self.unit.children(stmt) {
            if !is_list && child.as_block().is_none() {
                let starts = [stmt.span.start, child.span.start];
                self.whole_bodies.entry(child.span.end).or_default().push(starts);
            }
            let (child_spreads, child_waits) = self.collect(child, below);
            spreads |= child_spreads;
            waits |= child_waits;
        }
        if spreads {
            self.spreading.insert(stmt.id);
        }
        if waits {
            self.waiting.insert(stmt.id);
        }
        (spreads, waits)
    }

    /// True if the variable itself is assigned: a pointer that is advanced, for example.
    pub(super) fn is_changed(&self, id: VarId) -> bool {
        self.changed.contains(&id)
    }

    /// True if a function may access memory other than by its parameters: variables at file scope.
    pub(super) fn reaches_out(&self, function: FunctionId) -> bool {
        self.unit.reaches_out(function)
    }

    /// The numbers of work items over which a loop distributes its iterations, by axis.
    pub(super) fn items_of(&self, stmt: &'u Stmt) -> Items {
        let Some(l) = stmt.as_for() else { return Items::new() };
        let role = self.role(l);
        let parts = role.into_iter().flat_map(Role::levels);
        let axes = parts.filter_map(|(part, level)| match level {
            Level::Inner(axis) => Some((axis.0, self.iterations(stmt, l, part))),
            Level::Outer(_) | Level::Plain => None,
        });
        axes.collect()
    }

    /// The trip count of a loop, if it is known as a sum.
    fn iterations(&self, stmt: &'u Stmt, l: &'u ForLoop, part: LoopPart) -> Option<Sum> {
        let count = self.unit.count(l)?;
        match part {
            LoopPart::InTile => self.tile(stmt),
            LoopPart::Tiles => {
                let (all, size) = (count.constant_count()?, self.tile(stmt)?.value()?);
                Some(Sum::number(i64::try_from(all.div_ceil(u64::try_from(size.max(1)).ok()?)).ok()?))
            }
            LoopPart::Whole | LoopPart::Unknown => match count.constant_count() {
                Some(iterations) => Some(Sum::number(i64::try_from(iterations).ok()?)),
                None => self.iterations_by_one(&count),
            },
        }
    }

    /// The trip count of a loop with step 1: `bound - start`.
    fn iterations_by_one(&self, count: &Count<'u>) -> Option<Sum> {
        if count.step.is_some_and(|step| step.value != Some(1)) {
            return None;
        }
        let (start, bound) = (self.sum(count.start.id)?, self.sum(count.bound.id)?);
        let distance = match count.direction {
            Direction::Up => bound.plus(&start, -1),
            Direction::Down => start.plus(&bound, -1),
        }?;
        match count.comparison {
            Comparison::Less | Comparison::Greater | Comparison::NotEqual => Some(distance),
            Comparison::LessEqual | Comparison::GreaterEqual => distance.plus(&Sum::number(1), 1),
        }
    }

    /// The size of a loop's `@tile`.
    fn tile(&self, stmt: &'u Stmt) -> Option<Sum> {
        self.sum(self.unit.attributes_on(stmt).tile?)
    }

    /// An expression as a sum over the work item's indices and uniform values. `None` if it is no such sum, or if it
    /// depends on anything else that may differ between work items.
    pub(super) fn sum(&self, id: ExprId) -> Option<Sum> {
        affine::read(self.unit, id, &mut |variable| {
            if let Some(known) = self.sums.borrow().get(&variable) {
                return known.clone();
            }
            // The preliminary answer, for cycles such as `int n = n;`.
            self.sums.borrow_mut().insert(variable, None);
            let sum = self.variable(variable);
            self.sums.borrow_mut().insert(variable, sum.clone());
            sum
        })
    }

    /// The value of a variable as a sum, as [`NestFacts::sum`].
    pub(super) fn variable(&self, id: VarId) -> Option<Sum> {
        let variable = self.unit.variable(id);
        let is_constant = variable.is_constexpr || self.unit.ty(variable.ty).is_const;
        if let Some(value) = self.unit.init_value(variable).filter(|_| is_constant) {
            return Some(Sum::number(value));
        }
        let is_shared = self.unit.attributes_of(id).is_shared;
        if !affine::is_wide(&self.unit.ty(variable.ty)) || self.changed.contains(&id) || is_shared {
            return None;
        }
        let Some(home) = self.declared.get(&id) else {
            let is_fixed = variable.scope != Scope::Global || is_constant;
            return is_fixed.then(|| Sum::atom(Atom::Uniform(id)));
        };
        if let Some(stmt) = home.counts {
            return self.counter(id, stmt, home.by_item);
        }
        // The initializer of `auto [x, y] = p` is not the value of `x`.
        let init = variable.init.filter(|_| !variable.is_binding);
        let init = init.and_then(|init| self.sum(init));
        match home.by_item {
            true => init,
            false => Some(init.unwrap_or_else(|| Sum::atom(Atom::Uniform(id)))),
        }
    }

    /// The equalities that the condition of an `if` implies for the work items that take its first branch: `if (i == 0
    /// && x)` implies that `i` is 0.
    pub(super) fn equalities(&self, stmt: &Stmt) -> Vec<Equality> {
        let mut found = Vec::new();
        if let Some(condition) = stmt.expressions.last() {
            self.equal(*condition, &mut found);
        }
        found
    }

    fn equal(&self, condition: ExprId, found: &mut Vec<Equality>) {
        let condition = &self.unit.expression(self.unit.peeled(condition)).kind;
        let Some((operator, left, right)) = condition.as_binary() else { return };
        if operator == BinaryOperator::LogicalAnd {
            self.equal(left, found);
            self.equal(right, found);
        } else if operator == BinaryOperator::Equal {
            let (Some(left), Some(right)) = (self.sum(left), self.sum(right)) else { return };
            match (left.varies(), right.varies()) {
                (true, false) => found.push(Equality { item: left, uniform: right }),
                (false, true) => found.push(Equality { item: right, uniform: left }),
                (true, true) | (false, false) => {}
            }
        }
    }

    /// The value of a loop's variable as a sum.
    fn counter(&self, id: VarId, stmt: &'u Stmt, by_item: bool) -> Option<Sum> {
        let l = stmt.as_for()?;
        let uniform = || (!by_item).then(|| Sum::atom(Atom::Uniform(id)));
        let role = match self.role(l) {
            None => return uniform(),
            Some(role) if !role.spreads_items() => return uniform(),
            Some(role) => role,
        };
        let count = self.unit.count(l)?;
        let step = count.step.map_or(Some(Sum::number(1)), |step| self.sum(step.id))?;
        let sign = if count.direction == Direction::Up { 1 } else { -1 };
        let item = |axis: okl_sema::structure::Axis| Sum::atom(Atom::Item(axis.0));
        match role {
            Role::Outer(_) | Role::Unknown => None,
            Role::Inner(axis) => self.sum(count.start.id)?.plus(&step.times(&item(axis))?, sign),
            Role::Tile { tiles: Level::Outer(_), in_tile: Level::Inner(axis), .. } => {
                Sum::atom(Atom::Tile(l.id)).plus(&step.times(&item(axis))?, sign)
            }
            Role::Tile { tiles: Level::Inner(tiles), in_tile: Level::Inner(axis), .. } => {
                let first = step.times(&self.tile(stmt)?)?.times(&item(tiles))?;
                let inside = step.times(&item(axis))?;
                self.sum(count.start.id)?.plus(&first, sign)?.plus(&inside, sign)
            }
            Role::Tile { .. } => None,
        }
    }
}

/// Two sums that are equal for the work items in a branch.
pub(super) struct Equality {
    /// The sum that differs between work items.
    pub(super) item: Sum,
    /// The sum that is the same for all.
    pub(super) uniform: Sum,
}

/// True if a statement is a barrier for all work items of a group.
pub(super) fn is_group_barrier(unit: &Analyzed, stmt: &Stmt) -> bool {
    unit.attributes_on(stmt).barrier.is_some_and(|barrier| !barrier.is_warp) || unit.synchronizes_group(stmt)
}

/// True if a variable has another value in each iteration of a sequential loop: it counts the loop or is declared in
/// it.
pub(super) fn changes_in(unit: &Analyzed, stmt: &Stmt, id: VarId) -> bool {
    let counts = stmt.as_for().is_some_and(|l| l.variable == Some(id));
    counts || stmt.span.contains(unit.variable(id).name_span)
}
