//! The plan of a file for a target: the document of `--emit plan`, which is also sent to backends that lower by
//! themselves.
//!
//! Expressions of the source are quoted as the text has them after macro expansion. `P` is the type of positions: a
//! text such as `add.okl:7:5`, or a span of the unit's text. The schema is `docs/schema/plan.schema.json`.

mod axis_loop;
mod count;
mod node;

pub use axis_loop::{LoopPart, Over};
pub use count::{Bound, Count, Sign, Term};
pub use node::{Node, NodeKind, Spelled};

use crate::{Access, Space};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The version of the document format. It grows when a field is removed or changes its meaning.
pub const SCHEMA: u32 = 1;

/// The plan for the kernels of a file on a target: launches, memory, barriers, versions of functions.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Plan<P> {
    /// The version of the document.
    pub schema: u32,
    /// The name of the target.
    pub target: String,
    /// The kernels in source order.
    pub kernels: Vec<Kernel<P>>,
    /// The functions that device code reaches, in source order; one for each version that is written.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub functions: Vec<Function<P>>,
    /// The variables at file scope that device code reads.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub constants: Vec<Typed>,
}

/// A kernel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Kernel<P> {
    /// Its name.
    pub name: String,
    /// The position of its name.
    pub at: P,
    /// Its arguments in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arguments: Vec<Argument>,
    /// One launch for each outermost `@outer` loop, in source order.
    pub launches: Vec<Launch<P>>,
}

/// A name and its type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Typed {
    /// The name.
    pub name: String,
    /// The type, as C++ spells it.
    #[serde(rename = "type")]
    pub ty: String,
}

/// An argument of a kernel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Argument {
    /// Its name and type.
    #[serde(flatten)]
    pub typed: Typed,
    /// True if code of the kernel changes it, so that the kernel needs a copy.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_changed: bool,
    /// True if host code of the kernel changes it between the nests.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_changed_by_host: bool,
}

/// The launch that one nest of parallel loops becomes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Launch<P> {
    /// The name of the device kernel; none on targets that keep loops as loops (OpenMP, serial C++).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kernel: Option<String>,
    /// The position of the outermost loop.
    pub at: P,
    /// The number of groups on each axis, x first.
    pub groups: Vec<Count>,
    /// The number of work items of a group on each axis, x first.
    pub items: Vec<Count>,
    /// The parallel loops, in source order.
    pub loops: Vec<Loop<P>>,
    /// The values of the kernel's host code that the device code uses, in source order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<Value>,
    /// The variables in group memory.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub group_memory: Vec<Stored>,
    /// The `@exclusive` variables: private memory that outlives a loop.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exclusive: Vec<Stored>,
    /// The memory spaces of the pointers and references that are declared in the nest.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pointers: Vec<Pointer<P>>,
    /// The barriers that okl adds, in source order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub barriers: Vec<Barrier<P>>,
    /// On targets that keep loops: the arguments that each work item gets a private copy of.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub privatised: Vec<OwnArgument<P>>,
    /// On targets that keep loops: the loops over work items that are split at barriers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fissions: Vec<Fission<P>>,
    /// On targets that keep loops: the loops whose bounds are narrowed to the iterations that have an effect.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clipped: Vec<P>,
    /// On targets that keep loops: adjacent nests over work items, and whether they are fused.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub neighbours: Vec<AdjacentNests<P>>,
}

/// One parallel loop.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Loop<P> {
    /// The position of the `for`.
    pub at: P,
    /// The name of its counter.
    pub variable: String,
    /// Which of the loops that a `@tile` becomes; left out for a loop without `@tile`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<LoopPart>,
    /// Groups or work items.
    pub over: Over,
    /// The axis: `x`, `y` or `z`.
    pub axis: char,
    /// Its trip count.
    #[serde(rename = "rounds")]
    pub iterations: Count,
    /// True if its trip count may be smaller than the extent of its axis, so that its body needs a guard.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_guarded: bool,
}

