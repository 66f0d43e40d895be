//! Which memory, and which objects, a place or a pointer may lead to.
//!
//! One points-to analysis by unification (Steensgaard, "Points-to Analysis in Almost Linear Time", POPL 1996) inside of
//! a function; a call has its own copy of what the function does (as Hindley and Milner have it for types). So within a
//! function all places that one pointer may lead to are one *class*, and `p = q` makes one of the classes behind `p`
//! and `q`. That is what a language asks for whose types of pointers say the memory: a pointer has one for all its
//! life, but each call may hand over others.
//!
//! ```text
//! float *p = s;      the class behind `p` is that of `s`
//! v.values = p;      the class behind a field is one for all objects of its class
//! get(p)             a copy of the classes of `get`, merged with that behind `p`
//! ```
//!
//! Classes form a lattice by inclusion of their homes: from nothing (no pointer ever leads there), over the named
//! objects, to [`MemoryObject::Unknown`]. Nothing is iterated and nothing is cut off: functions come after those they call, and
//! those that call each other share one copy.

mod calls;
mod cells;
mod flow;
mod places;
mod reach;
mod statements;
mod versions;

pub use reach::Accessed;
pub use versions::{Mistake, Pointers, Version, Versions, declared};

use crate::Analyzed;
use crate::attribute_index::of_variable;
use crate::fate::Indirection;
use cells::{Cell, Cells};
pub use okl_model::Space;
use okl_model::{ExprId, FunctionId, Scope, Unit, VarId};
use okl_source::Span;
use rustc_hash::{FxHashMap, FxHashSet};

/// Something in memory that has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MemoryObject {
    /// A variable.
    Variable(VarId),
    /// What a pointer leads to that a kernel is handed, by itself or in the named field.
    Argument(VarId),
    /// A string constant.
    StringLiteral,
    /// Nobody can tell: the pointer was made of a number, or comes from code that is not there.
    Unknown,
}

impl MemoryObject {
    /// The memory it lies in.
    pub fn space(self, unit: &Unit) -> Option<Space> {
        match self {
            MemoryObject::Variable(id) => Some(home_of(unit, id)),
            MemoryObject::Argument(_) => Some(Space::Global),
            MemoryObject::StringLiteral => Some(Space::Constant),
            MemoryObject::Unknown => None,
        }
    }
}

/// The memory a variable lies in.
pub fn home_of(unit: &Unit, id: VarId) -> Space {
    let variable = unit.variable(id);
    match variable.scope {
        Scope::Global => Space::Constant,
        Scope::Field => Space::Global,
        Scope::Local | Scope::Parameter if of_variable(unit, &variable.attrs).is_shared => Space::Local,
        Scope::Local | Scope::Parameter => Space::Private,
        Scope::Unknown => Space::Unknown,
    }
}

/// Where everything leads: for each function one view, in which its parameters lead to what a caller hands over.
#[derive(Debug, Default)]
pub struct Memory {
    cells: Cells,
    /// Where each variable lies; what a reference refers to.
    variables: Vec<Option<Cell>>,
    /// Where each expression lies, if it is a place.
    regions: Vec<Option<Cell>>,
    /// Where the value of each expression leads, if it leads anywhere.
    leads: Vec<Option<Cell>>,
    schemes: FxHashMap<FunctionId, Scheme>,
    clashes: Vec<Clash>,
    /// The classes that callers of functions decide about.
    open: FxHashSet<Cell>,
    /// The classes whose addresses were made numbers: where a pointer that is made of a number may lead.
    numbered: Vec<Cell>,
}

/// What a function does to pointers, as its calls see it.
#[derive(Debug)]
struct Scheme {
    /// What it is handed, one for each parameter: where that leads, or what it refers to.
    params: Vec<Cell>,
    /// The object of a method.
    object: Cell,
    /// Where its result leads, or what that refers to.
    result: Cell,
    /// The calls in its body.
    calls: Vec<CallSite>,
}

