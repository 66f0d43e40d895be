//! Names of the user's that OpenCL C has another meaning for.

use crate::Job;
use okl_model::ItemKind;
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

/// A name that OpenCL C does not know: `_occa_half`.
pub(crate) fn plain_name(name: &str) -> String {
    match RESERVED.contains(&name) || is_known_function(name) {
        true => format!("_occa_{name}"),
        false => name.to_string(),
    }
}

fn is_known_function(name: &str) -> bool {
    FUNCTIONS.split_whitespace().any(|known| known == name)
}

/// The user's names that OpenCL C has another meaning for.
pub(super) fn taken_names<'c>(job: &Job<'c>) -> BTreeSet<&'c str> {
    let unit = job.unit;
    let variables = unit.variables.iter().map(|variable| variable.name.as_str());
    let types = unit.items.iter().filter(|item| item.kind == ItemKind::Type).map(|item| item.name.as_str());
    let functions = unit.functions.iter().map(|function| function.name.as_str());
    let own = variables.chain(types).filter(|name| RESERVED.contains(name));
    own.chain(functions.filter(|name| plain_name(name) != **name)).collect()
}