/// A value of host code that device code uses.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Value {
    /// The name and type; those of the first variable if a whole declaration is repeated.
    #[serde(flatten)]
    pub typed: Typed,
    /// The way the value reaches device code.
    pub how: ValuePassing,
}

/// The way a host value reaches device code: as an argument or by repeating its declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ValuePassing {
    /// As an argument after those of the user.
    Argument,
    /// The variable is declared again in device code, with the same initializer.
    DeclaredAgain,
    /// The whole declaration is copied as it is written.
    Repeated,
    /// A value that a later version of okl added.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

/// A variable in memory.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stored {
    /// Its name and type.
    #[serde(flatten)]
    pub typed: Typed,
    /// Its size in bytes, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bytes: Option<u64>,
}

/// The memory spaces that a pointer or reference may point to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Pointer<P> {
    /// Its name.
    pub name: String,
    /// The position of its declaration.
    pub at: P,
    /// The memory spaces: `global` for device memory, `local` for group memory, `private` for memory of one work item.
    /// Empty if they are unknown.
    pub leads_to: BTreeSet<Space>,
}

/// A barrier that okl adds, with the accesses that need it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Barrier<P> {
    /// The statement before which it is inserted.
    pub at: P,
    /// The access that has to be finished before the barrier.
    pub after: MemoryAccess<P>,
    /// The access that has to wait for the barrier.
    pub before: MemoryAccess<P>,
}

/// An access to memory that several work items share.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct MemoryAccess<P> {
    /// The kind of access.
    pub access: Access,
    /// The variable that is accessed, or the function that is called.
    pub of: String,
    /// The position of the access.
    pub at: P,
}

/// An argument of which each work item gets a private copy.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct OwnArgument<P> {
    /// The name of the argument.
    pub name: String,
    /// The loop over work items that holds all its uses.
    pub within: P,
}

/// The split of a loop over work items at its barriers: one loop for each part of the body between barriers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Fission<P> {
    /// The outermost loop over work items.
    pub at: P,
    /// The barriers at which it is split.
    pub barriers: Vec<P>,
    /// The variables that are declared before one of the barriers and used after it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub live: Vec<LiveVariable<P>>,
}

/// Two nests over work items, one directly after the other.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct AdjacentNests<P> {
    /// The first one.
    pub first: P,
    /// The second one.
    pub second: P,
    /// The reason why they are not fused; none if they are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub apart: Option<FusionObstacle>,
}

/// A reason why two nests are not fused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FusionObstacle {
    /// They need a barrier between them: a work item of one reads or writes memory that another work item writes in the
    /// other.
    #[serde(rename = "meeting")]
    Barrier,
    /// Their loop headers differ.
    Headers,
    /// One executes iterations that the other skips.
    #[serde(rename = "rounds")]
    Iterations,
    /// Their form: a `continue`, a body without braces, an attribute or directive on one of them.
    Form,
    /// A value that a later version of okl added.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

/// A variable that is live across a split.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct LiveVariable<P> {
    /// The position of its declaration.
    pub at: P,
    /// Its storage.
    pub kept: LiveStorage,
}

/// The storage of a variable that is live across a split.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LiveStorage {
    /// An array with one element for each work item.
    PerItem,
    /// An array with, for each work item, a pointer to the object that a reference refers to.
    PointerPerItem,
    /// None: the variable is declared again after the split.
    DeclaredAgain,
    /// A value that a later version of okl added.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

/// A function that device code reaches.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Function<P> {
    /// Its name in the source.
    pub name: String,
    /// The position of the name.
    pub at: P,
    /// The memory spaces of its pointer parameters and of the pointers that it declares.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pointers: Vec<Pointer<P>>,
    /// The versions that are written, on targets where the type of a pointer includes the memory space.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub versions: Vec<Version>,
}

/// A version of a function: a copy for one combination of memory spaces.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Version {
    /// The name of the copy.
    pub name: String,
    /// The memory space of each parameter; null for a parameter that is no pointer.
    pub parameters: Vec<Option<Space>>,
}
