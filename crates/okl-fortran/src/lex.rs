//! Text of a statement as tokens.

use crate::lines::logical::Logical;
use crate::mapped::Mapped;
use crate::problem::Problem;
use crate::token::{Token, TokenKind};

/// Marks of several characters, longer ones first.
const MARKS: [&str; 14] =
    ["<<<", ">>>", "**", "//", "=>", "==", "/=", "<=", ">=", "::", "..", "(/", "/)", "%%"];

/// Reads tokens.
pub(crate) struct Lexer<'l> {
    logical: &'l Logical,
    mapped: &'l Mapped<'l>,
    at: usize,
    is_spaced: bool,
    /// True where `3habc` is a character literal.
    has_hollerith: bool,
    tokens: Vec<Token>,
    problem: Option<Problem>,
}

/// The tokens of a text, and the first thing that is wrong with them.
pub(crate) struct Lexed {
    /// The tokens, `;` among them as a mark.
    pub tokens: Vec<Token>,
    /// A literal without its end.
    pub problem: Option<Problem>,
}

/// Reads the tokens of `logical`, whose parts come from `mapped`.
pub(crate) fn lex(logical: &Logical, mapped: &Mapped, has_hollerith: bool) -> Lexed {
    let tokens = Vec::with_capacity(logical.text.len() / 4);
    let mut lexer = Lexer { logical, mapped, at: 0, is_spaced: true, has_hollerith, tokens, problem: None };
    while lexer.token() {}
    Lexed { tokens: lexer.tokens, problem: lexer.problem }
}

