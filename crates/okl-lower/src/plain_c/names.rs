//! Names of the user's that OpenCL C has another meaning for.

use crate::Job;
use crate::target_names::{PREFIX, is_outside, is_users};
use okl_analysis::Analyzed;
use okl_model::{VarId, Variable};
use std::collections::BTreeSet;

/// Words of OpenCL C that are names like any other in C++.
const RESERVED: &[&str] = &[
    "CLK_GLOBAL_MEM_FENCE",
    "CLK_LOCAL_MEM_FENCE",
    "barrier",
    "clk_event_t",
    "complex",
    "constant",
    "event_t",
    "generic",
    "get_group_id",
    "get_local_id",
    "global",
    "half",
    "image1d_t",
    "image2d_t",
    "image3d_t",
    "imaginary",
    "kernel",
    "local",
    "ndrange_t",
    "pipe",
    "private",
    "queue_t",
    "read_only",
    "read_write",
    "reserve_id_t",
    "restrict",
    "sampler_t",
    "sub_group_barrier",
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
        true => format!("{PREFIX}{name}"),
        false => name.to_string(),
    }
}

/// Whether OpenCL C has another meaning for a name. Group memory is declared where it hides no function.
pub(crate) fn is_taken(unit: &Analyzed, name: &str) -> bool {
    let is_shared = |(at, variable): (usize, &Variable)| {
        variable.name == name && unit.marks_of(VarId(at as u32)).is_shared
    };
    is_users(unit, name) && (RESERVED.contains(&name) || name.starts_with(PREFIX))
        || is_known_function(name)
            && (is_outside(unit, name) || unit.variables.iter().enumerate().any(is_shared))
}

/// Whether OpenCL C has a function of that name.
pub(super) fn is_known_function(name: &str) -> bool {
    FUNCTIONS.split_whitespace().any(|known| known == name)
}

/// The user's names that OpenCL C has another meaning for.
pub(super) fn taken_names<'c>(job: &Job<'c>) -> BTreeSet<&'c str> {
    let unit = job.unit;
    let names = unit.name_places().iter().map(|place| unit.source(*place));
    names.filter(|name| is_taken(unit, name)).collect()
}
