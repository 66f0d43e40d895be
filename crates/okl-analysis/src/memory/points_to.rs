//! The results of the points-to analysis.

use super::cells::{Cell, Cells};
use super::object::MemoryObject;
use okl_model::{ExprId, FunctionId, Unit, VarId};
use okl_source::Span;
use rustc_hash::{FxHashMap, FxHashSet};

/// The results of the points-to analysis. Each function has one view, in which the memory behind its parameters is
/// open: callers decide about it.
#[derive(Debug, Default)]
pub struct Memory {
    pub(super) cells: Cells,
    /// The class of each variable; for a reference, the class of the place it refers to.
    pub(super) variables: Vec<Option<Cell>>,
    /// The class in which each expression lies, if it is a place.
    pub(super) regions: Vec<Option<Cell>>,
    /// The class that the value of each expression leads to, if it leads anywhere.
    pub(super) leads: Vec<Option<Cell>>,
    pub(super) schemes: FxHashMap<FunctionId, Scheme>,
    pub(super) clashes: Vec<Clash>,
    /// The classes that the callers of functions decide about.
    pub(super) open: FxHashSet<Cell>,
    /// The classes whose addresses were converted to numbers; a pointer that is made from a number may lead to any of
    /// them.
    pub(super) numbered: Vec<Cell>,
}

/// The effects of a function on pointers, in terms of its own classes. Calls instantiate it.
#[derive(Debug)]
pub(super) struct Scheme {
    /// For each parameter, the class that its value leads to; for a reference, the class it refers to.
    pub(super) params: Vec<Cell>,
    /// The class of the object of a method.
    pub(super) object: Cell,
    /// The class that the result leads to or, for a reference, refers to.
    pub(super) result: Cell,
    /// The calls in its body.
    pub(super) calls: Vec<CallSite>,
}

/// A call of a function that has a body.
#[derive(Debug)]
pub(super) struct CallSite {
    pub(super) call: ExprId,
    pub(super) function: FunctionId,
    /// Pairs of a class of the callee and the class of the caller that stands for it.
    pub(super) classes: Vec<(Cell, Cell)>,
}

/// An assignment that makes a pointer lead to a second memory space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Clash {
    pub(super) function: Option<FunctionId>,
    pub(super) variable: VarId,
    pub(super) value: Span,
}

impl Memory {
    /// The objects that an expression may designate, as far as its function shows.
    ///
    /// Empty if only callers decide, or if no pointer ever leads there.
    pub fn place(&self, id: ExprId) -> &[MemoryObject] {
        self.regions[id.0 as usize].map_or(&[], |cell| self.cells.objects(cell))
    }

    /// The objects that the value of an expression may lead to, as [`Memory::place`].
    pub fn target(&self, id: ExprId) -> &[MemoryObject] {
        self.leads[id.0 as usize].map_or(&[], |cell| self.cells.objects(cell))
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

    pub(super) fn certain(&self, cell: Cell) -> Option<&[MemoryObject]> {
        let objects = self.cells.objects(cell);
        let is_open = self.open.contains(&self.cells.root(cell));
        (!is_open && !objects.is_empty() && !objects.contains(&MemoryObject::Unknown)).then_some(objects)
    }

    /// True if two places may lie in the same memory; false if no pointer may lead to both.
    pub fn may_lie_together(&self, one: ExprId, other: ExprId) -> bool {
        let cell = |id: ExprId| self.regions[id.0 as usize].map(|cell| self.cells.root(cell));
        let (Some(one), Some(other)) = (cell(one), cell(other)) else { return true };
        one == other
    }

    /// The objects that a pointer variable may lead to, or a reference may refer to, as [`Memory::place`].
    pub fn behind(&self, unit: &Unit, id: VarId) -> &[MemoryObject] {
        self.cell_behind(unit, id).map_or(&[], |cell| self.cells.objects(cell))
    }

    /// All objects that a pointer variable may lead to, or a reference may refer to, as [`Memory::certain_target`].
    pub fn certain_behind(&self, unit: &Unit, id: VarId) -> Option<&[MemoryObject]> {
        self.certain(self.cell_behind(unit, id)?)
    }

    pub(super) fn cell_behind(&self, unit: &Unit, id: VarId) -> Option<Cell> {
        let own = self.variables[id.0 as usize]?;
        match unit.ty(unit.variable(id).ty).is_reference() {
            true => Some(own),
            false => self.cells.known_contents(own),
        }
    }
}