impl<'l> Lexer<'l> {
    fn text(&self) -> &'l str {
        &self.logical.text
    }

    fn byte(&self, at: usize) -> u8 {
        self.text().as_bytes().get(at).copied().unwrap_or(0)
    }

    /// The offset of the first byte from `at` on that `is` does not hold for.
    fn behind(&self, at: usize, is: impl Fn(u8) -> bool) -> usize {
        at + self.text().as_bytes()[at..].iter().take_while(|byte| is(**byte)).count()
    }

    /// Reads a token; returns false at the end.
    fn token(&mut self) -> bool {
        let start = self.behind(self.at, |byte| byte.is_ascii_whitespace() || byte == 0x0b);
        self.is_spaced = start > self.at || self.tokens.is_empty();
        self.at = start;
        let byte = self.byte(start);
        match byte {
            _ if start >= self.text().len() => return false,
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.word(),
            b'0'..=b'9' => self.number(),
            b'.' if self.byte(start + 1).is_ascii_digit() => self.number(),
            b'.' => self.dotted(),
            b'\'' | b'"' => self.literal(start),
            _ => self.mark(),
        }
        true
    }

    /// Adds the token that ends in front of `end`.
    fn push(&mut self, kind: TokenKind, text: String, start: usize, end: usize) {
        let (first, last) = (self.logical.origin(start as u32), self.logical.origin(end as u32 - 1));
        let span = self.mapped.span(first, last);
        self.tokens.push(Token { kind, text, span, spaced: self.is_spaced });
        self.at = end;
        self.is_spaced = false;
    }

    fn push_as_written(&mut self, kind: TokenKind, end: usize) {
        let text = self.text()[self.at..end].to_ascii_lowercase();
        self.push(kind, text, self.at, end);
    }

    fn word(&mut self) {
        let start = self.at;
        let end = self.behind(start, is_word);
        let is_quoted = matches!(self.byte(end), b'\'' | b'"');
        match self.byte(end - 1).to_ascii_lowercase() {
            b'b' | b'o' | b'z' | b'x' if is_quoted && end == start + 1 => self.boz(start, end),
            b'_' if is_quoted && end > start + 1 => {
                self.literal(end);
                self.start_at(start);
            }
            _ => self.push_as_written(TokenKind::Name, end),
        }
    }

    /// Makes the last token start at `start`.
    fn start_at(&mut self, start: usize) {
        let first = self.logical.origin(start as u32);
        let span = self.mapped.span(first, first);
        if let Some(token) = self.tokens.last_mut() {
            token.span = span.to(token.span);
        }
    }

    /// `z'ff'`, whose quote stands at `quote`.
    fn boz(&mut self, start: usize, quote: usize) {
        let digits = self.behind(quote + 1, |byte| byte.is_ascii_alphanumeric() || byte == b' ');
        if self.byte(digits) == self.byte(quote) {
            let base = base_letter(self.byte(start));
            let text = format!("{base}{}", plain_digits(&self.text()[quote + 1..digits]));
            self.push(TokenKind::Boz, text, start, digits + 1);
        } else {
            self.push_as_written(TokenKind::Name, quote);
        }
    }

    /// A character literal whose quote stands at `quote`.
    fn literal(&mut self, quote: usize) {
        let (bytes, open) = (self.text().as_bytes(), self.byte(quote));
        let (mut value, mut at) = (String::new(), quote + 1);
        loop {
            let stop = self.behind(at, |byte| byte != open);
            value.push_str(&self.text()[at..stop]);
            if stop == bytes.len() {
                let message = "the character literal has no end on its line";
                self.push(TokenKind::Text, value, quote, stop);
                let span = self.tokens.last().map(|token| token.span).unwrap_or_default();
                self.problem.get_or_insert_with(|| Problem::syntax(span, message));
                return;
            }
            if self.byte(stop + 1) != open {
                return self.behind_literal(value, quote, stop + 1);
            }
            value.push(char::from(open));
            at = stop + 2;
        }
    }

    /// Adds a character literal, or `'ff'z`.
    fn behind_literal(&mut self, value: String, start: usize, end: usize) {
        let is_base = matches!(self.byte(end), b'b' | b'B' | b'o' | b'O' | b'z' | b'Z' | b'x' | b'X');
        let is_digit = |byte: u8| byte.is_ascii_hexdigit() || byte == b' ';
        let is_hex = !value.trim().is_empty() && value.bytes().all(is_digit);
        if is_base && is_hex && !is_word(self.byte(end + 1)) {
            let text = format!("{}{}", base_letter(self.byte(end)), plain_digits(&value));
            self.push(TokenKind::Boz, text, start, end + 1);
        } else {
            self.push(TokenKind::Text, value, start, end);
        }
    }

    fn number(&mut self) {
        let start = self.at;
        let digit = |byte: u8| byte.is_ascii_digit();
        let mut end = self.behind(start, digit);
        if self.has_hollerith && self.is_hollerith(start, end) {
            return;
        }
        let mut kind = TokenKind::Integer;
        if self.byte(end) == b'.' && !self.is_dot_operator(end) {
            kind = TokenKind::Real;
            end = self.behind(end + 1, digit);
        }
        if matches!(self.byte(end), b'e' | b'E' | b'd' | b'D' | b'q' | b'Q') {
            let sign = usize::from(matches!(self.byte(end + 1), b'+' | b'-'));
            if self.byte(end + 1 + sign).is_ascii_digit() {
                kind = TokenKind::Real;
                end = self.behind(end + 1 + sign, digit);
            }
        }
        if self.byte(end) == b'_' && is_word(self.byte(end + 1)) {
            end = self.behind(end + 1, is_word);
        } else if self.byte(end) == b'_' && matches!(self.byte(end + 1), b'\'' | b'"') {
            self.literal(end + 1);
            return self.start_at(start);
        }
        self.push_as_written(kind, end);
    }

    /// Returns true if letters and a dot stand behind the dot at `dot`: `1.eq.2`.
    fn is_dot_operator(&self, dot: usize) -> bool {
        let letters = self.behind(dot + 1, |byte| byte.is_ascii_alphabetic());
        letters > dot + 1 && self.byte(letters) == b'.'
    }

    /// Reads `3habc`, whose number is `text[start..end]`, and returns true; or returns false.
    fn is_hollerith(&mut self, start: usize, end: usize) -> bool {
        let is_behind_star = self.tokens.last().is_some_and(|token| token.text == "*");
        if !matches!(self.byte(end), b'h' | b'H') || is_behind_star {
            return false;
        }
        let Ok(length) = self.text()[start..end].parse::<usize>() else { return false };
        let stop = end.saturating_add(1).saturating_add(length);
        let Some(value) = self.text().get(end + 1..stop).filter(|value| !value.is_empty()) else {
            return false;
        };
        let value = value.to_owned();
        self.push(TokenKind::Text, value, start, stop);
        true
    }

    /// `.and.`, `.true._1`, or a lone dot.
    fn dotted(&mut self) {
        let start = self.at;
        if !self.is_dot_operator(start) {
            return self.mark();
        }
        let end = self.behind(start + 1, |byte| byte.is_ascii_alphabetic()) + 1;
        let word = self.text()[start..end].to_ascii_lowercase();
        if !matches!(word.as_str(), ".true." | ".false.") {
            return self.push(TokenKind::DotOperator, word, start, end);
        }
        let has_kind = self.byte(end) == b'_' && is_word(self.byte(end + 1));
        let end = if has_kind { self.behind(end + 1, is_word) } else { end };
        self.push_as_written(TokenKind::Logical, end);
    }

    fn mark(&mut self) {
        let rest = &self.text()[self.at..];
        let starts_operator = ["(/=", "(//", "(/)"].iter().any(|mark| rest.starts_with(mark));
        let length = match MARKS.iter().find(|mark| rest.starts_with(**mark)) {
            Some(_) if starts_operator => 1,
            Some(mark) => mark.len(),
            None => rest.chars().next().map_or(1, char::len_utf8),
        };
        self.push_as_written(TokenKind::Mark, self.at + length);
        if rest.starts_with("(/)") {
            self.push_as_written(TokenKind::Mark, self.at + 1);
            self.push_as_written(TokenKind::Mark, self.at + 1);
        }
    }
}

/// Returns true for what names consist of.
fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$'
}

/// The digits of a literal in small letters; blanks between them, which are old, mean nothing.
fn plain_digits(text: &str) -> String {
    text.replace(' ', "").to_ascii_lowercase()
}

/// The letter of a base; `x` is another word for `z`.
fn base_letter(byte: u8) -> char {
    match byte.to_ascii_lowercase() {
        b'x' => 'z',
        byte => char::from(byte),
    }
}
