//! Variables from outside of a split loop that work items change.
//!
//! On a device each work item has a copy of such a variable, as it has of all variables outside of `@shared` memory. A
//! CPU loop over work items may use the variable itself as long as no work item sees the change of another one: in one
//! loop that is not repeated. After fission, there are several loops.

use super::region::{Control, RefusedFission, Region};
use crate::Obstacle;
use okl_analysis::fate::Fate;
use okl_analysis::{Analyzed, Use};
use okl_model::{Access, Scope, Stmt, VarId};
use okl_source::Span;
use std::collections::BTreeMap;

/// The first change that the regions of a loop do not keep apart, if there is one.
pub(super) fn refused(unit: &Analyzed, items: &Stmt, regions: &[Region<'_>]) -> Option<RefusedFission> {
    let mut found = Found { unit, items: items.span, places: BTreeMap::new(), number: 0 };
    found.list(regions, false);
    let is_wrong = |(id, places): (&VarId, &Places)| {
        let is_argument = unit.variable(*id).scope == Scope::Parameter;
        let is_one = places.regions.len() == 1 && !places.is_repeated && !places.in_group_code;
        // Arguments that code changes have a copy for each work item, in arrays, which code of the group cannot choose
        // from.
        match is_argument {
            true => places.changed.or(places.changed_by_group).filter(|_| places.in_group_code),
            false => places.changed.filter(|_| !is_one),
        }
    };
    let place = found.places.iter().find_map(is_wrong)?;
    Some(RefusedFission {
        place,
        why: Obstacle {
            construct: "a variable from outside of an `@inner` loop with a barrier in it, which work items change,",
            help: "declare it in the `@inner` loop, or copy it to a variable there",
        },
    })
}

/// The uses of the variables from outside.
struct Found<'u> {
    unit: &'u Analyzed,
    items: Span,
    places: BTreeMap<VarId, Places>,
    /// The number of regions so far.
    number: usize,
}

#[derive(Default)]
struct Places {
    /// The first change by work items, for themselves.
    changed: Option<Span>,
    /// The first change by code that is executed once for the group.
    changed_by_group: Option<Span>,
    /// The loops over work items that use it.
    regions: Vec<usize>,
    /// True if one of them is in a loop.
    is_repeated: bool,
    /// True if code that is executed once for the group uses it.
    in_group_code: bool,
}

impl Found<'_> {
    fn list(&mut self, regions: &[Region<'_>], is_repeated: bool) {
        for region in regions {
            match region {
                Region::Items { stmts, .. } => {
                    self.number += 1;
                    for stmt in stmts {
                        self.unit.walk(stmt, &mut |inner| self.items_use(inner, is_repeated));
                    }
                }
                Region::Group(stmt) => self.unit.walk(stmt, &mut |inner| self.group_uses(inner)),
                Region::Control(Control { stmt, bodies, .. }) => {
                    self.group_uses(stmt);
                    let is_loop = stmt.is_loop();
                    for body in bodies {
                        self.list(body, is_repeated || is_loop);
                    }
                }
                Region::Barrier(_) => {}
            }
        }
    }

    fn items_use(&mut self, stmt: &Stmt, is_repeated: bool) {
        for used in self.unit.uses(stmt) {
            let number = self.number;
            let is_change = changes(self.unit, used);
            let Some(places) = self.of(used) else { continue };
            if is_change {
                places.changed = places.changed.or(Some(used.span));
            }
            if places.regions.last() != Some(&number) {
                places.regions.push(number);
            }
            places.is_repeated |= is_repeated;
        }
    }

    fn group_uses(&mut self, stmt: &Stmt) {
        for used in self.unit.uses(stmt) {
            let is_change = changes(self.unit, used);
            if let Some(places) = self.of(used) {
                places.in_group_code = true;
                if is_change {
                    places.changed_by_group = places.changed_by_group.or(Some(used.span));
                }
            }
        }
    }

    /// The record of a variable from outside that is no memory of the group or the device.
    fn of(&mut self, used: &Use) -> Option<&mut Places> {
        let unit = self.unit;
        let variable = unit.variable(used.variable);
        let attributes = unit.attributes_of(used.variable);
        let ty = unit.ty(variable.ty);
        let is_own = !self.items.contains(variable.name_span)
            && matches!(variable.scope, Scope::Local | Scope::Parameter)
            && !attributes.is_shared
            && !attributes.is_exclusive
            && !ty.is_reference()
            && (!used.through || ty.is_array());
        is_own.then(|| self.places.entry(used.variable).or_default())
    }
}

/// True if a use may change its variable. `v[0]` with an operator of a class that gives a reference is a change where that
/// is written to, or kept.
fn changes(unit: &Analyzed, used: &Use) -> bool {
    let is_only_read = || matches!(unit.course(used).0, Fate::Named | Fate::Read);
    used.access.may_write() && !(used.access == Access::Escape && is_only_read())
}
