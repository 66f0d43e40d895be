//! Lines that include files.

use crate::form::Form;

/// The name in the line `include 'name'`; `None` if the line says something else.
pub(crate) fn included(line: &str, form: Form) -> Option<&str> {
    let code = line.trim();
    let is_word = code.get(..7).is_some_and(|word| word.eq_ignore_ascii_case("include"));
    if !is_word || (form == Form::Fixed && is_continued(line)) {
        return None;
    }
    let rest = code[7..].trim_start();
    let quote = rest.chars().next().filter(|quote| *quote == '\'' || *quote == '"')?;
    let (name, behind) = rest[1..].split_once(quote)?;
    let behind = behind.trim_start();
    (behind.is_empty() || behind.starts_with('!')).then_some(name)
}

/// Returns true if a line of fixed form continues the one before.
fn is_continued(line: &str) -> bool {
    let bytes = line.as_bytes();
    bytes.len() > 5 && bytes[..5].iter().all(|byte| *byte == b' ') && bytes[5] != b' ' && bytes[5] != b'0'
}

/// The name in `"name"` or `<name>` behind `#include`.
pub(crate) fn named(text: &str) -> Option<&str> {
    let text = text.trim();
    match text.bytes().next()? {
        b'"' => text[1..].split_once('"').map(|(name, _)| name),
        b'<' => text[1..].split_once('>').map(|(name, _)| name),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_lines_include() {
        for line in ["include 'a.h'", "      INCLUDE \"a.h\" ! why", "include'a.h'"] {
            assert_eq!(included(line, Form::Free), Some("a.h"), "{line}");
        }
        for line in ["include = 'a.h'", "include 'a.h' + 1", "included 'a'", "include a", "x = 1"] {
            assert_eq!(included(line, Form::Free), None, "{line}");
        }
        assert_eq!(included("     1include 'a.h'", Form::Fixed), None);
        assert_eq!(named(" <a.h> "), Some("a.h"));
        assert_eq!(named("a.h"), None);
    }
}
