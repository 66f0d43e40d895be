//! Places in objects, and the names through which they were reached.

use super::stop::Stop;
use okl_model::{ExprId, VarId};
use std::rc::Rc;

/// The id of an object in a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ObjectId(pub usize);

/// A place in an object.
#[derive(Clone, Debug)]
pub struct Address {
    /// The object.
    pub object: ObjectId,
    /// The index of its first cell. A cell holds one scalar.
    pub cell: usize,
    /// The cells of the array that a pointer to this place may move in: start and end.
    pub array: (usize, usize),
    /// The names through which it was reached.
    pub via: Option<Rc<Via>>,
}

/// A name through which a place was reached: one in the running function, linked to those in its callers.
#[derive(Clone, Debug)]
pub struct Via {
    /// The call depth of the name.
    pub depth: usize,
    /// The moment of the statement that contains it. A later use of a stored address does not belong to the statement.
    pub moment: u64,
    /// The named variable.
    pub variable: VarId,
    /// The expression of the name.
    pub name: ExprId,
    /// True if a pointer stored in the variable was dereferenced.
    pub indirect: bool,
    /// The names in the callers.
    pub outer: Option<Rc<Via>>,
}

/// The origin of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// A `@shared` variable.
    Shared(VarId),
    /// The memory that an argument of the kernel points to, by the first parameter with this memory.
    Argument(VarId),
    /// A variable at file scope.
    Global(VarId),
    /// A variable of one work item.
    Variable(VarId),
    /// A copy that a lambda captures; it is immutable.
    Kept(VarId),
    /// A temporary.
    Temporary,
}

impl Origin {
    /// True if other work items may access the object.
    pub fn is_common(self) -> bool {
        match self {
            Origin::Shared(_) | Origin::Argument(_) | Origin::Global(_) => true,
            Origin::Variable(_) | Origin::Kept(_) | Origin::Temporary => false,
        }
    }
}

impl Via {
    /// The names in callers at a depth less than `depth`.
    pub(super) fn below(via: Option<&Rc<Via>>, depth: usize) -> Option<Rc<Via>> {
        let mut next = via.cloned();
        while let Some(via) = &next {
            if via.depth < depth {
                return next;
            }
            next = via.outer.clone();
        }
        None
    }
}

impl Address {
    /// The place of a part: `size` cells from `offset` on.
    pub(super) fn part(&self, offset: usize, size: usize) -> Address {
        let cell = self.cell + offset;
        Address { cell, array: (cell, cell + size), ..self.clone() }
    }

    /// The place `by` elements further on in the same array, or its end.
    pub(super) fn moved(&self, by: i128, size: usize) -> Result<Address, Stop> {
        let cell = self.cell as i128 + by * size as i128;
        if cell < self.array.0 as i128 || cell > self.array.1 as i128 {
            return Err(Stop::undefined(format!("a pointer leaves its array by {by} elements")));
        }
        Ok(Address { cell: cell as usize, ..self.clone() })
    }

    /// True if two places are the same.
    pub(super) fn is(&self, other: &Address) -> bool {
        (self.object, self.cell) == (other.object, other.cell)
    }
}

/// The binding of a name.
#[derive(Clone, Debug)]
pub enum Slot {
    /// An object.
    Object(Address),
    /// A reference that is bound to a place.
    Reference(Address),
}
