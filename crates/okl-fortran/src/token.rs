//! Tokens.

use okl_source::Span;

/// A token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Its text: names, keywords and operators with letters in small letters, the value of a character literal, otherwise
    /// what is written.
    pub text: String,
    /// Its place in the user's text: that of the macro use if a macro gave it, that of the line that includes if an
    /// included file did.
    pub span: Span,
    /// True if blanks stand in front of it, or if it is the first of its statement. Meaningless in fixed form.
    pub spaced: bool,
}

/// The kinds of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// A name or a keyword: Fortran has no reserved words.
    Name,
    /// `12`, `12_8`, `12_long`.
    Integer,
    /// `1.5`, `1.5d0`, `.5_8`.
    Real,
    /// A character literal; a kind in front of it is dropped.
    Text,
    /// `z'ff'`, `'ff'z`: the base letter, in small letters, and the digits: `zff`.
    Boz,
    /// `.true._1`, `.false.`: with the kind.
    Logical,
    /// `.and.`, `.op.`: with the dots.
    DotOperator,
    /// An operator or a mark: `+`, `**`, `=>`, `(`, `(/`, `::`, `%`, `;` is none.
    Mark,
}
