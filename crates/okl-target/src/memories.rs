//! Address space qualifiers, for targets where the type of a pointer includes a memory space.

pub use okl_model::Space;
use serde::{Deserialize, Serialize};

/// The address space qualifiers of a target. Such a target allows declarations of group memory only at the start of a
/// kernel.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Memories {
    /// The qualifier of global memory: `__global`.
    pub global: String,
    /// The qualifier of group memory: `__local`.
    pub local: String,
    /// The qualifier of private memory: `__private`.
    pub private: String,
    /// The qualifier of constant memory: `__constant`.
    pub constant: String,
    /// True if pointers are generic: only the pointer parameters of a kernel need a qualifier.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub are_generic: bool,
}

impl Memories {
    /// The qualifier of a memory space; empty for an unknown one.
    pub fn of(&self, space: Space) -> &str {
        match space {
            Space::Global => &self.global,
            Space::Local => &self.local,
            Space::Private => &self.private,
            Space::Constant => &self.constant,
            Space::Unknown => "",
        }
    }

    /// The qualifiers of the writable memory spaces.
    pub fn written(&self) -> [&str; 3] {
        [&self.global, &self.local, &self.private]
    }
}
