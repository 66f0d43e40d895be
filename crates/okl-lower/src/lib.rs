//! Shared lowering from checked units to edits.

use okl_model::{Attribute, Lowered, Spelling, Target};
use okl_sema::Checked;
use okl_source::Diagnostic;
use serde_json::{Map, Value};

/// What a backend is asked. Nearly everything has a default answer.
pub trait Backend: Sync {
    /// The table of spellings.
    fn dialect(&self) -> &Dialect;

    /// The options it takes in a pipeline file, by name.
    fn options(&self) -> &'static [OptionSpec] {
        &[]
    }
}

/// One option a backend takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its key in `[backend] options`.
    pub name: &'static str,
    /// What it is for, and its default.
    pub summary: &'static str,
}

/// A table of spellings.
#[derive(Clone, Debug)]
pub struct Dialect {
    /// The backend's name: `cuda`.
    pub name: &'static str,
    /// What the names of its kernel files end with: `cu`.
    pub extension: &'static str,
}

impl Target for Dialect {
    fn name(&self) -> &str {
        self.name
    }

    fn spell(&self, _what: Spelling) -> &str {
        ""
    }
}

/// Lowers a checked unit for a backend.
pub fn lower(
    _backend: &dyn Backend,
    _checked: &Checked,
    _attributes: &[&dyn Attribute],
    _options: &Map<String, Value>,
) -> Result<Lowered, Vec<Diagnostic>> {
    Ok(Lowered::default())
}
