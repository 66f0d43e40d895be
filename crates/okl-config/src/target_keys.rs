//! The places of the keys of a target that a pipeline file describes.

use crate::reader::Reader;
use okl_source::FileSpan;
use std::collections::BTreeMap;
use toml::Spanned;
use toml::de::DeValue;

impl Reader {
    /// Records the place of each key below a value by its path: `words.kernel`, `atomics.fetch[0].on`.
    pub fn keys(&self, value: &Spanned<DeValue<'_>>, above: &str, found: &mut BTreeMap<String, FileSpan>) {
        match value.get_ref() {
            DeValue::Table(table) => {
                for (key, inner) in table {
                    let name = match above {
                        "" => key.get_ref().to_string(),
                        _ => format!("{above}.{}", key.get_ref()),
                    };
                    found.insert(name.clone(), self.at(key.span()));
                    self.keys(inner, &name, found);
                }
            }
            DeValue::Array(items) => {
                for (nth, item) in items.iter().enumerate() {
                    let name = format!("{above}[{nth}]");
                    found.insert(name.clone(), self.at(item.span()));
                    self.keys(item, &name, found);
                }
            }
            DeValue::String(_)
            | DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_) => {}
        }
    }
}
