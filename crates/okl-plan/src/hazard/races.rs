//! Data races between work items within one `@inner` loop, between barriers.
//!
//! ```text
//! for (int t = 0; t < 16; ++t; @inner) {
//!   out[0] += x[t];           // sixteen work items change one place
//!   s[t] += s[t ^ 1];         // one reads an element that its neighbour writes
//! }
//! ```
//!
//! A race is reported only if it is certain. Indices must be known numbers for each work item, or differ from known
//! numbers by a uniform value, and it must be known which work items execute the statement: `if (t < 8)`.

use super::accesses::Memory;
use super::element::Items;
use super::facts::NestFacts;
use super::memory::ReachedMemory;
use okl_analysis::affine::Sum;
use okl_analysis::{Analyzed, Use, evaluate};
use okl_model::{Access, BinaryOperator, ExprId, ExprKind, Stmt, StmtKind, VarId};
use okl_sema::{Checked, Level, Role};
use okl_source::{Diagnostic, DiagnosticId, Span};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use std::rc::Rc;

const DATA_RACE: DiagnosticId = DiagnosticId::new("data-race");

/// The diagnostics `data-race` for all kernels.
pub fn races(checked: &Checked) -> Vec<Diagnostic> {
    let unit = checked.unit();
    let mut found = Vec::new();
    for kernel in checked.kernels() {
        for nest in &kernel.nests {
            let root = unit.for_loop(nest.root);
            let facts = NestFacts::new(unit, kernel, root);
            let mut races = Races {
                unit,
                facts: &facts,
                conditional: FxHashMap::default(),
                is_tile: false,
                found: Vec::new(),
            };
            races.nest(root, &Items::new());
            found.append(&mut races.found);
        }
    }
    found
}

struct Races<'u> {
    unit: &'u Analyzed,
    facts: &'u NestFacts<'u>,
    /// The expressions that are evaluated conditionally, cached.
    conditional: FxHashMap<ExprId, bool>,
    /// Whether one loop is both groups and work items: `@tile(64, @outer, @inner)`.
    is_tile: bool,
    found: Vec<Diagnostic>,
}

/// An access whose index is known for each work item.
struct Known {
    variable: VarId,
    access: Access,
    place: Span,
    /// The work items that make the access.
    items: Rc<[usize]>,
    indices: Vec<Index>,
}

/// The work items that execute a statement.
struct Active {
    /// Their numbers in the group.
    numbers: Rc<[usize]>,
    /// Their indices, by axis.
    items: Vec<BTreeMap<u8, i64>>,
}

/// The accesses since the last barrier; of equal ones, only the first.
#[derive(Default)]
struct Since {
    known: Vec<Known>,
    /// The keys of accesses whose indices are sums, to detect equal ones.
    seen: FxHashSet<Alike>,
    /// The number of accesses per variable.
    count: FxHashMap<VarId, usize>,
}

/// The key of an access: its variable, its kind, the work items that make it, and its indices.
type Alike = (VarId, Access, Rc<[usize]>, Vec<Sum>);

/// The maximum number of accesses to one variable that are compared with each other.
const COMPARED: usize = 64;

impl Since {
    fn clear(&mut self) {
        *self = Since::default();
    }

    /// True if further accesses to a variable are ignored.
    fn is_full(&self, variable: VarId) -> bool {
        self.count.get(&variable).is_some_and(|count| *count >= COMPARED)
    }

    /// True if an access differs from those before it; records it.
    fn wants(&mut self, used: &Use, active: &Active, sums: Option<Vec<Sum>>) -> bool {
        let count = self.count.entry(used.variable).or_default();
        let key = |sums| (used.variable, used.access, Rc::clone(&active.numbers), sums);
        let is_new = *count < COMPARED && sums.is_none_or(|sums| self.seen.insert(key(sums)));
        *count += usize::from(is_new);
        is_new
    }
}

/// An index: the uniform part, and for each work item the value of the rest.
struct Index {
    uniform: Sum,
    of_item: Vec<i64>,
}

/// The continuation of the walk after a statement.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Goes,
    Stops,
}

/// The maximum number of work items that are considered; larger groups are considered in part.
const MOST: usize = 1024;

