//! Objects, places in them, and who got there under which name.

use super::Stop;
use super::types::Ty;
use super::value::Value;
use okl_model::{ExprId, VarId};
use std::rc::Rc;

/// Names an object of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ObjectId(pub usize);

/// A place in an object.
#[derive(Clone, Debug)]
pub struct Address {
    /// The object.
    pub object: ObjectId,
    /// Which of its numbers is the first one.
    pub cell: usize,
    /// The numbers of the array that a pointer to here may move in: from the first to behind the last.
    pub array: (usize, usize),
    /// The names that lead here.
    pub via: Option<Rc<Via>>,
}

/// A name that leads to a place: that of the function that runs, and those of its callers behind it.
#[derive(Clone, Debug)]
pub struct Via {
    /// How many calls deep the name stands.
    pub depth: usize,
    /// Which statement was run there: what is kept for longer is not its doing.
    pub moment: u64,
    /// What is named.
    pub variable: VarId,
    /// Where.
    pub name: ExprId,
    /// Whether a pointer that lies there had to be followed.
    pub indirect: bool,
    /// The names of the callers.
    pub outer: Option<Rc<Via>>,
}

/// Where an object comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// A `@shared` variable.
    Shared(VarId),
    /// What an argument of the kernel points to, by the parameter that got it first.
    Argument(VarId),
    /// A variable at file scope.
    Global(VarId),
    /// A variable of one work item.
    Variable(VarId),
    /// A copy that a lambda keeps; it does not change.
    Kept(VarId),
    /// Something without a name.
    Temporary,
}

impl Origin {
    /// Whether other work items may get there.
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
    /// The names of the callers of a function that is `depth` deep.
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
    /// Makes an object; where it has no first values, it holds nothing.
    pub fn make(&mut self, origin: Origin, leaves: Vec<Ty>, cells: Option<Vec<Value>>) -> Address {
        let cells = cells.unwrap_or_else(|| vec![Value::Nothing; leaves.len()]);
        let object = ObjectId(self.objects.len());
        let array = (0, cells.len());
        self.objects.push(Object { origin, cells, leaves: Rc::new(leaves), is_alive: true });
        Address { object, cell: 0, array, via: None }
    }

    /// Ends the life of an object.
    pub fn end(&mut self, object: ObjectId) {
        self.objects[object.0].is_alive = false;
    }

    /// Where an object comes from.
    pub fn origin(&self, object: ObjectId) -> Origin {
        self.objects[object.0].origin
    }

    /// All an object holds.
    pub fn content(&self, object: ObjectId) -> &[Value] {
        &self.objects[object.0].cells
    }

    /// What lies at a place of that type, `leaves` taken apart.
    pub fn load(&self, place: &Address, leaves: &[Ty]) -> Result<Vec<Value>, Stop> {
        let object = self.checked(place, leaves)?;
        Ok(object.cells[place.cell..place.cell + leaves.len()].to_vec())
    }

    /// Puts values to a place.
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
    /// The place of a part: `size` numbers from `offset` on.
    pub(super) fn part(&self, offset: usize, size: usize) -> Address {
        let cell = self.cell + offset;
        Address { cell, array: (cell, cell + size), ..self.clone() }
    }

    /// The place `by` elements further on, in the same array; the one behind the last may be named.
    pub(super) fn moved(&self, by: i128, size: usize) -> Result<Address, Stop> {
        let cell = self.cell as i128 + by * size as i128;
        if cell < self.array.0 as i128 || cell > self.array.1 as i128 {
            return Err(Stop::undefined(format!("a pointer leaves its array by {by} elements")));
        }
        Ok(Address { cell: cell as usize, ..self.clone() })
    }

    /// Whether two places are the same one.
    pub(super) fn is(&self, other: &Address) -> bool {
        (self.object, self.cell) == (other.object, other.cell)
    }
}
