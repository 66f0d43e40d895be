//! Text that knows where it comes from.
//!
//! A front end writes text in place of the user's. If okl or a compiler says something about it, the message has to
//! stand at the user's place. So a [`Text`] consists of pieces: copies of ranges of the unit's text, and new text that
//! stands for a range. Edits are made of texts ([`Text::replace`], [`Text::insert`]); no place is ever found by a
//! comparison of two texts.
//!
//! ```
//! use okl_frontend::text::Text;
//! use okl_plugin::{EditSet, Span};
//!
//! let unit = "sum(a[i] * 2)";
//! let value = Text::copy(Span::new(4, 12));
//! let text = Text::fill("$all += $value;", Span::new(0, 3), &[("all", &"total".into()), ("value", &value)]);
//! assert_eq!(text.written(unit), "total += a[i] * 2;");
//!
//! let mut edits = EditSet::new();
//! text.replace(&mut edits, "front end \"mine\"", Span::new(0, 13));
//! # let (new, map) = edits.apply(unit).expect("there is one edit");
//! # assert_eq!(new, "total += a[i] * 2;");
//! # assert_eq!(map.old_span(Span::new(9, 10)), Span::new(4, 5));
//! # assert_eq!(map.old_span(Span::new(0, 5)), Span::new(0, 3));
//! ```

use okl_plugin::{Edit, EditSet, Piece, Span};
use std::borrow::Cow;

/// Text in pieces, each a copy of a range of the unit's text or new text that stands for one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    pieces: Vec<Piece>,
}

impl Text {
    /// No text.
    pub fn new() -> Text {
        Text::default()
    }

    /// A copy of a range of the unit's text, with the edits inside of it.
    pub fn copy(span: Span) -> Text {
        let pieces = if span.is_empty() { Vec::new() } else { vec![Piece::Source(span)] };
        Text { pieces }
    }

    /// New text that stands for a range.
    pub fn standing(text: impl Into<String>, place: Span) -> Text {
        let text = text.into();
        let pieces = if text.is_empty() { Vec::new() } else { vec![Piece::Stands { text, from: place }] };
        Text { pieces }
    }

    /// New text that stands for a range, with another text at each `$name`. `$$` is a dollar.
    ///
    /// # Panics
    /// If there is no value for a name: the template is a part of the front end, and wrong.
    pub fn fill(template: &str, place: Span, values: &[(&str, &Text)]) -> Text {
        let mut text = Text::new();
        let mut rest = template;
        while let Some((before, behind)) = rest.split_once('$') {
            text.push(Text::standing(before, place));
            if let Some(behind) = behind.strip_prefix('$') {
                text.push(Text::standing("$", place));
                rest = behind;
                continue;
            }
            let end = behind.find(|letter: char| letter != '_' && !letter.is_alphanumeric());
            let (name, behind) = behind.split_at(end.unwrap_or(behind.len()));
            let value = values.iter().find(|(known, _)| *known == name);
            let Some((_, value)) = value else {
                panic!("the template `{template}` has no value for `${name}`")
            };
            text.extend_from(value, place);
            rest = behind;
        }
        text.push(Text::standing(rest, place));
        text
    }

    /// True if there is no text.
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty()
    }

    /// Adds a text at the end.
    pub fn push(&mut self, other: impl Into<Text>) {
        for piece in other.into().pieces {
            self.piece(piece);
        }
    }

    /// The same text, in which new text that stands for nothing stands for a range.
    #[must_use]
    pub fn at(self, place: Span) -> Text {
        let mut text = Text::new();
        text.extend_from(&self, place);
        text
    }

    /// The text with a separator between each two of `parts`.
    pub fn joined(parts: impl IntoIterator<Item = Text>, separator: &str) -> Text {
        let mut text = Text::new();
        for (at, part) in parts.into_iter().enumerate() {
            if at > 0 {
                text.push(separator);
            }
            text.push(part);
        }
        text
    }

    /// The text as it is written, where the unit's text is `unit` and nothing in it changes.
    pub fn written(&self, unit: &str) -> String {
        let parts = self.pieces.iter().map(|piece| match piece {
            Piece::Text(text) | Piece::Stands { text, .. } => text.as_str(),
            Piece::Source(span) => span.of(unit),
        });
        parts.collect()
    }

    /// Puts the text in place of a range, and drops what others change in it, except in the parts that the text copies.
    pub fn replace(self, edits: &mut EditSet, owner: impl Into<Cow<'static, str>>, span: Span) {
        edits.supplant(owner, span, self.at(span).pieces);
    }

    /// Puts the text in front of what stands at a place.
    pub fn insert(self, edits: &mut EditSet, owner: impl Into<Cow<'static, str>>, at: u32) {
        edits.recompose(owner, Span::at(at), self.pieces);
    }

    /// Puts the text behind what ends at a place.
    pub fn insert_after(self, edits: &mut EditSet, owner: impl Into<Cow<'static, str>>, at: u32) {
        let span = Span::at(at);
        edits.push(Edit { span, with: self.pieces, owner: owner.into(), closes: true, supplants: false });
    }

    /// The pieces, for edits that are made by hand.
    pub fn into_pieces(self) -> Vec<Piece> {
        self.pieces
    }

    fn extend_from(&mut self, other: &Text, place: Span) {
        for piece in &other.pieces {
            self.piece(match piece {
                Piece::Text(text) => Piece::Stands { text: text.clone(), from: place },
                piece => piece.clone(),
            });
        }
    }

    /// Adds a piece; joins new text to text before it that stands for the same range.
    fn piece(&mut self, piece: Piece) {
        match (self.pieces.last_mut(), piece) {
            (Some(Piece::Text(before)), Piece::Text(text)) => before.push_str(&text),
            (Some(Piece::Stands { text: before, from: place }), Piece::Stands { text, from })
                if *place == from =>
            {
                before.push_str(&text)
            }
            (_, piece) => self.pieces.push(piece),
        }
    }
}

