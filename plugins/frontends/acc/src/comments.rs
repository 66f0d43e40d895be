//! Comments in the text of a directive.

/// The text with a blank in place of each byte of a comment, so that all other offsets stay the same.
pub fn blanked(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut kept = bytes.to_vec();
    let mut at = 0;
    while at < bytes.len() {
        let end = match (bytes[at], bytes.get(at + 1)) {
            (b'/', Some(b'/')) => Some(bytes.len()),
            (b'/', Some(b'*')) => Some(text[at + 2..].find("*/").map_or(bytes.len(), |end| at + 2 + end + 2)),
            (b'"' | b'\'', _) => {
                at = behind_literal(bytes, at);
                continue;
            }
            _ => None,
        };
        if let Some(end) = end {
            kept[at..end].fill(b' ');
        }
        at = end.unwrap_or(at + 1);
    }
    String::from_utf8(kept).unwrap_or_else(|_| text.to_string())
}

/// The offset behind a string or character literal.
fn behind_literal(bytes: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while at < bytes.len() && bytes[at] != bytes[start] {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    (at + 1).min(bytes.len())
}

#[cfg(test)]
mod tests {
    use super::blanked;

    #[test]
    fn comments_become_blanks_of_the_same_length() {
        assert_eq!(blanked("a /* b */ c // d"), "a         c     ");
        assert_eq!(blanked("a /* \u{e9} *"), "a       ".to_string() + " ");
    }

    #[test]
    fn text_in_literals_is_no_comment() {
        let text = r#"bind("a//b\"/*") if(c == '/' && d == '\'')"#;
        assert_eq!(blanked(text), text);
    }
}
