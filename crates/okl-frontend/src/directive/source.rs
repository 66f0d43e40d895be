//! The text of a directive and its place.

use super::tree::Argument;
use crate::lexis::Lexis;
use okl_plugin::Span;
use okl_plugin::model::{Directive as Line, DirectiveKind};

/// The text of a directive behind its mark, without comments and marks of continued lines, and its place.
pub(super) struct Source {
    pub(super) text: String,
    /// The whole directive.
    pub(super) span: Span,
    /// The offset of each byte of the text; none if it is not what the user wrote there, because macros were expanded.
    offsets: Option<Vec<u32>>,
}

impl Source {
    /// The text of a pragma in a unit; none for another line.
    pub(super) fn of_line(lexis: &Lexis, line: &Line, text: &str) -> Option<Source> {
        if !matches!(line.kind, DirectiveKind::Pragma | DirectiveKind::PragmaOperator) {
            return None;
        }
        let written = line.text.trim_end();
        let offsets = offsets(lexis, written, line.span.of(text), line.span.start);
        let offsets = offsets.filter(|_| line.kind == DirectiveKind::Pragma);
        let text = lexis.without_comments(written).trim_end().to_string();
        Some(Source { text, span: line.span, offsets })
    }

    /// The directives of a text with this sentinel.
    pub(super) fn all(lexis: &Lexis, sentinel: &str, text: &str) -> Vec<Source> {
        let clean = lexis.without_comments(text);
        let (mut found, mut at) = (Vec::new(), 0);
        while at < clean.len() {
            let end = line_end(&clean, at);
            let Some(start) = behind_mark(lexis, sentinel, &clean[at..end]).map(|start| at + start) else {
                at = end + 1;
                continue;
            };
            let (last, whole) = logical(lexis, sentinel, &clean, start, end);
            let mark = at + clean[at..end].len() - clean[at..end].trim_start().len();
            let span = Span::new(mark as u32, (start + whole.len()) as u32);
            let offsets = (start as u32..span.end).collect();
            found.push(Source { text: whole, span, offsets: Some(offsets) });
            at = last + 1;
        }
        found
    }

    pub(super) fn place(&self, from: usize, to: usize) -> Span {
        let Some(offsets) = &self.offsets else { return self.span };
        match (offsets.get(from), offsets.get(to.max(from + 1) - 1)) {
            (Some(start), Some(_)) if from == to => Span::at(*start),
            (Some(start), Some(last)) => Span::new(*start, last + 1),
            _behind => Span::at(self.span.end),
        }
    }

    /// The argument in a range, without blanks around it.
    pub(super) fn argument(&self, from: usize, to: usize) -> Argument {
        let text = &self.text[from..to];
        let start = from + (text.len() - text.trim_start().len());
        let trimmed = text.trim();
        Argument { text: trimmed.to_string(), span: self.place(start, start + trimmed.len()) }
    }
}

/// The offset in a unit of each byte of the text of a line, where the line is `raw` and starts at `start`: the text is
/// what stands at the end of it, but for blanks and for what continues lines.
fn offsets(lexis: &Lexis, text: &str, raw: &str, start: u32) -> Option<Vec<u32>> {
    let written = letters(lexis, raw);
    let read = letters(lexis, text);
    let skipped = written.len().checked_sub(read.len())?;
    let mut offsets = vec![start; text.len()];
    for ((at, letter), (from, other)) in read.into_iter().zip(&written[skipped..]) {
        if letter != *other {
            return None;
        }
        for (byte, offset) in offsets[at..at + letter.len_utf8()].iter_mut().enumerate() {
            *offset = start + (from + byte) as u32;
        }
    }
    Some(offsets)
}

/// The letters of a text but for blanks and what continues lines.
fn letters(lexis: &Lexis, text: &str) -> Vec<(usize, char)> {
    let is_left = |(at, letter): &(usize, char)| {
        let continues = text[*at..].strip_prefix(lexis.continued);
        let continues =
            continues.is_some_and(|rest| rest.trim_start_matches([' ', '\t', '\r']).starts_with('\n'));
        !letter.is_whitespace() && !continues
    };
    text.char_indices().filter(is_left).collect()
}

/// The end of the last line of a directive, and its text from `start` on, in which blanks stand for what continues lines.
fn logical(lexis: &Lexis, sentinel: &str, text: &str, start: usize, end: usize) -> (usize, String) {
    let (mut whole, mut last) = (text[start..end].trim_end().to_string(), end);
    while let Some(kept) = whole.strip_suffix(lexis.continued).map(str::len) {
        let from = last + 1;
        if from >= text.len() {
            whole.truncate(kept);
            break;
        }
        last = line_end(text, from);
        let line = &text[from..last];
        let mut skipped = behind_mark(lexis, sentinel, line).map_or(0, |at| at + sentinel.len());
        let rest = line[skipped..].trim_start();
        if skipped > 0 && rest.starts_with(lexis.continued) {
            skipped = line.len() - rest.len() + lexis.continued.len();
        }
        whole.truncate(kept);
        let blanks = from + skipped - start - kept;
        whole.push_str(&" ".repeat(blanks));
        whole.push_str(line[skipped..].trim_end());
    }
    (last, whole.trim_end().to_string())
}

/// The offset of the sentinel in a line that is a directive with it.
fn behind_mark(lexis: &Lexis, sentinel: &str, line: &str) -> Option<usize> {
    let rest = lexis.behind_mark(line)?.trim_start();
    let word = rest.get(..sentinel.len())?;
    let is_it = if lexis.ignores_case { word.eq_ignore_ascii_case(sentinel) } else { word == sentinel };
    let ends = !rest[sentinel.len()..].starts_with(|letter: char| letter == '_' || letter.is_alphanumeric());
    (is_it && ends).then(|| line.len() - rest.len())
}

fn line_end(text: &str, from: usize) -> usize {
    text[from..].find('\n').map_or(text.len(), |at| from + at)
}
