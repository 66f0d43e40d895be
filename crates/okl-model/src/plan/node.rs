//! The places of a plan that a backend may write itself: what a table says for all of them, code says for one.

use super::{Count, LoopPart, Over};
use crate::Operation;
use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer, Serialize};

/// What stands at a place of the plan, and what the text is that a backend writes there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum NodeKind {
    /// The work items of a group wait for each other: a statement, without the semicolon that ends it. Where a group is one
    /// row, okl adds barriers of a warp, which nobody is asked about.
    Barrier,
    /// The index of a group or of a work item in it, on one axis, for one loop: an expression of an integer that a cast may
    /// stand before.
    Index,
    /// What stands before the `void` of a device kernel.
    Launch,
    /// What stands before the declaration of a variable of group memory; where the target's word holds `{name}` and
    /// `{type}`, all of it.
    GroupMemory,
    /// Where loops stay loops, before one over work items that is written as the user wrote it: a line of its own, such as
    /// `#pragma omp simd`. Loops that run other iterations than they say, that are cut at barriers or joined with others are
    /// not asked about.
    Loop,
    /// An update in one step: an expression that gives the old value, with `{x}` for the place and `{e}` for the operand.
    Atomic,
    /// One that this okl does not know.
    #[serde(other)]
    Unknown,
}

/// A place of the plan, as a backend is asked for its text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Node<P> {
    /// Its number among those that are asked about.
    pub id: u32,
    /// What it is.
    pub kind: NodeKind,
    /// Where the attribute, loop, variable or statement stands; of a barrier that okl adds, what it stands before.
    pub at: P,
    /// The device kernel, or the kernel where loops stay loops; none in functions, which several kernels may call.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub kernel: String,
    /// How many work items a group has, axis x first; of all in a kernel.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<Count>,
    /// Of an index or a loop: of what.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub over: Option<Over>,
    /// Of an index or a loop: the axis, `x`, `y` or `z`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub axis: Option<char>,
    /// Of an index: which of the loops that a `@tile` becomes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<LoopPart>,
    /// The variable of a loop or of group memory.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The type of a variable of group memory, or of the place that is updated, as C++ spells it.
    #[serde(default, rename = "type", skip_serializing_if = "String::is_empty")]
    pub ty: String,
    /// Of group memory: how many bytes it has, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bytes: Option<u64>,
    /// Of an update: how the value changes; none for what this okl does not know.
    #[serde(default, deserialize_with = "known", skip_serializing_if = "Option::is_none")]
    pub operation: Option<Operation>,
    /// Of a barrier: whether okl adds it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_added: bool,
}

/// An operation, or none for one that a later okl has.
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

/// What a backend writes at one place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Spelled {
    /// The number of the place.
    pub node: u32,
    /// The text, of one line.
    pub text: String,
}
