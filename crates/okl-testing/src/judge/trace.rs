//! What a run really did.

use super::memory::{ObjectId, Origin};
use okl_model::{ExprId, VarId};
use std::collections::{BTreeMap, BTreeSet};

/// What a run really did.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// Accesses to memory that work items share, in the order they happened.
    pub accesses: Vec<Access>,
    /// What was done under which name, whatever memory it lies in.
    pub named: BTreeSet<Named>,
    /// Where each expression whose value is a pointer led to.
    pub points_to: BTreeMap<ExprId, BTreeSet<Target>>,
}

/// One access to one number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Access {
    /// The work item.
    pub item: usize,
    /// How many barriers of the program it had passed.
    pub phase: usize,
    /// How often the work items had waited, at barriers of any kind: equal ones may happen at once.
    pub stretch: usize,
    /// What did it: the expression that names the place.
    pub expression: ExprId,
    /// The statement of the kernel in whose course it happened.
    pub statement: StatementId,
    /// The object.
    pub object: ObjectId,
    /// Where that comes from.
    pub origin: Origin,
    /// Which number of it.
    pub cell: usize,
    /// Whether it was written.
    pub writes: bool,
    /// Whether that was one step with `@atomic`.
    pub atomic: bool,
}

/// A statement of a program, with expressions of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StatementId(pub usize);

/// Something done under a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Named {
    /// In the course of which statement, calls included.
    pub statement: StatementId,
    /// What is named.
    pub variable: VarId,
    /// Where.
    pub name: ExprId,
    /// Whether a pointer that lies there had to be followed.
    pub indirect: bool,
    /// Whether something was written.
    pub writes: bool,
    /// Whether that is an address, to which somebody may go on.
    pub is_address: bool,
}

/// Where a pointer leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    /// Nowhere.
    Null,
    /// Into an object from there.
    Into(Origin),
}

/// Two accesses by different work items to one number with no barrier between them, at least one of them a write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    /// The one that happened first.
    pub first: Access,
    /// The other one.
    pub second: Access,
}

impl Trace {
    /// The pairs of accesses that no barrier of the program orders; one for each pair of expressions.
    ///
    /// With [`super::program::Waits::Everywhere`] this is exact: the run goes as the loops of C++ do, and when none of
    /// its accesses race, no order of the work items can change what it computes.
    pub fn races(&self) -> Vec<Race> {
        self.pairs(|access| access.phase)
    }

    /// The pairs that the kernel itself leaves without an order, within one loop over work items: no barrier helps.
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
