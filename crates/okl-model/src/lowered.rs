//! The result of lowering: edits as values, not yet applied.

use crate::Access;
use okl_source::{EditSet, Overlap, Span, TextMap};
use serde::{Deserialize, Serialize};

/// A unit in the language of a target.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Lowered {
    /// The text of the kernels, for the device or for the CPU.
    pub kernel: Part,
    /// The host program that launches the kernels; none if the kernels are host functions themselves.
    #[serde(default)]
    pub launcher: Option<Part>,
    /// The barriers that lowering adds to the device text, sorted by position.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub barriers: Vec<Barrier>,
}

/// A barrier that lowering inserts between two accesses of different work items.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Barrier {
    /// The offset in the unit's text before which it is inserted.
    pub at: u32,
    /// The access that has to be finished before the barrier.
    pub first: Accessed,
    /// The access that has to wait for the barrier.
    pub second: Accessed,
}

/// One access to memory that several work items share.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Accessed {
    /// The range of the variable's name at this use, or of a call.
    pub span: Span,
    /// The name of the variable, or of the called function.
    pub name: String,
    /// The kind of access.
    pub access: Access,
}

/// One output text as edits of the normalized text.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Part {
    /// The text to put before everything else.
    #[serde(default)]
    pub prologue: String,
    /// The edits.
    #[serde(default)]
    pub edits: EditSet,
}

impl Part {
    /// The output text, and the map from its positions to those in `text`.
    ///
    /// The map covers the text after the prologue.
    pub fn apply(&self, text: &str) -> Result<(String, TextMap), Overlap> {
        let (body, map) = self.edits.apply(text)?;
        Ok((format!("{}{body}", self.prologue), map))
    }
}
