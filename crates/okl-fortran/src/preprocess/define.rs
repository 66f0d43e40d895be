//! Definitions of macros.

use std::rc::Rc;

/// A macro.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Macro {
    /// Its parameters; `None` if it is used without parentheses.
    pub parameters: Option<Vec<String>>,
    /// True if the last parameter stands for all arguments that are left.
    pub is_variadic: bool,
    /// What it stands for.
    pub body: Rc<str>,
}

/// Reads `name body` or `name(a, b) body`, the rest of a `#define`; `None` if there is no name.
pub(crate) fn define(text: &str) -> Option<(String, Macro)> {
    let text = text.trim();
    let length = identifier(text);
    if length == 0 {
        return None;
    }
    let (name, rest) = text.split_at(length);
    let Some(inside) = rest.strip_prefix('(') else {
        let found = Macro { parameters: None, is_variadic: false, body: rest.trim().into() };
        return Some((name.to_owned(), found));
    };
    let (list, body) = inside.split_once(')')?;
    let mut parameters: Vec<String> = match list.trim() {
        "" => Vec::new(),
        list => list.split(',').map(|parameter| parameter.trim().to_owned()).collect(),
    };
    let mut is_variadic = false;
    if let Some(last) = parameters.last_mut().filter(|last| last.ends_with("...")) {
        is_variadic = true;
        let name = last.trim_end_matches("...").trim();
        *last = if name.is_empty() { "__VA_ARGS__".to_owned() } else { name.to_owned() };
    }
    let is_named = |parameter: &String| !parameter.is_empty() && identifier(parameter) == parameter.len();
    let found = Macro { parameters: Some(parameters), is_variadic, body: body.trim().into() };
    let are_named = found.parameters.iter().flatten().all(is_named);
    are_named.then(|| (name.to_owned(), found))
}

/// The length of the name at the start of a text.
pub(crate) fn identifier(text: &str) -> usize {
    let bytes = text.as_bytes();
    match bytes.first() {
        Some(first) if is_start(*first) => bytes.iter().take_while(|byte| is_part(**byte)).count(),
        _ => 0,
    }
}

/// Returns true if a name can start so.
pub(crate) fn is_start(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || byte == b'_'
}

/// Returns true if a name can go on so.
pub(crate) fn is_part(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// The text without comments of C; the second part is true if the last one does not end. Nothing stands for a comment,
/// but `##` where it joins two words, as it does in bodies of macros.
pub(crate) fn without_comments(text: &str) -> (String, bool) {
    let (mut found, mut rest) = (String::new(), text);
    while let Some(start) = comment(rest) {
        found.push_str(&rest[..start]);
        match rest[start + 2..].find("*/") {
            Some(end) => {
                rest = &rest[start + 2 + end + 2..];
                if found.bytes().last().is_some_and(is_part) && rest.bytes().next().is_some_and(is_part) {
                    found.push_str("##");
                }
            }
            None => return (found, true),
        }
    }
    found.push_str(rest);
    (found, false)
}

/// The offset of the first `/*` outside of literals.
fn comment(text: &str) -> Option<usize> {
    let (bytes, mut quote) = (text.as_bytes(), None);
    for (at, byte) in bytes.iter().enumerate() {
        match (quote, *byte) {
            (Some(open), byte) if open == byte => quote = None,
            (None, open @ (b'\'' | b'"')) => quote = Some(open),
            (None, b'/') if bytes.get(at + 1) == Some(&b'*') => return Some(at),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_stand_directly_behind_the_name() {
        let (name, found) = define("F(a, b) a+b ").expect("it has a name");
        assert_eq!((name.as_str(), &*found.body), ("F", "a+b"));
        assert_eq!(found.parameters, Some(vec!["a".to_owned(), "b".to_owned()]));
        let (_, found) = define("F (a)").expect("it has a name");
        assert_eq!((found.parameters, &*found.body), (None, "(a)"));
        assert_eq!(define("F(1) x"), None);
        assert_eq!(define("1"), None);
    }

    #[test]
    fn comments_of_c_vanish() {
        assert_eq!(without_comments("a/**/b '/*' /* c */d"), ("a##b '/*' d".to_owned(), false));
        assert_eq!(without_comments("a /* b"), ("a ".to_owned(), true));
    }
}
