//! JSON that people read: whatever fits stands on one line.

use serde::Serialize;

/// The longest line that something is joined to.
const WIDTH: usize = 120;

/// A document with a newline at its end.
pub(crate) fn text(document: &impl Serialize) -> String {
    let pretty = serde_json::to_string_pretty(document).expect("names are texts and numbers are finite");
    let lines: Vec<&str> = pretty.lines().collect();
    let mut out = String::with_capacity(pretty.len());
    write(&lines, &mut out);
    out
}

/// Joins each list or object that fits. Texts hold no newlines, so a bracket ends where its line's blanks say.
fn write(lines: &[&str], out: &mut String) {
    let mut at = 0;
    while let Some(line) = lines.get(at) {
        let indent = blanks(line);
        let opens = line.ends_with(['{', '[']);
        let end = lines[at..].iter().skip(1).position(|other| blanks(other) == indent);
        match end.filter(|_| opens) {
            Some(inside) => {
                let whole = &lines[at..=at + inside + 1];
                match joined(whole) {
                    Some(joined) => {
                        out.push_str(&" ".repeat(indent));
                        out.push_str(&joined);
                        out.push('\n');
                    }
                    None => {
                        out.push_str(line);
                        out.push('\n');
                        write(&whole[1..whole.len() - 1], out);
                        out.push_str(whole[whole.len() - 1]);
                        out.push('\n');
                    }
                }
                at += inside + 2;
            }
            None => {
                out.push_str(line);
                out.push('\n');
                at += 1;
            }
        }
    }
}

/// `{ "name": "N", "type": "int" },`, when that fits.
fn joined(lines: &[&str]) -> Option<String> {
    let length: usize = lines.iter().map(|line| line.trim_start().len() + 1).sum();
    let line = || lines.iter().map(|line| line.trim_start()).collect::<Vec<_>>().join(" ");
    (blanks(lines[0]) + length <= WIDTH).then(line)
}

fn blanks(line: &str) -> usize {
    line.len() - line.trim_start().len()
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
