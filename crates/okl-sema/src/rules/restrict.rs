//! `@restrict` speaks of pointers.

use super::Facts;
use okl_model::{Site, Type, TypeKind};
use okl_source::{Diagnostic, Span};

/// `restrict-not-pointer`: nothing to alias.
pub(super) fn pointers(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for attr in facts.unit.attributes.iter().filter(|attr| attr.name == "restrict") {
        out.extend(match &attr.site {
            Site::Variables(ids) => ids
                .iter()
                .map(|id| facts.unit.variable(*id))
                .find(|variable| !may_be_restricted(&variable.ty))
                .map(|variable| {
                    let what = format!("`@restrict` on `{}`, which is no pointer", variable.name);
                    mistake(what, &variable.ty, attr.span, variable.name_span)
                }),
            Site::Function(id) => Some(facts.unit.function(*id))
                .filter(|function| !may_be_restricted(&function.result))
                .map(|function| {
                    let what = format!("`@restrict` on `{}`, which returns no pointer", function.name);
                    mistake(what, &function.result, attr.span, function.name_span)
                }),
            Site::Nothing | Site::Loop(_) | Site::Alias(_) | Site::Statement(_) | Site::Empty(_) => None,
        });
    }
}

fn mistake(message: String, ty: &Type, attr: Span, place: Span) -> Diagnostic {
    Diagnostic::error("restrict-not-pointer", message, attr)
        .label(place, format!("the type is `{}`", ty.spelling))
        .help("remove `@restrict`; only pointers can lead to overlapping memory")
}

fn may_be_restricted(ty: &Type) -> bool {
    match ty.kind {
        TypeKind::Pointer(_) | TypeKind::Reference(_) | TypeKind::Array { .. } | TypeKind::Other => true,
        TypeKind::Void
        | TypeKind::Bool
        | TypeKind::Int(_)
        | TypeKind::Float
        | TypeKind::Record
        | TypeKind::Enum
        | TypeKind::Function => false,
    }
}
