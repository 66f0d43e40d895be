//! What values of a type are made of.

use okl_model::{Ty, TypeKind, Vector};

/// What a value of a type is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Made {
    /// Of one number, or of an address.
    Scalar,
    /// Of so many numbers, for which the target has a type.
    Vector(usize),
    /// Of fields or elements.
    Parts,
}

impl Made {
    /// What a type is.
    pub(super) fn of(ty: Ty<'_>) -> Made {
        if let Some(vector) = Vector::named(ty.canonical.trim_start_matches("const ")) {
            return Made::Vector(vector.width);
        }
        match ty.kind {
            TypeKind::Record | TypeKind::Array { .. } => Made::Parts,
            TypeKind::Void
            | TypeKind::Bool
            | TypeKind::Int(_)
            | TypeKind::Float
            | TypeKind::Pointer(_)
            | TypeKind::Reference(_)
            | TypeKind::Enum
            | TypeKind::Function
            | TypeKind::Other => Made::Scalar,
        }
    }
}
