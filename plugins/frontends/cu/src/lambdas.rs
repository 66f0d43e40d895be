//! Lambdas for the device: `[=] __device__ (int i) { ... }`. C++ has no word in that place, and okl needs none.

use crate::owner::OWNER;
use okl_plugin::{EditSet, Span};

/// Removes `__device__` and `__host__` behind the captures of lambdas.
pub(crate) fn remove_words(text: &str, edits: &mut EditSet) {
    for (at, word) in text.match_indices("__device__").chain(text.match_indices("__host__")) {
        let before = before_words(&text[..at]);
        let behind = text[at + word.len()..].trim_start();
        let is_behind =
            ["(", "{", "__device__", "__host__", "mutable"].iter().any(|start| behind.starts_with(start));
        if before.ends_with(']') && is_behind {
            edits.delete(OWNER, Span::new(at as u32, (at + word.len()) as u32));
        }
    }
}

/// A text without such words at its end.
fn before_words(text: &str) -> &str {
    let mut text = text.trim_end();
    while let Some(rest) = text.strip_suffix("__device__").or_else(|| text.strip_suffix("__host__")) {
        text = rest.trim_end();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_lambdas_go_and_those_of_functions_stay() {
        let text = "f([=] __host__ __device__ (int i) {}); int a[4]; __device__ int b[2];";
        let mut edits = EditSet::new();
        remove_words(text, &mut edits);
        let written = edits.apply(text).expect("the words do not overlap").0;
        assert_eq!(written, "f([=]   (int i) {}); int a[4]; __device__ int b[2];");
    }
}
