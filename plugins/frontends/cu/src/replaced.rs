//! Replacements inside of each other, in a copy of a text or in place.

use crate::owner::OWNER;
use okl_plugin::{EditSet, Piece, Span};

/// A part of what is written.
#[derive(Clone, Debug)]
pub(crate) enum Part {
    Text(String),
    /// A range of the text, with the replacements in it.
    Source(Span),
}

/// Replacements of ranges.
#[derive(Debug, Default)]
pub(crate) struct Replacements {
    all: Vec<(Span, Vec<Part>)>,
}

impl Replacements {
    /// True if there are none.
    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Adds one. Ranges are inside of each other, or apart.
    pub(crate) fn add(&mut self, span: Span, parts: Vec<Part>) {
        self.all.push((span, parts));
    }

    /// A range with the replacements in it.
    pub(crate) fn render(&self, span: Span) -> Vec<Piece> {
        let mut pieces = Vec::new();
        self.render_to(span, None, &mut pieces);
        pieces
    }

    /// Writes the replacements in a range in place.
    pub(crate) fn write(&self, span: Span, edits: &mut EditSet) {
        for (own, parts) in self.outermost(span, None) {
            let mut pieces = Vec::new();
            self.parts(own, parts, &mut pieces);
            edits.recompose(OWNER, own, pieces);
        }
    }

    fn render_to(&self, span: Span, around: Option<Span>, pieces: &mut Vec<Piece>) {
        let mut at = span.start;
        for (own, parts) in self.outermost(span, around) {
            pieces.push(Piece::Source(Span::new(at, own.start)));
            self.parts(own, parts, pieces);
            at = own.end;
        }
        pieces.push(Piece::Source(Span::new(at, span.end)));
        pieces.retain(|piece| !matches!(piece, Piece::Source(span) if span.is_empty()));
    }

    fn parts(&self, own: Span, parts: &[Part], pieces: &mut Vec<Piece>) {
        for part in parts {
            match part {
                Part::Text(text) => pieces.push(Piece::Stands { text: text.clone(), from: own }),
                Part::Source(span) => self.render_to(*span, Some(own), pieces),
            }
        }
    }

    /// The replacements in a range that are in no other one there, in order; `around` is the one that the range is a part of.
    fn outermost(&self, span: Span, around: Option<Span>) -> Vec<(Span, &[Part])> {
        let inside = |own: Span| span.contains(own) && Some(own) != around;
        let mut found: Vec<(Span, &[Part])> =
            self.all.iter().filter(|(own, _)| inside(*own)).map(|(own, parts)| (*own, &**parts)).collect();
        found.sort_by_key(|(own, _)| (own.start, std::cmp::Reverse(own.end)));
        let mut end = span.start;
        found.retain(|(own, _)| {
            let is_first = end <= own.start;
            end = end.max(own.end);
            is_first
        });
        found
    }
}
