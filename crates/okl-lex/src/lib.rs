//! The lexer: from text to preprocessing tokens, without loss of information.
//!
//! [`lex`] splits a text into preprocessing tokens. White space, newlines and comments are not tokens: they are the
//! gaps between the spans, so a caller that copies the gaps copies the file. Lexing never fails. An unterminated
//! comment or literal becomes a gap or a token plus an entry in [`Lexed::errors`], and the caller decides whether it
//! matters: a single quote in a skipped `#if` branch does not.
//!
//! `@` is a token by itself; the name after it is an ordinary identifier.

mod cut;
mod splice;
mod stray;
#[cfg(test)]
mod tests;
mod token;

pub use cut::{byte_order_mark, lex, line_end};
pub use splice::without_splices;
pub use stray::{only_backslashes_follow, without_stray_backslashes};
pub use token::{LexError, LexErrorKind, Lexed, Token, TokenKind};
