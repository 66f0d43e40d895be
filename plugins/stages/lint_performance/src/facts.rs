//! The values of the variables of a nest as functions of the work item index.

use okl_plugin::analysis::affine::{self, Atom, Sum};
use okl_plugin::analysis::{Analyzed, trip_count};
use okl_plugin::model::{BinaryOperator, Direction, ExprId, ForLoop, Scope, Stmt, StmtKind, VarId};
use okl_plugin::{CheckedKernel, Level, Role, Span};
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap, HashSet};

/// The number of work items on each axis; `None` if it is not constant.
pub(crate) type Items = BTreeMap<u8, Option<u64>>;

/// The variables of one nest.
pub(crate) struct NestFacts<'u> {
    unit: &'u Analyzed,
    kernel: &'u CheckedKernel,
    nest: Span,
    /// Variables that are assigned after their declaration, apart from loop counters in their header.
    changed: HashSet<VarId>,
    /// The declarations of the variables of the nest.
    declared: HashMap<VarId, Home<'u>>,
    /// The values of the parameters of a function in the current call, as far as they are known.
    given: BTreeMap<VarId, Sum>,
    /// True for a function that work items call: variables declared outside of its body are its parameters.
    is_called: bool,
    /// The memoized values of variables.
    sums: RefCell<HashMap<VarId, Option<Sum>>>,
}

#[derive(Clone, Copy)]
struct Home<'u> {
    /// The loop that has the variable as its counter.
    counts: Option<&'u Stmt>,
    /// True if each work item has a copy.
    by_item: bool,
}

impl<'u> NestFacts<'u> {
    pub(crate) fn new(unit: &'u Analyzed, kernel: &'u CheckedKernel, nest: &'u Stmt) -> NestFacts<'u> {
        let mut facts = NestFacts {
            unit,
            kernel,
            nest: nest.span,
            changed: HashSet::new(),
            declared: HashMap::new(),
            given: BTreeMap::new(),
            is_called: false,
            sums: RefCell::default(),
        };
        facts.collect(nest, false);
        facts
    }

    /// The facts of a function that work items call with these argument values.
    pub(crate) fn of_call(
        unit: &'u Analyzed,
        kernel: &'u CheckedKernel,
        body: &'u Stmt,
        given: BTreeMap<VarId, Sum>,
    ) -> NestFacts<'u> {
        let mut facts = NestFacts { given, is_called: true, ..NestFacts::new(unit, kernel, body) };
        facts.declared.clear();
        facts.collect(body, true);
        facts
    }

    fn collect(&mut self, stmt: &'u Stmt, by_item: bool) {
        let counter = stmt.as_for().and_then(|l| l.variable);
        let written = self.unit.uses(stmt).iter().filter(|used| used.access.may_write() && !used.through);
        self.changed.extend(written.map(|used| used.variable).filter(|id| Some(*id) != counter));
        if let StmtKind::Declaration(variables) = &stmt.kind {
            self.declared.extend(variables.iter().map(|id| (*id, Home { counts: None, by_item })));
        }
        let mut below = by_item;
        if let Some(l) = stmt.as_for() {
            below |= self.role(l).is_some_and(Role::spreads_items);
            if let Some(id) = l.variable {
                let again = self.declared.insert(id, Home { counts: Some(stmt), by_item }).is_some();
                if again || !l.header.contains(self.unit.variable(id).name_span) {
                    self.changed.insert(id);
                }
            }
        }
        for child in self.unit.children(stmt) {
            self.collect(child, below);
        }
    }

    fn role(&self, l: &ForLoop) -> Option<Role> {
        self.kernel.roles.get(&l.id).copied()
    }

    /// True if the variable itself is assigned after its declaration: a pointer that is advanced.
    pub(crate) fn is_changed(&self, id: VarId) -> bool {
        self.changed.contains(&id)
    }

    /// The work items that a loop spreads over its axes.
    pub(crate) fn items_of(&self, stmt: &Stmt) -> Items {
        let Some(l) = stmt.as_for() else { return Items::new() };
        let levels = self.role(l).into_iter().flat_map(Role::levels);
        let axes = levels.filter_map(|(part, level)| match level {
            Level::Inner(axis) => Some((axis.0, trip_count(self.unit, l, part))),
            Level::Outer(_) | Level::Plain => None,
        });
        axes.collect()
    }

