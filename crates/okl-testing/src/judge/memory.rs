//! Objects, places in them, and the names through which they were reached.

use super::Stop;
use super::types::Ty;
use super::value::Value;
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

/// All objects of a run.
#[derive(Debug, Default)]
pub struct Memory {
    objects: Vec<Object>,
}

#[derive(Debug)]
struct Object {
    origin: Origin,
    cells: Vec<Value>,
    leaves: Rc<Vec<Ty>>,
    is_alive: bool,
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

impl Memory {
    /// Creates an object; without initial values its cells are uninitialized.
    pub fn make(&mut self, origin: Origin, leaves: Vec<Ty>, cells: Option<Vec<Value>>) -> Address {
        let cells = cells.unwrap_or_else(|| vec![Value::Nothing; leaves.len()]);
        let object = ObjectId(self.objects.len());
        let array = (0, cells.len());
        self.objects.push(Object { origin, cells, leaves: Rc::new(leaves), is_alive: true });
        Address { object, cell: 0, array, via: None }
    }

    /// Ends the lifetime of an object.
    pub fn end(&mut self, object: ObjectId) {
        self.objects[object.0].is_alive = false;
    }

    /// The origin of an object.
    pub fn origin(&self, object: ObjectId) -> Origin {
        self.objects[object.0].origin
    }

    /// All cells of an object.
    pub fn content(&self, object: ObjectId) -> &[Value] {
        &self.objects[object.0].cells
    }

    /// The cells at a place; `leaves` are their scalar types.
    pub fn load(&self, place: &Address, leaves: &[Ty]) -> Result<Vec<Value>, Stop> {
        let object = self.checked(place, leaves)?;
        Ok(object.cells[place.cell..place.cell + leaves.len()].to_vec())
    }

    /// Stores values at a place.
    pub fn store(&mut self, place: &Address, leaves: &[Ty], values: Vec<Value>) -> Result<(), Stop> {
        self.checked(place, leaves)?;
        if values.len() != leaves.len() {
            return Err(Stop::refused("a value that does not fit its place"));
        }
        let cells = &mut self.objects[place.object.0].cells;
        cells[place.cell..place.cell + leaves.len()].clone_from_slice(&values);
        Ok(())
    }

    fn checked(&self, place: &Address, leaves: &[Ty]) -> Result<&Object, Stop> {
        let object = &self.objects[place.object.0];
        if !object.is_alive {
            return Err(Stop::undefined(format!("an access to {:?}, which is gone", object.origin)));
        }
        let end = place.cell + leaves.len();
        if place.cell < place.array.0 || end > place.array.1 {
            let (low, high) = place.array;
            return Err(Stop::undefined(format!(
                "an access to {:?} at {} outside of {low}..{high}",
                object.origin, place.cell
            )));
        }
        if object.leaves[place.cell..end] != *leaves {
            return Err(Stop::refused("an object is used as one of another type"));
        }
        Ok(object)
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
