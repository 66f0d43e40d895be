//! The options of a target.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// An option of a target: `[backend] options = { launch-bounds = false }`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OptionSpec {
    /// Its key.
    pub name: String,
    /// A summary of its purpose.
    pub summary: String,
    /// The default value; all values have the same type.
    pub default: OptionValue,
    /// The valid values; empty for a switch.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<String>,
    /// The changes of the description, by value (`"true"`, `"false"` for a switch): tables are merged, other values are
    /// replaced.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub changes: BTreeMap<String, Map<String, Value>>,
}

/// The value of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum OptionValue {
    /// `true` or `false`.
    Switch(bool),
    /// One of the words in [`OptionSpec::values`].
    Word(String),
}

impl OptionSpec {
    /// The changes of the description for a value.
    ///
    /// # Errors
    /// The values that are valid, as a continuation of "option `NAME`".
    pub(crate) fn change(&self, value: &Value) -> Result<Option<&Map<String, Value>>, String> {
        let key = match (&self.default, value) {
            (OptionValue::Switch(_), Value::Bool(on)) => on.to_string(),
            (OptionValue::Switch(_), other) => return Err(format!("is `true` or `false`, not `{other}`")),
            (OptionValue::Word(_), Value::String(word)) if self.values.contains(word) => word.clone(),
            (OptionValue::Word(_), other) => return Err(format!("is {}, not {other}", self.choices())),
        };
        Ok(self.changes.get(&key))
    }

    /// The valid values for a message: `"cl1.2" or "clc++2021"`
    pub fn choices(&self) -> String {
        match self.default {
            OptionValue::Switch(_) => "`true` or `false`".into(),
            OptionValue::Word(_) => {
                let quoted: Vec<String> = self.values.iter().map(|value| format!("\"{value}\"")).collect();
                quoted.join(" or ")
            }
        }
    }
}
