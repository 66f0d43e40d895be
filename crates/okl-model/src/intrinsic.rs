//! Functions of device code that a table describes: what they do, and what each target has for them.

use okl_source::FileSpan;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Names an intrinsic of a unit: [`crate::Unit::intrinsics`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct IntrinsicId(pub u32);

/// One function that a table declares.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Intrinsic {
    /// Its name.
    pub name: String,
    /// Its declaration without the `;`: code sees it, no target does.
    pub prototype: String,
    /// The names of its parameters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parameters: Vec<String>,
    /// The type that this row is for, where one declaration stands for several; empty elsewhere.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub ty: String,
    /// Which work items have to come by together.
    #[serde(default)]
    pub sync: Convergence,
    /// What it has to do with copies that go on while code runs.
    #[serde(default, rename = "async", skip_serializing_if = "Option::is_none")]
    pub copies: Option<Copies>,
    /// The parameters behind which it reads, where it says so; else those that lead to something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reads: Option<Vec<u32>>,
    /// The parameters behind which it writes, where it says so; else those that lead to something not constant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub writes: Option<Vec<u32>>,
    /// Which memory parameters have to lead to.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub memory: BTreeMap<u32, Memory>,
    /// The constants that parameters take.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub constants: BTreeMap<u32, Vec<i64>>,
    /// What each target writes for it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub expansions: BTreeMap<String, IntrinsicText>,
    /// Where the table says so.
    #[serde(skip)]
    pub place: Option<FileSpan>,
}

/// What a target writes for a call.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct IntrinsicText {
    /// The call; `{0}` stands for its first argument; docs/intrinsics.md has the others.
    #[serde(default)]
    pub call: String,
    /// Code that the call needs, each part once in a text, in this order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub helpers: Vec<String>,
    /// Headers that it needs: `cuda_pipeline.h`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub includes: Vec<String>,
}

/// Which work items have to come by together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Convergence {
    /// Each for itself.
    #[default]
    None,
    /// Those of a warp.
    Warp,
    /// Those of a group, which wait for each other's accesses too.
    Group,
    /// One that a later okl has.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

/// A part in the life of a copy that goes on while code runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Copies {
    /// It starts one.
    Starts,
    /// It makes a batch of those that were started.
    Commits,
    /// It waits until no more batches go on than its first argument says.
    Waits,
    /// One that a later okl has.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

/// Memory that a parameter leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Memory {
    /// `@shared`
    Group,
    /// What the host hands over.
    Device,
    /// One that a later okl has.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

impl Intrinsic {
    /// What a target writes: one that says its name, or that of the nearest one it is like, or `default`.
    pub fn on<'n>(&self, names: impl IntoIterator<Item = &'n str>) -> Option<&IntrinsicText> {
        names.into_iter().chain(["default"]).find_map(|name| self.expansions.get(name))
    }
}
