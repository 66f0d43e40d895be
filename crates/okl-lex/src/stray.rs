//! Stray backslashes at the ends of lines, which the preprocessor tolerates.

use crate::cut::lex;
use crate::token::TokenKind;
use std::borrow::Cow;

/// True if only a line splice or the end of the line follows `at`, further backslashes aside.
pub fn only_backslashes_follow(text: &str, at: u32) -> bool {
    let mut rest = text.as_bytes()[at as usize..].iter();
    let end = rest.find(|byte| !matches!(byte, b' ' | b'\t' | b'\r' | b'\\'));
    end.is_none_or(|byte| *byte == b'\n')
}

/// `text` without the stray backslashes that the preprocessor tolerates.
pub fn without_stray_backslashes(text: &str) -> Cow<'_, str> {
    if !text.contains("\\\\") {
        return Cow::Borrowed(text);
    }
    let mut clean = text.to_string();
    for token in lex(text).tokens.iter().rev() {
        if token.kind == TokenKind::Backslash && only_backslashes_follow(text, token.span.end) {
            clean.replace_range(token.span.range(), "");
        }
    }
    Cow::Owned(clean)
}
