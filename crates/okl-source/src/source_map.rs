use crate::{FileId, FileSpan, Sources, Span};
use rustc_hash::FxHashSet;

/// The path of the text that defines what every text sees defined.
pub const PREDEFINED: &str = "<predefined>";

/// The way from preprocessed text back to the files it came from.
///
/// Segments are sorted, touch each other, and cover the preprocessed text from its first to its
/// last byte. Consecutive segments of one kind that continue each other are one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SourceMap {
    segments: Vec<Segment>,
    expansions: Vec<Expansion>,
    /// For each expansion the outermost one it stands in.
    outermost: Vec<ExpansionId>,
    inclusions: Vec<Inclusion>,
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
        /// stringified tokens have the range they were made from. The segment may start with
        /// the space that keeps the token apart from the one before.
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
    /// What it became in the preprocessed text; for a use inside another one the smallest range
    /// that holds all its tokens.
    pub text: Span,
}

/// One time a file was read into the preprocessed text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inclusion {
    /// The file.
    pub file: FileId,
    /// The `#include` that asked for it; `None` for a file the caller named.
    pub site: Option<FileSpan>,
    /// What it became in the preprocessed text, files included by it among that.
    pub text: Span,
    /// Index of the inclusion this one stands in.
    pub parent: Option<u32>,
}

impl SourceMap {
    /// Puts a map together; see the type for what must hold of the segments.
    ///
    /// The parent of an expansion stands before it in the list.
    pub fn new(segments: Vec<Segment>, expansions: Vec<Expansion>) -> SourceMap {
        let mut outermost: Vec<ExpansionId> = Vec::with_capacity(expansions.len());
        for (at, expansion) in expansions.iter().enumerate() {
            let root = expansion.parent.and_then(|parent| outermost.get(parent.0 as usize).copied());
            outermost.push(root.unwrap_or(ExpansionId(at as u32)));
        }
        SourceMap { segments, expansions, outermost, inclusions: Vec::new() }
    }

