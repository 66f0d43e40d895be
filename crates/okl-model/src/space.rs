//! The memories of a device.

use serde::{Deserialize, Serialize};

/// A memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Space {
    /// Of all work items.
    Global,
    /// Of a group.
    Local,
    /// Of one work item.
    Private,
    /// Of all, and nobody writes to it.
    Constant,
    /// One that a later okl has.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}
