//! The syntax tree of properties, and how two trees are merged.

use okl_source::FileSpan;
use serde_json::{Map, Number};

/// A value with its place.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub place: FileSpan,
    pub value: Value,
}

/// A JSON value; numbers are kept as they are written.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    Null,
    Switch(bool),
    Number(String),
    Text(String),
    List(Vec<Node>),
    Object(Vec<Entry>),
}

/// An entry `key: value`; of several entries with the same key the last one counts.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub key: String,
    /// The place of the key.
    pub place: FileSpan,
    pub node: Node,
}

/// Places do not count.
impl PartialEq for Node {
    fn eq(&self, other: &Node) -> bool {
        self.value == other.value
    }
}

impl PartialEq for Entry {
    fn eq(&self, other: &Entry) -> bool {
        self.key == other.key && self.node == other.node
    }
}

impl Node {
    /// The entries of an object; empty for other values.
    pub fn entries(&self) -> &[Entry] {
        match &self.value {
            Value::Object(entries) => entries,
            Value::Null | Value::Switch(_) | Value::Number(_) | Value::Text(_) | Value::List(_) => &[],
        }
    }

    /// The value at a path: `"okl/enabled"`.
    pub fn at(&self, path: &str) -> Option<&Node> {
        path.split('/').try_fold(self, |node, key| {
            node.entries().iter().rev().find(|entry| entry.key == key).map(|entry| &entry.node)
        })
    }

    /// Merges another value into this one, as libocca does: two objects are merged entry by entry, anything else is
    /// replaced.
    pub fn merge(&mut self, other: Node) {
        match (&mut self.value, other.value) {
            (Value::Object(entries), Value::Object(others)) => {
                others.into_iter().for_each(|entry| put(entries, entry));
            }
            (value, other_value) => {
                *value = other_value;
                self.place = other.place;
            }
        }
    }
}

impl Value {
    /// The value as JSON, for output.
    pub fn document(&self) -> serde_json::Value {
        match self {
            Value::Null => serde_json::Value::Null,
            Value::Switch(switch) => (*switch).into(),
            Value::Number(number) => document_of_number(number),
            Value::Text(text) => text.as_str().into(),
            Value::List(nodes) => nodes.iter().map(|node| node.value.document()).collect(),
            Value::Object(entries) => {
                let pair = |entry: &Entry| (entry.key.clone(), entry.node.value.document());
                serde_json::Value::Object(entries.iter().map(pair).collect::<Map<_, _>>())
            }
        }
    }
}

/// Adds an entry, or merges it into the one with the same key.
pub(crate) fn put(entries: &mut Vec<Entry>, entry: Entry) {
    match entries.iter_mut().find(|old| old.key == entry.key) {
        Some(old) => {
            old.place = entry.place;
            old.node.merge(entry.node);
        }
        None => entries.push(entry),
    }
}

/// A number as JSON; one that JSON has no syntax for becomes a string.
fn document_of_number(written: &str) -> serde_json::Value {
    let lower = written.trim_start_matches('+').to_ascii_lowercase();
    let (sign, bare) = lower.strip_prefix('-').map_or((1, lower.as_str()), |rest| (-1, rest));
    let whole = |digits: &str, radix| i64::from_str_radix(digits, radix).ok().map(|number| sign * number);
    let prefixed = [("0x", 16), ("0b", 2)].into_iter().find_map(|(prefix, radix)| {
        whole(bare.strip_prefix(prefix)?.trim_end_matches(['u', 'l']), radix).map(Number::from)
    });
    let plain = || lower.trim_end_matches(['u', 'l', 'f']);
    let number = prefixed
        .or_else(|| plain().parse::<i64>().ok().map(Number::from))
        .or_else(|| plain().parse::<u64>().ok().map(Number::from))
        .or_else(|| plain().parse::<f64>().ok().and_then(Number::from_f64));
    number.map_or_else(|| written.into(), serde_json::Value::Number)
}
