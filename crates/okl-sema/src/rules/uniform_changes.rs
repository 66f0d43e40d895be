//! Uniform changes: all work items make the same change, so that a variable of the group has the same value on CPUs,
//! which have one, and on devices, which have one for each work item.
//!
//! ```text
//! float *p;
//! for (int t = 0; t < 16; ++t; @inner) p = s;          all work items: the same value
//! for (int t = 0; t < 16; ++t; @inner) p[t] = x[t];
//! ```

use super::effects::{all_uses, effect};
use super::leaves::{AccessPath, Leaves, Step};
use super::leftovers::{PassedArgument, filled, handed, is_set};
use crate::structure::{LoopKind, Node, Tree};
use okl_analysis::same::same;
use okl_analysis::uniformity::{Group, Uniformity};
use okl_analysis::{Analyzed, Use};
use okl_model::{Access, BinaryOperator, ExprId, ExprKind, ForLoop, Name, Stmt, StmtKind, VarId};
use okl_source::Span;
use std::collections::BTreeSet;

/// The loops over work items of a kernel.
pub(super) struct Items<'u> {
    unit: &'u Analyzed,
    nests: Vec<Nest<'u>>,
    /// The variables that parallel loops change.
    changed: BTreeSet<VarId>,
}

struct Nest<'u> {
    place: Span,
    group: Group<'u>,
    /// True if all paths have loops over work items with the same trip counts, so that each work item runs each of the
    /// loops.
    is_even: bool,
    /// The loops over work items.
    loops: Vec<Span>,
}

