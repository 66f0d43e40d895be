//! The options of the front end.

use serde::Deserialize;

/// The options in the pipeline file.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub(crate) struct Settings {
    /// True if a thread gathers items and pushes several at a time.
    pub(crate) buffer_pushes: bool,
}
