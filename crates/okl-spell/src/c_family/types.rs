//! The kinds of values that initialisation distinguishes.

use crate::job::Job;
use okl_model::{Ty, TypeKind};

/// The structure of a value of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Made {
    /// A scalar: a number or an address.
    Scalar,
    /// A vector that is native to the target, with its number of elements.
    Vector(usize),
    /// An aggregate of fields or elements.
    Parts,
}

impl Made {
    /// The kind of values of a type.
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