    /// Adds what was included where, in the order it was read.
    #[must_use]
    pub fn with_inclusions(mut self, inclusions: Vec<Inclusion>) -> SourceMap {
        self.inclusions = inclusions;
        self
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
    ///
    /// # Panics
    /// When the name comes from another map.
    pub fn outermost(&self, id: ExpansionId) -> ExpansionId {
        self.outermost[id.0 as usize]
    }

    /// The macro uses that stand in no other one, in the order of the text.
    ///
    /// Writing the site of each instead of its text gives back what the user wrote.
    pub fn outermost_uses(&self) -> impl Iterator<Item = (ExpansionId, &Expansion)> {
        let all =
            self.expansions.iter().enumerate().map(|(at, expansion)| (ExpansionId(at as u32), expansion));
        all.filter(|(_, expansion)| expansion.parent.is_none())
    }

    /// The outermost macro uses that hold one of a macro no file defines: `__LINE__`, `OKL_MODE`.
    ///
    /// Those have no definition, or one in a text called `<predefined>`.
    pub fn computed_uses(&self, sources: &Sources) -> FxHashSet<ExpansionId> {
        let in_file = |place: FileSpan| sources.get(place.file).path != PREDEFINED;
        let uses = self.expansions.iter().zip(&self.outermost);
        let computed = uses.filter(|(expansion, _)| !expansion.definition.is_some_and(in_file));
        computed.map(|(_, outermost)| *outermost).collect()
    }

    /// The macro uses the byte at `offset` came out of, from the innermost to the outermost.
    pub fn backtrace(&self, offset: u32) -> Vec<&Expansion> {
        let origin = self.segment_at(offset).map(|segment| segment.origin);
        let Some(Origin::Expanded { expansion, .. }) = origin else { return Vec::new() };
        let first = Some(self.expansion(expansion));
        std::iter::successors(first, |use_| use_.parent.map(|parent| self.expansion(parent))).collect()
    }

    /// What was included where, in the order it was read.
    pub fn inclusions(&self) -> &[Inclusion] {
        &self.inclusions
    }

    /// The `#include`s that led to the byte at `offset`, from the innermost to the outermost.
    pub fn included_from(&self, offset: u32) -> Vec<FileSpan> {
        let after = self.inclusions.partition_point(|inclusion| inclusion.text.start <= offset);
        // The last one that starts before may have ended before; then the byte is in one around it.
        let around = |at: u32| self.inclusions[at as usize].parent;
        let mut at = (after as u32).checked_sub(1);
        while let Some(index) = at.filter(|at| self.inclusions[*at as usize].text.end <= offset) {
            at = around(index);
        }
        let chain = std::iter::successors(at, |at| around(*at));
        chain.filter_map(|at| self.inclusions[at as usize].site).collect()
    }

    /// The segment that holds the byte at `offset`; the last one for offsets past the end.
    pub fn segment_at(&self, offset: u32) -> Option<&Segment> {
        let after = self.segments.partition_point(|segment| segment.text.start <= offset);
        self.segments.get(after.saturating_sub(1))
    }

    /// The place in a file that a person should look at for `span`.
    ///
    /// Text that came out of a macro leads to the use of the macro, as the user wrote it; when
    /// all of it was handed to the macro as an argument, to those bytes of the argument. When
    /// the ends lie in different files, the place of the start counts.
    pub fn locate(&self, span: Span) -> Option<FileSpan> {
        if let Some(place) = self.argument_of(span) {
            return Some(place);
        }
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

    /// The bytes of the outermost use's argument list that all tokens of `span` are spelled in.
    fn argument_of(&self, span: Span) -> Option<FileSpan> {
        let first = self.segments.partition_point(|segment| segment.text.end <= span.start);
        let mut found: Option<(ExpansionId, FileSpan)> = None;
        let last = span.end.max(span.start + 1);
        for segment in self.segments[first..].iter().take_while(|segment| segment.text.start < last) {
            let Origin::Expanded { expansion, spelled } = segment.origin else { return None };
            let root = self.outermost(expansion);
            let site = self.expansion(root).site;
            let inside = spelled.file == site.file && site.span.contains(spelled.span);
            // A token spelled where the use starts is the macro's own name.
            if !inside || spelled.span.start == site.span.start {
                return None;
            }
            found = match found {
                None => Some((root, spelled)),
                Some((before, place)) if before == root => {
                    Some((root, FileSpan { file: place.file, span: place.span.to(spelled.span) }))
                }
                Some(_) => return None,
            };
        }
        found.map(|(_, place)| place)
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

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: FileId = FileId(0);

    fn place(start: u32, end: u32) -> FileSpan {
        FileSpan { file: FILE, span: Span::new(start, end) }
    }

    /// `#define ADD(x) x + 1` at 0..20, a newline, then `ADD(ab);` at 21, which became `ab + 1;`.
    fn example() -> SourceMap {
        let expanded = |start, end, spelled| Segment {
            text: Span::new(start, end),
            origin: Origin::Expanded { expansion: ExpansionId(1), spelled },
        };
        let verbatim = |start, end, at| Segment {
            text: Span::new(start, end),
            origin: Origin::Verbatim { file: FILE, start: at },
        };
        let segments = vec![
            verbatim(0, 21, 0),
            expanded(21, 23, place(25, 27)),
            expanded(23, 25, place(17, 18)),
            expanded(25, 27, place(19, 20)),
            verbatim(27, 28, 28),
        ];
        let outer = Expansion {
            name: "OUTER".into(),
            site: place(21, 28),
            definition: None,
            parent: None,
            text: Span::new(21, 27),
        };
        let inner = Expansion { name: "ADD".into(), parent: Some(ExpansionId(0)), ..outer.clone() };
        SourceMap::new(segments, vec![outer, inner])
    }

    #[test]
    fn argument_tokens_lead_to_the_argument() {
        assert_eq!(example().locate(Span::new(21, 23)), Some(place(25, 27)));
        assert_eq!(example().locate(Span::at(21)), Some(place(25, 27)));
    }

    #[test]
    fn body_tokens_lead_to_the_whole_use() {
        assert_eq!(example().locate(Span::new(24, 25)), Some(place(21, 28)));
        assert_eq!(example().locate(Span::new(21, 27)), Some(place(21, 28)));
        assert_eq!(example().locate(Span::new(21, 28)), Some(place(21, 29)));
        assert_eq!(example().locate(Span::new(1, 8)), Some(place(1, 8)));
    }

    #[test]
    fn a_backtrace_goes_from_the_inside_out() {
        let map = example();
        let names = |offset| map.backtrace(offset).iter().map(|use_| use_.name.clone()).collect::<Vec<_>>();
        assert_eq!(names(24), ["ADD", "OUTER"]);
        assert_eq!(names(3), [""; 0]);
        assert_eq!(map.outermost_uses().count(), 1);
    }

    #[test]
    fn the_include_chain_is_that_of_the_byte() {
        let inclusion = |file, site: u32, start, end, parent| Inclusion {
            file: FileId(file),
            site: (site > 0).then(|| place(site, site + 1)),
            text: Span::new(start, end),
            parent,
        };
        let map = SourceMap::identity(FILE, 100).with_inclusions(vec![
            inclusion(0, 0, 0, 100, None),
            inclusion(1, 10, 20, 60, Some(0)),
            inclusion(2, 30, 30, 40, Some(1)),
        ]);
        assert_eq!(map.included_from(35), [place(30, 31), place(10, 11)]);
        assert_eq!(map.included_from(50), [place(10, 11)]);
        assert_eq!(map.included_from(70), []);
        assert_eq!(map.included_from(5), []);
    }
}
