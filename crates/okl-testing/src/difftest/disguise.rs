//! Rewrites a kernel without changing its meaning: names that are special on some target, comments between tokens.

use super::choices::Choices;
use super::twin::Twin;

/// Names that are special on some target but not in C++.
const NAMES: [&str; 24] = [
    "threadIdx",
    "kernel",
    "global",
    "local",
    "device",
    "thread",
    "texture",
    "sampler",
    "half4",
    "blockDim",
    "item_",
    "get_global_id",
    "barrier",
    "constant",
    "generic",
    "atomic_add",
    "group",
    "uint",
    "convert_int",
    "warpSize",
    "fract",
    "vec_step",
    "threadgroup",
    "mad",
];

/// Generated names that may be replaced.
const RENAMED: [&str; 10] = ["v1", "v2", "v3", "v4", "v5", "in", "acc", "p1", "scr", "p3"];

/// Comments to insert between two tokens; they look like code.
const COMMENTS: [&str; 5] = ["/* , */", "/* ; } */", "/* @outer */", "/* s[0] = 1u; */", "/* \" */"];

/// Renames some names and inserts comments between tokens of the kernel.
pub(super) fn disguise(choices: &mut Choices<'_>, twin: &mut Twin) {
    let (mut old, mut new) = (RENAMED.to_vec(), NAMES.to_vec());
    for _ in 0..choices.below(4) {
        let names = (old.swap_remove(choices.below(old.len())), new.swap_remove(choices.below(new.len())));
        for text in [&mut twin.okl, &mut twin.plain] {
            *text = renamed(text, names);
        }
    }
    // Rarely, because it makes a small failing kernel harder to read.
    if choices.one_in(4) {
        twin.okl = with_comments(&twin.okl, choices.below(1 << 16) as u32);
    }
}

/// Renames whole words.
fn renamed(text: &str, (old, new): (&str, &str)) -> String {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut found = String::new();
    for piece in text.split_inclusive(|letter| !is_part(letter)) {
        let word = piece.trim_end_matches(|letter| !is_part(letter));
        found.push_str(if word == old { new } else { word });
        found.push_str(&piece[word.len()..]);
    }
    found
}

/// Inserts comments at some of the blanks, deterministically for a seed.
fn with_comments(text: &str, seed: u32) -> String {
    let mut state = seed | 1;
    let mut next = move || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as usize
    };
    let mut found = String::new();
    for line in text.split_inclusive('\n') {
        // Blanks in macro definitions and strings are significant.
        let is_code = !line.trim_start().starts_with('#') && !line.contains('"');
        for letter in line.chars() {
            found.push(letter);
            if letter == ' ' && is_code && next() % 12 == 0 {
                found.push_str(COMMENTS[next() % COMMENTS.len()]);
                found.push(' ');
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_words_get_other_names() {
        assert_eq!(renamed("v1 + v11 * (v1)", ("v1", "half4")), "half4 + v11 * (half4)");
    }

    #[test]
    fn comments_stand_where_blanks_stood() {
        let text = "#define A 1 + 2\nint a = 1 + 2 * 3 - 4;\n".repeat(20);
        let disguised = with_comments(&text, 7);
        assert!(COMMENTS.iter().all(|comment| disguised.contains(comment)), "{disguised}");
        let plain = COMMENTS.iter().fold(disguised, |text, comment| text.replace(&format!("{comment} "), ""));
        assert_eq!(plain, text);
    }
}
