//! `@restrict` speaks of pointers.

use super::Facts;
use okl_model::{Site, Type, TypeKind};
use okl_source::{Diagnostic, Span};

/// `restrict-not-pointer`: nothing to alias.
pub(super) fn pointers(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for attr in facts.unit.attributes.iter().filter(|attr| attr.name == "restrict") {
        let wrong = match &attr.site {
            Site::Variables(ids) => ids
                .iter()
                .map(|id| facts.unit.variable(*id))
                .find(|variable| !may_be_restricted(&variable.ty))
                .map(|variable| (variable.name.as_str(), &variable.ty, variable.name_span)),
            Site::Function(id) => Some(facts.unit.function(*id))
                .filter(|function| !may_be_restricted(&function.result))
                .map(|function| (function.name.as_str(), &function.result, function.name_span)),
            Site::Nothing | Site::Loop(_) | Site::Alias(_) | Site::Statement(_) | Site::Empty(_) => None,
        };
        if let Some((name, ty, place)) = wrong {
            out.push(mistake(name, ty, attr.span, place));
        }
    }
}

fn mistake(name: &str, ty: &Type, attr: Span, place: Span) -> Diagnostic {
    let found = Diagnostic::error(
        "restrict-not-pointer",
        format!("`@restrict` on `{name}`, which is no pointer"),
        attr,
    )
    .label(place, format!("its type is `{}`", ty.spelling));
    match ty.kind {
        TypeKind::Function => found.help("write it at the pointer the function returns"),
        TypeKind::Void
        | TypeKind::Bool
        | TypeKind::Int(_)
        | TypeKind::Float
        | TypeKind::Pointer(_)
        | TypeKind::Reference(_)
        | TypeKind::Array { .. }
        | TypeKind::Record
        | TypeKind::Enum
        | TypeKind::Other => found.help("remove `@restrict`; values do not overlap"),
    }
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
