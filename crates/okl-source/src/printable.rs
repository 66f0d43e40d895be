//! Text that is safe to show on a terminal.

use std::borrow::Cow;

/// The text with control characters escaped: `\u{1b}` for the character that starts an escape sequence.
///
/// Characters that change the direction of text are escaped, too. Tabs and line breaks stay. Names, paths and messages
/// come from files and plugins that are not trusted, so all text that is shown goes through this function.
pub fn printable(text: &str) -> Cow<'_, str> {
    match text.contains(is_obeyed) {
        true => text.chars().map(|character| written(character, is_obeyed)).collect(),
        false => Cow::Borrowed(text),
    }
}

/// The same for one line: tabs and line breaks are escaped, too.
pub fn printable_line(text: &str) -> Cow<'_, str> {
    let is_obeyed = |character| is_obeyed(character) || matches!(character, '\n' | '\t');
    match text.contains(is_obeyed) {
        true => text.chars().map(|character| written(character, is_obeyed)).collect(),
        false => Cow::Borrowed(text),
    }
}

/// The text with control characters replaced by characters of the same length in bytes, so that offsets stay valid.
#[cfg(feature = "render")]
pub(crate) fn printable_source(text: &str) -> Cow<'_, str> {
    // The renderer replaces control characters of one byte itself, by symbols such as `\u{241b}`.
    let is_obeyed = |character: char| is_obeyed(character) && character.len_utf8() > 1;
    let same_length = |character: char| match (is_obeyed(character), character.len_utf8()) {
        (true, 2) => '\u{b7}',
        (true, _) => '\u{fffd}',
        (false, _) => character,
    };
    match text.contains(is_obeyed) {
        true => text.chars().map(same_length).collect(),
        false => Cow::Borrowed(text),
    }
}

fn written(character: char, is_obeyed: impl Fn(char) -> bool) -> String {
    match is_obeyed(character) {
        true => character.escape_default().to_string(),
        false => character.to_string(),
    }
}

fn is_obeyed(character: char) -> bool {
    let turns_around = matches!(
        character,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    );
    turns_around || character.is_control() && !matches!(character, '\n' | '\t')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_terminal_obeys_is_written_out() {
        assert_eq!(printable("a\u{1b}[2Jb\r\u{9b}1m\u{202e}c"), "a\\u{1b}[2Jb\\r\\u{9b}1m\\u{202e}c");
        assert_eq!(printable("zw\u{f6}lf\tx\ny"), "zw\u{f6}lf\tx\ny");
        assert_eq!(printable_line("zw\u{f6}lf\tx\ny"), "zw\u{f6}lf\\tx\\ny");
    }
}
