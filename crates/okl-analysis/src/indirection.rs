//! The relation of an expression to a place: the place itself, or a pointer to it.

use okl_model::{ExprId, Unit};

/// The relation of an expression to a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Indirection {
    /// The expression designates the place or a part of it.
    Place,
    /// The value of the expression leads to the place by this number of pointers, at least one. An object that contains
    /// such a pointer counts as a pointer.
    Address(u32),
}

impl Indirection {
    /// The relation of an expression whose value leads to the place by `times` pointers. An array, or a parameter that
    /// is written as one, designates the memory of its elements, so it needs one pointer less.
    pub fn led_to(unit: &Unit, id: ExprId, times: u32) -> Indirection {
        let times = if unit.type_of(unit.peeled(id)).is_array() { times - 1 } else { times };
        if times == 0 { Indirection::Place } else { Indirection::Address(times) }
    }

    /// The relation of `*e`.
    pub(crate) fn followed(self) -> Option<Indirection> {
        match self {
            Indirection::Place => None,
            Indirection::Address(0 | 1) => Some(Indirection::Place),
            Indirection::Address(times) => Some(Indirection::Address(times - 1)),
        }
    }

    /// The relation of `&e`.
    pub(crate) fn addressed(self) -> Indirection {
        match self {
            Indirection::Place => Indirection::Address(1),
            Indirection::Address(times) => Indirection::Address(times + 1),
        }
    }
}
