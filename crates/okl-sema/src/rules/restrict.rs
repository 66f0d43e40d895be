//! `@restrict` applies to pointers only.

use super::Facts;
use okl_model::{Site, Ty, TypeKind};
use okl_source::{Diagnostic, DiagnosticId, Span};

const RESTRICT_NOT_POINTER: DiagnosticId = DiagnosticId::new("restrict-not-pointer");

/// `restrict-not-pointer`: only pointers can alias.
pub(super) fn pointers(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    facts.each_use("restrict", &mut |attr, variables| {
        if let Site::Function(id) = attr.site {
            let function = facts.unit.function(id);
            if !may_be_restricted(facts.unit.ty(function.result)) {
                let message = format!("`@restrict` on `{}`, which returns no pointer", function.name);
                out.push(mistake(message, facts.unit.ty(function.result), attr.span, function.name_span));
            }
        } else if let Some(variable) =
            variables.iter().find(|variable| !may_be_restricted(facts.unit.ty(variable.ty)))
        {
            let message = format!("`@restrict` on `{}`, which is no pointer", variable.name);
            out.push(mistake(message, facts.unit.ty(variable.ty), attr.span, variable.name_span));
        }
    });
}

fn mistake(message: String, ty: Ty<'_>, attr: Span, place: Span) -> Diagnostic {
    Diagnostic::error(RESTRICT_NOT_POINTER, message, attr)
        .label(place, format!("the type is `{}`", ty.spelling))
        .help("remove `@restrict`: it is for pointers")
}

fn may_be_restricted(ty: Ty<'_>) -> bool {
    matches!(
        ty.kind,
        TypeKind::Pointer(_) | TypeKind::Reference(_) | TypeKind::Array { .. } | TypeKind::Other
    )
}
