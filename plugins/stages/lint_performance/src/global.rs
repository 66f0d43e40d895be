//! Lints accesses to global memory: neighbouring work items should access neighbouring elements.

use crate::access::ArrayAccess;
use crate::ids::{LINT_STRIDED_ACCESS, LINT_UNCOALESCED};
use crate::warp;
use okl_plugin::Diagnostic;
use okl_plugin::analysis::Analyzed;
use okl_plugin::analysis::affine::{Atom, Sum};
use std::collections::BTreeSet;

pub(crate) fn lint(unit: &Analyzed, accesses: &[ArrayAccess]) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let mut known = BTreeSet::new();
    for access in accesses.iter().filter(|access| is_global(unit, access)) {
        let Some(next) = access.factors.get(&0).filter(|next| **next != Sum::default()) else { continue };
        let stride = access.stride(0);
        if stride.is_some_and(|stride| stride.abs() <= 1) || !warp::wastes_sectors(access) {
            continue;
        }
        let other = access.items.keys().find(|axis| {
            **axis != 0
                && access.items[*axis] != Some(1)
                && access.stride(**axis).is_some_and(|s| s.abs() == 1)
        });
        let told = match (other, stride) {
            (Some(axis), _) => Some(uncoalesced(unit, access, next, *axis)),
            (None, Some(stride)) => Some(strided(unit, access, stride)),
            (None, None) => None,
        };
        // Report only one of several similar accesses.
        let is_new = |told: &Diagnostic| known.insert((access.variable, told.id.clone(), next.clone()));
        found.extend(told.filter(is_new).map(|told| access.with_call(told)));
    }
    found
}

/// True if the base is a pointer parameter of a kernel, which is not advanced.
fn is_global(unit: &Analyzed, access: &ArrayAccess) -> bool {
    let variable = unit.variable(access.variable);
    unit.ty(variable.ty).is_pointer()
        && unit.kernels().any(|(_, kernel)| kernel.params.contains(&access.variable))
}

fn strided(unit: &Analyzed, access: &ArrayAccess, stride: i64) -> Diagnostic {
    let name = &unit.variable(access.variable).name;
    let message = format!("neighbouring work items use elements of `{name}` that lie {} apart", stride.abs());
    Diagnostic::warning(LINT_STRIDED_ACCESS, message, access.place)
        .note(format!(
            "memory is fetched in whole stretches, of which each access uses one element in {}",
            stride.abs()
        ))
        .help(
            "lay the data out so that the innermost `@inner` loop moves by one element, or copy a stretch into \
             `@shared` memory first",
        )
}

fn uncoalesced(unit: &Analyzed, access: &ArrayAccess, next: &Sum, axis: u8) -> Diagnostic {
    let name = &unit.variable(access.variable).name;
    let axis = ["x", "y", "z"].get(usize::from(axis)).copied().unwrap_or("another");
    let apart = match access.stride(0) {
        Some(stride) => format!("{} elements apart", stride.abs()),
        None => format!("far apart (by {})", variables(unit, next)),
    };
    let message = format!(
        "neighbouring work items (axis x) use elements of `{name}` that lie {apart}; those of axis {axis} lie side by side"
    );
    Diagnostic::warning(LINT_UNCOALESCED, message, access.place).help(format!(
        "swap the `@inner` loops of x and {axis}, or what they index, so that the innermost moves by one element"
    ))
}

/// The variables in a sum, for messages: `n` and `m`
fn variables(unit: &Analyzed, sum: &Sum) -> String {
    let name = |atom| match atom {
        Atom::Uniform(id) => Some(format!("`{}`", unit.variable(id).name)),
        Atom::Item(_) | Atom::Tile(_) => None,
    };
    let names: BTreeSet<String> = sum.atoms().filter_map(name).collect();
    names.into_iter().collect::<Vec<_>>().join(" and ")
}
