//! Reads the `[[attribute]]` tables of a file.

use crate::reader::{Reader, entry};
use okl_host::PluginChoice;
use okl_host::{AttributeChoice, AttributeSource};
use okl_host::{AttributeTable, TableMistake};
use okl_normalizer::nearest;
use okl_source::ids::UNKNOWN_KEY;
use okl_source::{Diagnostic, FileSpan};
use serde_json::Value;
use std::ops::Range;
use std::sync::Arc;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

impl Reader {
    /// All attributes of a file.
    pub fn attributes(&mut self, top: &DeTable<'_>) -> Vec<AttributeChoice> {
        let mut found = Vec::new();
        let Some((at, value)) = entry(top, "attribute") else { return found };
        let Some(items) = value.get_ref().as_array() else {
            self.wrong_type("attribute", "an array of tables, `[[attribute]]`", value, at);
            return found;
        };
        for item in items.iter() {
            if !item.get_ref().is_table() {
                self.wrong_type("attribute", "an array of tables, `[[attribute]]`", item, item.span());
                continue;
            }
            if let Some(table) = item.get_ref().as_table().filter(|table| table.contains_key("plugin")) {
                found.extend(self.attribute_plugin(table));
                continue;
            }
            let Some(Value::Object(source)) = self.json(item) else { continue };
            match AttributeTable::read(&source) {
                Ok(table) => {
                    let place = self.place_of(item, &["name".to_string()]);
                    found.push(AttributeChoice { what: AttributeSource::Table(Arc::new(table)), place });
                }
                Err(mistakes) => {
                    let told: Vec<_> = mistakes.into_iter().map(|mistake| self.told(item, mistake)).collect();
                    self.mistakes.extend(told);
                }
            }
        }
        found
    }

    /// Reads `plugin = "mine"` and the keys that say where it comes from.
    fn attribute_plugin(&mut self, table: &DeTable<'_>) -> Option<AttributeChoice> {
        self.only(table, "an `[[attribute]]` from a plugin", &PluginChoice::KEYS);
        let plugin = self.choice(table)?;
        let place = plugin.place?;
        Some(AttributeChoice { what: AttributeSource::Plugin(Box::new(plugin)), place })
    }

    fn told(&self, item: &Spanned<DeValue<'_>>, mistake: TableMistake) -> Diagnostic<FileSpan> {
        let TableMistake { at, id, message, help, word } = mistake;
        let place =
            if id == UNKNOWN_KEY.as_str() { self.key_of(item, &at) } else { self.place_of(item, &at) };
        let diagnostic = Diagnostic::error(id, message, place);
        match word.and_then(|(word, known)| nearest(&word, known)) {
            Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
            None => diagnostic.help(help),
        }
    }

    /// The place of the value that a path of keys and indices leads to, or of the innermost value that exists on this
    /// path. The place of a table is its first line.
    fn place_of(&self, item: &Spanned<DeValue<'_>>, way: &[String]) -> FileSpan {
        let mut place = self.at(first_line(&item.span()));
        let mut value = item.get_ref();
        for step in way {
            let next = match value {
                DeValue::Table(table) => table.get(step.as_str()),
                DeValue::Array(items) => step.parse::<usize>().ok().and_then(|number| items.get(number)),
                _ => None,
            };
            let Some(next) = next else { break };
            place = self.at(next.span());
            value = next.get_ref();
        }
        place
    }

    /// The place of the last key of a path.
    fn key_of(&self, item: &Spanned<DeValue<'_>>, way: &[String]) -> FileSpan {
        let key = way.last().map(String::as_str).unwrap_or_default();
        match item.get_ref().as_table().and_then(|table| entry(table, key)) {
            Some((at, _)) => self.at(at),
            None => self.at(first_line(&item.span())),
        }
    }
}

/// The range of the header: a `[[attribute]]` range includes everything below it.
fn first_line(range: &Range<usize>) -> Range<usize> {
    range.start..range.end.min(range.start + "[[attribute]]".len())
}
