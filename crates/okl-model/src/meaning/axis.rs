//! Axes of loops, and the work that is spread over them.

use serde::{Deserialize, Serialize};

/// An axis of the launch: 0 is x.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Axis(pub u8);

impl Axis {
    pub(crate) fn read(text: &str) -> Option<Axis> {
        text.parse().ok().filter(|axis| *axis <= 2).map(Axis)
    }
}

/// The unit of parallelism over which a parallel loop distributes its iterations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LoopKind {
    /// Groups.
    Outer,
    /// The work items of a group.
    Inner,
}
