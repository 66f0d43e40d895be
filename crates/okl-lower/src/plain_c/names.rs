//! Names of the user's that OpenCL C has another meaning for.

use crate::Job;
use okl_analysis::Analyzed;
use okl_model::{ItemKind, Scope, VarId, Variable};
use std::collections::BTreeSet;

/// Words of OpenCL C that are names like any other in C++.
const RESERVED: &[&str] = &[
    "barrier",
    "complex",
    "constant",
    "event_t",
    "generic",
    "global",
    "half",
    "imaginary",
    "kernel",
    "local",
    "pipe",
    "private",
    "read_only",
    "read_write",
    "restrict",
    "sampler_t",
    "uchar",
    "uint",
    "ulong",
    "uniform",
    "ushort",
    "write_only",
];

/// Functions that OpenCL C has, and users write themselves.
const FUNCTIONS: &str = "abs clamp cross degrees distance dot fast_length length mad max min mix normalize radians rotate \
     select shuffle sign smoothstep step any all upsample hadd rhadd clz popcount abs_diff";

/// The name that something of the user's has in the output: `_occa_half`.
pub(crate) fn plain_name(unit: &Analyzed, name: &str) -> String {
    match is_taken(unit, name) {
        true => format!("_occa_{name}"),
        false => name.to_string(),
    }
}

/// Whether OpenCL C has another meaning for a name. What a function declares hides its functions, but for
/// group memory, which is declared elsewhere.
fn is_taken(unit: &Analyzed, name: &str) -> bool {
    let is_outside = |(at, variable): (usize, &Variable)| {
        let is_shared = unit.marks_of(VarId(at as u32)).is_shared;
        variable.name == name && (variable.scope == Scope::Global || is_shared)
    };
    RESERVED.contains(&name)
        || is_known_function(name)
            && (unit.functions.iter().any(|function| function.name == name)
                || unit.variables.iter().enumerate().any(is_outside)
                || types(unit).any(|known| known == name))
}

fn types(unit: &Analyzed) -> impl Iterator<Item = &str> {
    unit.items.iter().filter(|item| item.kind == ItemKind::Type).map(|item| item.name.as_str())
}

/// Whether OpenCL C has a function of that name.
pub(super) fn is_known_function(name: &str) -> bool {
    FUNCTIONS.split_whitespace().any(|known| known == name)
}

/// The user's names that OpenCL C has another meaning for.
pub(super) fn taken_names<'c>(job: &Job<'c>) -> BTreeSet<&'c str> {
    let unit = job.unit;
    let variables = unit.variables.iter().map(|variable| variable.name.as_str());
    let functions = unit.functions.iter().map(|function| function.name.as_str());
    variables.chain(types(unit)).chain(functions).filter(|name| is_taken(unit, name)).collect()
}
