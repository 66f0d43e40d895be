//! Free form: statements and directives without comments and marks of continuation.

use super::logical::Logical;
use super::read::{Kind, Read};
use super::scan::{after_blanks, line, scan, sentinel};

/// Reads the statements of a text in free form, one after the other.
pub(crate) struct FreeLines<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> FreeLines<'t> {
    /// Reads `text` from its start.
    pub fn new(text: &'t str) -> FreeLines<'t> {
        FreeLines { text, at: 0 }
    }

    /// Reads the next statements or directive into `into`; `None` at the end of the text.
    pub fn next(&mut self, into: &mut Logical) -> Option<Read> {
        into.clear();
        while self.at < self.text.len() {
            let (end, next) = line(self.text, self.at);
            let start = after_blanks(self.text, self.at, end);
            self.at = next;
            match self.text.as_bytes().get(start) {
                _ if start == end => {}
                Some(b'#') => return Some(Read::free(Kind::Preprocessor, start, end)),
                Some(b'!') => {
                    if let Some((word, behind)) = sentinel(self.text, start + 1, end) {
                        let (end, is_unfinished) = self.directive(into, &word, behind, end);
                        return Some(Read { is_unfinished, ..Read::free(Kind::Directive(word), start, end) });
                    }
                }
                Some(b'&') => {
                    let end = self.statement(into, start + 1, end);
                    return Some(Read::free(Kind::Statements, start, end));
                }
                _ => {
                    let end = self.statement(into, start, end);
                    return Some(Read::free(Kind::Statements, start, end));
                }
            }
        }
        None
    }

    /// Reads the statement whose first line is `text[start..end]`; returns the offset behind it.
    fn statement(&mut self, into: &mut Logical, start: usize, end: usize) -> usize {
        let mut scanned = scan(self.text, start, end, None);
        into.push(&self.text[start..scanned.end], start as u32);
        let mut last = scanned.end;
        while scanned.is_continued && self.at < self.text.len() {
            let (end, next) = line(self.text, self.at);
            let first = after_blanks(self.text, self.at, end);
            self.at = next;
            let start = match self.text.as_bytes().get(first) {
                _ if first == end => continue,
                Some(b'!' | b'#') => continue,
                Some(b'&') => first + 1,
                _ => {
                    if scanned.quote.is_none() {
                        into.push(" ", first as u32);
                    }
                    first
                }
            };
            let quote = scanned.quote;
            scanned = scan(self.text, start, end, quote);
            if quote.is_none() && start > first && after_blanks(self.text, start, scanned.end) == scanned.end
            {
                // A line with nothing but `&`.
                scanned.is_continued = true;
                continue;
            }
            into.push(&self.text[start..scanned.end], start as u32);
            last = scanned.end;
        }
        last
    }

    /// Reads the directive whose first line is `text[start..end]` behind the sentinel; returns the offset behind it, and
    /// whether its last line is continued by nothing.
    fn directive(&mut self, into: &mut Logical, word: &str, start: usize, end: usize) -> (usize, bool) {
        let start = if self.text[start..end].starts_with('&') { start + 1 } else { start };
        let mut scanned = scan(self.text, start, end, None);
        into.push(&self.text[start..scanned.end], start as u32);
        let mut last = scanned.end;
        while scanned.is_continued && self.at < self.text.len() {
            let (end, next) = line(self.text, self.at);
            let first = after_blanks(self.text, self.at, end);
            let is_comment = first == end || matches!(self.text.as_bytes()[first], b'!' | b'#');
            if !is_comment {
                break;
            }
            self.at = next;
            let found = if first == end { None } else { sentinel(self.text, first + 1, end) };
            let Some((_, behind)) = found.filter(|(other, _)| other == word) else { continue };
            let code = after_blanks(self.text, behind, end);
            let start = if self.text[code..end].starts_with('&') { code + 1 } else { behind };
            if scanned.quote.is_none() && start == behind {
                into.push(" ", first as u32);
            }
            scanned = scan(self.text, start, end, scanned.quote);
            into.push(&self.text[start..scanned.end], start as u32);
            last = scanned.end;
        }
        (last, scanned.is_continued)
    }
}
