//! Preprocessing tokens and unterminated literals.

use crate::splice::{with_letters, without_splices};
use okl_source::{DiagnosticId, Span};
use std::borrow::Cow;

const UNTERMINATED_CHAR: DiagnosticId = DiagnosticId::new("unterminated-char");
const UNTERMINATED_COMMENT: DiagnosticId = DiagnosticId::new("unterminated-comment");
const UNTERMINATED_RAW_STRING: DiagnosticId = DiagnosticId::new("unterminated-raw-string");
const UNTERMINATED_STRING: DiagnosticId = DiagnosticId::new("unterminated-string");

/// The result of [`lex`](super::lex).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lexed {
    /// The tokens in source order.
    pub tokens: Vec<Token>,
    /// The unterminated comments and literals, in source order.
    pub errors: Vec<LexError>,
}

/// One preprocessing token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// The kind.
    pub kind: TokenKind,
    /// The range, including line splices inside the token.
    pub span: Span,
    /// True if it is the first token of its logical line.
    pub line_start: bool,
    /// True if white space, a newline or a comment precedes it.
    pub space_before: bool,
}

/// The kind of a token.
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

/// An unterminated comment or literal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LexError {
    /// The kind.
    pub kind: LexErrorKind,
    /// The range from its first byte to the place where the lexer stopped.
    pub span: Span,
}

/// The kind of unterminated text.
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
            LexErrorKind::UnterminatedComment => &UNTERMINATED_COMMENT,
            LexErrorKind::UnterminatedString => &UNTERMINATED_STRING,
            LexErrorKind::UnterminatedChar => &UNTERMINATED_CHAR,
            LexErrorKind::UnterminatedRawString => &UNTERMINATED_RAW_STRING,
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

    /// True if it is spelled `spelling`.
    #[inline]
    pub fn is(&self, text: &str, spelling: &str) -> bool {
        // A hot path: a hundred calls for each token, and nearly all differ in the first letter.
        let first = |text: &str, at: usize| text.as_bytes().get(at).copied();
        let starts = (first(text, self.span.start as usize), first(spelling, 0));
        if starts.0 != starts.1 && starts.0 != Some(b'\\') {
            return false;
        }
        let raw = self.span.of(text);
        raw == spelling || (raw.len() > spelling.len() && self.text(text) == spelling)
    }
}
