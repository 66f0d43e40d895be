//! Small mistakes that C++ refuses and OKL has always accepted, because real kernels rely on that.
//!
//! Each is reported as a warning, and the superfluous token is left out of the normal form. A superfluous `\` at the
//! end of a line is handled by the preprocessor.

use crate::ids::{STRAY_SEMICOLON, TRAILING_COMMA};
use crate::lex::TokenKind;
use crate::tokens::Tokens;
use okl_source::{Diagnostic, Span};

/// The tokens to leave out, in source order, with a warning for each.
pub(crate) fn superfluous(tokens: &Tokens<'_>, out: &mut Vec<Diagnostic>) -> Vec<Span> {
    let mut found = Vec::new();
    // The innermost bracket around each token.
    let mut open: Vec<usize> = Vec::new();
    for at in 0..tokens.len() {
        match tokens.partner(at) {
            Some(close) if close > at => open.push(at),
            Some(_) => {
                open.pop();
            }
            None => {}
        }
        let Some(bracket) = open.last().copied().filter(|bracket| tokens.is(*bracket, "(")) else { continue };
        let warning = if is_stray_semicolon(tokens, at, bracket) {
            Diagnostic::warning(STRAY_SEMICOLON, "`;` inside parentheses", tokens.span(at))
                .help("remove it: okl reads on as if it were not there")
                .replace(tokens.span(at), "")
        } else if is_trailing_comma(tokens, at, bracket, &open) {
            Diagnostic::warning(TRAILING_COMMA, "a parameter list ends with a comma", tokens.span(at))
                .help("remove it, or write the parameter that is missing")
                .replace(tokens.span(at), "")
        } else {
            continue;
        };
        out.push(warning);
        found.push(tokens.span(at));
    }
    found
}

/// `(a); +(b)`: the expression goes on after the `;` of the parentheses at `open`.
fn is_stray_semicolon(tokens: &Tokens<'_>, at: usize, open: usize) -> bool {
    let is_header =
        open.checked_sub(1).is_some_and(|keyword| HEADERS.iter().any(|word| tokens.is(keyword, word)));
    if !tokens.is(at, ";") || is_header {
        return false;
    }
    // `((a); (b))` stays: without the `;` it would be a call.
    let goes_on = |at: usize| BINARY.iter().any(|operator| tokens.is(at, operator));
    tokens.is(at + 1, ")") || goes_on(at + 1) || goes_on(at - 1) || at == open + 1
}

/// `void f(int a, int b,)`: in a definition, or in a declaration outside of functions.
fn is_trailing_comma(tokens: &Tokens<'_>, at: usize, open: usize, all_open: &[usize]) -> bool {
    if !tokens.is(at, ",") || !tokens.is(at + 1, ")") || at == open + 1 {
        return false;
    }
    let Some(before) = open.checked_sub(1) else { return false };
    let is_name =
        tokens.is_kind(before, TokenKind::Identifier) && !HEADERS.iter().any(|word| tokens.is(before, word));
    // `[&](int a,) {` is a parameter list as well.
    let is_lambda = tokens.is(before, "]");
    let is_outside = all_open.len() == 1;
    (is_name || is_lambda) && (tokens.is(at + 2, "{") || is_outside)
}

/// The words before parentheses that may contain `;`, or that contain no parameters.
const HEADERS: [&str; 6] = ["catch", "constexpr", "for", "if", "switch", "while"];

/// Operators between two operands.
const BINARY: [&str; 18] =
    ["!=", "%", "&", "&&", "*", "+", "-", "/", "<", "<<", "<=", "==", ">", ">=", ">>", "^", "|", "||"];

#[cfg(test)]
mod tests {
    use super::*;

    /// The text without the superfluous tokens, and the ids of the diagnostics.
    fn forgiven(text: &str) -> (String, Vec<String>) {
        let mut out = Vec::new();
        let spans = superfluous(&Tokens::new(text), &mut out);
        let mut text = text.to_string();
        for span in spans.iter().rev() {
            text.replace_range(span.range(), "");
        }
        (text, out.into_iter().map(|diagnostic| diagnostic.id).collect())
    }

    #[test]
    fn an_expression_goes_on_after_a_semicolon() {
        let (text, ids) = forgiven("r = a * ((x); +(y); +(z););");
        assert_eq!(text, "r = a * ((x) +(y) +(z));");
        assert_eq!(ids, ["stray-semicolon"; 3]);
    }

    #[test]
    fn semicolons_that_separate_stay() {
        for text in [
            "for (int i = 0; i < n; ++i) {}",
            "for (;;) {}",
            "if (int i = f(); +i) {}",
            "if constexpr (int i = f(); +i) {}",
            "switch (int i = f(); -i) {}",
            "f([&] { g(); +h(); });",
            "x = ((a); (b));",
        ] {
            assert_eq!(forgiven(text), (text.to_string(), Vec::new()));
        }
    }

    #[test]
    fn a_parameter_list_may_end_with_a_comma() {
        assert_eq!(forgiven("void f(int a, int b,) {}").0, "void f(int a, int b) {}");
        assert_eq!(forgiven("void f(int a,);").0, "void f(int a);");
        assert_eq!(forgiven("void g() { auto l = [](int a,) {}; }").0, "void g() { auto l = [](int a) {}; }");
        assert_eq!(forgiven("void f(int a,) {}").1, ["trailing-comma"]);
    }

    #[test]
    fn commas_of_calls_stay() {
        for text in ["void g() { f(a,); }", "void g() { if (a,) {} }", "void f(,) {}"] {
            assert_eq!(forgiven(text), (text.to_string(), Vec::new()));
        }
    }
}
