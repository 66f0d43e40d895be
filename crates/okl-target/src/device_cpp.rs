//! C++ without its standard library, with words and functions of its own.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What is left of C++ on a target, and what came instead.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct DeviceCpp {
    /// Words that it does not take, and what they stand for. `[` is where a lambda starts, `:` a
    /// bit-field.
    pub refused: BTreeMap<String, String>,
    /// Functions and types of `std` that it has besides those of the prelude.
    pub of_std: Vec<String>,
    /// What stands before those instead of `std::`.
    pub instead_of_std: String,
    /// Types of C++ that it calls otherwise.
    pub types: BTreeMap<String, String>,
    /// Functions of OKL that it lacks, as functions with the prefix `okl_`.
    pub missing: BTreeMap<String, String>,
}
