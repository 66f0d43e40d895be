use crate::{FileId, FileSpan, Sources, Span};
use rustc_hash::FxHashSet;

/// The path of the text that defines the predefined macros.
pub const PREDEFINED: &str = "<predefined>";

/// The map from preprocessed text to the files that it comes from.
///
/// Segments are sorted, adjacent, and cover the preprocessed text from its first to its last byte. Consecutive segments
/// of the same kind that continue each other are merged.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SourceMap {
    segments: Vec<Segment>,
    expansions: Vec<Expansion>,
    /// For each expansion, the outermost expansion that contains it.
    outermost: Vec<ExpansionId>,
    inclusions: Vec<Inclusion>,
}

/// A range of preprocessed text with one origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Segment {
    /// The range in the preprocessed text.
    pub text: Span,
    /// The origin.
    pub origin: Origin,
}

/// The origin of a range of preprocessed text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A copy of bytes of a file, from this offset on.
    Verbatim {
        /// The file.
        file: FileId,
        /// The offset of the first byte.
        start: u32,
    },
    /// Tokens that result from a macro use.
    Expanded {
        /// The innermost macro use that they result from.
        expansion: ExpansionId,
        /// The range where the token is spelled: in a macro body, or in an argument. For pasted and stringified tokens,
        /// the range of the tokens they are made from. The segment may start with the space that separates the token
        /// from the one before.
        spelled: FileSpan,
    },
    /// White space or nothing, in place of a directive, a skipped branch or a line splice.
    Blank(FileSpan),
}

/// The index of an [`Expansion`] in a [`SourceMap`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ExpansionId(pub u32);

/// One use of a macro.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expansion {
    /// The macro's name.
    pub name: String,
    /// The use as it is written: the name, with the argument list if there is one.
    pub site: FileSpan,
    /// The name token of the definition; none for a builtin macro.
    pub definition: Option<FileSpan>,
    /// The macro use that this one results from, if there is one.
    pub parent: Option<ExpansionId>,
    /// The range of the result in the preprocessed text; for a use inside of another one, the smallest range with all
    /// its tokens.
    pub text: Span,
}

/// An inclusion of a file in the preprocessed text. A file may have several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inclusion {
    /// The file.
    pub file: FileId,
    /// The `#include` directive; none for a file that the caller named.
    pub site: Option<FileSpan>,
    /// The range of its text in the preprocessed text, with the files that it includes.
    pub text: Span,
    /// The index of the inclusion that contains this one.
    pub parent: Option<u32>,
}

impl SourceMap {
    /// A map from its parts; see the type for the invariants of segments.
    ///
    /// The parent of an expansion precedes it in the list.
    pub fn new(segments: Vec<Segment>, expansions: Vec<Expansion>) -> SourceMap {
        let mut outermost: Vec<ExpansionId> = Vec::with_capacity(expansions.len());
        for (at, expansion) in expansions.iter().enumerate() {
            let root = expansion.parent.and_then(|parent| outermost.get(parent.0 as usize).copied());
            outermost.push(root.unwrap_or(ExpansionId(at as u32)));
        }
        SourceMap { segments, expansions, outermost, inclusions: Vec::new() }
    }

    /// Adds the inclusions, in the order in which the files were read.
    #[must_use]
    pub fn with_inclusions(mut self, inclusions: Vec<Inclusion>) -> SourceMap {
        self.inclusions = inclusions;
        self
    }

    /// The map of an unchanged file.
    pub fn identity(file: FileId, len: u32) -> SourceMap {
        let segment = Segment { text: Span::new(0, len), origin: Origin::Verbatim { file, start: 0 } };
        SourceMap::new(vec![segment], Vec::new())
    }

    /// All segments.
    pub fn segments(&self) -> &[Segment] {
        &self.segments
    }

    /// All macro uses, in the order in which they were expanded.
    pub fn expansions(&self) -> &[Expansion] {
        &self.expansions
    }

    /// The macro use with that index.
    ///
    /// # Panics
    /// If the index comes from another map.
    pub fn expansion(&self, id: ExpansionId) -> &Expansion {
        &self.expansions[id.0 as usize]
    }

