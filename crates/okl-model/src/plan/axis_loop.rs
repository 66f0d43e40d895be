//! Parallel loops: the part of a `@tile`, and the work that runs their iterations.

use serde::{Deserialize, Serialize};

/// One of the loops that a `for` becomes.
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
    /// A value that a later version of okl added.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

/// The unit of parallelism that one iteration of a parallel loop is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Over {
    /// Groups.
    Groups,
    /// Work items.
    Items,
    /// A value that a later version of okl added.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}
