//! Names of a program in C that C++ has as keywords: `class`, `new`, `bool` of `typedef int bool;`. Kernels are C++, so
//! they have other names there: `okl_class`.

use crate::owner::OWNER;
use okl_plugin::{EditSet, Piece, Span, Unit};
use std::collections::BTreeSet;

/// The keywords and alternative tokens of C++17 that are names in C, sorted.
const KEYWORDS: [&str; 50] = [
    "alignas",
    "alignof",
    "and",
    "and_eq",
    "bitand",
    "bitor",
    "bool",
    "catch",
    "char16_t",
    "char32_t",
    "class",
    "compl",
    "const_cast",
    "constexpr",
    "decltype",
    "delete",
    "dynamic_cast",
    "explicit",
    "export",
    "false",
    "friend",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "not_eq",
    "nullptr",
    "operator",
    "or",
    "or_eq",
    "private",
    "protected",
    "public",
    "reinterpret_cast",
    "static_assert",
    "static_cast",
    "template",
    "this",
    "thread_local",
    "throw",
    "true",
    "try",
    "typeid",
    "typename",
    "using",
    "virtual",
    "wchar_t",
    "xor",
    "xor_eq",
];

/// Keywords of C with those of C++ that mean the same.
const SAME: [(&str, &str); 5] = [
    ("_Alignas", "alignas"),
    ("_Alignof", "alignof"),
    ("_Bool", "bool"),
    ("_Static_assert", "static_assert"),
    ("restrict", "__restrict__"),
];

/// Renames such names in the kernels, and writes keywords of C as C++ has them.
pub fn rename(unit: &Unit, okl: EditSet) -> EditSet {
    let names = declared(unit);
    let instead = |word: &str| match SAME.iter().find(|(of_c, _)| *of_c == word) {
        Some((_, same)) => Some(same.to_string()),
        None => names.contains(word).then(|| format!("okl_{word}")),
    };
    let mut renamed = EditSet::new();
    for edit in okl.iter() {
        let mut edit = edit.clone();
        for piece in &mut edit.with {
            if let Piece::Text(text) | Piece::Stands { text, .. } = piece {
                *text = written(text, &instead);
            }
        }
        renamed.push(edit);
    }
    let is_left = |place: Span| {
        let copies = |piece: &Piece| matches!(piece, Piece::Source(span) if span.contains(place));
        let around = okl.iter().filter(|edit| edit.span.contains(place));
        around.into_iter().all(|edit| edit.with.iter().any(copies))
    };
    for (place, word) in words(&unit.text) {
        if let Some(instead) = instead(word).filter(|_| is_left(place)) {
            renamed.replace(OWNER, place, instead);
        }
    }
    renamed
}

/// The names that the program declares, as far as C++ has them as keywords. Others, such as the `bool` of
/// `<stdbool.h>`, mean what they mean in C++.
fn declared(unit: &Unit) -> BTreeSet<&str> {
    let variables = unit.variables.iter().map(|variable| variable.name.as_str());
    let functions = unit.functions.iter().map(|function| function.name.as_str());
    let types = unit.declarations.iter().map(|one| one.name.as_str());
    let enumerators = unit.declarations.iter().flat_map(|one| &one.enumerators);
    let all = variables.chain(functions).chain(types).chain(enumerators.map(|name| unit.source(*name)));
    all.filter(|name| KEYWORDS.binary_search(name).is_ok()).collect()
}

fn written(text: &str, instead: &dyn Fn(&str) -> Option<String>) -> String {
    let mut out = String::with_capacity(text.len());
    let mut done = 0;
    for (place, word) in words(text) {
        if let Some(instead) = instead(word) {
            out.push_str(&text[done..place.start as usize]);
            out.push_str(&instead);
            done = place.end as usize;
        }
    }
    out.push_str(&text[done..]);
    out
}

/// The words of a text outside of attributes, string and character literals, and comments, each with its place.
fn words(text: &str) -> impl Iterator<Item = (Span, &str)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        while at < text.len() {
            let rest = &text[at..];
            let length = token(rest);
            let start = at;
            at += length;
            if rest.starts_with(|letter: char| letter == '_' || letter.is_alphabetic()) {
                return Some((Span::new(start as u32, at as u32), &text[start..at]));
            }
        }
        None
    })
}

/// The length of the word, attribute, literal, comment or other character that a text starts with.
fn token(text: &str) -> usize {
    let is_word = |letter: char| letter == '_' || letter.is_alphanumeric();
    let Some(first) = text.chars().next() else { return 0 };
    if is_word(first) {
        return text.find(|letter| !is_word(letter)).unwrap_or(text.len());
    }
    if text.starts_with("//") {
        return text.find('\n').unwrap_or(text.len());
    }
    if let Some(rest) = text.strip_prefix("/*") {
        return rest.find("*/").map_or(text.len(), |end| end + 4);
    }
    // An attribute of OKL: `@restrict`.
    if first == '@' {
        return 1 + text[1..].find(|letter| !is_word(letter)).unwrap_or(text.len() - 1);
    }
    if first != '"' && first != '\'' {
        return first.len_utf8();
    }
    let mut is_escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '\n' => return at,
            letter if letter == first => return at + 1,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::{KEYWORDS, written};
    use std::collections::BTreeSet;

    #[test]
    fn keywords_are_sorted() {
        assert!(KEYWORDS.is_sorted());
    }

    #[test]
    fn attributes_are_no_words() {
        let instead = |word: &str| (word == "restrict").then(|| "__restrict__".to_string());
        assert_eq!(written("*@restrict a, *restrict b", &instead), "*@restrict a, *__restrict__ b");
        assert_eq!(written("restrict@restrict", &instead), "__restrict__@restrict");
    }

    #[test]
    fn words_in_literals_and_comments_stay() {
        let names = BTreeSet::from(["new", "class"]);
        let text = "new = 'n' + \"new\\\" class\"; /* class */ s.class // new\n+ renew";
        let renamed = "okl_new = 'n' + \"new\\\" class\"; /* class */ s.okl_class // new\n+ renew";
        let instead = |word: &str| names.contains(word).then(|| format!("okl_{word}"));
        assert_eq!(written(text, &instead), renamed);
    }
}
