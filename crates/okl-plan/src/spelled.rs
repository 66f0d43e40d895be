//! The texts that a backend writes itself.

use okl_model::plan::{LoopPart, Node, NodeKind};
use okl_source::Span;
use std::collections::BTreeMap;

/// The key of a place: its kind, the part of a `@tile` loop, and its start offset.
type Key = (NodeKind, Option<LoopPart>, u32);

/// The texts that a backend writes itself, by place; all others come from the target's spelling tables.
///
/// Places are offsets of the text, so they also hold in a unit from which namespaces were removed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spelled {
    texts: BTreeMap<Key, String>,
}

impl Spelled {
    /// Adds the text of one place.
    pub fn insert(&mut self, node: &Node<Span>, text: String) {
        self.texts.insert((node.kind, node.part, node.at.start), text);
    }

    /// The text at a place.
    pub fn text(&self, kind: NodeKind, at: u32) -> Option<&str> {
        self.texts.get(&(kind, None, at)).map(String::as_str)
    }

    /// The index expression for the loop that starts at an offset.
    pub fn index(&self, at: u32, part: LoopPart) -> Option<&str> {
        let part = Some(part).filter(|part| *part != LoopPart::Whole);
        self.texts.get(&(NodeKind::Index, part, at)).map(String::as_str)
    }
}
