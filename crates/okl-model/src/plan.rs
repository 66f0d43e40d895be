//! What becomes of the kernels of a file on a target, as data: the document of `--emit plan`, and what a backend that
//! lowers by itself is sent.
//!
//! What it names of the kernel's text it quotes as the text has it after macros are expanded. `P` says where that stands:
//! a text such as `add.okl:7:5`, or a span of the unit's text. `docs/schema/plan.schema.json` has its schema.

mod count;
mod node;

pub use count::{Bound, Count, Sign, Term};
pub use node::{Node, NodeKind, Spelled};

use crate::{Access, Space};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Which loop of those a `for` becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LoopPart {
    /// The loop itself.
    Whole,
    /// The loop over tiles of a `@tile`.
    Tiles,
    /// The loop inside one tile of a `@tile`.
    InTile,
    /// One that a later okl has.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

/// The version of this document; it grows when something is taken away or changes its meaning.
pub const SCHEMA: u32 = 1;

/// What becomes of the kernels of a file on a target.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Plan<P> {
    /// The version of the document.
    pub schema: u32,
    /// The name of the target.
    pub target: String,
    /// In source order.
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
    /// Where its name stands.
    pub at: P,
    /// In their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arguments: Vec<Argument>,
    /// One for each outermost `@outer` loop, in source order.
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
    /// Name and type.
    #[serde(flatten)]
    pub typed: Typed,
    /// Whether code of the kernel changes it, so that it needs a copy.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_changed: bool,
    /// Whether host code among it does, between the nests.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_changed_by_host: bool,
}

/// What becomes of one nest of parallel loops.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Launch<P> {
    /// The name of the device kernel; on targets where loops stay loops there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kernel: Option<String>,
    /// Where the outermost loop starts.
    pub at: P,
    /// How many groups there are, axis x first.
    pub groups: Vec<Count>,
    /// How many work items a group has, axis x first.
    pub items: Vec<Count>,
    /// The parallel loops, in source order.
    pub loops: Vec<Loop<P>>,
    /// What it gets of the kernel's host code, in source order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<Value>,
    /// The memory of a group.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub group_memory: Vec<Stored>,
    /// What each work item has for itself, across loops.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exclusive: Vec<Stored>,
    /// Where the pointers and references lead that are declared in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pointers: Vec<Pointer<P>>,
    /// The barriers that the user did not write, in source order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub barriers: Vec<Barrier<P>>,
    /// The arguments that each work item gets its own copy of, where loops stay loops.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub privatised: Vec<OwnArgument<P>>,
    /// The loops over work items that become several at barriers, where loops stay loops.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fissions: Vec<Fission<P>>,
    /// The loops that run only the iterations that do something, where loops stay loops.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clipped: Vec<P>,
    /// Neighbouring nests over work items, and whether they run as one, where loops stay loops.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub neighbours: Vec<AdjacentNests<P>>,
}

/// One parallel loop.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Loop<P> {
    /// Where the `for` stands.
    pub at: P,
    /// What it counts with.
    pub variable: String,
    /// Which of the loops that a `@tile` becomes; left out for a loop without.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<LoopPart>,
    /// What its iterations are.
    pub over: Over,
    /// The axis: `x`, `y` or `z`.
    pub axis: char,
    /// How many iterations it has.
    #[serde(rename = "rounds")]
    pub iterations: Count,
    /// Whether it may have fewer iterations than are launched on its axis.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_guarded: bool,
}

/// What the iterations of a parallel loop are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Over {
    /// Groups.
    Groups,
    /// Work items.
    Items,
    /// One that a later okl has.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

/// A value of host code that device code uses.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Value {
    /// Name and type; the first variable's, where a whole declaration is repeated.
    #[serde(flatten)]
    pub typed: Typed,
    /// How device code gets it.
    pub how: ValuePassing,
}

/// How device code gets a value of host code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ValuePassing {
    /// As an argument after the user's.
    Argument,
    /// It is declared again, with the same initialiser.
    DeclaredAgain,
    /// The whole declaration is repeated as it stands.
    Repeated,
    /// One that a later okl has.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

/// A variable in memory.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stored {
    /// Name and type.
    #[serde(flatten)]
    pub typed: Typed,
    /// How many bytes it has, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bytes: Option<u64>,
}

/// Where a pointer or reference leads.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Pointer<P> {
    /// Its name.
    pub name: String,
    /// Where it is declared.
    pub at: P,
    /// The memories it may lead to: `global` is the device's, `local` a group's, `private` a work item's. Nobody knows
    /// where there are none.
    pub leads_to: BTreeSet<Space>,
}

/// A barrier that the user did not write, and why it is there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Barrier<P> {
    /// What it stands before.
    pub at: P,
    /// The access that has to be finished.
    pub after: MemoryAccess<P>,
    /// The access that has to wait.
    pub before: MemoryAccess<P>,
}

/// An access to memory that several work items can see.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct MemoryAccess<P> {
    /// What happens.
    pub access: Access,
    /// The variable, or the function that is called.
    pub of: String,
    /// Where.
    pub at: P,
}

/// An argument that each work item gets its own copy of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct OwnArgument<P> {
    /// The argument.
    pub name: String,
    /// The loop over work items that is all that uses it.
    pub within: P,
}

/// A loop over work items that becomes several, one for each stretch between barriers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Fission<P> {
    /// The outermost loop over work items.
    pub at: P,
    /// The barriers.
    pub barriers: Vec<P>,
    /// What is declared before one of them and used after it.
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
    /// What keeps them apart; nothing where they run as one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub apart: Option<FusionObstacle>,
}

/// What keeps two nests from running as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FusionObstacle {
    /// Work items meet between them: one reads or writes what another one wrote.
    #[serde(rename = "meeting")]
    Barrier,
    /// Their loops do not count alike.
    Headers,
    /// One runs iterations that the other leaves out.
    #[serde(rename = "rounds")]
    Iterations,
    /// Something about them: a `continue`, a body without braces, an attribute or directive of its own.
    Form,
    /// One that a later okl has.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

/// What lives on across a cut.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct LiveVariable<P> {
    /// Where it is declared.
    pub at: P,
    /// How.
    pub kept: LiveStorage,
}

/// How something lives on across a cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LiveStorage {
    /// In an array with one value for each work item.
    PerItem,
    /// As a pointer to what it refers to, one for each work item.
    PointerPerItem,
    /// It is declared again.
    DeclaredAgain,
    /// One that a later okl has.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

/// A function that device code reaches.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Function<P> {
    /// The user's name.
    pub name: String,
    /// Where that stands.
    pub at: P,
    /// Where pointers and references lead that it is handed or declares.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pointers: Vec<Pointer<P>>,
    /// The copies that are written, on targets whose pointers say which memory they lead to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub versions: Vec<Version>,
}

/// A copy of a function, for one combination of memories.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Version {
    /// What it is called.
    pub name: String,
    /// The memory of each parameter, null for what is no pointer.
    pub parameters: Vec<Option<Space>>,
}
