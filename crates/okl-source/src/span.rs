use crate::steps::step;
use serde::{Deserialize, Serialize};

/// A half-open byte range of one text.
///
/// Which text is said by whoever holds the span; in the model it is always the normalised text.
/// `start <= end` holds for every span.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "(u32, u32)", into = "(u32, u32)")]
pub struct Span {
    /// Offset of the first byte.
    pub start: u32,
    /// Offset past the last byte.
    pub end: u32,
}

impl Span {
    /// Makes a span; the ends may come in either order.
    #[inline]
    pub fn new(start: u32, end: u32) -> Span {
        Span { start: start.min(end), end: start.max(end) }
    }

    /// The empty span before the byte at `offset`.
    #[inline]
    pub fn at(offset: u32) -> Span {
        Span { start: offset, end: offset }
    }

    /// Length in bytes.
    #[inline]
    pub fn len(self) -> u32 {
        self.end - self.start
    }

    /// Whether it holds no byte.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// [`Span::is_empty`] for documents that leave empty spans out.
    #[inline]
    pub fn is_empty_ref(&self) -> bool {
        self.is_empty()
    }

    /// Its first byte; itself when it is empty.
    #[inline]
    pub fn first(self) -> Span {
        Span { start: self.start, end: self.end.min(self.start + 1) }
    }

    /// Its last byte; itself when it is empty.
    #[inline]
    pub fn last(self) -> Span {
        Span { start: self.start.max(self.end.saturating_sub(1)), end: self.end }
    }

    /// Whether `other` lies inside, the ends included.
    #[inline]
    pub fn contains(self, other: Span) -> bool {
        step();
        self.start <= other.start && other.end <= self.end
    }

    /// Whether the byte at `offset` lies inside.
    #[inline]
    pub fn holds(self, offset: u32) -> bool {
        step();
        self.start <= offset && offset < self.end
    }

    /// The smallest span that holds both.
    #[inline]
    pub fn to(self, other: Span) -> Span {
        Span { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// As an index range.
    #[inline]
    pub fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }

    /// The bytes of `text` it covers.
    ///
    /// # Panics
    /// When the span does not belong to `text`.
    #[inline]
    pub fn of(self, text: &str) -> &str {
        step();
        &text[self.range()]
    }
}

/// Of a document, whose author meant something else.
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
