//! What values of a type are made of.

use crate::job::Job;
use okl_model::{Ty, TypeKind};

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
    pub(super) fn of(job: &Job<'_>, ty: Ty<'_>) -> Made {
        if let Some(vector) = job.native_vector(ty) {
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
