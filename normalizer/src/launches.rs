//! Kernel launches of languages that have them, as C++:
//!
//! ```text
//! scale<float><<<grid, 256>>>(n, x)      becomes      (launch(grid, 256), scale<float>(n, x))
//! ```
//!
//! A front end whose language has launches names the function that stands for them ([`crate::NormalizeOptions::launch`]).
//! This happens behind the preprocessor, so that launches in macros and headers are found, too.

use crate::lex::TokenKind;
use crate::tokens::Tokens;
use okl_source::{EditSet, Piece, Span};

/// A launch in a text, in ranges of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Launch {
    /// `scale<float>`
    kernel: Span,
    /// `grid, 256`
    configuration: Span,
    /// `(n, x)`
    arguments: Span,
}

/// Rewrites all launches. `function` stands for the configuration.
pub(crate) fn rewrite(tokens: &Tokens<'_>, function: &str, edits: &mut EditSet) {
    for Launch { kernel, configuration, arguments } in launches(tokens) {
        let whole = Span::new(kernel.start, arguments.end);
        let sign = Span::new(kernel.end, configuration.start);
        let pieces = vec![
            Piece::Text("(".into()),
            Piece::Stands { text: format!("{function}("), from: sign },
            Piece::Source(configuration),
            Piece::Text("), ".into()),
            Piece::Source(kernel),
            Piece::Source(arguments),
            Piece::Text(")".into()),
        ];
        edits.recompose("normalizer", whole, pieces);
    }
}

fn launches(tokens: &Tokens<'_>) -> Vec<Launch> {
    (0..tokens.len()).filter_map(|at| launch(tokens, at)).collect()
}

/// The launch whose `<<<` is at an index.
fn launch(tokens: &Tokens<'_>, at: usize) -> Option<Launch> {
    // Macros leave spaces between the signs.
    let is_open = tokens.is(at, "<<") && tokens.is(at + 1, "<");
    let first = is_open.then(|| start_of_name(tokens, at))??;
    let close = closing(tokens, at + 2)?;
    let open = close + 2;
    let end = tokens.is(open, "(").then(|| tokens.partner(open))??;
    Some(Launch {
        kernel: Span::new(tokens.span(first).start, tokens.span(at - 1).end),
        configuration: Span::new(tokens.span(at + 2).start, tokens.span(close).start),
        arguments: Span::new(tokens.span(open).start, tokens.span(end).end),
    })
}

/// The index of the `>>` of the first `>>>` outside of brackets.
fn closing(tokens: &Tokens<'_>, from: usize) -> Option<usize> {
    let mut at = from;
    while at + 1 < tokens.len() {
        if tokens.is(at, ">>") && tokens.is(at + 1, ">") {
            return Some(at);
        }
        let is_end = tokens.is(at, ";") || matches!(tokens.spelling(at), ")" | "]" | "}");
        if is_end {
            return None;
        }
        at = tokens.skip(at);
    }
    None
}

/// The index of the first token of the name that ends before `end`: `a` of `a::b<int>::c<3>`. A pointer may stand in
/// brackets.
fn start_of_name(tokens: &Tokens<'_>, end: usize) -> Option<usize> {
    let mut at = end.checked_sub(1)?;
    loop {
        if tokens.is(at, ")") {
            return tokens.partner(at);
        }
        if tokens.is(at, ">") || tokens.is(at, ">>") {
            at = opening_angle(tokens, at)?.checked_sub(1)?;
        }
        if !tokens.is_kind(at, TokenKind::Identifier) {
            return None;
        }
        let Some(before) = at.checked_sub(1) else { return Some(at) };
        match tokens.spelling(before) {
            "::" => match before.checked_sub(1) {
                Some(scope)
                    if tokens.is_kind(scope, TokenKind::Identifier) && tokens.spelling(scope) != "return"
                        || tokens.is(scope, ">") =>
                {
                    at = scope;
                }
                _global => return Some(before),
            },
            "." | "->" => at = before.checked_sub(1)?,
            "template" => at = before.checked_sub(2)?,
            _other => return Some(at),
        }
    }
}

/// The index of the `<` that the `>` at an index closes.
fn opening_angle(tokens: &Tokens<'_>, close: usize) -> Option<usize> {
    let (mut depth, mut at) = (0, close);
    loop {
        match tokens.spelling(at) {
            ">" => depth += 1,
            ">>" => depth += 2,
            "<" => depth -= 1,
            ")" | "]" | "}" => at = tokens.partner(at)?,
            ";" | "{" | "(" | "[" => return None,
            _other => {}
        }
        if depth <= 0 {
            return Some(at);
        }
        at = at.checked_sub(1)?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rewritten(text: &str) -> String {
        let mut edits = EditSet::new();
        rewrite(&Tokens::new(text), "go", &mut edits);
        edits.apply(text).expect("launches do not overlap").0
    }

    #[test]
    fn launches_become_calls() {
        assert_eq!(rewritten("f<<<n, 256>>>(x, y);"), "(go(n, 256), f(x, y));");
        assert_eq!(
            rewritten("if (b) a::f<V<int, 2>, (3 > 2)> <<< dim3(1, 2), g<int>(n), 0, s >>> ();"),
            "if (b) (go(dim3(1, 2), g<int>(n), 0, s ), a::f<V<int, 2>, (3 > 2)>());"
        );
        assert_eq!(rewritten("return ::f<<<1, 1>>>();"), "return (go(1, 1), ::f());");
        assert_eq!(rewritten("(*p)<<<1, 1>>>();"), "(go(1, 1), (*p)());");
        assert_eq!(rewritten("f<< <1, 1>> >();"), "(go(1, 1), f());");
        assert_eq!(
            rewritten("f<A<B<int>>><<<1, A<B<int>>::n>>>(f);"),
            "(go(1, A<B<int>>::n), f<A<B<int>>>(f));"
        );
    }

    #[test]
    fn shifts_are_no_launches() {
        for text in ["a << b < c >> d;", "a <<< b;", "x <<< 1; y >>> (2);"] {
            assert_eq!(rewritten(text), text);
        }
    }
}
