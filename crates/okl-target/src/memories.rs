//! The words of targets whose pointers say which memory they lead to.

pub use okl_model::Space;
use serde::{Deserialize, Serialize};

/// A target's words for its memories. Such a target declares group memory at the start of a kernel only.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Memories {
    /// Memory of the device: `__global`.
    pub global: String,
    /// Memory of a group: `__local`.
    pub local: String,
    /// Memory of a work item: `__private`.
    pub private: String,
    /// Constants: `__constant`.
    pub constant: String,
    /// Whether only the pointers that a kernel is handed have to say which one they lead to.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub are_generic: bool,
}

impl Memories {
    /// The word for a memory; none for one that is not known.
    pub fn of(&self, space: Space) -> &str {
        match space {
            Space::Global => &self.global,
            Space::Local => &self.local,
            Space::Private => &self.private,
            Space::Constant => &self.constant,
            Space::Unknown => "",
        }
    }

    /// The words for memories that may change.
    pub fn written(&self) -> [&str; 3] {
        [&self.global, &self.local, &self.private]
    }
}
