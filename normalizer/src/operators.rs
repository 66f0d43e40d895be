//! `@directive("#pragma unroll")` in places where no line can stand: in macros and their arguments.
//!
//! There it means `_Pragma("unroll")`, which target compilers read.

use crate::lex::{TokenKind, lex};
use crate::preprocess::destringize;
use okl_source::Span;
use std::borrow::Cow;

/// The operand of `_Pragma` for a pragma line: `"unroll"` for `#pragma unroll`. `None` for other lines.
pub(crate) fn operand(line: &str) -> Option<String> {
    let body = line.trim_start().strip_prefix('#')?.trim_start().strip_prefix("pragma")?;
    Some(format!("\"{}\"", body.trim().replace('\\', "\\\\").replace('"', "\\\"")))
}

/// The ranges of `@directive("#pragma ...")` in a text, including a `;` after it, each with its `_Pragma(...)`
/// operator.
pub(crate) fn operators(text: &str) -> Vec<(Span, String)> {
    let mut found = Vec::new();
    if !text.contains('@') {
        return found;
    }
    let tokens = lex(text).tokens;
    for (at, sign) in tokens.iter().enumerate() {
        let is =
            |offset: usize, word: &str| tokens.get(at + offset).is_some_and(|token| token.is(text, word));
        if sign.kind != TokenKind::At || !is(1, "directive") || !is(2, "(") {
            continue;
        }
        let strings: String = tokens[at + 3..]
            .iter()
            .take_while(|token| token.kind == TokenKind::StringLiteral)
            .map(|token| destringize(&token.text(text)))
            .collect();
        let count =
            tokens[at + 3..].iter().take_while(|token| token.kind == TokenKind::StringLiteral).count();
        let close = 3 + count;
        if let (true, true, Some(operand)) = (count > 0, is(close, ")"), operand(&strings)) {
            let last = at + close + usize::from(is(close + 1, ";"));
            found.push((sign.span.to(tokens[last].span), format!("_Pragma({operand})")));
        }
    }
    found
}

/// The text with each such directive replaced by its operator.
pub(crate) fn with_operators(text: &str) -> Cow<'_, str> {
    let found = operators(text);
    if found.is_empty() {
        return Cow::Borrowed(text);
    }
    let mut changed = text.to_string();
    for (span, operator) in found.iter().rev() {
        changed.replace_range(span.range(), operator);
    }
    Cow::Owned(changed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directives_become_operators() {
        for (text, wanted) in [
            ("@directive(\"#pragma unroll\") for", "_Pragma(\"unroll\") for"),
            ("@ directive ( \"# pragma \" \"omp \\\"x\\\"\" ) ; x", "_Pragma(\"omp \\\"x\\\"\") x"),
            ("@directive(\"#define N 4\")", "@directive(\"#define N 4\")"),
            ("@directive(\"#pragma unroll \" #n)", "@directive(\"#pragma unroll \" #n)"),
            ("\"@directive(1)\" @outer", "\"@directive(1)\" @outer"),
        ] {
            assert_eq!(with_operators(text), wanted);
        }
    }
}
