//! Where the code of a line ends.

/// The code of a line.
pub(crate) struct Scanned {
    /// The offset behind the code, without blanks at its end in front of a comment and without a mark of continuation.
    pub end: usize,
    /// True if `&` stands at the end.
    pub is_continued: bool,
    /// The quote of a character literal that the line does not end.
    pub quote: Option<u8>,
}

/// Looks for the end of the code in the line `text[start..end]` of free form. `quote` is that of a character literal
/// that lines before have started.
pub(crate) fn scan(text: &str, start: usize, end: usize, quote: Option<u8>) -> Scanned {
    let bytes = text.as_bytes();
    let (mut at, mut quote) = (start, quote);
    while at < end {
        match (quote, bytes[at]) {
            (Some(open), byte) if byte == open => quote = None,
            (None, open @ (b'\'' | b'"')) => quote = Some(open),
            (None, b'!') => break,
            _ => {}
        }
        at += 1;
    }
    let code = start + text[start..at].trim_end().len();
    let is_continued = code > start && bytes[code - 1] == b'&';
    match (is_continued, quote) {
        (true, _) => Scanned { end: code - 1, is_continued, quote },
        (false, Some(_)) => Scanned { end: at, is_continued, quote },
        (false, None) => Scanned { end: code, is_continued, quote },
    }
}

/// The range of the line that starts at `start`, without its end, and where the next line starts.
pub(crate) fn line(text: &str, start: usize) -> (usize, usize) {
    let next = text.as_bytes()[start..].iter().position(|byte| *byte == b'\n');
    let (end, next) = match next {
        Some(length) => (start + length, start + length + 1),
        None => (text.len(), text.len()),
    };
    let end = if text[start..end].ends_with('\r') { end - 1 } else { end };
    (end, next)
}

/// The offset of the first byte of `text[start..end]` that is no blank; `end` if there is none.
pub(crate) fn after_blanks(text: &str, start: usize, end: usize) -> usize {
    let blanks =
        text.as_bytes()[start..end].iter().take_while(|byte| byte.is_ascii_whitespace() || **byte == 0x0b);
    start + blanks.count()
}

/// The sentinel of the directive whose `$` stands at `at`, in small letters, and the offset behind it; `None` if it is
/// a plain comment.
pub(crate) fn sentinel(text: &str, at: usize, end: usize) -> Option<(String, usize)> {
    let rest = text[at..end].strip_prefix('$')?;
    let length = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
    let stop = at + 1 + length;
    let ends = text[stop..end]
        .bytes()
        .next()
        .is_none_or(|next| next.is_ascii_whitespace() || next == b'&' || next == b'!');
    (length > 0 && ends).then(|| (rest[..length].to_ascii_lowercase(), stop))
}
