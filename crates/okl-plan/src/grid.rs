//! The numbers of groups and work items of a launch.

use crate::Count;
use okl_analysis::Analyzed;
use okl_model::{ExprId, LoopId, Stmt};
use okl_sema::structure::LoopPart;
use okl_sema::{AxisLoop, Nest};
use std::collections::{BTreeMap, BTreeSet};

/// The size of the launch of one nest: its numbers of groups and work items.
#[derive(Clone, Debug, PartialEq)]
pub struct Grid {
    /// The number of groups on each axis.
    pub outer: [Count; 3],
    /// The number of work items of a group on each axis.
    pub inner: [Count; 3],
    counts: BTreeMap<(LoopId, LoopPart), Count>,
    /// The loops that may have fewer iterations than the launch has on their axis.
    guarded: BTreeSet<(LoopId, LoopPart)>,
}

impl Grid {
    /// Takes the largest trip count on each axis.
    pub(crate) fn new(unit: &Analyzed, nest: &Nest) -> Grid {
        let mut counts = BTreeMap::new();
        let mut outer: [Option<Count>; 3] = [const { None }; 3];
        let mut inner: [Option<Count>; 3] = [const { None }; 3];
        for path in &nest.paths {
            for (axes, list) in [(&mut outer, &path.outer), (&mut inner, &path.inner)] {
                for l in list {
                    let found = count_of(unit, l);
                    if counts.insert((l.id, l.part), found.clone()).is_none() {
                        let axis = &mut axes[usize::from(l.axis.0)];
                        *axis = Some(match axis.take() {
                            Some(largest) => largest.max(unit, found),
                            None => found,
                        });
                    }
                }
            }
        }
        // `@max_inner_dims` is ignored if the trip counts are known.
        let is_known = inner.iter().flatten().all(|count| count.value().is_some());
        if let Some(given) = max_inner_dims(unit, unit.for_loop(nest.root)).filter(|_| !is_known) {
            inner = given.map(Some);
        }
        let full = |axes: [Option<Count>; 3]| axes.map(|axis| axis.unwrap_or(Count::ONE));
        let (outer, inner) = (full(outer), full(inner));
        let mut guarded = BTreeSet::new();
        for path in &nest.paths {
            for (axes, list) in [(&outer, &path.outer), (&inner, &path.inner)] {
                let is_smaller =
                    |l: &&AxisLoop| !counts[&(l.id, l.part)].is(unit, &axes[usize::from(l.axis.0)]);
                guarded.extend(list.iter().filter(is_smaller).map(|l| (l.id, l.part)));
            }
        }
        Grid { outer, inner, counts, guarded }
    }

    /// The trip count of a loop of the nest.
    ///
    /// # Panics
    /// If the loop belongs to another nest.
    pub fn count(&self, l: &AxisLoop) -> &Count {
        &self.counts[&(l.id, l.part)]
    }

    /// The number of work items of a group, if it is known.
    pub fn group_size(&self) -> Option<u64> {
        let product = |size: u64, axis: &Count| size.checked_mul(axis.value()?);
        self.inner.iter().try_fold(1, product).filter(|size| *size > 0)
    }

    /// True if a loop may have fewer iterations than the launch has on its axis; its body then needs a guard.
    pub fn is_guarded(&self, l: &AxisLoop) -> bool {
        self.guarded.contains(&(l.id, l.part))
    }
}

fn count_of(unit: &Analyzed, l: &AxisLoop) -> Count {
    let stmt = unit.for_loop(l.id);
    let header = stmt.as_for().and_then(|header| unit.count(header));
    let header = header.expect("check reports parallel loops that do not count");
    Count::of(unit, &header, l.part, unit.attributes_on(stmt).tile.map(|size| unit.expression(size)))
}

/// The sizes of `@max_inner_dims(x, y, z)`.
fn max_inner_dims(unit: &Analyzed, root: &Stmt) -> Option<[Count; 3]> {
    let given = unit.attributes_on(root).inner_dims.as_ref()?;
    let number = |value: &ExprId| {
        let value = unit.expression(*value).value.and_then(|value| u64::try_from(value).ok());
        value.map_or(Count::ONE, Count::Constant)
    };
    let mut sizes = given.iter().map(number);
    Some([(); 3].map(|()| sizes.next().unwrap_or(Count::ONE)))
}

#[cfg(test)]
mod tests;
