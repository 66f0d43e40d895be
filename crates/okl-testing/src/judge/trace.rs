//! The record of a run.

use super::address::{ObjectId, Origin};
use okl_model::{ExprId, VarId};
use std::collections::{BTreeMap, BTreeSet};

/// The accesses of a run.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// The accesses to shared memory, in execution order.
    pub accesses: Vec<Access>,
    /// The accesses through each name, whatever memory they are to.
    pub named: BTreeSet<Named>,
    /// The targets of each pointer expression.
    pub points_to: BTreeMap<ExprId, BTreeSet<Target>>,
}

/// One access to one cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Access {
    /// The work item.
    pub item: usize,
    /// The number of barriers of the program that it had passed.
    pub phase: usize,
    /// The number of barriers of any kind that the work items had passed; accesses with the same number may be
    /// concurrent.
    pub stretch: usize,
    /// The expression that designates the place.
    pub expression: ExprId,
    /// The statement of the kernel that contains it, calls included.
    pub statement: StatementId,
    /// The object.
    pub object: ObjectId,
    /// The origin of the object.
    pub origin: Origin,
    /// The index of the cell.
    pub cell: usize,
    /// True for a write.
    pub writes: bool,
    /// True if it was part of an `@atomic` update.
    pub atomic: bool,
}

/// The id of a statement with expressions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StatementId(pub usize);

/// An access through a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Named {
    /// The statement that contains it, calls included.
    pub statement: StatementId,
    /// The named variable.
    pub variable: VarId,
    /// The expression of the name.
    pub name: ExprId,
    /// True if a pointer stored in the variable was dereferenced.
    pub indirect: bool,
    /// True for a write.
    pub writes: bool,
    /// True if the accessed value is an address, which may be dereferenced later.
    pub is_address: bool,
}

/// The target of a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    /// None: the null pointer.
    Null,
    /// An object of that origin.
    Into(Origin),
}

/// A hazard: two accesses by different work items to one cell with no barrier between them, at least one of them a
/// write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    /// The access that happened first.
    pub first: Access,
    /// The other one.
    pub second: Access,
}

impl Trace {
    /// The hazards: pairs of accesses that no barrier of the program orders; one for each pair of expressions.
    ///
    /// With [`super::program::Waits::Everywhere`] this is exact: the run follows the sequential order of C++ loops, and
    /// if it has no hazards, the result is the same for every order of the work items.
    pub fn races(&self) -> Vec<Race> {
        self.pairs(|access| access.phase)
    }

    /// The hazards within one loop over work items, which no barrier can remove.
    pub fn mistakes(&self) -> Vec<Race> {
        self.pairs(|access| access.stretch)
    }

    fn pairs(&self, when: impl Fn(&Access) -> usize) -> Vec<Race> {
        let mut places: BTreeMap<(usize, ObjectId, usize), Vec<&Access>> = BTreeMap::new();
        for access in &self.accesses {
            places.entry((when(access), access.object, access.cell)).or_default().push(access);
        }
        let mut known = BTreeSet::new();
        let mut found = Vec::new();
        for accesses in places.values() {
            for (at, first) in accesses.iter().enumerate() {
                for second in &accesses[at + 1..] {
                    let meet = first.item != second.item
                        && (first.writes || second.writes)
                        && !(first.atomic && second.atomic);
                    if meet && known.insert((first.expression, second.expression)) {
                        found.push(Race { first: (*first).clone(), second: (*second).clone() });
                    }
                }
            }
        }
        found
    }
}