/// New text that stands for nothing yet: for what it is put in place of ([`Text::fill`], [`Text::at`],
/// [`Text::replace`]).
impl From<&str> for Text {
    fn from(text: &str) -> Text {
        Text::from(text.to_string())
    }
}

/// As from `&str`.
impl From<String> for Text {
    fn from(text: String) -> Text {
        let pieces = if text.is_empty() { Vec::new() } else { vec![Piece::Text(text)] };
        Text { pieces }
    }
}

/// Pieces that are made by hand.
impl From<Vec<Piece>> for Text {
    fn from(pieces: Vec<Piece>) -> Text {
        let mut text = Text::new();
        pieces.into_iter().for_each(|piece| text.piece(piece));
        text
    }
}

/// Changes of a range that is to be copied: each replaces a part of it.
///
/// Where edits change the unit's text in all copies, changes belong to one copy. The text of a change may copy parts of
/// what it replaces, with other changes ([`Changes::copy`]).
#[derive(Clone, Debug, Default)]
pub struct Changes {
    changes: Vec<(Span, Text)>,
}

impl Changes {
    /// No changes.
    pub fn new() -> Changes {
        Changes::default()
    }

    /// Replaces a range. Of two changes of overlapping ranges, the outer one counts, and the first one of the same range.
    pub fn replace(&mut self, span: Span, text: impl Into<Text>) {
        self.changes.push((span, text.into().at(span)));
    }

    /// A copy of a range with the changes inside of it.
    pub fn copy(&self, span: Span) -> Text {
        let mut inside: Vec<&(Span, Text)> =
            self.changes.iter().filter(|(place, _)| span.contains(*place)).collect();
        inside.sort_by_key(|(place, _)| (place.start, std::cmp::Reverse(place.end)));
        let (mut text, mut at, mut last) = (Text::new(), span.start, None);
        for (place, with) in inside {
            if place.start < at || last == Some(*place) {
                continue;
            }
            text.push(Text::copy(Span::new(at, place.start)));
            text.push(with.clone());
            (at, last) = (place.end, Some(*place));
        }
        text.push(Text::copy(Span::new(at, span.end)));
        text
    }
}

#[cfg(test)]
mod tests {
    use super::{Changes, Text};
    use okl_plugin::{EditSet, Piece, Span};

    #[test]
    fn new_text_stands_for_what_it_replaces() {
        let mut edits = EditSet::new();
        Text::from("long").replace(&mut edits, "test", Span::new(0, 3));
        let (text, map) = edits.apply("int x;").expect("there is one edit");
        assert_eq!(text, "long x;");
        assert_eq!(map.old_span(Span::new(0, 4)), Span::new(0, 3));
    }

    #[test]
    fn values_keep_their_own_places() {
        let value = Text::standing("v", Span::new(7, 8));
        let text = Text::fill("$a = $$b($a)", Span::new(0, 1), &[("a", &value)]);
        let stands =
            |text: &str, start| Piece::Stands { text: text.into(), from: Span::new(start, start + 1) };
        assert_eq!(text.into_pieces(), [stands("v", 7), stands(" = $b(", 0), stands("v", 7), stands(")", 0)]);
    }

    #[test]
    fn changes_of_one_copy_nest() {
        let unit = "for (i) { a[i] = b[i]; }";
        let mut inner = Changes::new();
        inner.replace(Span::new(17, 21), "0");
        let mut changes = inner.clone();
        let mut whole = Text::from("{");
        whole.push(inner.copy(Span::new(10, 22)));
        whole.push("}");
        changes.replace(Span::new(8, 24), whole);
        changes.replace(Span::new(5, 6), "k");
        assert_eq!(changes.copy(Span::new(0, 24)).written(unit), "for (k) {a[i] = 0;}");
        assert_eq!(changes.copy(Span::new(10, 22)).written(unit), "a[i] = 0;");
    }
}
