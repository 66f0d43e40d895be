//! What attributes that others bring become on a target.

use crate::AttrId;
use okl_source::{EditSet, Piece};
use serde::{Deserialize, Serialize};

/// What the attributes that others bring become in the texts of one target.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Expanded {
    /// The names of the attributes that are dealt with here: all their uses have an edit.
    pub claimed: Vec<String>,
    /// In the text for the device, or for the CPU.
    pub kernel: Expansion,
    /// In the host program that launches it.
    pub launcher: Expansion,
}

/// What attributes become in one text.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Expansion {
    /// Edits, each in the name of its attribute. A use that none of them touches vanishes.
    #[serde(default)]
    pub edits: EditSet,
    /// Lines before what an attribute belongs to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Line>,
}

/// A line before the loop or the statement that an attribute belongs to: `#pragma unroll 4`.
///
/// One that speaks of a loop is left out where okl makes something else of the loop, as the user's own are.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Line {
    /// The use.
    pub attribute: AttrId,
    /// What is written, without the end of the line.
    pub with: Vec<Piece>,
}
