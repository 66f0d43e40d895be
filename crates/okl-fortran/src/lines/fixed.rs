//! Fixed form: statements and directives without comments and marks of continuation.

use super::logical::Logical;
use super::read::{Kind, Read};
use super::scan::{after_blanks, line};

/// The width of the columns 7 to 72.
const WIDTH: usize = 66;

/// Reads the statements of a text in fixed form, one after the other.
pub(crate) struct FixedLines<'t> {
    text: &'t str,
    at: usize,
    /// True if blanks outside of literals are left out.
    is_compact: bool,
}

/// A line of fixed form.
enum Card {
    /// A line without code.
    Comment,
    /// A preprocessor line.
    Preprocessor,
    /// The first line of a statement: the label, and the columns from 7 on.
    First(Option<u32>, Columns),
    /// A line that continues a statement.
    Next(Columns),
    /// The first line of a directive, or one that continues it: the sentinel.
    Directive(String, bool, Columns),
}

/// The columns from 7 to 72 of a line.
struct Columns {
    start: usize,
    /// The offset behind the code, which may be in front of column 72.
    end: usize,
    /// The offset behind all that stands in the line.
    line_end: usize,
}

impl<'t> FixedLines<'t> {
    /// Reads `text` from the line on that starts at `at`.
    pub fn new(text: &'t str, at: usize, is_compact: bool) -> FixedLines<'t> {
        FixedLines { text, at, is_compact }
    }

    /// Reads the next statements or directive into `into`; `None` at the end of the text.
    pub fn next(&mut self, into: &mut Logical) -> Option<Read> {
        into.clear();
        while self.at < self.text.len() {
            let start = self.at;
            let (end, next) = line(self.text, start);
            self.at = next;
            let (kind, label, columns) = match self.card(start, end) {
                Card::Comment => continue,
                Card::Preprocessor => return Some(Read::free(Kind::Preprocessor, start, end)),
                Card::First(label, columns) => (Kind::Statements, label, columns),
                // Without a line to continue, it is read as a statement.
                Card::Next(columns) => (Kind::Statements, None, columns),
                Card::Directive(word, _, columns) => (Kind::Directive(word), None, columns),
            };
            let mut read = Read { kind, start, end: start, label, ignored: None, is_unfinished: false };
            self.statement(into, &mut read, columns);
            read.end = read.end.max(start + 1);
            return Some(read);
        }
        None
    }

    /// Reads a statement or directive from its first line on.
    fn statement(&mut self, into: &mut Logical, read: &mut Read, first: Columns) {
        let (mut columns, mut quote) = (first, None);
        loop {
            let end = self.code(into, &columns, &mut quote);
            if end > columns.start {
                read.end = end;
            }
            if end == columns.end && columns.end < columns.line_end && read.ignored.is_none() {
                let behind = after_blanks(self.text, columns.end, columns.line_end);
                let is_code = behind < columns.line_end && self.text.as_bytes()[behind] != b'!';
                read.ignored = is_code.then_some((behind, columns.line_end));
            }
            let Some(next) = self.continuation(&read.kind) else { return };
            if matches!(read.kind, Kind::Directive(_)) && quote.is_none() {
                // Words of directives end with their line.
                into.push(" ", columns.end.saturating_sub(1) as u32);
            }
            if quote.is_some() {
                let width = self.text[columns.start..columns.end].chars().count();
                for _ in width..WIDTH {
                    into.push(" ", columns.end.saturating_sub(1) as u32);
                }
            }
            columns = next;
        }
    }

    /// Moves behind the line that continues what is read, and comments in front of it; stays if there is none.
    fn continuation(&mut self, kind: &Kind) -> Option<Columns> {
        let mut at = self.at;
        while at < self.text.len() {
            let (end, next) = line(self.text, at);
            let found = match (self.card(at, end), kind) {
                (Card::Comment, _) => None,
                (Card::Next(columns), Kind::Statements) => Some(columns),
                (Card::Directive(word, true, columns), Kind::Directive(sentinel)) if word == *sentinel => {
                    Some(columns)
                }
                _ => return None,
            };
            at = next;
            if let Some(columns) = found {
                self.at = next;
                return Some(columns);
            }
        }
        None
    }

    /// Appends the code of a line; returns the offset behind it.
    fn code(&self, into: &mut Logical, columns: &Columns, quote: &mut Option<u8>) -> usize {
        let bytes = self.text.as_bytes();
        let (mut at, mut copied) = (columns.start, columns.start);
        while at < columns.end {
            let byte = bytes[at];
            match *quote {
                Some(open) if open == byte => *quote = None,
                None if byte == b'\'' || byte == b'"' => *quote = Some(byte),
                None if byte == b'!' => break,
                None if self.is_compact && byte.is_ascii_whitespace() => {
                    into.push(&self.text[copied..at], copied as u32);
                    copied = at + 1;
                }
                _ => {}
            }
            at += 1;
        }
        into.push(&self.text[copied..at], copied as u32);
        at
    }

    /// What the line `start..end` is.
    fn card(&self, start: usize, end: usize) -> Card {
        let bytes = &self.text.as_bytes()[start..end];
        let first = after_blanks(self.text, start, end) - start;
        let Some(mark) = bytes.get(first) else { return Card::Comment };
        let is_comment = (first == 0 && matches!(mark, b'c' | b'C' | b'*' | b'd' | b'D' | b'!'))
            || (*mark == b'!' && first != 5);
        if is_comment {
            return self.directive(start + first, end).unwrap_or(Card::Comment);
        }
        if *mark == b'#' && first == 0 {
            return Card::Preprocessor;
        }
        // Labels and the mark of continuation, which may stand behind a tab.
        let mut at = bytes.iter().take(5).take_while(|byte| **byte == b' ' || byte.is_ascii_digit()).count();
        let label = self.text[start..start + at].split(' ').collect::<String>().parse().ok();
        let mut is_next = false;
        if bytes.get(at) == Some(&b'\t') {
            at += 1;
            is_next = bytes.get(at).is_some_and(|byte| matches!(byte, b'1'..=b'9'));
            at += usize::from(is_next);
        } else if at == 5 {
            let width = self.text[start + 5..end].chars().next().map_or(0, char::len_utf8);
            is_next = bytes.get(5).is_some_and(|byte| !matches!(byte, b' ' | b'0' | b'\t'));
            at += width;
        }
        let columns = self.columns(start + at, end);
        match () {
            () if is_next => Card::Next(columns),
            () if after_blanks(self.text, columns.start, columns.line_end) == end && label.is_none() => {
                Card::Comment
            }
            () => Card::First(label, columns),
        }
    }

    /// The directive whose first mark stands at `start`; `None` if it is a comment.
    fn directive(&self, start: usize, end: usize) -> Option<Card> {
        let head = self.text.get(start..start + 5).filter(|_| start + 5 <= end)?;
        let word =
            head[1..].strip_prefix('$').filter(|word| word.bytes().all(|byte| byte.is_ascii_alphabetic()))?;
        let mark = self.text[start + 5..end].chars().next();
        let is_next = match mark {
            None | Some(' ' | '0' | '\t') => false,
            Some(mark) if mark.is_alphanumeric() && !mark.is_ascii_digit() => return None,
            Some(_) => true,
        };
        let columns = self.columns(start + 5 + mark.map_or(0, char::len_utf8), end);
        Some(Card::Directive(word.to_ascii_lowercase(), is_next, columns))
    }

    fn columns(&self, start: usize, line_end: usize) -> Columns {
        let cut = self.text[start..line_end].char_indices().nth(WIDTH);
        let end = cut.map_or(line_end, |(length, _)| start + length);
        Columns { start, end, line_end }
    }
}
