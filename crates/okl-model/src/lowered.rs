//! What a backend answers: values, nothing applied yet.

use crate::Access;
use okl_source::{EditSet, Overlap, Span, TextMap};
use serde::{Deserialize, Serialize};

/// A unit in a backend's words.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Lowered {
    /// The text for the device, or for the CPU.
    pub kernel: Part,
    /// The host program that launches it; none where the kernel is a host function itself.
    #[serde(default)]
    pub launcher: Option<Part>,
    /// The barriers in the text for the device that the user did not write, by place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub barriers: Vec<Barrier>,
}

/// A barrier that lowering puts between two accesses of different work items.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Barrier {
    /// The offset in the unit's text that it stands before.
    pub at: u32,
    /// The access that has to be finished.
    pub first: Accessed,
    /// The access that has to wait.
    pub second: Accessed,
}

/// One access to memory that several work items can see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Accessed {
    /// The variable's name where it is used, or a call.
    pub span: Span,
    /// The variable, or the function that is called.
    pub name: String,
    /// What happens.
    pub access: Access,
}

/// One output text as edits of the normalised text.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Part {
    /// What stands before everything.
    #[serde(default)]
    pub prologue: String,
    /// What changes.
    #[serde(default)]
    pub edits: EditSet,
}

impl Part {
    /// The finished text, and the way back from it to `text`.
    ///
    /// The map covers the text after the prologue.
    pub fn apply(&self, text: &str) -> Result<(String, TextMap), Overlap> {
        let (body, map) = self.edits.apply(text)?;
        Ok((format!("{}{body}", self.prologue), map))
    }
}