    /// An expression as an affine function of the work item index; `None` if it is not.
    pub(crate) fn sum(&self, id: ExprId) -> Option<Sum> {
        affine::read(self.unit, id, &mut |variable| {
            if let Some(known) = self.sums.borrow().get(&variable) {
                return known.clone();
            }
            // While its value is being computed, it is unknown: `int n = n;`
            self.sums.borrow_mut().insert(variable, None);
            let sum = self.variable(variable);
            self.sums.borrow_mut().insert(variable, sum.clone());
            sum
        })
    }

    /// A variable as an affine function of the work item index.
    pub(crate) fn variable(&self, id: VarId) -> Option<Sum> {
        let variable = self.unit.variable(id);
        let is_constant = variable.is_constexpr || self.unit.ty(variable.ty).is_const;
        if let Some(value) = self.unit.init_value(variable).filter(|_| is_constant) {
            return Some(Sum::number(value));
        }
        let marks = self.unit.attributes_of(id);
        let is_kept = marks.is_shared || marks.is_exclusive || variable.is_binding;
        if !affine::is_wide(&self.unit.ty(variable.ty)) || self.changed.contains(&id) || is_kept {
            return None;
        }
        if let Some(given) = self.given.get(&id) {
            return Some(given.clone());
        }
        let Some(home) = self.declared.get(&id) else {
            if self.is_called {
                return None;
            }
            // The parameters of lambdas are inside of the nest and unknown.
            let is_outside = variable.scope != Scope::Global && !self.nest.contains(variable.name_span);
            return is_outside.then(|| Sum::atom(Atom::Uniform(id)));
        };
        if let Some(stmt) = home.counts {
            return self.counter(id, stmt, home.by_item);
        }
        let init = variable.init.and_then(|init| self.sum(init));
        if home.by_item { init } else { Some(init.unwrap_or_else(|| Sum::atom(Atom::Uniform(id)))) }
    }

    fn counter(&self, id: VarId, stmt: &Stmt, by_item: bool) -> Option<Sum> {
        let l = stmt.as_for()?;
        let count = self.unit.count(l)?;
        let sign = if count.direction == Direction::Up { 1 } else { -1 };
        let start = || self.sum(count.start.id);
        let step = || count.step.map_or(Some(Sum::number(1)), |step| self.sum(step.id));
        let Some(role) = self.role(l).filter(|role| role.spreads_items()) else {
            if !by_item {
                return Some(Sum::atom(Atom::Uniform(id)));
            }
            // Work items with the same step are in the same iteration: `start + iteration * step`.
            let step = step().filter(|step| !step.varies())?;
            return start()?.plus(&step.times(&Sum::atom(Atom::Uniform(id)))?, sign);
        };
        let step = step()?;
        match role {
            Role::Outer(_) | Role::Unknown => None,
            Role::Inner(axis) => start()?.plus(&step.times(&Sum::atom(Atom::Item(axis.0)))?, sign),
            Role::Tile { tiles: Level::Outer(_), in_tile: Level::Inner(axis), .. } => {
                Sum::atom(Atom::Tile(l.id)).plus(&step.times(&Sum::atom(Atom::Item(axis.0)))?, sign)
            }
            Role::Tile { tiles: Level::Inner(tiles), in_tile: Level::Inner(axis), .. } => {
                let size = self.sum(self.unit.attributes_on(stmt).tile?)?;
                let first = step.times(&size)?.times(&Sum::atom(Atom::Item(tiles.0)))?;
                let inside = step.times(&Sum::atom(Atom::Item(axis.0)))?;
                start()?.plus(&first, sign)?.plus(&inside, sign)
            }
            Role::Tile { .. } => None,
        }
    }

    /// True if a condition holds for few work items only: `i == 0 && x`.
    pub(crate) fn picks_items(&self, condition: ExprId) -> bool {
        let kind = &self.unit.expression(self.unit.peeled(condition)).kind;
        let Some((operator, left, right)) = kind.as_binary() else { return false };
        match operator == BinaryOperator::LogicalAnd {
            true => self.picks_items(left) || self.picks_items(right),
            false => {
                let varies = |id| self.sum(id).is_none_or(|sum| sum.varies());
                operator == BinaryOperator::Equal && (varies(left) || varies(right))
            }
        }
    }
}
