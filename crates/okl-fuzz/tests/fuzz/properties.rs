//! Kernel properties documents from random pieces: no panic, every message points to text, and a document that was read
//! is the same after it is written as JSON and read again.

use okl_config::{Props, Reading};
use okl_source::Sources;
use proptest::prelude::*;

const PIECES: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    "'",
    "\"",
    "\\",
    "\\u00",
    "\\ud83d",
    "\n",
    " ",
    "//",
    "/*",
    "*/",
    "/",
    "(",
    ")",
    "é",
    "\u{feff}",
    "defines",
    "okl/enabled",
    "okl",
    "restrict",
    "modes",
    "CUDA",
    "kernel",
    "headers",
    "simd_length",
    "functions/f",
    "ADD(a, b)",
    "0",
    "-1",
    "+",
    "1e9",
    "0x1F",
    "5L",
    ".5f",
    "1.",
    "true",
    "false",
    "null",
    "nul",
    "{a: 1}",
    "defines: {N: 4}",
    "'text'",
    "\"a\\n\"",
];

/// A document of pieces, mostly in the form of an object.
fn document() -> impl Strategy<Value = String> {
    let piece = || prop::sample::select(PIECES);
    let entry = (piece(), piece(), piece()).prop_map(|(key, value, end)| match end {
        "}" => format!("{key}: {value}"),
        _ => format!("'{}': {value},", key.replace('\'', "")),
    });
    let object = prop::collection::vec(entry, 0..6).prop_map(|entries| format!("{{{}}}", entries.join(" ")));
    let any = prop::collection::vec(piece(), 0..12).prop_map(|pieces| pieces.concat());
    prop_oneof![2 => object, 1 => any]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused_at_a_place(text in document()) {
        let mut sources = Sources::new();
        let (props, found) = Props::read(&mut sources, "<props>", &text, Reading::Strict);
        for message in &found {
            let place = message.labels[0].place.span;
            prop_assert!(text.get(place.start as usize..place.end as usize).is_some(), "{message:?}");
            let shown = okl_source::render(message, &sources, okl_source::Style::Plain);
            prop_assert!(shown.contains(&message.id), "{shown}");
        }
        let Some(props) = props else {
            prop_assert!(!found.is_empty());
            return Ok(());
        };
        let again = Props::read(&mut sources, "<again>", &props.document().to_string(), Reading::Strict);
        prop_assert_eq!(again.0.expect("it is in order").document(), props.document());
        let cuda = props.for_mode("CUDA");
        prop_assert_eq!(cuda.for_mode("CUDA"), cuda);
    }
}
