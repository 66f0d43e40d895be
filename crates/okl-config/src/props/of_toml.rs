//! Reads properties of project files.

use crate::props::Props;
use crate::props::keys::Reading;
use crate::props::tree::{Entry, Node, Value};
use crate::reader::{Reader, entry};
use okl_source::ids::WRONG_VALUE;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

impl Reader {
    /// Reads `props = { ... }`, and `defines = { ... }` beside it as `props.defines`.
    pub fn props(&mut self, table: &DeTable<'_>) -> Props {
        let entries = self.table(table, "props").map(|props| self.entries(props)).unwrap_or_default();
        let place = self.at(entry(table, "props").map_or(0..0, |(at, _)| at));
        let mut props = self.checked(place, entries);
        if let Some(defines) = self.table(table, "defines") {
            let place = self.at(entry(table, "defines").map_or(0..0, |(at, _)| at));
            let node = Node { place, value: Value::Object(self.entries(defines)) };
            props = props.then(self.checked(place, vec![Entry { key: "defines".into(), place, node }]));
        }
        props
    }

    fn checked(&mut self, place: okl_source::FileSpan, entries: Vec<Entry>) -> Props {
        let (props, found) = Props::of(place, entries, Reading::Strict);
        self.mistakes.extend(found);
        props.unwrap_or_default()
    }

    /// The entries of a table, in the order of the file.
    fn entries(&mut self, table: &DeTable<'_>) -> Vec<Entry> {
        let mut entries: Vec<Entry> = table
            .iter()
            .map(|(key, value)| Entry {
                key: key.get_ref().to_string(),
                place: self.at(key.span()),
                node: self.node(value),
            })
            .collect();
        entries.sort_by_key(|entry| entry.place);
        entries
    }

    fn node(&mut self, value: &Spanned<DeValue<'_>>) -> Node {
        let place = self.at(value.span());
        let value = match value.get_ref() {
            DeValue::String(text) => Value::Text(text.to_string()),
            DeValue::Boolean(switch) => Value::Switch(*switch),
            DeValue::Datetime(date) => Value::Text(date.to_string()),
            // `0o17` and `1_000` are not numbers of C++.
            DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
                Ok(number) => Value::Number(number.to_string()),
                Err(_) => self.too_large(value),
            },
            DeValue::Float(number) => Value::Number(number.as_str().to_string()),
            DeValue::Array(items) => Value::List(items.iter().map(|item| self.node(item)).collect()),
            DeValue::Table(table) => Value::Object(self.entries(table)),
        };
        Node { place, value }
    }

    fn too_large(&mut self, value: &Spanned<DeValue<'_>>) -> Value {
        self.mistake(&WRONG_VALUE, "this number is too large; write it as a string", value.span());
        Value::Null
    }
}