impl<'u> Items<'u> {
    pub(super) fn new(unit: &'u Analyzed, tree: &Tree<'u>, changed: BTreeSet<VarId>) -> Items<'u> {
        let nests =
            tree.roots.iter().filter(|_| !changed.is_empty()).map(|root| Nest::new(unit, root)).collect();
        Items { unit, nests, changed }
    }

    /// True if every change of a variable in a loop over work items is made by all of them, with the same result.
    pub(super) fn change_uniformly(&self, stmt: &Stmt, id: VarId) -> bool {
        let Some(nest) = self.nests.iter().find(|nest| nest.place.contains(stmt.span)) else { return false };
        let is_of_items = nest.loops.contains(&stmt.span);
        is_of_items && nest.is_even && self.all_uniform(nest, stmt, id)
    }

    fn all_uniform(&self, nest: &Nest<'_>, stmt: &Stmt, id: VarId) -> bool {
        let Some(l) = stmt.as_for() else { return false };
        let in_header = self.unit.uses(stmt).iter().any(|used| effect(self.unit, used, id).writes);
        !in_header && self.statement(nest, self.unit.stmt(l.body), id, true)
    }

    /// [`Items::change_uniformly`] for a statement. `by_all` is true if all work items reach it.
    fn statement(&self, nest: &Nest<'_>, stmt: &Stmt, id: VarId, by_all: bool) -> bool {
        let unit = self.unit;
        let writes = |used: &Use| effect(unit, used, id).writes;
        let uses = all_uses(unit, unit.uses(stmt));
        let own = uses
            .iter()
            .filter(|used| writes(used))
            .all(|used| by_all && used.variable == id && self.is_uniform(nest, used, stmt));
        if !own {
            return false;
        }
        let is_common = |expressions: &[ExprId]| expressions.iter().all(|one| self.is_same(nest, *one));
        match &stmt.kind {
            StmtKind::Block(body) => self.sequence(nest, body.iter().map(|id| unit.stmt(*id)), id, by_all),
            StmtKind::For(l) if nest.loops.contains(&stmt.span) => {
                self.statement(nest, unit.stmt(l.body), id, by_all)
            }
            // The trip count is the same for all work items, but may be 0.
            StmtKind::For(l) => {
                let count = unit.count(l);
                let is_fixed = count
                    .is_some_and(|count| count.constant_count().is_some_and(|iterations| iterations > 0));
                self.statement(nest, unit.stmt(l.body), id, by_all && is_fixed)
            }
            StmtKind::If { then, otherwise } => {
                let by_all = by_all && is_common(&stmt.expressions);
                self.statement(nest, unit.stmt(*then), id, by_all)
                    && otherwise.is_none_or(|one| self.statement(nest, unit.stmt(one), id, by_all))
            }
            StmtKind::Declaration(_)
            | StmtKind::Expression
            | StmtKind::Loop(_)
            | StmtKind::RangeFor { .. }
            | StmtKind::Switch(_)
            | StmtKind::Labelled(_)
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return
            | StmtKind::Goto
            | StmtKind::Empty
            | StmtKind::Other(_) => self.sequence(nest, unit.children(stmt).into_iter(), id, false),
        }
    }

    /// [`Items::change_uniformly`] for consecutive statements. Not all work items reach the statements after a jump.
    fn sequence<'s>(
        &self,
        nest: &Nest<'_>,
        all: impl Iterator<Item = &'s Stmt>,
        id: VarId,
        mut by_all: bool,
    ) -> bool {
        for stmt in all {
            if !self.statement(nest, stmt, id, by_all) {
                return false;
            }
            self.unit.walk(stmt, &mut |inner| {
                by_all &= !matches!(
                    inner.kind,
                    StmtKind::Break | StmtKind::Continue | StmtKind::Return | StmtKind::Goto
                );
            });
        }
        true
    }

    /// True for a change that assigns the same value for all work items and does not read the old value.
    fn is_uniform(&self, nest: &Nest<'_>, used: &Use, stmt: &Stmt) -> bool {
        let unit = self.unit;
        let leaves = Leaves::of(unit, unit.ty(unit.variable(used.variable).ty));
        let way = leaves.way(unit, (used.id, used.place), false, &[]);
        let indices = used.subscripts.iter().all(|index| self.is_same(nest, *index));
        if !indices {
            return false;
        }
        match used.access {
            Access::Write => {
                let Some(end) = way.end.filter(|_| is_set(unit, &way, &stmt.expressions)) else {
                    return false;
                };
                let Some(parent) = unit.parent(unit.wrapped(end)) else { return false };
                let set = &unit.expression(parent).kind;
                if let ExprKind::Call(call) = set {
                    return call.arguments.get(1).is_some_and(|one| self.is_same(nest, *one));
                }
                matches!(set, ExprKind::Assign { value, .. } if self.is_same(nest, *value))
            }
            Access::Escape => self.fills(nest, &way, stmt),
            Access::Read | Access::Update | Access::Name => false,
        }
    }

    /// True for a call that fills the place from uniform arguments and does not read the old value.
    fn fills(&self, nest: &Nest<'_>, way: &AccessPath, stmt: &Stmt) -> bool {
        let unit = self.unit;
        let Some(end) = way.end else { return false };
        let Some(PassedArgument { function, at, arguments }) = handed(unit, way, &stmt.expressions) else {
            return false;
        };
        let others = arguments.iter().enumerate().filter(|(other, _)| *other != at);
        let part = Leaves::of(unit, unit.type_of(unit.peeled(end)));
        let all = part.all();
        let is_whole = !way.steps.contains(&Step::Any);
        is_whole
            && !unit.reaches_out(function)
            && others.into_iter().all(|(_, one)| self.is_address(nest, *one) || self.is_same(nest, *one))
            && filled(unit, function, at, part, 0).is_some_and(|filled| !filled.reads && filled.leaves == all)
    }

    /// True for a value that is the same for all work items.
    fn is_same(&self, nest: &Nest<'_>, id: ExprId) -> bool {
        let uses = self.unit.effects_of(id).uses;
        let depends = uses.iter().any(|used| self.changed.contains(&used.variable));
        self.is_address(nest, id) || !depends && nest.group.of(&[id]) == Uniformity::Yes
    }

    /// True for the address of a variable of the group: `s`, `s + 4`, `&s[n]`.
    fn is_address(&self, nest: &Nest<'_>, id: ExprId) -> bool {
        let unit = self.unit;
        let id = unit.peeled(id);
        let expression = unit.expression(id);
        let ty = unit.ty(expression.ty);
        if let ExprKind::AddressOf(place) = expression.kind {
            return self.is_of_group(nest, unit.peeled(place));
        }
        if let ExprKind::Binary { operator: BinaryOperator::Add | BinaryOperator::Subtract, left, right } =
            expression.kind
        {
            let either = |one: ExprId| self.is_address(nest, one) || self.is_same_number(nest, one);
            return ty.is_pointer() && either(left) && either(right);
        }
        ty.is_array() && self.is_of_group(nest, id)
    }

    fn is_same_number(&self, nest: &Nest<'_>, id: ExprId) -> bool {
        self.unit.type_of(id).int().is_some() && self.is_same(nest, id)
    }

    /// True for a place that is, or is a part of, a variable of the group.
    fn is_of_group(&self, nest: &Nest<'_>, place: ExprId) -> bool {
        let unit = self.unit;
        let kind = &unit.expression(unit.peeled(place)).kind;
        if let ExprKind::Name(Name::Variable(id)) = kind {
            let declared = unit.variable(*id).name_span;
            let is_of_item = nest.loops.iter().any(|items| items.contains(declared));
            return !is_of_item
                && !unit.attributes_of(*id).is_exclusive
                && !unit.ty(unit.variable(*id).ty).is_reference();
        }
        if let ExprKind::Index { base, index } = kind {
            return unit.type_of(unit.peeled(*base)).is_array()
                && self.is_of_group(nest, *base)
                && self.is_same_number(nest, *index);
        }
        let ExprKind::Member(member) = kind else { return false };
        !member.arrow && member.base.is_some_and(|base| self.is_of_group(nest, base))
    }
}

