//! Line splices, and letters written as universal character names.

use std::borrow::Cow;

/// The letter that the universal character name at the start of `text` denotes (`\u00e9`, `\U000000e9`), and the length
/// of that name.
pub(super) fn named_letter(text: &str) -> Option<(char, usize)> {
    let digits = match text.as_bytes() {
        [b'\\', b'u', ..] => 4,
        [b'\\', b'U', ..] => 8,
        _ => return None,
    };
    let digits =
        text.get(2..2 + digits).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()))?;
    let letter = char::from_u32(u32::from_str_radix(digits, 16).ok()?)?;
    (!letter.is_ascii() && letter.is_alphanumeric()).then_some((letter, 2 + digits.len()))
}

/// A name with its universal character names replaced by letters.
pub(super) fn with_letters(name: &str) -> String {
    let mut clean = String::with_capacity(name.len());
    let mut rest = name;
    while let Some(first) = rest.chars().next() {
        let (letter, length) = named_letter(rest).unwrap_or((first, first.len_utf8()));
        clean.push(letter);
        rest = &rest[length..];
    }
    clean
}

/// `raw` without its backslash-newline pairs.
pub fn without_splices(raw: &str) -> Cow<'_, str> {
    let bytes = raw.as_bytes();
    let mut clean = String::new();
    let mut copied = 0;
    let mut at = 0;
    while let Some(found) = bytes[at..].iter().position(|byte| *byte == b'\\') {
        at += found;
        let length = splice_len(bytes, at);
        if length > 0 {
            clean.push_str(&raw[copied..at]);
            copied = at + length;
        }
        at += length.max(1);
    }
    if copied == 0 {
        return Cow::Borrowed(raw);
    }
    clean.push_str(&raw[copied..]);
    Cow::Owned(clean)
}

/// The length of the line splice at `at`: a backslash, spaces, a newline. 0 if there is none.
///
/// Spaces before the newline are accepted because compilers accept them, with a warning.
pub(super) fn splice_len(bytes: &[u8], at: usize) -> usize {
    if bytes.get(at) != Some(&b'\\') {
        return 0;
    }
    let mut end = at + 1;
    while let Some(b' ' | b'\t' | b'\r' | 0x0B | 0x0C) = bytes.get(end) {
        end += 1;
    }
    if bytes.get(end) == Some(&b'\n') { end + 1 - at } else { 0 }
}
