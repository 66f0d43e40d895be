//! Text to tokens, losing nothing.
//!
//! [`lex`] cuts a text into preprocessing tokens. White space, newlines and comments are not
//! tokens: they are the gaps between the spans, so a caller that copies the gaps copies the file.
//! Lexing never fails. What is not finished (a comment, a literal) becomes a token or a gap plus
//! an entry in [`Lexed::errors`], and the caller decides whether it matters: a lone quote in a
//! skipped `#if` branch does not.
//!
//! `@` is a token of its own; what follows it is an ordinary identifier.

mod cut;
mod splice;
#[cfg(test)]
mod tests;

pub use splice::without_splices;
pub(crate) use splice::{only_backslashes_follow, without_stray_backslashes};

use cut::Lexer;
use okl_source::Span;
use splice::with_letters;
use std::borrow::Cow;

/// What [`lex`] found in a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lexed {
    /// The tokens in the order of the text.
    pub tokens: Vec<Token>,
    /// What was not finished, in the order of the text.
    pub errors: Vec<LexError>,
}

/// One preprocessing token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Where it stands, line splices inside it included.
    pub span: Span,
    /// Whether it is the first token of its logical line.
    pub line_start: bool,
    /// Whether white space, a newline or a comment stands before it.
    pub space_before: bool,
}

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TokenKind {
    /// A name or a keyword.
    Identifier,
    /// A preprocessing number: `0x1.8p-3`, `1'000'000`, `1.e`.
    Number,
    /// `'x'`, `L'x'`.
    CharLiteral,
    /// `"x"`, `u8"x"`, `R"(x)"`.
    StringLiteral,
    /// An operator or a bracket, digraphs included.
    Punctuator,
    /// `@`.
    At,
    /// A `\` that splices no lines.
    Backslash,
    /// Any other character.
    Other,
}

/// Something that starts and does not end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LexError {
    /// What it is.
    pub kind: LexErrorKind,
    /// From its first byte to where the lexer gave it up.
    pub span: Span,
}

/// What does not end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LexErrorKind {
    /// `/*` without `*/`: the comment runs to the end of the text.
    UnterminatedComment,
    /// `"` without its partner on the line.
    UnterminatedString,
    /// `'` without its partner on the line.
    UnterminatedChar,
    /// `R"x(` without `)x"`: the literal runs to the end of the text.
    UnterminatedRawString,
}

impl LexErrorKind {
    /// The id of the diagnostic that reports it.
    pub fn id(self) -> &'static str {
        match self {
            LexErrorKind::UnterminatedComment => "unterminated-comment",
            LexErrorKind::UnterminatedString => "unterminated-string",
            LexErrorKind::UnterminatedChar => "unterminated-char",
            LexErrorKind::UnterminatedRawString => "unterminated-raw-string",
        }
    }
}

impl Token {
    /// The spelling without line splices; `\u00e9` in a name is the letter it stands for.
    pub fn text<'t>(&self, text: &'t str) -> Cow<'t, str> {
        let raw = self.span.of(text);
        let quoted_raw = || raw.find('"').is_some_and(|quote| raw[..quote].ends_with('R'));
        if !raw.as_bytes().contains(&b'\\') || (self.kind == TokenKind::StringLiteral && quoted_raw()) {
            return Cow::Borrowed(raw);
        }
        match self.kind {
            TokenKind::Identifier => Cow::Owned(with_letters(&without_splices(raw))),
            TokenKind::Number
            | TokenKind::CharLiteral
            | TokenKind::StringLiteral
            | TokenKind::Punctuator
            | TokenKind::At
            | TokenKind::Backslash
            | TokenKind::Other => without_splices(raw),
        }
    }

    /// Whether it is spelled `spelling`.
    #[inline]
    pub fn is(&self, text: &str, spelling: &str) -> bool {
        // This is asked a hundred times for each token, and nearly all differ in their first letter.
        let first = |text: &str, at: usize| text.as_bytes().get(at).copied();
        let starts = (first(text, self.span.start as usize), first(spelling, 0));
        if starts.0 != starts.1 && starts.0 != Some(b'\\') {
            return false;
        }
        let raw = self.span.of(text);
        raw == spelling || (raw.len() > spelling.len() && self.text(text) == spelling)
    }
}

/// The length of the mark that some editors put in front of a text; it is no part of it.
pub(crate) fn byte_order_mark(text: &str) -> u32 {
    if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() as u32 } else { 0 }
}

/// Cuts `text` into tokens, in time linear in its length.
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
