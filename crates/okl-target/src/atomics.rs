//! Updates that a target makes in one step.

pub use okl_model::Operation;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a target can do to a number in one step.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Atomics {
    /// Its instructions, the first one that fits first.
    pub fetch: Vec<Instruction>,
    /// How it swaps a word if that has not changed: what it has no instruction for is written as a loop around this.
    /// Without either, an update is an error.
    pub swap: Option<CompareAndSwap>,
}

/// An instruction that changes a place and gives its old value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Instruction {
    /// The numbers it is for.
    pub on: Vec<Number>,
    /// What the target calls it, by operation.
    pub calls: BTreeMap<Operation, String>,
    /// The expression: `{f}` is what it is called, `{x}` the place, `{e}` the operand, `{T}` the number's type, `{S}` the
    /// memory it lies in.
    pub write: String,
}

/// How compare-and-swap is written: `{T}` is the number's type, `{W}` an unsigned word of its size, `{S}` the memory it
/// lies in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CompareAndSwap {
    /// What stands before the function: `__device__ static inline`.
    pub function: String,
    /// The words of 32 and 64 bits; an empty one does not exist.
    pub words: [String; 2],
    /// What `{A}` stands for with words of 32 and 64 bits.
    #[serde(default)]
    pub prefixes: [String; 2],
    /// The parameter: `{T} *place`.
    pub parameter: String,
    /// The word at `place`: `*(volatile {W} *)place`.
    pub load: String,
    /// Whether the swap of `seen.word` for `next.word` has to be tried again.
    pub retry: String,
}

/// The numbers that can be updated in one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Number {
    /// An integer with a sign, 32 bits.
    Int32,
    /// An integer with a sign, 64 bits.
    Int64,
    /// An integer without a sign, 32 bits.
    Uint32,
    /// An integer without a sign, 64 bits.
    Uint64,
    /// A floating point number, 32 bits.
    Float32,
    /// A floating point number, 64 bits.
    Float64,
}

/// What kind of number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberKind {
    /// An integer with a sign.
    Signed,
    /// One without.
    Unsigned,
    /// A floating point number.
    Float,
}

impl Number {
    /// The number of that kind and width.
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

    /// Its width.
    pub fn bits(self) -> u32 {
        match self {
            Number::Int32 | Number::Uint32 | Number::Float32 => 32,
            Number::Int64 | Number::Uint64 | Number::Float64 => 64,
        }
    }
}

/// One update, as a target is asked for it.
#[derive(Clone, Debug)]
pub struct Update {
    /// How the value changes.
    pub operation: Operation,
    /// What changes.
    pub number: Number,
    /// Its type in the target.
    pub ty: String,
    /// In which memory the place lies: `__global`. Empty where pointers do not say.
    pub space: String,
}

impl Atomics {
    /// The expression that makes an update and gives the old value, with `{x}` for the place and `{e}` for the operand,
    /// which is of the same type. None: the target has no instruction for it.
    pub fn fetch(&self, update: &Update) -> Option<String> {
        let fits = |one: &&Instruction| one.on.contains(&update.number);
        let calls = |one: &'_ Instruction| Some(one.write.replace("{f}", one.calls.get(&update.operation)?));
        let found = self.fetch.iter().filter(fits).find_map(calls)?;
        Some(found.replace("{T}", &update.ty).replace("{S}", &update.space))
    }
}
