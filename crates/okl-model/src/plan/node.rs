//! Nodes: places of the plan for which a backend plugin may provide the text. The target's description has one text for
//! all places of a kind; code of a plugin has one for each place.

use super::axis_loop::{LoopPart, Over};
use super::count::Count;
use crate::Operation;
use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer, Serialize};

/// The kind of a node, with the syntactic form of the text that the backend provides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum NodeKind {
    /// A barrier of a group: a statement without its final semicolon. Where a group is one subgroup, okl adds warp
    /// barriers; those are not nodes.
    Barrier,
    /// The index of a group, or of a work item in its group, on one axis for one loop: an integer expression that can
    /// be the operand of a cast.
    Index,
    /// The text before the `void` of a device kernel.
    Launch,
    /// The text before the declaration of a variable in group memory. If the target's text has `{name}` and `{type}`,
    /// it is the whole declaration.
    GroupMemory,
    /// On targets that keep loops: a line before a loop over work items, such as `#pragma omp simd`. Loops that are
    /// clipped, split at barriers or fused with others are not nodes.
    Loop,
    /// An atomic update: an expression with the old value as its result, with `{x}` for the place and `{e}` for the
    /// operand.
    Atomic,
    /// A kind that this version of okl does not know.
    #[serde(other)]
    Unknown,
}

/// A place of the plan for which a backend is asked to provide the text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Node<P> {
    /// Its number among all nodes of the request.
    pub id: u32,
    /// Its kind.
    pub kind: NodeKind,
    /// The position of the attribute, loop, variable or statement; for a barrier that okl adds, of the statement after
    /// it.
    pub at: P,
    /// The device kernel, or the kernel on targets that keep loops; empty in functions, which several kernels may call.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub kernel: String,
    /// The number of work items of a group on each axis, x first. For nodes in a kernel only.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<Count>,
    /// Of an index or a loop: groups or work items.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub over: Option<Over>,
    /// Of an index or a loop: the axis, `x`, `y` or `z`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub axis: Option<char>,
    /// Of an index: the part of the `@tile`, if the loop has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<LoopPart>,
    /// The name of the variable of a loop or in group memory.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The type of a variable in group memory, or of the place that is updated, as C++ spells it.
    #[serde(default, rename = "type", skip_serializing_if = "String::is_empty")]
    pub ty: String,
    /// Of a variable in group memory: its size in bytes, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bytes: Option<u64>,
    /// Of an update: the operation; none for one that this version of okl does not know.
    #[serde(default, deserialize_with = "known", skip_serializing_if = "Option::is_none")]
    pub operation: Option<Operation>,
    /// Of a barrier: true if okl adds it, false if the user wrote it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_added: bool,
}

/// Reads an operation; none for one that a later version of okl added.
fn known<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Operation>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Any {
        Known(Operation),
        Later(IgnoredAny),
    }
    Ok(match Any::deserialize(from)? {
        Any::Known(operation) => Some(operation),
        Any::Later(IgnoredAny) => None,
    })
}

/// The text that a backend provides for one node.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Spelled {
    /// The number of the node.
    pub node: u32,
    /// The text; one line.
    pub text: String,
}
