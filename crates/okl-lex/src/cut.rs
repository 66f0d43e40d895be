//! The lexer: one pass over the bytes.

use crate::splice::{named_letter, splice_len, without_splices};
use crate::token::{LexError, LexErrorKind, Lexed, Token, TokenKind};
use okl_source::Span;

/// The length in bytes of a byte order mark at the start of a text, which is not part of the text.
pub fn byte_order_mark(text: &str) -> u32 {
    if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() as u32 } else { 0 }
}

/// Splits `text` into tokens, in time linear in its length.
pub fn lex(text: &str) -> Lexed {
    let at = byte_order_mark(text) as usize;
    Lexer::at(text, at).run()
}

/// The offset of the newline (or the end of the text) that ends the logical line after `at`.
///
/// `at` is the end of the line's last token: white space, comments and splices may follow.
pub fn line_end(text: &str, at: u32) -> u32 {
    Lexer::at(text, at as usize).line_end()
}

struct Lexer<'t> {
    text: &'t str,
    bytes: &'t [u8],
    at: usize,
    found: Lexed,
}

impl<'t> Lexer<'t> {
    /// Starts at an offset of a text.
    fn at(text: &'t str, at: usize) -> Lexer<'t> {
        Lexer { text, bytes: text.as_bytes(), at, found: Lexed::default() }
    }

    /// All tokens up to the end.
    fn run(mut self) -> Lexed {
        // An estimate that avoids most reallocations: one token per four bytes.
        self.found.tokens.reserve(self.text.len() / 4);
        let mut line_start = true;
        loop {
            let gap = self.skip_gap(false);
            let start = self.at;
            let Some((byte, after)) = self.byte(start) else { return self.found };
            let kind = self.token(byte, after);
            let span = Span::new(start as u32, self.at as u32);
            let line_start = std::mem::take(&mut line_start) || gap.newline;
            self.found.tokens.push(Token { kind, span, line_start, space_before: gap.space });
        }
    }

    /// The end of the line, past white space, comments and splices.
    fn line_end(mut self) -> u32 {
        self.skip_gap(true);
        self.at as u32
    }

    /// The logical byte at or after `at`, and the offset past it. Splices are skipped.
    fn byte(&self, at: usize) -> Option<(u8, usize)> {
        let byte = *self.bytes.get(at)?;
        if byte != b'\\' {
            return Some((byte, at + 1));
        }
        let mut at = at;
        loop {
            match splice_len(self.bytes, at) {
                0 => return Some((*self.bytes.get(at)?, at + 1)),
                length => at += length,
            }
        }
    }

    /// The offset past `expected`, if that is the logical byte at `at`.
    fn eat(&self, at: usize, expected: u8) -> Option<usize> {
        self.byte(at).and_then(|(byte, after)| (byte == expected).then_some(after))
    }

    /// Skips white space, comments and splices, and returns the kinds that were there.
    ///
    /// Ends at the first byte of a token, or before a newline when `stay_on_line` is set.
    fn skip_gap(&mut self, stay_on_line: bool) -> Gap {
        let mut gap = Gap { newline: false, space: false };
        while let Some(byte) = self.bytes.get(self.at) {
            match byte {
                b'\n' if stay_on_line => break,
                b'\n' => gap.newline = true,
                b'\r' if stay_on_line && self.bytes.get(self.at + 1) == Some(&b'\n') => break,
                b' ' | b'\t' | b'\r' | 0x0B | 0x0C => {}
                b'\\' => match splice_len(self.bytes, self.at) {
                    0 => break,
                    length => {
                        self.at += length;
                        continue;
                    }
                },
                b'/' => {
                    match self.byte(self.at + 1) {
                        Some((b'/', after)) => self.skip_line_comment(after),
                        Some((b'*', after)) => self.skip_block_comment(after),
                        Some(_) | None => break,
                    }
                    gap.space = true;
                    continue;
                }
                _ => break,
            }
            gap.space = true;
            self.at += 1;
        }
        gap
    }

    fn skip_line_comment(&mut self, mut at: usize) {
        while let Some(found) = self.bytes[at..].iter().position(|byte| matches!(byte, b'\n' | b'\\')) {
            at += found;
            match splice_len(self.bytes, at) {
                0 if self.bytes[at] == b'\n' => {
                    // The carriage return belongs to the newline, not to the comment.
                    self.at = at - usize::from(self.bytes[at - 1] == b'\r');
                    return;
                }
                length => at += length.max(1),
            }
        }
        self.at = self.bytes.len();
    }

    fn skip_block_comment(&mut self, mut at: usize) {
        while let Some(found) = self.bytes[at..].iter().position(|byte| *byte == b'*') {
            at += found + 1;
            if let Some(after) = self.eat(at, b'/') {
                self.at = after;
                return;
            }
        }
        self.fail(LexErrorKind::UnterminatedComment, self.at, self.bytes.len());
        self.at = self.bytes.len();
    }

    fn fail(&mut self, kind: LexErrorKind, start: usize, end: usize) {
        self.found.errors.push(LexError { kind, span: Span::new(start as u32, end as u32) });
    }

    /// Reads the token that starts with `byte`; `after` is the offset past that byte.
    fn token(&mut self, byte: u8, after: usize) -> TokenKind {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' => self.identifier(),
            b'0'..=b'9' => self.number(after),
            b'.' if self.byte(after).is_some_and(|(next, _)| next.is_ascii_digit()) => self.number(after),
            b'"' => self.literal(self.at, after, b'"'),
            b'\'' => self.literal(self.at, after, b'\''),
            b'@' => self.take(after, TokenKind::At),
            b'\\' if self.name_char(self.at).is_some() => self.identifier(),
            b'\\' => self.take(after, TokenKind::Backslash),
            0x80.. if self.name_char(self.at).is_some() => self.identifier(),
            _ => match self.punctuator(byte, after) {
                Some(end) => self.take(end, TokenKind::Punctuator),
                None => {
                    let width = self.text[self.at..].chars().next().map_or(1, char::len_utf8);
                    self.take(self.at + width, TokenKind::Other)
                }
            },
        }
    }