/// A call of a function that has a body.
#[derive(Debug)]
struct CallSite {
    call: ExprId,
    function: FunctionId,
    /// The caller's classes for those of the function.
    classes: Vec<(Cell, Cell)>,
}

/// A pointer that is set to lead to two memories.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Clash {
    function: Option<FunctionId>,
    variable: VarId,
    value: Span,
}

impl Memory {
    /// What may lie where an expression lies, as far as its function knows by itself.
    ///
    /// Empty where only callers know, or where no pointer ever leads.
    pub fn place(&self, id: ExprId) -> &[MemoryObject] {
        self.regions[id.0 as usize].map_or(&[], |cell| self.cells.homes(cell))
    }

    /// What the value of an expression may lead to, as [`Memory::place`].
    pub fn target(&self, id: ExprId) -> &[MemoryObject] {
        self.leads[id.0 as usize].map_or(&[], |cell| self.cells.homes(cell))
    }

    /// All that may lie where an expression lies; none where callers or numbers decide.
    pub fn certain_place(&self, id: ExprId) -> Option<&[MemoryObject]> {
        self.certain(self.regions[id.0 as usize]?)
    }

    /// All that the value of an expression may lead to; none where callers or numbers decide.
    pub fn certain_target(&self, id: ExprId) -> Option<&[MemoryObject]> {
        self.certain(self.leads[id.0 as usize]?)
    }

    fn certain(&self, cell: Cell) -> Option<&[MemoryObject]> {
        let homes = self.cells.homes(cell);
        let is_open = self.open.contains(&self.cells.root(cell));
        (!is_open && !homes.is_empty() && !homes.contains(&MemoryObject::Unknown)).then_some(homes)
    }

    /// True if the result of a call may mean the same place as another expression: false where they lie, or lead, to
    /// classes that are apart.
    pub(crate) fn may_give_back(
        &self,
        unit: &Analyzed,
        call: (ExprId, Indirection),
        place: (ExprId, Indirection),
    ) -> bool {
        let is_object = |id: ExprId| !unit.type_of(id).is_pointer() && !unit.type_of(id).is_array();
        let cell = |(id, meant): (ExprId, Indirection)| match meant {
            Indirection::Place => self.regions[id.0 as usize],
            // The pointers of objects lead where their fields do.
            Indirection::Address(_) if is_object(id) => None,
            Indirection::Address(times) => {
                // An array leads to its elements, and those on.
                let times = times + u32::from(unit.type_of(unit.peeled(id)).is_array());
                let leads = self.leads[id.0 as usize];
                (1..times).fold(leads, |cell, _| cell.and_then(|cell| self.cells.known_contents(cell)))
            }
        };
        let is_unknown = |cell: Cell| self.cells.homes(cell).contains(&MemoryObject::Unknown);
        let Some(place) = cell(place).filter(|cell| !is_unknown(*cell)) else { return true };
        match cell(call) {
            Some(result) => self.cells.root(result) == self.cells.root(place) || is_unknown(result),
            None if call.1 != Indirection::Place && is_object(call.0) => {
                self.may_hold(unit, unit.type_of(call.0).value(), place)
            }
            None => true,
        }
    }

    /// True if two places may lie in the same memory: false where nothing leads to both.
    pub fn may_lie_together(&self, one: ExprId, other: ExprId) -> bool {
        let cell = |id: ExprId| self.regions[id.0 as usize].map(|cell| self.cells.root(cell));
        let (Some(one), Some(other)) = (cell(one), cell(other)) else { return true };
        one == other
    }

    /// What a pointer variable may lead to, or a reference refer to, as [`Memory::place`].
    pub fn behind(&self, unit: &Unit, id: VarId) -> &[MemoryObject] {
        self.cell_behind(unit, id).map_or(&[], |cell| self.cells.homes(cell))
    }

    fn cell_behind(&self, unit: &Unit, id: VarId) -> Option<Cell> {
        let own = self.variables[id.0 as usize]?;
        match unit.ty(unit.variable(id).ty).is_reference() {
            true => Some(own),
            false => self.cells.known_contents(own),
        }
    }
}

#[cfg(test)]
mod tests;
