//! Macros in the strings of pragmas: `_Pragma("unroll N")` with `#define N 4`.
//!
//! clang replaces them, as it does in `#pragma unroll N`; other compilers treat `N` as a variable, or ignore it.

use crate::lex::{Token, TokenKind, lex};
use crate::options::NormalizeOptions;
use crate::preprocess::{KeptDirective, KeptKind, replaces_macros};
use okl_source::Span;
use rustc_hash::FxHashMap;

/// The replacement lists of object-like macros, by name.
type Macros = FxHashMap<String, String>;

/// The directives of a text with macros replaced in the strings of pragmas, and the ranges of those that changed.
pub(crate) fn replaced(
    options: &NormalizeOptions,
    kept: &[KeptDirective],
    text: &str,
) -> (Vec<KeptDirective>, Vec<Span>) {
    let mut kept = kept.to_vec();
    let mut changed = Vec::new();
    if !kept.iter().any(|directive| matches!(directive.kind, KeptKind::PragmaOperator { .. })) {
        return (kept, changed);
    }
    let mut known = Macros::default();
    for define in &options.defines {
        define_one(&define.replacen('=', " ", 1), &mut known);
    }
    for name in &options.undefines {
        known.remove(name);
    }
    for directive in &mut kept {
        match &mut directive.kind {
            KeptKind::Define { .. } => {
                let line = directive.span.of(text);
                define_one(line.split_once("define").map_or("", |(_, rest)| rest).trim_start(), &mut known);
            }
            KeptKind::Undef { name } => drop(known.remove(name)),
            KeptKind::PragmaOperator { body } => {
                let said = without_macros(body, &known, &mut Vec::new());
                if *body != said {
                    *body = said;
                    changed.push(directive.span);
                }
            }
            KeptKind::Pragma { .. } | KeptKind::SystemInclude { .. } | KeptKind::Ident | KeptKind::Null => {}
        }
    }
    (kept, changed)
}

/// Reads the definition `N 4`. `F(a) a` defines a function-like macro, which removes an object-like one of that name.
fn define_one(text: &str, known: &mut Macros) {
    let tokens = lex(text).tokens;
    let Some(name) = tokens.first() else { return };
    let name_text = name.text(text).into_owned();
    let is_function = tokens.get(1).is_some_and(|open| open.is(text, "(") && !open.space_before);
    match (is_function, &tokens[1..]) {
        (false, [first, .., last]) => known.insert(name_text, first.span.to(last.span).of(text).to_string()),
        (false, [only]) => known.insert(name_text, only.span.of(text).to_string()),
        (false, []) => known.insert(name_text, String::new()),
        (true, _) => known.remove(&name_text),
    };
}

/// The text of a pragma with macros replaced, except in its first words, which select the pragma.
fn without_macros(body: &str, known: &Macros, open: &mut Vec<String>) -> String {
    let tokens = lex(body).tokens;
    let word = |at: usize| tokens.get(at).map_or("".into(), |token: &Token| token.text(body));
    if open.is_empty() && !replaces_macros(&word(0), &word(1)) {
        return body.to_string();
    }
    let mut said = String::new();
    let mut copied = 0;
    for token in tokens.iter().skip(usize::from(open.is_empty())) {
        let name = token.text(body).into_owned();
        let Some(value) =
            known.get(&name).filter(|_| token.kind == TokenKind::Identifier && !open.contains(&name))
        else {
            continue;
        };
        open.push(name);
        said.push_str(&body[copied..token.span.start as usize]);
        said.push_str(&without_macros(value, known, open));
        copied = token.span.end as usize;
        open.pop();
    }
    said + &body[copied..]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(body: &str, macros: &[&str]) -> String {
        let mut known = Macros::default();
        macros.iter().for_each(|define| define_one(define, &mut known));
        without_macros(body, &known, &mut Vec::new())
    }

    #[test]
    fn macros_of_pragmas_are_replaced() {
        assert_eq!(said("unroll N", &["N 4"]), "unroll 4");
        assert_eq!(said("unroll (N)", &["N M + 1", "M N"]), "unroll (N + 1)");
        assert_eq!(said("unroll F", &["F(a) a"]), "unroll F");
        assert_eq!(said("unroll", &["unroll 4"]), "unroll");
        assert_eq!(said("clang loop unroll_count(N)", &["N 4"]), "clang loop unroll_count(4)");
        assert_eq!(
            said("GCC diagnostic ignored \"-WN\"", &["diagnostic 4"]),
            "GCC diagnostic ignored \"-WN\""
        );
    }
}