impl<'u> Nest<'u> {
    fn new(unit: &'u Analyzed, root: &Node<'u>) -> Nest<'u> {
        let paths = root.paths();
        let of_items = |path: &Vec<&Node<'u>>| -> Vec<(&'u ForLoop, Span)> {
            let inner = path.iter().filter(|node| node.kind == LoopKind::Inner);
            inner.map(|node| (node.l, node.stmt.span)).collect()
        };
        let all: Vec<Vec<(&ForLoop, Span)>> = paths.iter().map(of_items).collect();
        let is_even = all.iter().all(|path| {
            path.len() == all[0].len()
                && path
                    .iter()
                    .zip(&all[0])
                    .all(|((one, _), (other, _))| have_same_iterations(unit, one, other))
        });
        let mut loops: Vec<Span> = all.iter().flatten().map(|(_, place)| *place).collect();
        loops.dedup();
        let ids: Vec<_> = all.iter().flatten().map(|(l, _)| l.id).collect();
        let group = Group::new(unit, root.stmt, |l| ids.contains(&l.id));
        Nest { place: root.stmt.span, group, is_even, loops }
    }
}

/// True for two loops whose headers give the same iterations.
fn have_same_iterations(unit: &Analyzed, one: &ForLoop, other: &ForLoop) -> bool {
    let (Some(one), Some(other)) = (unit.count(one), unit.count(other)) else { return false };
    if one.constant_count().is_some() && one.constant_count() == other.constant_count() {
        return true;
    }
    let steps = match (one.step, other.step) {
        (None, None) => true,
        (Some(one), Some(other)) => same(unit, one.id, other.id),
        (Some(_), None) | (None, Some(_)) => false,
    };
    steps
        && one.comparison == other.comparison
        && same(unit, one.start.id, other.start.id)
        && same(unit, one.bound.id, other.bound.id)
}
