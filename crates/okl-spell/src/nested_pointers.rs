//! Refuses pointers to pointers, for languages whose pointer types carry a memory space.
//!
//! ```text
//! float **rows;      two memory spaces, but one qualifier for them
//! ```

use crate::device_text::device_code;
use crate::job::Job;
use okl_model::{Scope, Ty, TypeKind, Variable};
use okl_plan::Unsupported;

/// Refuses them. Arrays of pointers stay: their own memory space is that of their declaration.
pub(crate) fn refuse(job: &mut Job<'_>) {
    let unit = job.unit;
    let device = device_code(job);
    let leads = |variable: &&Variable| {
        let ty = unit.ty(variable.ty);
        // `int *rows[4]` as a parameter is a pointer, too.
        let is_handed = variable.scope == Scope::Parameter && ty.is_array();
        leads_to_pointer(ty) || is_handed && holds_pointer(ty)
    };
    for variable in unit.variables.iter().filter(leads) {
        // The variables that clang declares implicitly for `for (float *row : rows)`.
        let is_implicit = unit.source(variable.name_span) != variable.name;
        if !is_implicit && device.contains(variable.name_span) {
            let what = Unsupported {
                construct: "a pointer to a pointer".into(),
                help: "use an array of pointers, or hand over the pointer itself and return the new one"
                    .into(),
            };
            job.unsupported(variable.name_span, &what);
        }
    }
}

fn leads_to_pointer(ty: Ty<'_>) -> bool {
    match ty.kind {
        TypeKind::Pointer(to) => holds_pointer(ty.at(to)),
        TypeKind::Reference(to) | TypeKind::Array { of: to, .. } => leads_to_pointer(ty.at(to)),
        TypeKind::Void
        | TypeKind::Bool
        | TypeKind::Int(_)
        | TypeKind::Float
        | TypeKind::Record
        | TypeKind::Enum
        | TypeKind::Function
        | TypeKind::Other => false,
    }
}

/// `float *`, `float *[4]`
fn holds_pointer(ty: Ty<'_>) -> bool {
    match ty.kind {
        TypeKind::Pointer(_) => true,
        TypeKind::Array { of, .. } => holds_pointer(ty.at(of)),
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
