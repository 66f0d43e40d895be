//! Where specifications go.

use super::frame::{Frame, Open};
use crate::ast::{Component, Spec, SpecKind, TypeSpec};

/// Adds a specification to the innermost construct that takes some; gives it back if that takes none.
pub(crate) fn add(frame: &mut Frame, spec: Spec) -> Option<Spec> {
    match &mut frame.open {
        Open::Unit(unit, scope) => {
            scope.note(&spec.kind);
            unit.specifications.push(spec);
            None
        }
        Open::Block(specifications) => {
            specifications.push(spec);
            None
        }
        Open::Type(ty, is_bound) => {
            match spec.kind {
                // A binding without a procedure yet.
                SpecKind::Declaration { .. } if *is_bound => {}
                SpecKind::Declaration { ty: kind, attributes, entities } => {
                    ty.components.push(Component { ty: kind, attributes, entities });
                }
                SpecKind::Attribute(..) | SpecKind::Directive(_) => {}
                kind => return Some(Spec { kind, span: spec.span }),
            }
            None
        }
        Open::Interface(_) => None,
        _ => Some(spec),
    }
}

/// Returns true for specifications that may stand between executable statements.
pub(crate) fn may_follow(kind: &SpecKind) -> bool {
    matches!(kind, SpecKind::Data(_) | SpecKind::Other(_) | SpecKind::Directive(_))
}

/// The word that a specification is kept as where it stands between executable statements.
pub(crate) fn word(kind: &SpecKind) -> String {
    match kind {
        SpecKind::Data(_) => "data".to_owned(),
        SpecKind::Other(word) => word.clone(),
        SpecKind::Declaration { ty: TypeSpec::Derived(_), .. } => "type".to_owned(),
        SpecKind::Declaration { .. } => "declaration".to_owned(),
        _ => "specification".to_owned(),
    }
}
