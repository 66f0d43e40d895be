//! The normal form of a text, and diagnostics about it in terms of the user's files.

use okl_model::{AttrUse, Directive, Fold};
use okl_source::{Diagnostic, EditSet, FileId, FileSpan, SourceMap, Span, TextMap};

/// Text in the normal form, with its attributes and directives and the maps back to the files.
#[derive(Clone, Debug)]
pub struct Normalized {
    /// The normal form: `[[okl_outer("0")]] for ...`.
    pub text: String,
    /// Every attribute, its span a range of `text`.
    pub attributes: Vec<AttrUse>,
    /// The preprocessor lines that remain in `text`.
    pub directives: Vec<Directive>,
    /// From `text` to the preprocessed text.
    pub text_map: TextMap,
    /// From the preprocessed text to the files.
    pub source_map: SourceMap,
    /// Macro uses that the output writes as the user wrote them, unless an edit changes their expansion.
    pub folds: Vec<Fold>,
    /// `#define` lines for the macros of the command line.
    pub prologue: Vec<String>,
    /// Every file that was read, the input first.
    pub files: Vec<FileId>,
    /// True if the text depends on [`Mode`](crate::Mode); otherwise the result is the same for all modes.
    pub asks_mode: bool,
}

impl Normalized {
    /// The range in the user's files of a range of `text`.
    pub fn locate(&self, span: Span) -> Option<FileSpan> {
        self.source_map.locate(self.text_map.old_span(span))
    }

    /// A range of `text` as words, attributes and the text between them, each with its length and its place in the
    /// user's files: the origins of a text that is made of this one.
    pub fn origins(&self, span: Span) -> Vec<(u32, Option<FileSpan>)> {
        let is_word = |letter: char| letter == '_' || letter.is_alphanumeric();
        let mut found = Vec::new();
        let mut at = span.start;
        while at < span.end {
            // An attribute is written otherwise than in the file, so its whole range has one place.
            let next = self.attributes.get(self.attributes.partition_point(|one| one.span.end <= at));
            let bound = next.map_or(span.end, |one| match one.span.start > at {
                true => one.span.start,
                false => one.span.end,
            });
            let rest = Span::new(at, span.end.min(bound)).of(&self.text);
            let first = rest.chars().next().is_some_and(is_word);
            let end = rest.find(|letter| is_word(letter) != first).unwrap_or(rest.len());
            // Different lines may come from different files.
            let length = rest[..end].find('\n').map_or(end, |newline| newline + 1) as u32;
            found.push((length, self.locate(Span::new(at, at + length))));
            at += length;
        }
        found
    }

    /// True if a range of `text` is copied from a file byte by byte.
    fn is_written(&self, span: Span) -> bool {
        let expanded = self.text_map.old_span(span);
        // An empty range has no byte; the byte before it decides.
        let probe = if span.is_empty() { Span::new(span.start.saturating_sub(1), span.start) } else { span };
        let copied = |at| self.text_map.copied_from(at).is_some();
        let is_copied = (probe.start..probe.end).all(copied) && expanded.len() == span.len();
        is_copied
            && self.source_map.backtrace(expanded.start).is_empty()
            && self.source_map.locate(expanded).is_some_and(|found| found.span.len() == span.len())
    }

    /// The normal form as users see it: macro uses whose expansions contain no attributes stand as they were written.
    ///
    /// Normalizing it again, with the same macros of the command line, gives the same `text`.
    pub fn readable(&self) -> String {
        let mut edits = EditSet::new();
        for fold in &self.folds {
            edits.replace("macro use", fold.span, fold.text.as_str());
        }
        edits.apply(&self.text).expect("outermost macro uses do not overlap").0
    }

    /// Converts a diagnostic about `text` to one about the user's files, with notes about the macros that it was
    /// expanded from.
    ///
    /// Its fix is kept only if each replaced range is text that the user wrote.
    pub fn report(&self, mut diagnostic: Diagnostic, main: FileId) -> Diagnostic<FileSpan> {
        if !diagnostic.fix.iter().all(|part| self.is_written(part.place)) {
            diagnostic.fix.clear();
        }
        let place = diagnostic.labels.first().map(|label| label.place);
        report(&self.source_map, diagnostic, place.map(|span| self.text_map.old_span(span)), main, |span| {
            self.text_map.old_span(span)
        })
    }
}

/// Maps a diagnostic to files. `place` is its range in the preprocessed text.
pub(crate) fn report(
    map: &SourceMap,
    diagnostic: Diagnostic,
    place: Option<Span>,
    main: FileId,
    expanded: impl Fn(Span) -> Span,
) -> Diagnostic<FileSpan> {
    let start = FileSpan { file: main, span: Span::at(0) };
    let mut located = diagnostic.map(|span| map.locate(expanded(span)).unwrap_or(start));
    let Some(place) = place else { return located };
    for expansion in map.backtrace(place.start) {
        located.notes.push(format!("in the expansion of macro `{}`", expansion.name));
    }
    for from in map.included_from(place.start) {
        located = located.label(from, "included from here");
    }
    located
}
