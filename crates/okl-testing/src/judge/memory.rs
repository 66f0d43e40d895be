//! The objects of a run.

pub use super::address::{Address, ObjectId, Origin, Via};

use super::stop::Stop;
use super::types::Ty;
use super::value::Value;
use std::rc::Rc;

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
