use crate::steps::step;
use serde::{Deserialize, Serialize};

/// A half-open byte range of one text.
///
/// The owner of a span defines which text; in the model, it is always the normalized text. `start <= end` holds for
/// every span.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "(u32, u32)", into = "(u32, u32)")]
pub struct Span {
    /// The offset of the first byte.
    pub start: u32,
    /// The offset after the last byte.
    pub end: u32,
}

impl Span {
    /// The span between two offsets, in either order.
    #[inline]
    pub fn new(start: u32, end: u32) -> Span {
        Span { start: start.min(end), end: start.max(end) }
    }

    /// The empty span before the byte at `offset`.
    #[inline]
    pub fn at(offset: u32) -> Span {
        Span { start: offset, end: offset }
    }

    /// The length in bytes.
    #[inline]
    pub fn len(self) -> u32 {
        self.end - self.start
    }

    /// Returns true if the span has no bytes.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// [`Span::is_empty`] by reference, for documents that leave out empty spans.
    #[inline]
    pub fn is_empty_ref(&self) -> bool {
        self.is_empty()
    }

    /// The first byte; the span itself if it is empty.
    #[inline]
    pub fn first(self) -> Span {
        Span { start: self.start, end: self.end.min(self.start + 1) }
    }

    /// The last byte; the span itself if it is empty.
    #[inline]
    pub fn last(self) -> Span {
        Span { start: self.start.max(self.end.saturating_sub(1)), end: self.end }
    }

    /// Returns true if `other` is inside of the span; the ends may coincide.
    #[inline]
    pub fn contains(self, other: Span) -> bool {
        step();
        self.start <= other.start && other.end <= self.end
    }

    /// Returns true if the byte at `offset` is inside of the span.
    #[inline]
    pub fn holds(self, offset: u32) -> bool {
        step();
        self.start <= offset && offset < self.end
    }

    /// The smallest span that contains both.
    #[inline]
    pub fn to(self, other: Span) -> Span {
        Span { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// The span as an index range.
    #[inline]
    pub fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }

    /// The part of `text` that the span covers.
    ///
    /// # Panics
    /// If the span is not inside of `text` or splits a character.
    #[inline]
    pub fn of(self, text: &str) -> &str {
        step();
        &text[self.range()]
    }
}

/// Conversion from a document, where the order of the ends is significant: a wrong one is an error.
impl TryFrom<(u32, u32)> for Span {
    type Error = String;

    fn try_from((start, end): (u32, u32)) -> Result<Span, String> {
        match start <= end {
            true => Ok(Span { start, end }),
            false => Err(format!("the span [{start}, {end}] ends before it starts")),
        }
    }
}

impl From<Span> for (u32, u32) {
    fn from(span: Span) -> (u32, u32) {
        (span.start, span.end)
    }
}