impl<'u> Races<'u> {
    /// Finds the bodies of the innermost loops over work items.
    fn nest(&mut self, stmt: &'u Stmt, items: &Items) {
        let iterations = stmt.as_for().and_then(|l| self.unit.count(l)?.constant_count());
        if iterations == Some(0) {
            return;
        }
        let mut items = items.clone();
        if let Some(l) = stmt.as_for().filter(|l| self.facts.role(l).is_some_and(Role::spreads_items)) {
            items.extend(self.facts.items_of(stmt));
            let body = self.unit.stmt(l.body);
            if !self.facts.spreads(body) {
                let levels = self.facts.role(l).map(Role::levels).unwrap_or_default();
                self.is_tile = levels.iter().any(|(_, level)| matches!(level, Level::Outer(_)));
                let items = group(&items);
                let group = Active { numbers: (0..items.len()).collect(), items };
                let mut since = Since::default();
                self.line(body, &group, &mut since);
                self.meet(&mut since);
                return;
            }
        }
        for child in self.unit.children(stmt) {
            self.nest(child, &items);
        }
    }

    /// Walks statements that the work items of `group` execute; `since` holds the accesses since the last barrier.
    fn line(&mut self, stmt: &'u Stmt, group: &Active, since: &mut Since) -> Next {
        let marks = self.unit.attributes_on(stmt);
        if marks.atomic.is_some() {
            return Next::Goes;
        }
        match &stmt.kind {
            StmtKind::Block(body) => {
                let mut next = Next::Goes;
                for child in self.unit.stmts(body) {
                    next = self.line(child, group, since);
                    if next == Next::Stops {
                        break;
                    }
                }
                next
            }
            StmtKind::Empty => {
                if marks.barrier.is_some() {
                    self.meet(since);
                }
                Next::Goes
            }
            StmtKind::Expression if self.unit.synchronizes_group(stmt) => {
                self.meet(since);
                Next::Goes
            }
            StmtKind::Expression | StmtKind::Declaration(_) => {
                self.accesses(stmt, group, since);
                Next::Goes
            }
            StmtKind::For(_)
            | StmtKind::Loop(_)
            | StmtKind::RangeFor { .. }
            | StmtKind::If { .. }
            | StmtKind::Switch(_)
                if self.facts.waits(stmt) || leaves(self.unit, stmt) =>
            {
                Next::Stops
            }
            StmtKind::If { then, otherwise } => {
                let branches = [Some(*then), *otherwise];
                for (active, branch) in self.branches(stmt, group).into_iter().flatten().zip(branches) {
                    if let Some(branch) = branch {
                        self.line(self.unit.stmt(branch), &active, since);
                    }
                }
                Next::Goes
            }
            // Their bodies are executed many times, or by unknown work items.
            StmtKind::For(_) | StmtKind::Loop(_) | StmtKind::RangeFor { .. } | StmtKind::Switch(_) => {
                Next::Goes
            }
            StmtKind::Labelled(_)
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return
            | StmtKind::Goto
            | StmtKind::Other(_) => Next::Stops,
        }
    }

    /// Records the accesses of a statement.
    fn accesses(&mut self, stmt: &Stmt, group: &Active, since: &mut Since) {
        // A function that only the target compiler knows may synchronize work items.
        let is_unknown = |name: &str| !self.unit.builtins.iter().any(|known| known == name);
        if self.unit.calls(stmt).iter().any(|call| call.function.is_none() && is_unknown(&call.name)) {
            since.clear();
        }
        for used in self.unit.uses(stmt) {
            let known = self.known(used, stmt, group, since);
            since.known.extend(known);
        }
    }

    /// The work items for which the condition of an `if` is true, and the others; `None` if the condition depends on
    /// anything but their indices.
    fn branches(&self, stmt: &Stmt, group: &Active) -> Option<[Active; 2]> {
        let [condition] = stmt.expressions[..] else { return None };
        let holds: Vec<bool> = group
            .items
            .iter()
            .map(|item| Some(self.value(condition, item, 0)? != 0))
            .collect::<Option<_>>()?;
        let those = |wanted: bool| {
            let chosen = || (0..holds.len()).filter(|at| holds[*at] == wanted);
            Active {
                numbers: chosen().map(|at| group.numbers[at]).collect(),
                items: chosen().map(|at| group.items[at].clone()).collect(),
            }
        };
        Some([those(true), those(false)])
    }

