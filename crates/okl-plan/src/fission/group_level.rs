//! The variables of work items that exist once for the group after fission, and the statements that compute them.
//!
//! ```text
//! int d = n / 2;                     int d = n / 2;
//! while (d > 0) {                    while (d > 0) {
//!   if (t < d) s[t] += s[t + d];       for (int t = 0; t < 16; ++t) { if (t < d) s[t] += s[t + d]; }
//!   d /= 2;                            d /= 2;
//!   @barrier;
//! }                                  }
//! ```
//!
//! A variable is among them if a condition around a barrier needs it, directly or through another one, if it is a
//! number or a pointer, and if each statement that sets it has no other effect and reads nothing that differs between
//! work items.

use okl_analysis::uniformity::{Group, Uniformity};
use okl_analysis::{Analyzed, Use};
use okl_model::{Access, Stmt, StmtKind, VarId};
use okl_source::Span;
use std::collections::BTreeSet;

/// The variables that exist once for the group.
pub(super) struct GroupLevel {
    /// Those of declarations.
    moved: BTreeSet<VarId>,
    /// Those of the headers of conditions and loops around barriers.
    headers: BTreeSet<VarId>,
    /// Those of `headers` that work items change by themselves.
    torn: BTreeSet<VarId>,
}

impl GroupLevel {
    /// `members` are the statements at the top of the regions of a loop over work items, `controls` those around them.
    pub(super) fn new<'u>(
        unit: &'u Analyzed,
        group: &Group<'u>,
        items: Span,
        members: &[&'u Stmt],
        controls: &[&'u Stmt],
    ) -> GroupLevel {
        let mut level = GroupLevel {
            moved: BTreeSet::new(),
            headers: controls.iter().flat_map(|stmt| declared_in_header(unit, stmt)).collect(),
            torn: BTreeSet::new(),
        };
        level.want(unit, items, members, controls);
        level.drop_unfit(unit, group, items, members);
        level
    }

    /// True for a variable that exists once for the group.
    pub(super) fn holds(&self, id: VarId) -> bool {
        self.moved.contains(&id) || self.headers.contains(&id)
    }

    /// The variables that exist once for the group.
    pub(super) fn variables(&self) -> impl Iterator<Item = VarId> + '_ {
        self.moved.iter().chain(&self.headers).copied()
    }

    /// True for a variable of a header that work items change by themselves.
    pub(super) fn is_torn(&self, id: VarId) -> bool {
        self.torn.contains(&id)
    }

    /// True for a statement that declares or changes variables of the group.
    pub(super) fn is_once(&self, unit: &Analyzed, stmt: &Stmt) -> bool {
        self.sets(unit, stmt).next().is_some()
    }

    /// The variables of the group that a statement sets.
    fn sets(&self, unit: &Analyzed, stmt: &Stmt) -> impl Iterator<Item = VarId> {
        let mut found = Vec::new();
        unit.walk(stmt, &mut |inner| {
            if let StmtKind::Declaration(ids) = &inner.kind {
                found.extend(ids.iter().copied());
            }
            let written = unit.uses(inner).iter().filter(|used| used.access.may_write() && !used.through);
            found.extend(written.map(|used| used.variable));
        });
        found.into_iter().filter(|id| self.holds(*id))
    }

