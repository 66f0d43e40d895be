//! What a pipeline file may choose of a target.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// One option: `[backend] options = { launch-bounds = false }`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OptionSpec {
    /// Its key.
    pub name: String,
    /// What it is for.
    pub summary: String,
    /// What it is when nobody chooses; its values are of the same type.
    pub default: OptionValue,
    /// What it may be; a switch needs no list.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<String>,
    /// What a value puts into the description, by value (`"true"`, `"false"` for a switch): tables are merged, all else
    /// is replaced.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub changes: BTreeMap<String, Map<String, Value>>,
}

/// What an option is set to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum OptionValue {
    /// On or off.
    Switch(bool),
    /// One of some words.
    Word(String),
}

impl OptionSpec {
    /// What a value changes; the error says what it has to be, to stand after the option's name.
    pub(crate) fn change(&self, value: &Value) -> Result<Option<&Map<String, Value>>, String> {
        let key = match (&self.default, value) {
            (OptionValue::Switch(_), Value::Bool(on)) => on.to_string(),
            (OptionValue::Switch(_), other) => return Err(format!("is `true` or `false`, not `{other}`")),
            (OptionValue::Word(_), Value::String(word)) if self.values.contains(word) => word.clone(),
            (OptionValue::Word(_), other) => return Err(format!("is {}, not {other}", self.choices())),
        };
        Ok(self.changes.get(&key))
    }

    /// `"cl1.2" or "clc++2021"`
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
