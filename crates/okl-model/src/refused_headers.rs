//! Headers of libraries that a front end does not read.

use serde::{Deserialize, Serialize};

/// Headers whose names start alike. A text that includes one of them is refused where nothing has the header.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RefusedHeaders {
    /// The start of the names: `thrust/`.
    pub start: String,
    /// What they belong to: `Thrust`.
    pub library: String,
    /// The id of the diagnostic.
    pub id: String,
    /// What to do instead.
    pub help: String,
}