    /// The outermost macro use that contains `id`.
    ///
    /// # Panics
    /// If the index comes from another map.
    pub fn outermost(&self, id: ExpansionId) -> ExpansionId {
        self.outermost[id.0 as usize]
    }

    /// The macro uses that are not inside of other ones, in text order.
    ///
    /// Replacing the text of each by its site restores the text that the user wrote.
    pub fn outermost_uses(&self) -> impl Iterator<Item = (ExpansionId, &Expansion)> {
        let all =
            self.expansions.iter().enumerate().map(|(at, expansion)| (ExpansionId(at as u32), expansion));
        all.filter(|(_, expansion)| expansion.parent.is_none())
    }

    /// The outermost macro uses that contain a use of a macro that no file defines: `__LINE__`, `OKL_MODE`.
    ///
    /// Such macros have no definition, or one in the text `<predefined>`.
    pub fn computed_uses(&self, sources: &Sources) -> FxHashSet<ExpansionId> {
        let in_file = |place: FileSpan| sources.get(place.file).path != PREDEFINED;
        let uses = self.expansions.iter().zip(&self.outermost);
        let computed = uses.filter(|(expansion, _)| !expansion.definition.is_some_and(in_file));
        computed.map(|(_, outermost)| *outermost).collect()
    }

    /// The macro uses that the byte at `offset` results from, from the innermost to the outermost.
    pub fn backtrace(&self, offset: u32) -> Vec<&Expansion> {
        let origin = self.segment_at(offset).map(|segment| segment.origin);
        let Some(Origin::Expanded { expansion, .. }) = origin else { return Vec::new() };
        let first = Some(self.expansion(expansion));
        std::iter::successors(first, |use_| use_.parent.map(|parent| self.expansion(parent))).collect()
    }

    /// All inclusions, in the order in which the files were read.
    pub fn inclusions(&self) -> &[Inclusion] {
        &self.inclusions
    }

    /// The `#include` directives that lead to the byte at `offset`, from the innermost to the outermost.
    pub fn included_from(&self, offset: u32) -> Vec<FileSpan> {
        let after = self.inclusions.partition_point(|inclusion| inclusion.text.start <= offset);
        // The last inclusion that starts before the byte may also end before it; the byte is then in one of its
        // parents.
        let around = |at: u32| self.inclusions[at as usize].parent;
        let mut at = (after as u32).checked_sub(1);
        while let Some(index) = at.filter(|at| self.inclusions[*at as usize].text.end <= offset) {
            at = around(index);
        }
        let chain = std::iter::successors(at, |at| around(*at));
        chain.filter_map(|at| self.inclusions[at as usize].site).collect()
    }

    /// The segment that contains the byte at `offset`; the last one for offsets past the end.
    pub fn segment_at(&self, offset: u32) -> Option<&Segment> {
        let after = self.segments.partition_point(|segment| segment.text.start <= offset);
        self.segments.get(after.saturating_sub(1))
    }

    /// The range of a file to show for `span`.
    ///
    /// Text from a macro maps to the use of the macro as the user wrote it; text that consists of tokens of an argument
    /// maps to those bytes of the argument. If the ends are in different files, the range at the start is used.
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

    /// The part of the outermost use's argument list where all tokens of `span` are spelled; none if there are other
    /// tokens.
    fn argument_of(&self, span: Span) -> Option<FileSpan> {
        let first = self.segments.partition_point(|segment| segment.text.end <= span.start);
        let mut found: Option<(ExpansionId, FileSpan)> = None;
        let last = span.end.max(span.start + 1);
        for segment in self.segments[first..].iter().take_while(|segment| segment.text.start < last) {
            let Origin::Expanded { expansion, spelled } = segment.origin else { return None };
            let root = self.outermost(expansion);
            let site = self.expansion(root).site;
            let inside = spelled.file == site.file && site.span.contains(spelled.span);
            // A token that is spelled at the start of the use is the name of the macro.
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

    /// The file range of one byte: the byte itself if it is verbatim, the whole use if it comes from a macro.
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
