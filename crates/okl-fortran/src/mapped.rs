//! A text that was made of the user's text, and where its bytes come from.

use okl_source::Span;
use std::borrow::Cow;

/// A text with the places of its bytes in the user's text.
#[derive(Clone, Debug)]
pub(crate) struct Mapped<'t> {
    /// The text.
    pub text: Cow<'t, str>,
    /// Where parts start, and where they come from; the first one starts at 0.
    pieces: Vec<(u32, Origin)>,
}

/// Where a part of a text comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// It is the user's text from this offset on.
    From(u32),
    /// All of it was made for this range of the user's text.
    At(Span),
}

impl<'t> Mapped<'t> {
    /// The user's text itself.
    pub fn whole(text: &'t str) -> Mapped<'t> {
        Mapped { text: Cow::Borrowed(text), pieces: vec![(0, Origin::From(0))] }
    }

    /// A text without anything.
    pub fn empty() -> Mapped<'static> {
        Mapped { text: Cow::Owned(String::new()), pieces: Vec::new() }
    }

    /// Appends `text`.
    pub fn push(&mut self, text: &str, origin: Origin) {
        if text.is_empty() {
            return;
        }
        let at = self.text.len() as u32;
        let goes_on = match (self.pieces.last(), origin) {
            (Some((start, Origin::From(from))), Origin::From(next)) => from + (at - start) == next,
            (Some((_, last)), origin) => *last == origin,
            (None, _) => false,
        };
        if !goes_on {
            self.pieces.push((at, origin));
        }
        self.text.to_mut().push_str(text);
    }

    /// The place of the bytes from `first` to `last`, both included.
    pub fn span(&self, first: u32, last: u32) -> Span {
        self.byte(first).to(self.byte(last))
    }

    fn byte(&self, at: u32) -> Span {
        let piece = self.pieces.partition_point(|(start, _)| *start <= at).checked_sub(1);
        match piece.map(|piece| self.pieces[piece]) {
            Some((start, Origin::From(from))) => Span::new(from + (at - start), from + (at - start) + 1),
            Some((_, Origin::At(span))) => span,
            None => Span::at(0),
        }
    }
}