    /// The record of an access to memory that all work items see, if its index is known.
    fn known(&mut self, used: &Use, stmt: &Stmt, group: &Active, since: &mut Since) -> Option<Known> {
        let is_plain = matches!(used.access, Access::Read | Access::Write | Access::Update);
        if !is_plain
            || used.subscripts.is_empty()
            || since.is_full(used.variable)
            || self.is_conditional(used.id)
        {
            return None;
        }
        let reached = self.facts.reached(used, stmt);
        let [ReachedMemory { memory, kind: None, is_direct: true }] = reached[..] else { return None };
        if memory == Memory::Anywhere || self.facts.is_changed(used.variable) {
            return None;
        }
        let sums: Vec<Option<Sum>> = used.subscripts.iter().map(|id| self.facts.sum(*id)).collect();
        if !since.wants(used, group, sums.iter().cloned().collect()) {
            return None;
        }
        let indices = used.subscripts.iter().zip(sums).map(|(id, sum)| self.index(*id, sum, &group.items));
        let place = self.unit.expression(used.place).span;
        let indices = indices.collect::<Option<_>>()?;
        let items = Rc::clone(&group.numbers);
        Some(Known { variable: used.variable, access: used.access, place, items, indices })
    }

    /// True if an expression is a part of one that is evaluated conditionally.
    fn is_conditional(&mut self, id: ExprId) -> bool {
        let mut walked = Vec::new();
        let mut at = id;
        let is_conditional = loop {
            if let Some(known) = self.conditional.get(&at) {
                break *known;
            }
            walked.push(at);
            let Some(parent) = self.unit.parent(at) else { break false };
            if self.chooses(parent) {
                break true;
            }
            at = parent;
        };
        self.conditional.extend(walked.into_iter().map(|id| (id, is_conditional)));
        is_conditional
    }

    /// True if an expression evaluates some of its parts conditionally.
    fn chooses(&self, id: ExprId) -> bool {
        let kind = &self.unit.expression(id).kind;
        let is_logical =
            |operator| matches!(operator, BinaryOperator::LogicalAnd | BinaryOperator::LogicalOr);
        matches!(kind, ExprKind::Conditional { .. } | ExprKind::Lambda(_) | ExprKind::OneOf(_))
            || matches!(kind, ExprKind::Binary { operator, .. } if is_logical(*operator))
    }

    fn index(&self, id: ExprId, sum: Option<Sum>, group: &[BTreeMap<u8, i64>]) -> Option<Index> {
        match sum {
            Some(sum) => self.of_sum(&sum, group),
            None => {
                let value = |item: &BTreeMap<u8, i64>| self.value(id, item, 0);
                let of_item = group.iter().map(value).collect::<Option<_>>()?;
                Some(Index { uniform: Sum::default(), of_item })
            }
        }
    }

    fn of_sum(&self, sum: &Sum, group: &[BTreeMap<u8, i64>]) -> Option<Index> {
        let mut uniform = sum.clone();
        let mut of_item = vec![0_i64; group.len()];
        for axis in 0..3 {
            let factor = sum.factor_of(axis)?;
            if factor == Sum::default() {
                continue;
            }
            let number = factor.value()?;
            let whole = factor.times(&Sum::atom(okl_analysis::affine::Atom::Item(axis)))?;
            uniform = uniform.plus(&whole, -1)?;
            for (value, item) in of_item.iter_mut().zip(group) {
                *value = value.checked_add(number.checked_mul(*item.get(&axis)?)?)?;
            }
        }
        Some(Index { uniform, of_item })
    }

    /// The value of an expression for one work item, if it depends on nothing but the work item's index: `t ^ 1`.
    fn value(&self, id: ExprId, item: &BTreeMap<u8, i64>, depth: usize) -> Option<i64> {
        if depth > 8 {
            return None;
        }
        evaluate(self.unit, id, &mut |variable| {
            if let Some(sum) = self.facts.variable(variable) {
                let index = self.of_sum(&sum, std::slice::from_ref(item))?;
                return index.uniform.value()?.checked_add(index.of_item[0]);
            }
            let known = self.unit.variable(variable);
            // A loop counter starts with its initializer but changes afterwards.
            let stays = known.is_constexpr || self.unit.ty(known.ty).is_const;
            let init = known.init.filter(|_| stays && !known.is_binding)?;
            self.value(init, item, depth + 1)
        })
    }

