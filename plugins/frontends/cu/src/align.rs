//! Alignment that stands behind a type, where C++ has no place for it:
//!
//! ```text
//! __shared__ float __align__(16) tile[64];      __shared__ __align__(16) float tile[64];
//! ```

use crate::owner::OWNER;
use okl_frontend::lexis::Lexis;
use okl_plugin::{EditSet, Span};

const WORD: &str = "__align__";

/// Words in front of a type.
const BEFORE: [&str; 11] = [
    "static",
    "extern",
    "const",
    "volatile",
    "__shared__",
    "__device__",
    "__constant__",
    "__managed__",
    "__host__",
    "inline",
    "typedef",
];

/// Moves such alignments in front of the type.
pub(crate) fn move_words(text: &str, edits: &mut EditSet) {
    if !text.contains(WORD) {
        return;
    }
    let plain = Lexis::C.without_comments(text);
    for (at, _) in plain.match_indices(WORD) {
        let open = at + WORD.len();
        let blanks = plain[open..].len() - plain[open..].trim_start().len();
        let open = open + blanks;
        if !plain[open..].starts_with('(') {
            continue;
        }
        let Some(close) = Lexis::C.closing(&plain, open) else { continue };
        let end = close + 1;
        if let Some(start) = type_before(&plain, at) {
            edits.delete(OWNER, Span::new(at as u32, end as u32));
            edits.insert(OWNER, start as u32, format!("{} ", &text[at..end]));
        }
    }
}

/// The start of the type that ends before a place, in its line; `None` if no type does.
fn type_before(text: &str, end: usize) -> Option<usize> {
    let start = text[..end].rfind(['\n', ';', '{', '}']).map_or(0, |at| at + 1);
    let line = &text[start..end];
    let is_part = |letter: char| {
        letter.is_alphanumeric()
            || matches!(letter, '_' | ':' | '<' | '>' | '*' | '&')
            || letter.is_whitespace()
    };
    if !line.chars().all(is_part) {
        return None;
    }
    let mut at = start;
    for word in line.split_whitespace() {
        let place = at + text[at..].find(word)?;
        if matches!(word, "struct" | "class" | "union" | "enum") {
            return None;
        }
        if !BEFORE.contains(&word) {
            return Some(place);
        }
        at = place + word.len();
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moved(text: &str) -> String {
        let mut edits = EditSet::new();
        move_words(text, &mut edits);
        edits.apply(text).expect("the edits do not overlap").0
    }

    #[test]
    fn alignment_behind_a_type_is_moved_in_front_of_it() {
        assert_eq!(
            moved("__shared__ unsigned char __align__(8) s[sizeof(V<int>)];"),
            "__shared__ __align__(8) unsigned char  s[sizeof(V<int>)];"
        );
    }

    #[test]
    fn alignment_of_structures_and_in_front_of_types_stays() {
        for text in [
            "struct __align__(16) P { float x; };",
            "typedef struct __align__(8) { int a; } A;",
            "__shared__ __align__(16) float x[4];",
            "// float __align__(8) x;",
            "float f(int __align__",
        ] {
            assert_eq!(moved(text), text);
        }
    }
}
