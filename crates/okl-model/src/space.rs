//! Memory spaces.

use serde::{Deserialize, Serialize};

/// A memory space of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Space {
    /// Global memory: shared by all work items.
    Global,
    /// Group memory: shared by the work items of a group.
    Local,
    /// Private memory of one work item.
    Private,
    /// Constant memory: shared by all work items and read-only.
    Constant,
    /// A value that a later version of okl added.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}
