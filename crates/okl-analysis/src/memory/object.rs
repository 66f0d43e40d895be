//! Named objects in memory, and their memory spaces.

use crate::attribute_index::of_variable;
use okl_model::{Scope, Space, Unit, VarId};

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
