//! Group memory whose size a launch knows: `@shared(64) float s[V];`
//!
//! All targets have room for as much as the limit says, so the array is one of that size from here on; its text still says
//! `V`, until the attribute is lowered.

use okl_model::{Type, TypeId, TypeKind, Unit, Variable};

/// The number of elements that `@shared(64)` says a variable has at most; none where it says none.
pub(crate) fn limit(unit: &Unit, variable: &Variable) -> Option<Result<u64, String>> {
    let attr = unit.attribute(unit.find_attr(&variable.attrs, "shared")?);
    let text = attr.args.first()?.trim();
    Some(text.parse().ok().filter(|limit| *limit > 0).ok_or_else(|| text.to_string()))
}

/// Gives the arrays with a limit that size.
pub(crate) fn settle(unit: &mut Unit) {
    for at in 0..unit.variables.len() {
        let variable = &unit.variables[at];
        let Some(Ok(limit)) = limit(unit, variable) else { continue };
        let ty = &unit.types[variable.ty.0 as usize];
        let TypeKind::Array { of, len: None } = ty.kind else { continue };
        let bound = variable.declarator.bounds.first().map(|bound| bound.of(&unit.text).to_string());
        let Some(bound) = bound.filter(|bound| !bound.trim_matches(['[', ']', ' ']).is_empty()) else {
            continue;
        };
        let sized = sized(unit, ty, of, (&bound, limit));
        unit.types.push(sized);
        unit.variables[at].ty = TypeId(unit.types.len() as u32 - 1);
    }
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
