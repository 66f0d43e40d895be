//! The atomic updates of a target.

pub use okl_model::Operation;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The atomic operations that a target has on numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Atomics {
    /// Its instructions. The first one that supports the number and the operation is used.
    pub fetch: Vec<Instruction>,
    /// Its compare-and-swap. Updates without an instruction are written as a loop around it; without either, an update
    /// is an error.
    pub swap: Option<CompareAndSwap>,
}

/// An instruction that updates a place and has the old value as its result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Instruction {
    /// The types of numbers that it supports.
    pub on: Vec<Number>,
    /// The name of its function, by operation.
    pub calls: BTreeMap<Operation, String>,
    /// The expression. `{f}` is the name of the function, `{x}` the place, `{e}` the operand, `{T}` the type of the
    /// number, `{S}` the memory space of the place.
    pub write: String,
}

/// The text of a compare-and-swap: `{T}` is the type of the number, `{W}` an unsigned integer of the same size (a
/// word), `{S}` the memory space of the place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CompareAndSwap {
    /// The text before the function: `__device__ static inline`.
    pub function: String,
    /// The types of words of 32 and of 64 bits; empty if the target has no such word.
    pub words: [String; 2],
    /// The replacement of `{A}` for words of 32 and of 64 bits.
    #[serde(default)]
    pub prefixes: [String; 2],
    /// The parameter: `{T} *place`.
    pub parameter: String,
    /// The load of the word at `place`: `*(volatile {W} *)place`.
    pub load: String,
    /// The condition under which the swap of `seen.word` for `next.word` failed and has to be repeated.
    pub retry: String,
}

/// The types of numbers that can be updated atomically.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Number {
    /// A signed integer of 32 bits.
    Int32,
    /// A signed integer of 64 bits.
    Int64,
    /// An unsigned integer of 32 bits.
    Uint32,
    /// An unsigned integer of 64 bits.
    Uint64,
    /// A floating-point number of 32 bits.
    Float32,
    /// A floating-point number of 64 bits.
    Float64,
}

/// The kinds of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberKind {
    /// A signed integer.
    Signed,
    /// An unsigned integer.
    Unsigned,
    /// A floating-point number.
    Float,
}

impl Number {
    /// The type of number with that kind and width in bits.
    pub fn new(kind: NumberKind, bits: u32) -> Option<Number> {
        match (kind, bits) {
            (NumberKind::Signed, 32) => Some(Number::Int32),
            (NumberKind::Signed, 64) => Some(Number::Int64),
            (NumberKind::Unsigned, 32) => Some(Number::Uint32),
            (NumberKind::Unsigned, 64) => Some(Number::Uint64),
            (NumberKind::Float, 32) => Some(Number::Float32),
            (NumberKind::Float, 64) => Some(Number::Float64),
            _ => None,
        }
    }

    /// Its kind.
    pub fn kind(self) -> NumberKind {
        match self {
            Number::Int32 | Number::Int64 => NumberKind::Signed,
            Number::Uint32 | Number::Uint64 => NumberKind::Unsigned,
            Number::Float32 | Number::Float64 => NumberKind::Float,
        }
    }

    /// Its width in bits.
    pub fn bits(self) -> u32 {
        match self {
            Number::Int32 | Number::Uint32 | Number::Float32 => 32,
            Number::Int64 | Number::Uint64 | Number::Float64 => 64,
        }
    }
}

/// An update that a target is to write.
#[derive(Clone, Debug)]
pub struct Update {
    /// The operation.
    pub operation: Operation,
    /// The type of the number at the place.
    pub number: Number,
    /// The name of that type in the target's language.
    pub ty: String,
    /// The memory space of the place: `__global`. Empty if pointers of the target have no memory space.
    pub space: String,
}

impl Atomics {
    /// The expression that makes the update and has the old value as its result, with `{x}` for the place and `{e}` for
    /// the operand, which has the same type; none if the target has no instruction for it.
    pub fn fetch(&self, update: &Update) -> Option<String> {
        let fits = |one: &&Instruction| one.on.contains(&update.number);
        let calls = |one: &'_ Instruction| Some(one.write.replace("{f}", one.calls.get(&update.operation)?));
        let found = self.fetch.iter().filter(fits).find_map(calls)?;
        Some(found.replace("{T}", &update.ty).replace("{S}", &update.space))
    }
}
