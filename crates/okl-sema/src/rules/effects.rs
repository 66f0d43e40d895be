//! The uses of code, including those in the bodies of lambdas that it names.

use okl_analysis::memory::MemoryObject;
use okl_analysis::{Analyzed, ModRef, Use};
use okl_model::{Access, TypeKind, VarId};
use okl_source::Span;
use std::collections::BTreeSet;

/// The uses, and for each name of a lambda also the uses in its body.
pub(super) fn all_uses<'u>(unit: &Analyzed, uses: impl IntoIterator<Item = &'u Use>) -> Vec<Use> {
    let mut found = Vec::new();
    let mut seen = BTreeSet::new();
    for used in uses {
        found.push(used.clone());
        seen.clear();
        of_lambda(unit, used, used.span, &mut seen, &mut found);
    }
    found
}

/// True if a use cannot lead to a change: it reads a number or a Boolean value.
pub(super) fn only_reads(unit: &Analyzed, used: &Use) -> bool {
    let kind = &unit.type_of(used.place).kind;
    used.access == Access::Read && matches!(kind, TypeKind::Bool | TypeKind::Int(_) | TypeKind::Float)
}

/// The effect of a use on the variable `id`; empty if the use cannot access it.
pub(super) fn effect(unit: &Analyzed, used: &Use, id: VarId) -> ModRef {
    unit.mod_ref(used, MemoryObject::Variable(id))
}

/// Adds the uses in the body of a lambda, at `place`, the name of the lambda.
fn of_lambda(unit: &Analyzed, used: &Use, place: Span, seen: &mut BTreeSet<VarId>, found: &mut Vec<Use>) {
    let variable = unit.variable(used.variable);
    if !unit.ty(variable.ty).value().is_lambda || !seen.insert(used.variable) {
        return;
    }
    let Some(init) = unit.init(variable) else { return };
    for inner in unit.effects_of(init.id).uses {
        // A variable declared outside of the lambda is captured.
        if !init.span.contains(unit.variable(inner.variable).name_span) {
            of_lambda(unit, &inner, place, seen, found);
            found.push(Use { span: place, ..inner });
        }
    }
}
