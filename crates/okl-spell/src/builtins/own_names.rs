//! Built-in names of OKL that the user's text redefines.

use super::constants;
use okl_analysis::macros;
use okl_model::{Function, ItemKind, Unit, Vector};

/// `#undef M_PI` for the macros of a header that the text or the command line redefines.
///
/// Without it, compilers warn about the second definition and replace the name of a user's variable of that name.
pub(super) fn make_way(unit: &Unit) -> String {
    let declared = unit.variables.iter().map(|variable| variable.name.as_str());
    let mut names: Vec<&str> = macros::defined_names(unit)
        .chain(declared)
        .filter(|name| constants::is_one(name) || *name == "NULL")
        .collect();
    names.sort_unstable();
    names.dedup();
    names.iter().map(|name| format!("#undef {name}\n")).collect()
}

/// Renames of the user's types and functions that are named like the target's own: `#define float2 okl_float2`.
pub(super) fn own_vectors(unit: &Unit) -> String {
    let types = unit.items.iter().filter(|item| item.kind == ItemKind::Type).map(|item| item.name.as_str());
    let types = types.filter(|name| Vector::named(name).is_some());
    // `float4 make_float4(float)` is an overload, which can stand beside the target's.
    let is_same = |function: &&Function| {
        Vector::made_by(&function.name).is_some_and(|vector| vector.width == function.params.len())
    };
    let makers = unit.functions.iter().filter(is_same).map(|function| function.name.as_str());
    let mut names: Vec<&str> = types.chain(makers).collect();
    names.sort_unstable();
    names.dedup();
    names.iter().map(|name| format!("#define {name} okl_{name}\n")).collect()
}
