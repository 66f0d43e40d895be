//! Arrays in group memory whose size is known only at launch: `@shared(64) float s[V];`
//!
//! The attribute gives an upper limit, and every target reserves that much memory. So the type of the variable becomes
//! an array of the limit's size, here `float[64]`. The text keeps `V` until the attribute is lowered.

use okl_model::meaning::Arg;
use okl_model::{Meaning, Type, TypeId, TypeKind, Unit, VarId, Variable};
use okl_source::Span;

/// The limit of the number of elements that `@shared(64)` gives for a variable.
fn limit(unit: &Unit, variable: &Variable) -> Arg<u64> {
    let meanings = variable.attrs.iter().map(|id| unit.attribute(*id).meaning());
    let shared = |meaning: &Meaning| if let Meaning::Shared(limit) = meaning { Some(*limit) } else { None };
    meanings.into_iter().find_map(shared).unwrap_or_default()
}

/// Sets the size of the arrays with a limit to that limit, and returns these variables.
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

/// True if the expression between the brackets of a bound is a constant: true for the `[4]` of `float s[4][V]`.
fn is_constant(unit: &Unit, bound: Span) -> bool {
    let inside = unit.expressions.iter().filter(|one| bound.contains(one.span));
    inside.max_by_key(|one| one.span.len()).is_some_and(|whole| whole.value.is_some())
}

/// The type `float[64]` for `float[V]`.
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