    fn take(&mut self, end: usize, kind: TokenKind) -> TokenKind {
        self.at = end;
        kind
    }

    /// The offset past the character at `at`, if it may stand inside a name.
    fn name_char(&self, at: usize) -> Option<usize> {
        let (byte, after) = self.byte(at)?;
        if byte == b'\\' {
            return named_letter(&self.text[after - 1..]).map(|(_, length)| after - 1 + length);
        }
        if byte.is_ascii() {
            return is_name_byte(byte).then_some(after);
        }
        let character = self.text[after - 1..].chars().next()?;
        // The last plane encodes bytes that are not UTF-8: letters of an older encoding, most likely.
        let name = character.is_alphanumeric() || character >= '\u{100000}';
        name.then(|| after - 1 + character.len_utf8())
    }

    fn name_end(&self, mut at: usize) -> usize {
        loop {
            // Most names consist of these bytes only.
            let plain = self.bytes[at..].iter().take_while(|byte| is_name_byte(**byte)).count();
            match self.name_char(at + plain) {
                Some(after) => at = after,
                None => return at + plain,
            }
        }
    }

    /// A name, or a literal if the name is its prefix.
    fn identifier(&mut self) -> TokenKind {
        let start = self.at;
        let end = self.name_end(start);
        // The longest prefix is `u8R`, so longer names are skipped, spliced ones aside.
        let may_start = matches!(self.bytes[start], b'R' | b'u' | b'U' | b'L' | b'\\');
        if may_start && (end - start <= 3 || self.bytes[start..end].contains(&b'\\')) {
            let name = without_splices(&self.text[start..end]);
            let quote = self.byte(end);
            match (&*name, quote) {
                ("R" | "u8R" | "uR" | "UR" | "LR", Some((b'"', after))) => return self.raw_string(after),
                ("u8" | "u" | "U" | "L", Some((b'"', after))) => return self.literal(start, after, b'"'),
                ("u8" | "u" | "U" | "L", Some((b'\'', after))) => return self.literal(start, after, b'\''),
                _ => {}
            }
        }
        self.take(end, TokenKind::Identifier)
    }

    fn number(&mut self, mut at: usize) -> TokenKind {
        // The first byte is a digit or `.`, but no exponent.
        let mut exponent = false;
        while let Some((byte, after)) = self.byte(at) {
            at = match byte {
                b'.' => after,
                b'+' | b'-' if exponent => after,
                b'\'' => match self.name_char(after) {
                    Some(digit) => digit,
                    None => break,
                },
                _ => match self.name_char(at) {
                    Some(end) => end,
                    None => break,
                },
            };
            exponent = matches!(byte, b'e' | b'E' | b'p' | b'P');
        }
        self.take(at, TokenKind::Number)
    }

