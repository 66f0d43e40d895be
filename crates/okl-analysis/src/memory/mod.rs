//! Points-to analysis: the memory spaces and objects that a place or a pointer may refer to.
//!
//! The analysis works by unification within a function (Steensgaard, "Points-to Analysis in Almost Linear Time", POPL
//! 1996); each call instantiates a copy of the callee's scheme, as Hindley-Milner type inference does for polymorphic
//! types. Within a function, all places that one pointer may refer to form one *class*, and `p = q` merges the classes
//! behind `p` and `q`. This matches languages in which the memory space is part of a pointer's type: a pointer has one
//! memory space for its lifetime, but each call may pass pointers to others.
//!
//! ```text
//! float *p = s;      the class behind `p` is that of `s`
//! v.values = p;      the class behind a field is one for all objects of its class
//! get(p)             a copy of the classes of `get`, merged with that behind `p`
//! ```
//!
//! Classes form a lattice by inclusion of their objects: from the empty set (no pointer ever leads there), over sets of
//! named objects, to [`MemoryObject::Unknown`]. There is neither iteration to a fixed point nor a cut-off: functions
//! are processed after their callees, and mutually recursive functions share one instance.

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

/// A named object in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MemoryObject {
    /// A variable.
    Variable(VarId),
    /// The memory behind a pointer that a kernel receives, as a parameter or in the named field of one.
    Argument(VarId),
    /// A string constant.
    StringLiteral,
    /// Unknown memory: the pointer was made from a number, or comes from code that is not visible.
    Unknown,
}

impl MemoryObject {
    /// The memory space of the object; `None` if it is unknown.
    pub fn space(self, unit: &Unit) -> Option<Space> {
        match self {
            MemoryObject::Variable(id) => Some(home_of(unit, id)),
            MemoryObject::Argument(_) => Some(Space::Global),
            MemoryObject::StringLiteral => Some(Space::Constant),
            MemoryObject::Unknown => None,
        }
    }
}

/// The memory space of a variable.
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

/// The results of the points-to analysis. Each function has one view, in which the memory behind its parameters is
/// open: callers decide about it.
#[derive(Debug, Default)]
pub struct Memory {
    cells: Cells,
    /// The class of each variable; for a reference, the class of the place it refers to.
    variables: Vec<Option<Cell>>,
    /// The class in which each expression lies, if it is a place.
    regions: Vec<Option<Cell>>,
    /// The class that the value of each expression leads to, if it leads anywhere.
    leads: Vec<Option<Cell>>,
    schemes: FxHashMap<FunctionId, Scheme>,
    clashes: Vec<Clash>,
    /// The classes that the callers of functions decide about.
    open: FxHashSet<Cell>,
    /// The classes whose addresses were converted to numbers; a pointer that is made from a number may lead to any of
    /// them.
    numbered: Vec<Cell>,
}

/// The effects of a function on pointers, in terms of its own classes. Calls instantiate it.
#[derive(Debug)]
struct Scheme {
    /// For each parameter, the class that its value leads to; for a reference, the class it refers to.
    params: Vec<Cell>,
    /// The class of the object of a method.
    object: Cell,
    /// The class that the result leads to or, for a reference, refers to.
    result: Cell,
    /// The calls in its body.
    calls: Vec<CallSite>,
}

/// A call of a function that has a body.
#[derive(Debug)]
struct CallSite {
    call: ExprId,
    function: FunctionId,
    /// Pairs of a class of the callee and the class of the caller that stands for it.
    classes: Vec<(Cell, Cell)>,
}

/// An assignment that makes a pointer lead to a second memory space.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Clash {
    function: Option<FunctionId>,
    variable: VarId,
    value: Span,
}

impl Memory {
    /// The objects that an expression may designate, as far as its function shows.
    ///
    /// Empty if only callers decide, or if no pointer ever leads there.
    pub fn place(&self, id: ExprId) -> &[MemoryObject] {
        self.regions[id.0 as usize].map_or(&[], |cell| self.cells.homes(cell))
    }

    /// The objects that the value of an expression may lead to, as [`Memory::place`].
    pub fn target(&self, id: ExprId) -> &[MemoryObject] {
        self.leads[id.0 as usize].map_or(&[], |cell| self.cells.homes(cell))
    }

    /// All objects that an expression may designate; `None` if callers decide or a pointer was made from a number.
    pub fn certain_place(&self, id: ExprId) -> Option<&[MemoryObject]> {
        self.certain(self.regions[id.0 as usize]?)
    }

    /// All objects that the value of an expression may lead to; `None` if callers decide or a pointer was made from a
    /// number.
    pub fn certain_target(&self, id: ExprId) -> Option<&[MemoryObject]> {
        self.certain(self.leads[id.0 as usize]?)
    }

    fn certain(&self, cell: Cell) -> Option<&[MemoryObject]> {
        let homes = self.cells.homes(cell);
        let is_open = self.open.contains(&self.cells.root(cell));
        (!is_open && !homes.is_empty() && !homes.contains(&MemoryObject::Unknown)).then_some(homes)
    }

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

    /// True if two places may lie in the same memory; false if no pointer may lead to both.
    pub fn may_lie_together(&self, one: ExprId, other: ExprId) -> bool {
        let cell = |id: ExprId| self.regions[id.0 as usize].map(|cell| self.cells.root(cell));
        let (Some(one), Some(other)) = (cell(one), cell(other)) else { return true };
        one == other
    }

    /// The objects that a pointer variable may lead to, or a reference may refer to, as [`Memory::place`].
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