    /// Adds the variables that conditions read, and those that their values come from.
    fn want(&mut self, unit: &Analyzed, items: Span, members: &[&Stmt], controls: &[&Stmt]) {
        let lists = members.iter().filter_map(|stmt| match &stmt.kind {
            StmtKind::Declaration(ids) => Some(ids),
            _ => None,
        });
        let lists: Vec<&Vec<VarId>> = lists.collect();
        let all = lists.iter().copied().flatten().copied();
        let declared: BTreeSet<VarId> =
            all.filter(|id| items.contains(unit.variable(*id).name_span) && fits(unit, *id)).collect();
        let read = controls.iter().flat_map(|stmt| unit.uses(stmt)).map(|used| used.variable);
        let mut more: Vec<VarId> = read.filter(|id| declared.contains(id)).collect();
        loop {
            self.moved.extend(more.drain(..));
            let setting = members.iter().filter(|stmt| self.is_once(unit, stmt));
            let mut read = BTreeSet::new();
            setting.for_each(|stmt| {
                unit.walk(stmt, &mut |inner| read.extend(unit.uses(inner).iter().map(|used| used.variable)))
            });
            // Variables that are declared together stay together.
            let together = lists.iter().filter(|ids| ids.iter().any(|id| self.moved.contains(id)));
            read.extend(together.copied().flatten());
            more.extend(read.into_iter().filter(|id| declared.contains(id) && !self.moved.contains(id)));
            if more.is_empty() {
                return;
            }
        }
    }

    /// Removes the variables that some statement sets which work items must execute for themselves.
    fn drop_unfit<'u>(&mut self, unit: &'u Analyzed, group: &Group<'u>, items: Span, members: &[&'u Stmt]) {
        loop {
            let mut lost = BTreeSet::new();
            for stmt in members {
                if self.is_once(unit, stmt) && !self.is_for_group(unit, group, items, stmt) {
                    lost.extend(self.sets(unit, stmt));
                }
            }
            let before = self.moved.len();
            self.moved.retain(|id| !lost.contains(id));
            self.torn.extend(lost.into_iter().filter(|id| self.headers.contains(id)));
            if self.moved.len() == before {
                return;
            }
        }
    }

    /// True if one execution of a statement is worth one by each work item.
    fn is_for_group<'u>(&self, unit: &'u Analyzed, group: &Group<'u>, items: Span, stmt: &'u Stmt) -> bool {
        let is_own = |id: VarId| stmt.span.contains(unit.variable(id).name_span);
        let is_for_group = |used: &Use| {
            let variable = unit.variable(used.variable);
            let is_of_group = self.holds(used.variable) || !items.contains(variable.name_span);
            match used.access {
                Access::Name => true,
                Access::Read => is_of_group || is_own(used.variable),
                Access::Write | Access::Update => {
                    !used.through && (self.holds(used.variable) || is_own(used.variable))
                }
                Access::Escape => false,
            }
        };
        let mut is_fine = true;
        unit.walk(stmt, &mut |inner| {
            let plain = matches!(
                inner.kind,
                StmtKind::Declaration(_)
                    | StmtKind::Expression
                    | StmtKind::Block(_)
                    | StmtKind::If { .. }
                    | StmtKind::For(_)
                    | StmtKind::Loop(_)
                    | StmtKind::Break
                    | StmtKind::Continue
                    | StmtKind::Empty
            );
            is_fine &= plain && inner.attrs.is_empty();
            is_fine &= unit.uses(inner).iter().all(is_for_group);
            is_fine &= group.of(&inner.expressions) != Uniformity::No;
            if let StmtKind::Declaration(ids) = &inner.kind {
                is_fine &= inner.id != stmt.id || ids.iter().all(|id| self.holds(*id));
            }
        });
        is_fine
    }
}

/// The variables that the header of a statement declares.
fn declared_in_header(unit: &Analyzed, stmt: &Stmt) -> Vec<VarId> {
    if stmt.as_block().is_some() {
        return Vec::new();
    }
    let bodies: Vec<Span> = unit.children(stmt).into_iter().map(|child| child.span).collect();
    let is_in_body = |id: &VarId| bodies.iter().any(|body| body.contains(unit.variable(*id).name_span));
    unit.variables_in(stmt.span).filter(|id| !is_in_body(id)).collect()
}

/// True for a variable that can be declared once for the group: a number or a pointer whose address nobody takes.
fn fits(unit: &Analyzed, id: VarId) -> bool {
    let variable = unit.variable(id);
    unit.ty(variable.ty).kind.is_scalar()
        && !variable.is_static
        && !variable.is_binding
        && !unit.is_addressed(id)
}
