//! Intrinsics: functions of device code that a table describes, with their effects and their text for each target.

use okl_source::FileSpan;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One function that a table declares.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Intrinsic {
    /// Its name.
    pub name: String,
    /// Its declaration without the `;`. It is visible to the parsed text only; no target gets it.
    pub prototype: String,
    /// The names of its parameters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parameters: Vec<String>,
    /// The type that this entry is for, if one prototype stands for several types; else empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub ty: String,
    /// The work items that have to execute a call together.
    #[serde(default)]
    pub sync: Convergence,
    /// Its role in asynchronous copies.
    #[serde(default, rename = "async", skip_serializing_if = "Option::is_none")]
    pub copies: Option<Copies>,
    /// The indices of the pointer parameters that it reads through. Without a list, it reads through all pointers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reads: Option<Vec<u32>>,
    /// The indices of the pointer parameters that it writes through. Without a list, it writes through all pointers to
    /// non-`const`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub writes: Option<Vec<u32>>,
    /// The memory that arguments have to point to, by parameter index.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub memory: BTreeMap<u32, Memory>,
    /// The constants that are valid arguments, by parameter index.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub constants: BTreeMap<u32, Vec<i64>>,
    /// The text of a call, by target.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub expansions: BTreeMap<String, IntrinsicText>,
    /// The position of its entry in the table.
    #[serde(skip)]
    pub place: Option<FileSpan>,
}

/// The text of a call on one target.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct IntrinsicText {
    /// The call; `{0}` stands for its first argument; docs/intrinsics.md lists the other placeholders.
    #[serde(default)]
    pub call: String,
    /// Definitions that the call needs, in this order; each is written once in a text.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub helpers: Vec<String>,
    /// Headers that the call needs: `cuda_pipeline.h`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub includes: Vec<String>,
}

/// The work items that have to execute a call together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Convergence {
    /// None: each work item may call it independently.
    #[default]
    None,
    /// The work items of a subgroup (warp).
    Warp,
    /// The work items of a group. The call is also a barrier: accesses before it are visible after it.
    Group,
    /// A value that a later version of okl added.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

/// The role of an intrinsic in asynchronous copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Copies {
    /// It starts a copy.
    Starts,
    /// It closes a batch of the copies that were started since the last batch.
    Commits,
    /// It waits until at most as many batches are in flight as its first argument says.
    Waits,
    /// A value that a later version of okl added.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

/// The memory that an argument has to point to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Memory {
    /// `@shared`
    Group,
    /// Memory that the host allocates and passes to the kernel.
    Device,
    /// A value that a later version of okl added.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

impl Intrinsic {
    /// The text for the first of the target's names that has one, else that of `default`. The names are the target's
    /// own and then those of the targets that it resembles, nearest first.
    pub fn on<'n>(&self, names: impl IntoIterator<Item = &'n str>) -> Option<&IntrinsicText> {
        names.into_iter().chain(["default"]).find_map(|name| self.expansions.get(name))
    }
}