    /// Reports the races among these accesses, one for each variable.
    fn meet(&mut self, since: &mut Since) {
        let mut told: Vec<VarId> = Vec::new();
        for write in since.known.iter().filter(|known| known.access.may_write()) {
            if told.contains(&write.variable) {
                continue;
            }
            let others = since.known.iter().filter(|other| other.variable == write.variable);
            let race = match write.access == Access::Update && !write.is_own() {
                true => Some(write),
                // All work items may write the same value.
                false if !write.is_own() => None,
                false => others
                    .into_iter()
                    .find(|other| !std::ptr::eq(*other, write) && write.conflicts_with(other)),
            };
            if let Some(other) = race {
                told.push(write.variable);
                self.found.push(self.told(write, other));
            }
        }
        since.clear();
    }

    fn told(&self, write: &Known, other: &Known) -> Diagnostic {
        let name = &self.unit.variable(write.variable).name;
        if std::ptr::eq(write, other) {
            let message = format!("several work items change the same element of `{name}` at once");
            return Diagnostic::warning(DATA_RACE, message, write.place)
                .here("read and written by all of them, in any order")
                .help("write `@atomic` before the statement, or give each work item another element");
        }
        let what = if other.access == Access::Read { "reads" } else { "writes" };
        let message = format!("a work item {what} an element of `{name}` that another one writes");
        let warning = Diagnostic::warning(DATA_RACE, message, other.place)
            .label(write.place, "written here, before or after");
        let is_of_group = self.unit.attributes_of(write.variable).is_shared;
        if self.is_tile && !is_of_group {
            let warning = warning
                .note("iterations of this loop belong to many groups, and groups do not wait for each other");
            return warning.help(format!(
                "write into another array than `{name}`, or launch twice: two `@outer` loops"
            ));
        }
        let warning = warning.help(
            "end the `@inner` loop between the two and start another one: okl makes all work items of the group wait there",
        );
        match is_of_group {
            true => warning,
            false => warning.help(format!(
                "where an element belongs to another group, write into another array than `{name}`: groups do not wait \
                 for each other"
            )),
        }
    }
}

impl Known {
    /// True if each work item accesses an element of its own.
    fn is_own(&self) -> bool {
        let mut items: FxHashMap<Vec<i64>, usize> = FxHashMap::default();
        (0..self.items.len()).all(|item| items.insert(self.at(item), item).is_none())
    }

    fn at(&self, item: usize) -> Vec<i64> {
        self.indices.iter().map(|index| index.of_item[item]).collect()
    }

    /// True if a work item accesses an element that another work item writes.
    fn conflicts_with(&self, other: &Known) -> bool {
        if self.indices.len() != other.indices.len() {
            return false;
        }
        let pairs = self.indices.iter().zip(&other.indices);
        let apart = pairs.map(|(one, other)| other.uniform.plus(&one.uniform, -1)?.value());
        let Some(apart) = apart.collect::<Option<Vec<i64>>>() else { return false };
        let owners: FxHashMap<Vec<i64>, usize> =
            (0..self.items.len()).map(|item| (self.at(item), self.items[item])).collect();
        (0..other.items.len()).any(|item| {
            let at: Vec<i64> = other.at(item).iter().zip(&apart).map(|(at, apart)| at + apart).collect();
            owners.get(&at).is_some_and(|owner| *owner != other.items[item])
        })
    }
}

/// The indices of the work items of a group, up to a maximum. If their number is not known, two are assumed.
fn group(items: &Items) -> Vec<BTreeMap<u8, i64>> {
    let mut group = vec![BTreeMap::new()];
    for (axis, count) in items {
        let count = count.as_ref().and_then(Sum::value).unwrap_or(2).max(1);
        let room = (MOST / group.len()).max(1);
        let count = usize::try_from(count).unwrap_or(MOST).min(room);
        let with = |item: &BTreeMap<u8, i64>| {
            let item = item.clone();
            (0..count as i64).map(move |number| {
                let mut item = item.clone();
                item.insert(*axis, number);
                item
            })
        };
        group = group.iter().flat_map(with).collect();
    }
    group
}

/// True if a work item may continue elsewhere than at the statement after this one.
fn leaves(unit: &Analyzed, stmt: &Stmt) -> bool {
    let mut found = false;
    unit.walk(stmt, &mut |inner| {
        found |=
            matches!(inner.kind, StmtKind::Break | StmtKind::Continue | StmtKind::Return | StmtKind::Goto);
    });
    found
}

#[cfg(test)]
mod tests;
