//! Queries that need the results of the points-to analysis and other analyses.

use super::cells::Cell;
use super::{Memory, MemoryObject};
use crate::Analyzed;
use crate::indirection::Indirection;
use okl_model::{ExprId, VarId};
use std::collections::BTreeSet;

impl Analyzed {
    /// The results of the points-to analysis.
    pub fn memory(&self) -> &Memory {
        self.cache.memory.get_or_init(|| Memory::new(self))
    }

    /// The variables whose addresses a pointer, a reference or an object may hold, by any value that is ever assigned
    /// to it.
    pub fn leads_to(&self, id: VarId) -> BTreeSet<VarId> {
        let reached = self.memory().reached_from(self, id);
        let variable =
            |home: &MemoryObject| if let MemoryObject::Variable(id) = *home { Some(id) } else { None };
        reached.iter().chain(self.memory().behind(self, id)).filter_map(variable).collect()
    }
}

impl Memory {
    /// True if the result of a call may mean the same place as another expression. False if their classes are known and
    /// different.
    pub(crate) fn may_give_back(
        &self,
        unit: &Analyzed,
        call: (ExprId, Indirection),
        place: (ExprId, Indirection),
    ) -> bool {
        let is_object = |id: ExprId| !unit.type_of(id).is_pointer() && !unit.type_of(id).is_array();
        let cell = |(id, meant): (ExprId, Indirection)| match meant {
            Indirection::Place => self.regions[id.0 as usize],
            // The pointers in an object lead where its fields do.
            Indirection::Address(_) if is_object(id) => None,
            Indirection::Address(times) => {
                // An array leads to its elements, which need one more pointer to follow.
                let times = times + u32::from(unit.type_of(unit.peeled(id)).is_array());
                let leads = self.leads[id.0 as usize];
                (1..times).fold(leads, |cell, _| cell.and_then(|cell| self.cells.known_contents(cell)))
            }
        };
        let is_unknown = |cell: Cell| self.cells.objects(cell).contains(&MemoryObject::Unknown);
        let Some(place) = cell(place).filter(|cell| !is_unknown(*cell)) else { return true };
        match cell(call) {
            Some(result) => self.cells.root(result) == self.cells.root(place) || is_unknown(result),
            None if call.1 != Indirection::Place && is_object(call.0) => {
                self.may_hold(unit, unit.type_of(call.0).value(), place)
            }
            None => true,
        }
    }
}
