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

mod aliases;
mod calls;
mod cells;
mod flow;
mod object;
mod places;
mod points_to;
mod reach;
mod statements;
mod versions;

pub use object::{MemoryObject, home_of};
pub use okl_model::Space;
pub use points_to::Memory;
pub use reach::Accessed;
pub use versions::{Mistake, Pointers, Version, Versions, declared};

#[cfg(test)]
mod tests;
