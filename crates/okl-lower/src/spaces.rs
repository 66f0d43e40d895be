//! The words that pointers have for memories, on targets whose pointers say where they lead.
//!
//! C++ has one kind of pointer; OpenCL C and Metal have one for each memory. `okl_analysis::memory` knows where each
//! leads.

pub use okl_analysis::memory::Space;
use okl_model::{Ty, TypeKind};

/// The words of a target for its memories.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpaceWords {
    /// `__global`
    pub global: &'static str,
    /// `__local`
    pub local: &'static str,
    /// `__private`
    pub private: &'static str,
    /// `__constant`
    pub constant: &'static str,
}

impl SpaceWords {
    /// The word for a memory.
    pub fn of(&self, space: Space) -> &'static str {
        match space {
            Space::Global => self.global,
            Space::Local => self.local,
            Space::Private => self.private,
            Space::Constant => self.constant,
        }
    }

    /// The words for memories that may change.
    pub(crate) fn written(&self) -> [&'static str; 3] {
        [self.global, self.local, self.private]
    }
}

/// Whether a parameter of this type is an address.
pub(crate) fn is_address(ty: Ty<'_>) -> bool {
    ty.is_pointer() || ty.is_array()
}

/// Whether a variable is another name for something.
pub(crate) fn is_reference(ty: Ty<'_>) -> bool {
    matches!(ty.kind, TypeKind::Reference(_))
}

/// Whether a variable is a pointer, or an array of them.
pub(crate) fn holds_pointers(ty: Ty<'_>) -> bool {
    match ty.kind {
        TypeKind::Pointer(_) => true,
        TypeKind::Array { of, .. } => holds_pointers(ty.at(of)),
        TypeKind::Void
        | TypeKind::Bool
        | TypeKind::Int(_)
        | TypeKind::Float
        | TypeKind::Reference(_)
        | TypeKind::Record
        | TypeKind::Enum
        | TypeKind::Function
        | TypeKind::Other => false,
    }
}
