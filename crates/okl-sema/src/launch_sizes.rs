//! Group memory whose size a launch knows: `@shared(64) float s[V];`
//!
//! All targets have room for as much as the limit says, so the array is one of that size from here on; its text still says
//! `V`, until the attribute is lowered.

use okl_model::meaning::Arg;
use okl_model::{Meaning, Type, TypeId, TypeKind, Unit, VarId, Variable};
use okl_source::Span;

/// The number of elements that `@shared(64)` says a variable has at most.
fn limit(unit: &Unit, variable: &Variable) -> Arg<u64> {
    let meanings = variable.attrs.iter().map(|id| unit.attribute(*id).meaning());
    let shared = |meaning: &Meaning| if let Meaning::Shared(limit) = meaning { Some(*limit) } else { None };
    meanings.into_iter().find_map(shared).unwrap_or_default()
}

/// Gives the arrays with a limit that size, and tells which they are.
pub(crate) fn settle(unit: &mut Unit) -> Vec<VarId> {
    let mut settled = Vec::new();
    for at in 0..unit.variables.len() {
        let variable = &unit.variables[at];
        let Arg::Valid(limit) = limit(unit, variable) else { continue };
        let ty = &unit.types[variable.ty.0 as usize];
        let TypeKind::Array { of, len: None } = ty.kind else { continue };
        let bound = variable.declarator.bounds.first().copied().filter(|bound| !is_constant(unit, *bound));
        let Some(bound) = bound.filter(|_| !ty.is_unsized) else { continue };
        let sized = sized(unit, ty, of, (bound.of(&unit.text), limit));
        unit.types.push(sized);
        unit.variables[at].ty = TypeId(unit.types.len() as u32 - 1);
        settled.push(VarId(at as u32));
    }
    settled
}

/// Whether what stands between the brackets of a bound is a constant: the `[4]` of `float s[4][V]`.
fn is_constant(unit: &Unit, bound: Span) -> bool {
    let inside = unit.expressions.iter().filter(|one| bound.contains(one.span));
    inside.max_by_key(|one| one.span.len()).is_some_and(|whole| whole.value.is_some())
}

/// `float[64]` of `float[V]`
fn sized(unit: &Unit, ty: &Type, of: TypeId, (bound, limit): (&str, u64)) -> Type {
    let element = &unit.types[of.0 as usize];
    let named = |name: &str| name.replacen(bound, &format!("[{limit}]"), 1);
    Type {
        spelling: named(&ty.spelling),
        canonical: named(&ty.canonical),
        size: element.size.and_then(|size| size.checked_mul(limit)),
        kind: TypeKind::Array { of, len: Some(limit) },
        ..ty.clone()
    }
}
