//! Dialects of C++ without a standard library and with functions of their own.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The differences of such a dialect to C++.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct DeviceCpp {
    /// Tokens that it does not support, and the feature that each stands for: `[` begins a lambda, `:` a bit-field.
    pub refused: BTreeMap<String, String>,
    /// The functions and types of `std` that it has, in addition to those of the prelude.
    pub of_std: Vec<String>,
    /// The prefix of their names in the dialect, in place of `std::`.
    pub instead_of_std: String,
    /// Types of C++ with another name in the dialect.
    pub types: BTreeMap<String, String>,
    /// Functions of OKL that it lacks, each with a definition under the prefix `okl_`.
    pub missing: BTreeMap<String, String>,
}
