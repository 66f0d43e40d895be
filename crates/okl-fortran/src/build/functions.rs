//! Statement functions, which look like assignments.

use super::frame::{Frame, Open, Scope};
use crate::ast::{Attribute, Entity, Expr, ExprKind, Name, SpecKind, TypeSpec};

impl Scope {
    /// Takes note of what a specification declares.
    pub fn note(&mut self, kind: &SpecKind) {
        match kind {
            SpecKind::Declaration { ty, attributes, entities } => {
                let is_plain =
                    attributes.is_empty() && !matches!(ty, TypeSpec::Procedure(_) | TypeSpec::Class(_));
                entities.iter().for_each(|entity| self.declare(entity, is_plain));
            }
            SpecKind::Attribute(Attribute::Word(word), entities) if word == "private" || word == "public" => {
                entities.iter().for_each(|entity| self.declare(entity, true));
            }
            SpecKind::Attribute(_, entities) => {
                entities.iter().for_each(|entity| self.declare(entity, false));
            }
            SpecKind::Common(_, entities) => {
                entities.iter().for_each(|entity| self.declare(entity, false));
            }
            SpecKind::Implicit(rules) if rules.is_empty() => self.is_strict = true,
            SpecKind::Use(_) | SpecKind::Import(_) => self.is_strict = true,
            SpecKind::Other(word) if word == "pointer" => self.is_strict = true,
            _ => {}
        }
    }

    fn declare(&mut self, entity: &Entity, is_plain: bool) {
        let may_be = is_plain && entity.shape.is_none() && entity.initial.is_none();
        let known = self.declared.entry(entity.name.id.clone()).or_insert(true);
        *known &= may_be;
    }
}

/// The name and the dummy arguments if an assignment to `target` at the end of the specifications of the last frame
/// defines a statement function.
pub(crate) fn defined(frames: &[Frame], target: &Expr) -> Option<(Name, Vec<Name>)> {
    let ExprKind::Call { callee, arguments } = &target.kind else { return None };
    let ExprKind::Name(name) = &callee.kind else { return None };
    let dummy = |argument: &crate::ast::Argument| match &argument.value.kind {
        ExprKind::Name(name) if argument.keyword.is_none() => Some(name.clone()),
        _ => None,
    };
    let dummies = arguments.iter().map(dummy).collect::<Option<Vec<Name>>>()?;
    let Open::Unit(unit, scope) = &frames.last()?.open else { return None };
    let is_own = unit.parameters.iter().chain(&unit.result).chain(&unit.name).any(|own| own.id == name.id);
    if is_own || scope.is_executable {
        return None;
    }
    let is_function = match scope.declared.get(&name.id) {
        Some(may_be) => *may_be,
        None => frames.iter().all(|frame| may_be_undeclared(frame, name)),
    };
    is_function.then(|| (name.clone(), dummies))
}

/// Returns true if nothing in the unit keeps an undeclared name from being a statement function.
fn may_be_undeclared(frame: &Frame, name: &Name) -> bool {
    match &frame.open {
        Open::Unit(_, scope) => !scope.is_strict && !scope.declared.contains_key(&name.id),
        _ => true,
    }
}
