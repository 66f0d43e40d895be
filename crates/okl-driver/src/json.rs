//! Formats JSON compactly: whatever fits is written on one line.

use serde::Serialize;

/// The maximum length of a joined line.
const WIDTH: usize = 120;

/// The document as text, with a newline at the end.
pub(crate) fn text(document: &impl Serialize) -> String {
    let pretty = serde_json::to_string_pretty(document).expect("names are texts and numbers are finite");
    let lines: Vec<Line<'_>> = pretty.lines().map(Line::new).collect();
    let mut out = String::with_capacity(pretty.len());
    write(&lines, &mut out);
    out
}

/// A line of pretty-printed JSON: `    "name": "N",`.
struct Line<'t> {
    whole: &'t str,
    /// The number of leading blanks.
    indent: usize,
}

impl<'t> Line<'t> {
    fn new(whole: &'t str) -> Line<'t> {
        Line { whole, indent: whole.len() - whole.trim_start_matches(' ').len() }
    }

    fn text(&self) -> &'t str {
        &self.whole[self.indent..]
    }
}

/// Joins each list or object that fits. Strings contain no newlines, so a bracket closes at the next line of equal
/// indentation.
fn write(lines: &[Line<'_>], out: &mut String) {
    let mut at = 0;
    while let Some(line) = lines.get(at) {
        let opens = line.whole.ends_with(['{', '[']);
        // Evaluated only for lines that open a bracket: for others the search would be long.
        let end = || lines[at + 1..].iter().position(|other| other.indent == line.indent);
        match opens.then(end).flatten() {
            Some(inside) => {
                let whole = &lines[at..=at + inside + 1];
                if fits(whole) {
                    out.push_str(line.whole);
                    for part in &whole[1..] {
                        out.push(' ');
                        out.push_str(part.text());
                    }
                    out.push('\n');
                } else {
                    out.push_str(line.whole);
                    out.push('\n');
                    write(&whole[1..whole.len() - 1], out);
                    out.push_str(whole[whole.len() - 1].whole);
                    out.push('\n');
                }
                at += inside + 2;
            }
            None => {
                out.push_str(line.whole);
                out.push('\n');
                at += 1;
            }
        }
    }
}

/// True if these lines fit on one: `{ "name": "N", "type": "int" },`.
fn fits(lines: &[Line<'_>]) -> bool {
    let mut left = WIDTH.checked_sub(lines[0].indent);
    for line in lines {
        left = left.and_then(|left| left.checked_sub(line.text().len() + 1));
        if left.is_none() {
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    #[test]
    fn what_fits_stands_on_one_line() {
        assert_eq!(
            text(&json!({"a": [1, 2], "b": {"c": "{"}})),
            "{ \"a\": [ 1, 2 ], \"b\": { \"c\": \"{\" } }\n"
        );
    }

    #[test]
    fn what_does_not_fit_stays_apart_and_the_same() {
        let long = "x".repeat(60);
        let document = json!({"list": [{"a": long}, {"b": [long, 1]}, []], "n": {}});
        let text = text(&document);
        assert_eq!(serde_json::from_str::<Value>(&text).expect("JSON"), document);
        assert!(text.lines().count() > 3 && text.lines().all(|line| line.len() <= WIDTH + 1), "{text}");
    }
}
