//! The expansion of attributes of plugins and projects on a target.

use crate::AttrId;
use okl_source::{EditSet, Piece};
use serde::{Deserialize, Serialize};

/// The expansion of all attributes of plugins and projects in the texts of one target.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Expanded {
    /// The names of the attributes that are handled here; each of their uses has an edit.
    pub claimed: Vec<String>,
    /// In the text of the kernels, for the device or for the CPU.
    pub kernel: Expansion,
    /// In the text of the launcher, the host program that launches the kernels.
    pub launcher: Expansion,
}

/// The expansion of attributes in one text.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Expansion {
    /// Edits, each owned by its attribute. A use that no edit covers is deleted.
    #[serde(default)]
    pub edits: EditSet,
    /// Lines to insert before the entities that attributes appertain to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Line>,
}

/// A line to insert before the loop or the statement that an attribute appertains to: `#pragma unroll 4`.
///
/// A line about a loop is dropped if lowering replaces the loop, as are the user's own pragmas there.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Line {
    /// The attribute use.
    pub attribute: AttrId,
    /// The text of the line, without the line break.
    pub with: Vec<Piece>,
}
