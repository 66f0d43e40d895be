//! The effect of an explicit barrier inside of a loop over work items.
//!
//! A barrier separates an access before it and an access after it if different work items may make them to the same
//! memory and at least one is a write. If there is no such pair, the work items may run one after another from start to
//! end, as they do on CPUs.

use super::accesses::{AccessKind, HazardAccess, Pending};
use super::element::Items;
use super::walk::NestWalk;
use okl_model::{Stmt, StmtKind};
use okl_sema::{Level, Role};

/// The accesses on the two sides of a barrier.
#[derive(Default)]
struct Sides {
    before: Pending,
    after: Vec<HazardAccess>,
}

impl<'u> NestWalk<'u> {
    /// True if an access before `barrier` conflicts with one after it, both in `items`, the outermost loop over work
    /// items around it.
    pub(super) fn is_crossed(&mut self, items: &'u Stmt, barrier: &Stmt) -> bool {
        let mut sides = Sides::default();
        self.split(items, barrier, &Items::new(), &mut sides);
        // Two atomic updates conflict as well: the result of `v = x++` depends on the number of updates before it.
        sides.after.iter().any(|later| {
            let kind = if later.kind == AccessKind::AtomicWrite { AccessKind::Write } else { later.kind };
            sides.before.met_by(&HazardAccess { kind, ..later.clone() }).is_some()
        })
    }

    /// Collects the accesses on both sides, following the statements that contain the barrier.
    fn split(&mut self, stmt: &'u Stmt, barrier: &Stmt, items: &Items, sides: &mut Sides) {
        if stmt.id == barrier.id {
            return;
        }
        let role = stmt.as_for().and_then(|l| self.facts.role(l)).filter(|role| role.spreads_items());
        let is_list = matches!(stmt.kind, StmtKind::Block(_));
        let is_once = match role {
            Some(Role::Tile { tiles, in_tile, .. }) => tiles != Level::Plain && in_tile != Level::Plain,
            Some(Role::Inner(_) | Role::Outer(_)) => true,
            Some(Role::Unknown) | None => is_list || matches!(stmt.kind, StmtKind::If { .. }),
        };
        if !is_once {
            // The whole statement executes before the barrier of one iteration and after that of another.
            let all = self.touches_in(stmt, items);
            all.iter().cloned().for_each(|access| sides.before.add(access));
            self.forget(stmt, &mut sides.before);
            sides.after.extend(all);
            return;
        }
        let own = self.own_touches(stmt, items);
        own.iter().cloned().for_each(|access| sides.before.add(access));
        if role.is_some() {
            sides.after.extend(own);
        }
        let mut below = items.clone();
        below.extend(role.map(|_| self.facts.items_of(stmt)).unwrap_or_default());
        let mut is_after = false;
        for child in self.unit.children(stmt) {
            if child.id == barrier.id || child.span.contains(barrier.span) {
                self.split(child, barrier, &below, sides);
                is_after = true;
            } else if is_list {
                let accesses = self.touches_in(child, &below);
                if !is_after && self.is_destroyed_later(child) {
                    sides.after.extend(accesses.iter().cloned());
                }
                match is_after {
                    true => sides.after.extend(accesses),
                    false => accesses.into_iter().for_each(|access| sides.before.add(access)),
                }
            }
        }
    }

    /// True if a statement declares an object whose destructor runs at the end of the block.
    fn is_destroyed_later(&self, stmt: &Stmt) -> bool {
        let StmtKind::Declaration(variables) = &stmt.kind else { return false };
        variables.iter().any(|id| self.unit.ty(self.unit.variable(*id).ty).is_destroyed)
    }
}
