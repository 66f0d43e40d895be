//! Finds the regions of a loop over work items that is split at its barriers.

use super::group_level::GroupLevel;
use super::region::{Control, RefusedFission, Region, place_of};
use crate::Obstacle;
use okl_analysis::Analyzed;
use okl_analysis::uniformity::{Group, Uniformity};
use okl_model::{Stmt, StmtKind, VarId};
use okl_source::Span;

/// Builds the regions of one loop over work items.
pub(super) struct Builder<'u, 'g> {
    unit: &'u Analyzed,
    items: Span,
    /// The barriers at which the loop must be split.
    barriers: &'g [&'u Stmt],
    group: &'g Group<'u>,
    is_spread: &'g dyn Fn(&Stmt) -> bool,
    /// The names in the headers of the loops over work items, which stand again around each region.
    bounds: &'g [String],
}

/// The statements around a list of statements that jumps in it may leave.
#[derive(Clone, Copy, Default)]
pub(super) struct Around {
    is_loop: bool,
    is_switch: bool,
}

impl<'u, 'g> Builder<'u, 'g> {
    pub(super) fn new(
        unit: &'u Analyzed,
        items: Span,
        barriers: &'g [&'u Stmt],
        group: &'g Group<'u>,
        is_spread: &'g dyn Fn(&Stmt) -> bool,
        bounds: &'g [String],
    ) -> Builder<'u, 'g> {
        Builder { unit, items, barriers, group, is_spread, bounds }
    }

    /// The regions of a body.
    pub(super) fn build(&self, body: &[&'u Stmt]) -> Result<Vec<Region<'u>>, RefusedFission> {
        let mut found = Shape::default();
        self.shape(body, Around::default(), &mut found)?;
        let level = GroupLevel::new(self.unit, self.group, self.items, &found.members, &found.controls);
        for control in &found.controls {
            self.check(control, &level)?;
        }
        if let Some(id) = level.variables().find(|id| self.bounds.contains(&self.unit.variable(*id).name)) {
            return Err(RefusedFission {
                place: self.unit.variable(id).name_span,
                why: Obstacle {
                    construct: "a variable around a barrier with the name of one in the header of the `@inner` loop",
                    help: "rename one of the two",
                },
            });
        }
        Ok(self.list(body, Around::default(), &level))
    }

    /// Finds the statements that are executed once for the group, and the members of their bodies.
    fn shape(&self, list: &[&'u Stmt], around: Around, found: &mut Shape<'u>) -> Result<(), RefusedFission> {
        for stmt in list.iter().map(|stmt| self.unlabelled(stmt)) {
            if self.is_barrier(stmt) {
                continue;
            }
            if !self.is_control(stmt, around) {
                found.members.push(stmt);
                continue;
            }
            if let Some(why) = self.unfit(stmt) {
                let place = self.barrier_in(stmt).map_or(stmt.span, |barrier| place_of(self.unit, barrier));
                return Err(RefusedFission { place, why: why.into() });
            }
            found.controls.push(stmt);
            for (body, below) in self.bodies(stmt, around) {
                self.shape(&body, below, found)?;
            }
        }
        Ok(())
    }

    fn list(&self, list: &[&'u Stmt], around: Around, level: &GroupLevel) -> Vec<Region<'u>> {
        let mut regions: Vec<Region<'u>> = Vec::new();
        for labelled in list {
            let stmt = self.unlabelled(labelled);
            if self.is_barrier(stmt) {
                regions.push(Region::Barrier(stmt));
            } else if self.is_control(stmt, around) {
                let bodies = self.bodies(stmt, around).into_iter();
                let bodies = bodies.map(|(body, below)| self.list(&body, below, level)).collect();
                regions.push(Region::Control(Control { stmt, restored: Vec::new(), bodies }));
            } else if is_jump(stmt) || level.is_once(self.unit, stmt) {
                regions.push(Region::Group(stmt));
            } else if stmt.kind == StmtKind::Empty && stmt.attrs.is_empty() {
                // Nothing to do.
            } else {
                let is_labelled = labelled.id != stmt.id;
                match regions.last_mut().filter(|_| !is_labelled) {
                    Some(Region::Items { stmts, .. }) => stmts.push(stmt),
                    _ => {
                        let (stmts, restored, hidden) = (vec![stmt], Vec::new(), Vec::new());
                        regions.push(Region::Items { stmts, restored, hidden, is_labelled });
                    }
                }
            }
        }
        regions
    }

    /// The statement behind the labels of a `switch`.
    fn unlabelled(&self, stmt: &'u Stmt) -> &'u Stmt {
        match &stmt.kind {
            StmtKind::Labelled(inner) => self.unlabelled(self.unit.stmt(*inner)),
            _ => stmt,
        }
    }

    fn is_barrier(&self, stmt: &Stmt) -> bool {
        self.barriers.iter().any(|barrier| barrier.id == stmt.id)
    }

    fn barrier_in(&self, stmt: &Stmt) -> Option<&'u Stmt> {
        self.barriers.iter().copied().find(|barrier| stmt.span.contains(barrier.span))
    }

    /// True if a statement is executed once for the group, around others: it has a barrier in it, or it may leave a
    /// statement that is executed once.
    fn is_control(&self, stmt: &Stmt, around: Around) -> bool {
        let is_plain = !is_jump(stmt) && !self.is_barrier(stmt);
        is_plain && (self.barrier_in(stmt).is_some() || self.leaves(stmt, around))
    }

    /// True if a jump in a statement leaves one around it.
    fn leaves(&self, stmt: &Stmt, around: Around) -> bool {
        match stmt.kind {
            StmtKind::Break => around.is_loop || around.is_switch,
            StmtKind::Continue => around.is_loop,
            StmtKind::For(_) | StmtKind::Loop(_) | StmtKind::RangeFor { .. } => false,
            StmtKind::Switch(_) => {
                let below = Around { is_switch: false, ..around };
                let mut found = false;
                stmt.each_child(&mut |id| found |= self.continues(self.unit.stmt(id), below));
                found
            }
            _ => {
                let mut found = false;
                stmt.each_child(&mut |id| found |= self.leaves(self.unit.stmt(id), around));
                found
            }
        }
    }

    /// As [`Builder::leaves`], below a `switch` that takes each `break`.
    fn continues(&self, stmt: &Stmt, around: Around) -> bool {
        around.is_loop && okl_analysis::jumps::continues(self.unit, stmt)
    }

    /// The reason why a statement with a barrier cannot be executed once for the group, from its form alone.
    fn unfit(&self, stmt: &Stmt) -> Option<&'static str> {
        if (self.is_spread)(stmt) {
            return Some("a barrier between the `@inner` loops of a nest");
        }
        match &stmt.kind {
            StmtKind::Block(_)
            | StmtKind::If { .. }
            | StmtKind::For(_)
            | StmtKind::Loop(_)
            | StmtKind::RangeFor { .. } => None,
            StmtKind::Switch(body) if self.unit.stmt(*body).as_block().is_some() => None,
            StmtKind::Other(_) => Some("a barrier inside an `@inner` loop that declares a type"),
            _ => Some("a barrier in this statement of an `@inner` loop"),
        }
    }

    /// The bodies of a statement that is executed once for the group.
    fn bodies(&self, stmt: &'u Stmt, around: Around) -> Vec<(Vec<&'u Stmt>, Around)> {
        let below = match &stmt.kind {
            StmtKind::For(_) | StmtKind::Loop(_) | StmtKind::RangeFor { .. } => {
                Around { is_loop: true, is_switch: false }
            }
            StmtKind::Switch(_) => Around { is_switch: true, ..around },
            _ => around,
        };
        if let StmtKind::Block(list) = &stmt.kind {
            return vec![(self.unit.stmts(list).collect(), below)];
        }
        let members = |body: &'u Stmt| match body.as_block() {
            Some(list) => self.unit.stmts(list).collect(),
            None => vec![body],
        };
        self.unit.children(stmt).into_iter().map(|child| (members(child), below)).collect()
    }

    /// Refuses conditions that may differ between work items.
    fn check(&self, stmt: &'u Stmt, level: &GroupLevel) -> Result<(), RefusedFission> {
        let refused =
            |place: Span, construct, help| Err(RefusedFission { place, why: Obstacle { construct, help } });
        let reached = self.group.reached(stmt).max(self.group.of(&stmt.expressions));
        if reached == Uniformity::No {
            let place = self.barrier_in(stmt).map_or(stmt.span, |barrier| place_of(self.unit, barrier));
            return refused(
                place,
                "a barrier under a condition that may differ between the work items of a group",
                "let all work items reach it: put only the work of some of them under the condition",
            );
        }
        let mut changed = self.unit.uses(stmt).iter().filter(|used| used.access.may_write());
        if let Some(used) =
            changed.find(|used| !level.holds(used.variable) && self.is_of_items(used.variable))
        {
            return refused(
                used.span,
                "a condition around a barrier that changes a variable of each work item",
                "change the variable in a statement of its own",
            );
        }
        let mut read = self.unit.uses(stmt).iter();
        if let Some(used) = read.find(|used| level.is_torn(used.variable)) {
            return refused(
                used.span,
                "a loop around a barrier whose variable each work item changes by itself",
                "change it in a statement of its own, from values that all work items have",
            );
        }
        Ok(())
    }

    /// True for a variable that is declared in the loop over work items.
    fn is_of_items(&self, id: VarId) -> bool {
        self.items.contains(self.unit.variable(id).name_span)
    }
}

/// The statements of a body, sorted by how they are executed.
#[derive(Default)]
struct Shape<'u> {
    /// Those that are executed once for the group, around others.
    controls: Vec<&'u Stmt>,
    /// The others, each at the top of the body of one of the former.
    members: Vec<&'u Stmt>,
}

fn is_jump(stmt: &Stmt) -> bool {
    matches!(stmt.kind, StmtKind::Break | StmtKind::Continue)
}
