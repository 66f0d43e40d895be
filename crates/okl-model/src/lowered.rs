//! What a backend answers: values, nothing applied yet.

use okl_source::{EditSet, Overlap, TextMap};
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
