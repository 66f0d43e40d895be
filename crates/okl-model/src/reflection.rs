//! What the kernels of a file are, for programs that load and launch them: the document of `--emit reflection`.
//!
//! It says what a launch needs and what it costs, for one target. Places are texts such as `add.okl:7:5`, columns in
//! characters from 1. `docs/schema/reflection.schema.json` has its schema.

use crate::Space;
use crate::plan::{Barrier, Count, Loop, Stored, Typed, Value};
use serde::{Deserialize, Serialize};

/// The version of this document; it grows when something is taken away or changes its meaning.
pub const SCHEMA: u32 = 1;

/// The kernels of a file on a target.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Reflection<P> {
    /// The version of the document.
    pub schema: u32,
    /// The name of the target.
    pub target: String,
    /// In source order.
    pub kernels: Vec<Kernel<P>>,
}

/// A kernel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Kernel<P> {
    /// Its name.
    pub name: String,
    /// Where it stands.
    pub range: Range<P>,
    /// In their order.
    pub arguments: Vec<Argument>,
    /// One for each outermost `@outer` loop, in source order.
    pub launches: Vec<Launch<P>>,
}

/// A stretch of the user's text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Range<P> {
    /// Its first character.
    pub from: P,
    /// Its last character.
    pub to: P,
}

/// An argument of a kernel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Argument {
    /// Name and type.
    #[serde(flatten)]
    pub typed: Typed,
    /// Its size in bytes on the host.
    pub bytes: Option<u64>,
    /// What a pointer leads to; left out for a value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leads_to: Option<Pointee>,
}

/// What an argument that is a pointer leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pointee {
    /// The type of an element.
    #[serde(rename = "type")]
    pub ty: String,
    /// The size of an element in bytes on the host.
    pub bytes: Option<u64>,
    /// The memory.
    pub memory: Space,
    /// Whether the kernel may not change it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_const: bool,
}

/// What one nest of parallel loops becomes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Launch<P> {
    /// The name of the device kernel; on targets where loops stay loops there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kernel: Option<String>,
    /// Where the outermost loop stands.
    pub range: Range<P>,
    /// How many groups there are, axis x first.
    pub groups: Vec<Count>,
    /// How many work items a group has, axis x first.
    pub items: Vec<Count>,
    /// The outermost loop, and in it the others.
    pub loops: Vec<Tree<P>>,
    /// What it gets of the kernel's host code, in source order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<Value>,
    /// The memory of a group.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub group_memory: Vec<Stored>,
    /// How many bytes that is, without gaps; left out when the size of a type is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group_bytes: Option<u64>,
    /// What each work item has for itself, across loops.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exclusive: Vec<Stored>,
    /// How many bytes that is for one work item, without gaps; left out when the size of a type is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub item_bytes: Option<u64>,
    /// The barriers that okl added, and why.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub barriers: Vec<Barrier<P>>,
    /// The barriers that the user wrote, in what it calls too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub written_barriers: Vec<P>,
    /// The updates that are one step, in what it calls too: text and place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub atomics: Vec<Placed<P>>,
    /// The intrinsics it uses, in what it calls too: name and place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub intrinsics: Vec<Placed<P>>,
}

/// A parallel loop and those in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Tree<P> {
    /// The loop.
    #[serde(flatten)]
    pub one: Loop<P>,
    /// The loops in it, in source order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub inside: Vec<Tree<P>>,
}

/// Something and where it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Placed<P> {
    /// What it is, as the text has it.
    pub what: String,
    /// Where.
    pub at: P,
}
