//! Accesses to memory that several work items can see.

use super::element::{Dependence, Elements};
use okl_model::{Accessed, VarId};
use std::collections::BTreeMap;

/// One access.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct HazardAccess {
    pub(super) memory: Memory,
    pub(super) kind: AccessKind,
    /// The number of the private element that is accessed; `None` if other work items may access it as well.
    pub(super) own: Option<u32>,
    /// The access as it is reported.
    pub(super) site: Accessed,
}

/// The memory of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Memory {
    /// One `@shared` variable.
    Shared(VarId),
    /// The memory behind one `@restrict` pointer.
    Restricted(VarId),
    /// The memory behind another pointer argument; it may be the same for two of them.
    Global(VarId),
    /// The memory behind an unknown pointer: any of the above.
    Anywhere,
}

/// The kind of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum AccessKind {
    Read,
    Write,
    AtomicWrite,
}

impl Memory {
    fn may_be(self, other: Memory) -> bool {
        match (self, other) {
            (Memory::Anywhere, _) | (_, Memory::Anywhere) => true,
            (Memory::Global(_), Memory::Global(_)) => true,
            (Memory::Shared(a), Memory::Shared(b)) | (Memory::Restricted(a), Memory::Restricted(b)) => a == b,
            (Memory::Shared(_) | Memory::Restricted(_) | Memory::Global(_), _) => false,
        }
    }
}

impl AccessKind {
    fn conflicts_with(self, later: AccessKind) -> bool {
        match (self, later) {
            (AccessKind::Read, AccessKind::Read) | (AccessKind::AtomicWrite, AccessKind::AtomicWrite) => {
                false
            }
            (AccessKind::Read | AccessKind::Write | AccessKind::AtomicWrite, _) => true,
        }
    }
}

/// The accesses since the last barrier. For each memory, kind and element, only the latest is kept.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Pending(BTreeMap<(Memory, AccessKind), BTreeMap<Option<u32>, Accessed>>);

impl Pending {
    pub(super) fn add(&mut self, access: HazardAccess) {
        self.0.entry((access.memory, access.kind)).or_default().insert(access.own, access.site);
    }

    pub(super) fn extend(&mut self, accesses: &StatementAccesses) {
        for access in accesses.iter() {
            self.add(access.clone());
        }
    }

    pub(super) fn join(&mut self, other: Pending) {
        for (key, sites) in other.0 {
            self.0.entry(key).or_default().extend(sites);
        }
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// The pending access with which a later one conflicts, if there is one.
    pub(super) fn met_by(&self, later: &HazardAccess) -> Option<&Accessed> {
        let met = self
            .0
            .iter()
            .filter(|((memory, kind), _)| memory.may_be(later.memory) && kind.conflicts_with(later.kind));
        met.into_iter().find_map(|((memory, _), sites)| {
            let same = |own: &Option<u32>| {
                *memory == later.memory && *memory != Memory::Anywhere && own.is_some() && *own == later.own
            };
            sites.iter().find(|(own, _)| !same(own)).map(|(_, site)| site)
        })
    }

    /// Keeps the accesses for whose places `keep` is true.
    pub(super) fn retain(&mut self, keep: impl Fn(&Accessed) -> bool) {
        self.0.retain(|_, sites| {
            sites.retain(|_, site| keep(site));
            !sites.is_empty()
        });
    }

    /// Elements that depend on a value which has changed are no longer private to a work item.
    pub(super) fn forget(&mut self, elements: &Elements, changes: impl Fn(Dependence) -> bool) {
        for sites in self.0.values_mut() {
            let gone: Vec<u32> = sites
                .keys()
                .flatten()
                .copied()
                .filter(|own| elements.get(*own).depends_on(&changes))
                .collect();
            for own in gone {
                let site = sites.remove(&Some(own)).expect("it was there just now");
                sites.insert(None, site);
            }
        }
    }
}

/// The accesses of a statement in source order; for each memory, kind and element, only the first is kept.
#[derive(Debug, Default)]
pub(super) struct StatementAccesses(Vec<HazardAccess>);

impl StatementAccesses {
    pub(super) fn new(all: Vec<HazardAccess>) -> StatementAccesses {
        let mut known = rustc_hash::FxHashSet::default();
        StatementAccesses(
            all.into_iter().filter(|access| known.insert((access.memory, access.kind, access.own))).collect(),
        )
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &HazardAccess> {
        self.0.iter()
    }
}
