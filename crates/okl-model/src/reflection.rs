//! The reflection of the kernels of a file, for programs that load and launch them: the document of `--emit
//! reflection`.
//!
//! It describes the arguments, launches and memory needs of each kernel on one target. Positions are texts such as
//! `add.okl:7:5`; columns count characters from 1. The schema is `docs/schema/reflection.schema.json`.

mod expression;
mod host;
mod scalar;

pub use expression::{Expression, Object, Operator, Place, Relation};
pub use host::{Host, HostVariable, Obstacle, Statement};
pub use scalar::Scalar;

use crate::Space;
use crate::plan::{Barrier, Count, Loop, Stored, Typed, Value};
use serde::{Deserialize, Serialize};

/// The version of the document format. It grows when a field is removed or changes its meaning.
pub const SCHEMA: u32 = 3;

/// The kernels of a file on a target.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Reflection<P> {
    /// The version of the document.
    pub schema: u32,
    /// The name of the target.
    pub target: String,
    /// The kernels in source order.
    pub kernels: Vec<Kernel<P>>,
}

/// A kernel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Kernel<P> {
    /// Its name.
    pub name: String,
    /// Its range in the source.
    pub range: Range<P>,
    /// Its arguments in order.
    pub arguments: Vec<Argument>,
    /// One launch for each outermost `@outer` loop, in source order.
    pub launches: Vec<Launch<P>>,
    /// The host code, which says when and how the launches happen; null if it is not described.
    #[serde(default)]
    pub host: Option<Host<P>>,
    /// The reason why `host` is null.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host_reason: Option<Obstacle<P>>,
}

impl<P> Kernel<P> {
    /// True if it launches device kernels from host code that is not described: a program that runs it has to compile
    /// that code.
    pub fn needs_compiled_host_code(&self) -> bool {
        self.host.is_none() && self.launches.iter().any(|launch| launch.kernel.is_some())
    }
}

/// A range of the user's text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Range<P> {
    /// The position of its first character.
    pub from: P,
    /// The position of its last character.
    pub to: P,
}

/// An argument of a kernel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Argument {
    /// Its name and type.
    #[serde(flatten)]
    pub typed: Typed,
    /// Its type, if it is a single value: a number, an enumerator, a truth value or a pointer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scalar: Option<Scalar>,
    /// Its size in bytes on the host.
    pub bytes: Option<u64>,
    /// Its alignment in bytes on the host, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub align: Option<u64>,
    /// The fields of a struct, those of its base classes left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<Field>,
    /// True if host code of the kernel changes it, so that launches may get other values than the program passed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_changed_by_host: bool,
    /// The element type and memory of a pointer; left out for a value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leads_to: Option<Pointee>,
}

/// A field of a struct.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Field {
    /// Its name and type.
    #[serde(flatten)]
    pub typed: Typed,
    /// Its type, if it is a single value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scalar: Option<Scalar>,
    /// The offset from the start of the struct, in bytes.
    pub offset: u64,
    /// Its size in bytes.
    pub bytes: Option<u64>,
    /// Its own fields, if it is a struct.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<Field>,
}

/// The memory that a pointer argument points to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pointee {
    /// The type of an element.
    #[serde(rename = "type")]
    pub ty: String,
    /// The size of an element on the host, in bytes.
    pub bytes: Option<u64>,
    /// The memory space.
    pub memory: Space,
    /// True if the kernel must not change it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_const: bool,
}

/// The launch that one nest of parallel loops becomes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Launch<P> {
    /// The name of the device kernel; none on targets that keep loops as loops (OpenMP, serial C++).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kernel: Option<String>,
    /// The range of the outermost loop.
    pub range: Range<P>,
    /// The number of groups on each axis, x first.
    pub groups: Vec<Count>,
    /// The number of work items of a group on each axis, x first.
    pub items: Vec<Count>,
    /// The parallel loops as a tree, from the outermost loop.
    pub loops: Vec<Tree<P>>,
    /// The values of the kernel's host code that the device code uses, in source order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<Value>,
    /// The variables in group memory.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub group_memory: Vec<Stored>,
    /// The size of the group memory in bytes, without padding; none if the size of a type is unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group_bytes: Option<u64>,
    /// The `@exclusive` variables: private memory that outlives a loop.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exclusive: Vec<Stored>,
    /// The size of the exclusive variables of one work item in bytes, without padding; none if the size of a type is
    /// unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub item_bytes: Option<u64>,
    /// The barriers that okl adds, with the accesses that need them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub barriers: Vec<Barrier<P>>,
    /// The barriers that the user wrote, those in called functions included.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub written_barriers: Vec<P>,
    /// The atomic updates, those in called functions included: text and position.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub atomics: Vec<Placed<P>>,
    /// The intrinsics that it uses, those in called functions included: name and position.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub intrinsics: Vec<Placed<P>>,
}

/// A parallel loop and the parallel loops inside of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Tree<P> {
    /// The loop.
    #[serde(flatten)]
    pub one: Loop<P>,
    /// The loops inside of it, in source order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub inside: Vec<Tree<P>>,
}

/// A piece of code with its position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Placed<P> {
    /// The code as the text has it.
    pub what: String,
    /// The position.
    pub at: P,
}