    /// A character or string literal; `at` is the offset past its opening quote.
    fn literal(&mut self, start: usize, mut at: usize, quote: u8) -> TokenKind {
        let (kind, error) = match quote {
            b'"' => (TokenKind::StringLiteral, LexErrorKind::UnterminatedString),
            _ => (TokenKind::CharLiteral, LexErrorKind::UnterminatedChar),
        };
        while let Some((byte, after)) = self.byte(at) {
            match byte {
                b'\n' => break,
                b'\r' if self.bytes.get(after) == Some(&b'\n') => break,
                b'\\' => match self.byte(after) {
                    Some((b'\n' | b'\r', _)) | None => at = after,
                    Some((_, escaped)) => at = escaped,
                },
                _ if byte == quote => return self.take(self.suffix_end(after), kind),
                _ => at = after,
            }
        }
        self.fail(error, start, at);
        self.take(at, kind)
    }

    /// The end of a literal with its user-defined suffix, if it has one.
    ///
    /// `"%"PRIu64` is two tokens: only suffixes with an underscore and the two of the standard library are part of the
    /// literal.
    fn suffix_end(&self, at: usize) -> usize {
        match self.byte(at) {
            Some((b'_', _)) => self.name_end(at),
            Some((b's', _)) => {
                let end = self.name_end(at);
                if matches!(&*without_splices(&self.text[at..end]), "s" | "sv") { end } else { at }
            }
            Some(_) | None => at,
        }
    }

    /// A raw string; `open` is the offset past its quote. Splices are not removed from raw strings.
    fn raw_string(&mut self, open: usize) -> TokenKind {
        let start = self.at;
        let head = &self.bytes[open..self.bytes.len().min(open + 17)];
        let paren = head.iter().position(|byte| matches!(byte, b'(' | b')' | b'\\' | b' ' | b'\n' | b'"'));
        let Some(delimiter) = paren.filter(|at| head[*at] == b'(') else {
            // Not a raw string; most likely an ordinary one was meant.
            let kind = self.literal(start, open, b'"');
            self.found.errors.pop_if(|error| error.span.start as usize == start);
            self.fail(LexErrorKind::UnterminatedRawString, start, self.at);
            return kind;
        };
        let close = &head[..delimiter];
        let mut at = open + delimiter + 1;
        while let Some(found) = self.bytes[at..].iter().position(|byte| *byte == b')') {
            at += found + 1;
            let rest = &self.bytes[at..];
            if rest.starts_with(close) && rest.get(close.len()) == Some(&b'"') {
                let end = self.suffix_end(at + close.len() + 1);
                return self.take(end, TokenKind::StringLiteral);
            }
        }
        self.fail(LexErrorKind::UnterminatedRawString, start, self.bytes.len());
        self.take(self.bytes.len(), TokenKind::StringLiteral)
    }

    /// The offset past the longest punctuator that starts with `first`.
    fn punctuator(&self, first: u8, after: usize) -> Option<usize> {
        if matches!(first, b'{' | b'}' | b'[' | b']' | b'(' | b')' | b';' | b',' | b'~' | b'?') {
            return Some(after);
        }
        let next = |at: usize| self.byte(at).unwrap_or((0, at));
        let (second, after2) = next(after);
        Some(match (first, second) {
            (b'#', b'#') => after2,
            (b'%', b':') => match next(after2) {
                (b'%', after3) => self.eat(after3, b':').unwrap_or(after2),
                _ => after2,
            },
            (b'%', b'>' | b'=') => after2,
            // `<::` is `<` and `::`, unless `:` or `>` follows.
            (b'<', b':') => match next(after2) {
                (b':', after3) if !matches!(next(after3).0, b':' | b'>') => after,
                _ => after2,
            },
            (b'<', b'%') | (b':', b':' | b'>') => after2,
            (b'<', b'<') | (b'>', b'>') => self.eat(after2, b'=').unwrap_or(after2),
            (b'-', b'>') => self.eat(after2, b'*').unwrap_or(after2),
            (b'.', b'.') => self.eat(after2, b'.').unwrap_or(after),
            (b'.', b'*') => after2,
            (b'+', b'+') | (b'-', b'-') | (b'&', b'&') | (b'|', b'|') => after2,
            (b'+' | b'-' | b'*' | b'/' | b'<' | b'>' | b'=' | b'!' | b'&' | b'|' | b'^', b'=') => after2,
            (
                b'#' | b'%' | b'<' | b'>' | b':' | b'-' | b'.' | b'+' | b'*' | b'/' | b'=' | b'!' | b'&'
                | b'|' | b'^',
                _,
            ) => after,
            _ => return None,
        })
    }
}

/// True if an ASCII byte may stand inside a name.
fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$'
}

/// The kinds of white space between two tokens.
struct Gap {
    newline: bool,
    space: bool,
}
