use crate::{FileId, FileSpan, Span};

/// The way from preprocessed text back to the files it came from.
///
/// Segments are sorted, touch each other, and cover the preprocessed text from its first to its
/// last byte. Consecutive segments of one kind that continue each other are one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SourceMap {
    segments: Vec<Segment>,
    expansions: Vec<Expansion>,
}

/// A run of preprocessed text with one origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Segment {
    /// Where it stands in the preprocessed text.
    pub text: Span,
    /// Where it came from.
    pub origin: Origin,
}

/// Where a run of preprocessed text came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The same bytes stand in a file, from this offset on.
    Verbatim {
        /// The file.
        file: FileId,
        /// Offset of the first byte.
        start: u32,
    },
    /// Tokens that a macro use left behind.
    Expanded {
        /// The innermost macro use they come out of.
        expansion: ExpansionId,
        /// Where the token is spelled: in a macro body, or in an argument. Pasted and
        /// stringified tokens have the range they were made from.
        spelled: FileSpan,
    },
    /// White space or nothing, in place of a directive, a skipped branch or a splice.
    Blank(FileSpan),
}

/// Names an [`Expansion`] of a [`SourceMap`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ExpansionId(pub u32);

/// One use of a macro.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expansion {
    /// The macro's name.
    pub name: String,
    /// What the user wrote: the name, with its argument list if it has one.
    pub site: FileSpan,
    /// The definition's name token; `None` for a builtin.
    pub definition: Option<FileSpan>,
    /// The use this one stands in, if it came out of another macro.
    pub parent: Option<ExpansionId>,
    /// What it became in the preprocessed text. Only exact for outermost uses.
    pub text: Span,
}

impl SourceMap {
    /// Puts a map together; see the type for what must hold of the segments.
    pub fn new(segments: Vec<Segment>, expansions: Vec<Expansion>) -> SourceMap {
        SourceMap { segments, expansions }
    }

    /// The map of a file that was not changed.
    pub fn identity(file: FileId, len: u32) -> SourceMap {
        let segment = Segment { text: Span::new(0, len), origin: Origin::Verbatim { file, start: 0 } };
        SourceMap::new(vec![segment], Vec::new())
    }

    /// All segments.
    pub fn segments(&self) -> &[Segment] {
        &self.segments
    }

    /// All macro uses, in the order they were met.
    pub fn expansions(&self) -> &[Expansion] {
        &self.expansions
    }

    /// The macro use of that name.
    ///
    /// # Panics
    /// When the name comes from another map.
    pub fn expansion(&self, id: ExpansionId) -> &Expansion {
        &self.expansions[id.0 as usize]
    }

    /// The outermost macro use `id` stands in.
    pub fn outermost(&self, id: ExpansionId) -> ExpansionId {
        let mut id = id;
        while let Some(parent) = self.expansion(id).parent {
            id = parent;
        }
        id
    }

    /// The segment that holds the byte at `offset`; the last one for offsets past the end.
    pub fn segment_at(&self, offset: u32) -> Option<&Segment> {
        let after = self.segments.partition_point(|segment| segment.text.start <= offset);
        self.segments.get(after.saturating_sub(1))
    }

    /// The place in a file that a person should look at for `span`.
    ///
    /// Text that came out of a macro leads to the use of the macro, as the user wrote it. When
    /// the ends lie in different files, the place of the start counts.
    pub fn locate(&self, span: Span) -> Option<FileSpan> {
        let first = self.place_of(span.start, Side::Start)?;
        if span.is_empty() {
            return Some(FileSpan { file: first.file, span: Span::at(first.span.start) });
        }
        let last = self.place_of(span.end - 1, Side::End)?;
        if last.file != first.file || last.span.end < first.span.start {
            return Some(first);
        }
        Some(FileSpan { file: first.file, span: Span::new(first.span.start, last.span.end) })
    }

    /// The file range for one byte: itself when verbatim, the whole use when from a macro.
    fn place_of(&self, offset: u32, side: Side) -> Option<FileSpan> {
        let segment = self.segment_at(offset)?;
        Some(match segment.origin {
            Origin::Verbatim { file, start } => {
                let at = start + offset.min(segment.text.end).saturating_sub(segment.text.start);
                let end = if side == Side::End { at + 1 } else { start + segment.text.len() };
                FileSpan { file, span: Span::new(at, end.max(at)) }
            }
            Origin::Expanded { expansion, .. } => self.expansion(self.outermost(expansion)).site,
            Origin::Blank(place) => place,
        })
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Start,
    End,
}
