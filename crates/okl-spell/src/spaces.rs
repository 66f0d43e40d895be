//! The words that pointers have for memories, on targets whose pointers say where they lead.
//!
//! C++ has one kind of pointer; OpenCL C and Metal have one for each memory. `okl_analysis::memory` knows where each
//! leads.

use okl_analysis::Analyzed;
use okl_model::{Ty, TypeKind, VarId};
pub(crate) use okl_target::{Memories, Space};

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

/// The word before a pointer field, or a pointer in group memory: where all objects of its class, and all work items,
/// have it lead.
pub(crate) fn of_field(unit: &Analyzed, id: VarId) -> Space {
    let homes = unit.memory().behind(unit, id);
    homes.iter().find_map(|home| home.space(unit)).unwrap_or(Space::Global)
}
