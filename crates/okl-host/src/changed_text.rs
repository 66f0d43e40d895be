//! A text that a plugin has changed.

use crate::diff;
use crate::error::CallError;
use crate::plugin::Plugin;
use okl_plugin::Diagnostic;
use okl_plugin::document::Response;
use okl_source::{EditSet, TextMap};

/// A changed text with the map back to the old one.
#[derive(Debug)]
pub struct ChangedText {
    /// The new text.
    pub text: String,
    /// The map from the new text to the old one.
    pub map: TextMap,
}

impl ChangedText {
    /// Reads the response of a plugin about a text; `None` if it leaves the text unchanged. The spans of the
    /// diagnostics are in the old text.
    pub fn of(
        plugin: &Plugin,
        text: &str,
        response: Response,
    ) -> Result<(Option<ChangedText>, Vec<Diagnostic>), CallError> {
        let edits = match (&response.text, response.edits) {
            (Some(new), _) => diff::edits(&plugin.plugin_id().to_string(), text, new),
            (None, edits) => edits.unwrap_or_default(),
        };
        if edits.is_empty() {
            return Ok((None, response.diagnostics));
        }
        Ok((Some(ChangedText::by(plugin, text, &edits)?), response.diagnostics))
    }

    /// Applies the edits of a plugin to a text.
    ///
    /// # Errors
    /// [`CallError::Edits`] if edits overlap or lie outside of the text.
    pub fn by(plugin: &Plugin, text: &str, edits: &EditSet) -> Result<ChangedText, CallError> {
        let wrong = |reason: String| CallError::Edits { plugin: plugin.plugin_id().clone(), reason };
        edits.check_places(text).map_err(|error| wrong(error.to_string()))?;
        let (text, map) = edits.apply(text).map_err(|overlap| wrong(overlap.to_string()))?;
        Ok(ChangedText { text, map })
    }
}
