//! Arguments of macros, and bodies with arguments in the places of parameters.

use super::define::{is_part, is_start};

/// How many bytes the arguments of a macro may have.
const LONGEST: usize = 64 << 10;

/// The arguments of a use of a macro, as they are written.
pub(crate) struct Arguments(Vec<String>);

impl Arguments {
    /// One argument for each of `count` parameters; `None` if there are more or less. The last parameter of a variadic
    /// macro stands for all that are left.
    pub fn matched(self, count: usize, is_variadic: bool) -> Option<Vec<String>> {
        let mut values = self.0;
        if is_variadic && values.len() >= count && count > 0 {
            let rest = values.split_off(count - 1);
            values.push(rest.join(","));
        }
        if is_variadic && values.len() + 1 == count {
            values.push(String::new());
        }
        if count == 0 && values.len() == 1 && values[0].is_empty() {
            values.clear();
        }
        (values.len() == count).then_some(values)
    }
}

/// Reads the arguments whose opening parenthesis stands at `open`, up to `limit`; returns the offset behind them, too.
/// Line ends, with the marks of continuation around them, are blanks. Fails with the offset that it got to.
pub(crate) fn arguments(text: &str, open: usize, limit: usize) -> Result<(usize, Arguments), usize> {
    let bytes = text.as_bytes();
    let limit = limit.min(open.saturating_add(LONGEST));
    let (mut values, mut value) = (Vec::new(), Vec::new());
    let (mut depth, mut quote, mut at) = (0_usize, None, open);
    while at < limit {
        let byte = bytes[at];
        match (quote, byte) {
            (Some(open), byte) if open == byte => quote = None,
            (Some(_), b'\n') => quote = None,
            (None, b'\'' | b'"') => quote = Some(byte),
            (None, b'(' | b'[') => depth += 1,
            (None, b')' | b']') => depth = depth.saturating_sub(1),
            _ => {}
        }
        at += 1;
        match (quote, byte) {
            (None, b'(') if depth == 1 => {}
            (None, b')') if depth == 0 => {
                values.push(argument(value));
                return Ok((at, Arguments(values)));
            }
            (None, b',') if depth == 1 => values.push(argument(std::mem::take(&mut value))),
            (None, b'\n') => at = joined(bytes, &mut value, at, limit),
            _ => value.push(byte),
        }
    }
    Err(at)
}

fn argument(bytes: Vec<u8>) -> String {
    String::from_utf8_lossy(&bytes).trim().to_owned()
}

/// Replaces a line end by a blank: removes the mark of continuation in front of it, and returns the offset behind the
/// one of the next line.
fn joined(bytes: &[u8], value: &mut Vec<u8>, at: usize, limit: usize) -> usize {
    while value.last().is_some_and(u8::is_ascii_whitespace) {
        value.pop();
    }
    if value.last() == Some(&b'&') {
        value.pop();
    }
    value.push(b' ');
    let blanks = bytes[at..limit].iter().take_while(|byte| **byte == b' ' || **byte == b'\t').count();
    match bytes.get(at + blanks) {
        Some(b'&') => at + blanks + 1,
        _ => at + blanks,
    }
}

/// The body of a macro with arguments in the places of parameters: `expanded` ones, but `raw` ones beside `#` and `##`
/// and in literals.
pub(crate) fn substituted(body: &str, parameters: &[String], raw: &[String], expanded: &[String]) -> String {
    let (bytes, mut found, mut at, mut quote) = (body.as_bytes(), String::new(), 0, None);
    while at < bytes.len() {
        let byte = bytes[at];
        let word = bytes[at..].iter().take_while(|byte| is_part(**byte)).count();
        let index = if is_start(byte) { parameter(parameters, &body[at..at + word]) } else { None };
        if let Some(index) = index {
            let is_pasted = found.ends_with('\u{0}') || body[at + word..].trim_start().starts_with("##");
            let value = if quote.is_some() || is_pasted { &raw[index] } else { &expanded[index] };
            found.push_str(value);
        } else if word > 0 {
            found.push_str(&body[at..at + word]);
        }
        if word > 0 {
            at += word;
            continue;
        }
        if quote.is_none() && body[at..].starts_with("##") {
            found.truncate(found.trim_end().len());
            let behind = body[at + 2..].trim_start();
            at = body.len() - behind.len();
            // A mark for the parameter behind it, which is removed at the end.
            found.push('\u{0}');
            continue;
        }
        if quote.is_none() && byte == b'#' {
            let behind = body[at + 1..].trim_start();
            let word = behind.bytes().take_while(|byte| is_part(*byte)).count();
            if let Some(index) = parameter(parameters, &behind[..word]) {
                found.push_str(&format!("\"{}\"", raw[index].replace('"', "\"\"")));
                at = body.len() - behind.len() + word;
                continue;
            }
        }
        match quote {
            Some(open) if open == byte => quote = None,
            None if byte == b'\'' || byte == b'"' => quote = Some(byte),
            _ => {}
        }
        let length = body[at..].chars().next().map_or(1, char::len_utf8);
        found.push_str(&body[at..at + length]);
        at += length;
    }
    found.replace('\u{0}', "")
}

fn parameter(parameters: &[String], name: &str) -> Option<usize> {
    parameters.iter().position(|parameter| parameter == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(body: &str, value: &str) -> String {
        substituted(body, &["x".to_owned()], &[value.to_owned()], &[format!("<{value}>")])
    }

    #[test]
    fn arguments_take_the_places_of_parameters() {
        assert_eq!(with("x + xx + 'x'", "a b"), "<a b> + xx + 'a b'");
        assert_eq!(with("a ## x ## b", "y"), "ayb");
        assert_eq!(with("f(#x, x)", "y"), "f(\"y\", <y>)");
    }

    #[test]
    fn arguments_end_at_their_parenthesis() {
        let found = arguments("(a(1,2), 'b)', c) d", 0, 19).map(|(end, values)| (end, values.0));
        assert_eq!(found, Ok((17, vec!["a(1,2)".to_owned(), "'b)'".to_owned(), "c".to_owned()])));
        let found = arguments("(a, &\n  & b)", 0, 12).map(|(_, values)| values.0);
        assert_eq!(found, Ok(vec!["a".to_owned(), "b".to_owned()]));
        assert_eq!(arguments("(a, b", 0, 5).map(|(end, _)| end), Err(5));
    }
}
