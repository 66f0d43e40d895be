//! Parses the JSON dialect of libocca; each value has its place.
//!
//! The dialect extends JSON: keys need no quotes (`okl/enabled: false`, `ADD(a,b): 'a + b'`), `'` quotes as `"`
//! does, the last entry may end with a comma, strings may span lines, comments are as in C++, and numbers are what C++
//! has: `0x10`, `5L`, `1.5f`. Numbers keep the form they are written in, since they become macros.

use crate::ids::PROPS_SYNTAX;
use crate::props::tree::{Entry, Node, Value};
use okl_source::{Diagnostic, FileId, FileSpan, Span};

/// The maximum nesting depth, which bounds the use of the stack.
const DEPTH: usize = 200;

/// The reason why a text cannot be parsed.
pub(super) struct Defect {
    place: FileSpan,
    what: String,
}

impl Defect {
    /// The defect in words.
    pub fn what(self) -> String {
        self.what
    }

    /// The defect as a diagnostic.
    pub fn diagnostic(self) -> Diagnostic<FileSpan> {
        Diagnostic::error(PROPS_SYNTAX, format!("this is no JSON: {}", self.what), self.place)
            .help("write `{\"defines\": {\"N\": 4}}`")
    }
}

/// Parses a text that consists of one value.
pub(super) fn read(file: FileId, text: &str) -> Result<Node, Defect> {
    let mut reader = Reader { file, text, at: 0, depth: 0 };
    if text.starts_with('\u{feff}') {
        reader.at = '\u{feff}'.len_utf8();
    }
    let node = reader.value()?;
    reader.blanks()?;
    match reader.peek() {
        None => Ok(node),
        Some(_) => Err(reader.expected("nothing after the closing `}`")),
    }
}

struct Reader<'t> {
    file: FileId,
    text: &'t str,
    at: usize,
    depth: usize,
}

type Read<T> = Result<T, Defect>;

impl<'t> Reader<'t> {
    fn value(&mut self) -> Read<Node> {
        self.blanks()?;
        let start = self.at;
        self.depth += 1;
        if self.depth > DEPTH {
            return Err(self.mistake(start, format!("values are nested more than {DEPTH} deep")));
        }
        let value = match self.peek() {
            Some('{') => Value::Object(self.object()?),
            Some('[') => Value::List(self.list()?),
            Some('"' | '\'') => Value::Text(self.string()?),
            Some(_) => match self.word() {
                "true" => Value::Switch(true),
                "false" => Value::Switch(false),
                "null" => Value::Null,
                number if is_number(number) => Value::Number(number.to_string()),
                "" => return Err(self.expected("a value")),
                _ => {
                    self.at = start;
                    return Err(self.expected("a value; strings have quotes"));
                }
            },
            None => return Err(self.expected("a value")),
        };
        self.depth -= 1;
        Ok(Node { value, place: self.place(start, self.at) })
    }

    /// Parses `{ key: value, ... }`.
    fn object(&mut self) -> Read<Vec<Entry>> {
        self.at += 1;
        let mut entries = Vec::new();
        loop {
            self.blanks()?;
            if self.take('}') {
                return Ok(entries);
            }
            let start = self.at;
            let key = match self.peek() {
                Some('"' | '\'') => self.string()?,
                Some(_) | None => self.bare_key().to_string(),
            };
            if key.is_empty() {
                self.at = start;
                return Err(self.expected("a key or `}`"));
            }
            let place = self.place(start, self.at);
            self.blanks()?;
            if !self.take(':') {
                return Err(self.expected("`:` after the key"));
            }
            let node = self.value()?;
            entries.push(Entry { key, place, node });
            self.blanks()?;
            if !self.take(',') && self.peek() != Some('}') {
                return Err(self.expected("`,` or `}`"));
            }
        }
    }

    /// Parses `[ value, ... ]`.
    fn list(&mut self) -> Read<Vec<Node>> {
        self.at += 1;
        let mut nodes = Vec::new();
        loop {
            self.blanks()?;
            if self.take(']') {
                return Ok(nodes);
            }
            nodes.push(self.value()?);
            self.blanks()?;
            if !self.take(',') && self.peek() != Some(']') {
                return Err(self.expected("`,` or `]`"));
            }
        }
    }

    fn string(&mut self) -> Read<String> {
        let start = self.at;
        let quote = self.next();
        let mut text = String::new();
        while let Some(letter) = self.next() {
            match letter {
                '\\' => self.escape(&mut text)?,
                letter if Some(letter) == quote => return Ok(text),
                letter => text.push(letter),
            }
        }
        Err(self.mistake(start, "this string has no end".into()))
    }

    /// Parses the rest of an escape after `\`: `n`, `u0041`, a line break, which is dropped, or any other letter, which
    /// is kept.
    fn escape(&mut self, text: &mut String) -> Read<()> {
        let start = self.at - 1;
        match self.next() {
            Some('b') => text.push('\u{8}'),
            Some('f') => text.push('\u{c}'),
            Some('n') => text.push('\n'),
            Some('r') => text.push('\r'),
            Some('t') => text.push('\t'),
            Some('\n') | None => {}
            Some('u') => {
                let mut units = vec![self.code_unit(start)?];
                if (0xd800..0xdc00).contains(&units[0]) && self.text[self.at..].starts_with("\\u") {
                    self.at += 2;
                    units.push(self.code_unit(start)?);
                }
                text.push_str(&String::from_utf16_lossy(&units));
            }
            Some(letter) => text.push(letter),
        }
        Ok(())
    }

    /// Parses the four digits of `\u0041`.
    fn code_unit(&mut self, start: usize) -> Read<u16> {
        let digits = self.text.get(self.at..self.at + 4).unwrap_or_default();
        let is_hex = digits.len() == 4 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        let unit = u16::from_str_radix(digits, 16).ok().filter(|_| is_hex);
        self.at += if is_hex { 4 } else { 0 };
        unit.ok_or_else(|| self.mistake(start, "four hexadecimal digits follow `\\u`".into()))
    }

    /// Parses a key without quotes: it ends at white space or `:` outside of parentheses.
    fn bare_key(&mut self) -> &'t str {
        let rest = &self.text[self.at..];
        let mut open = 0_usize;
        let length = rest.find(|letter: char| {
            match letter {
                '(' => open += 1,
                ')' => open = open.saturating_sub(1),
                _ => {}
            }
            let ends = letter.is_whitespace() || matches!(letter, ',' | ':');
            matches!(letter, '{' | '}' | '[' | ']' | '"' | '\'') || (ends && open == 0)
        });
        let key = &rest[..length.unwrap_or(rest.len())];
        self.at += key.len();
        key
    }

    /// Reads a word that may be `true`, `null` or a number.
    fn word(&mut self) -> &'t str {
        let rest = &self.text[self.at..];
        let bare = rest.trim_start_matches(['+', '-']);
        let is_hex = bare.starts_with("0x") || bare.starts_with("0X");
        // A sign belongs to the number in `1e-6`.
        let is_sign = |at: usize| at == 0 || (!is_hex && rest[..at].ends_with(['e', 'E']));
        let length = rest.char_indices().find(|(at, letter)| match letter {
            '+' | '-' => !is_sign(*at),
            letter => !letter.is_alphanumeric() && !matches!(letter, '.' | '_'),
        });
        let word = &rest[..length.map_or(rest.len(), |(at, _)| at)];
        self.at += word.len();
        word
    }

    /// Skips white space and comments.
    fn blanks(&mut self) -> Read<()> {
        loop {
            let rest = &self.text[self.at..];
            let bare = rest.trim_start();
            self.at += rest.len() - bare.len();
            if bare.starts_with("//") {
                self.at += bare.find('\n').unwrap_or(bare.len());
            } else if bare.starts_with("/*") {
                match bare.find("*/") {
                    Some(end) if end >= 2 => self.at += end + 2,
                    Some(_) | None => return Err(self.mistake(self.at, "this comment has no end".into())),
                }
            } else {
                return Ok(());
            }
        }
    }

    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let letter = self.peek()?;
        self.at += letter.len_utf8();
        Some(letter)
    }

    fn take(&mut self, wanted: char) -> bool {
        let is_there = self.peek() == Some(wanted);
        self.at += if is_there { wanted.len_utf8() } else { 0 };
        is_there
    }

    fn expected(&self, what: &str) -> Defect {
        self.mistake(self.at, format!("expected {what}"))
    }

    fn mistake(&self, at: usize, what: String) -> Defect {
        let length = self.text[at..].chars().next().map_or(0, char::len_utf8);
        Defect { place: self.place(at, at + length), what }
    }

    fn place(&self, start: usize, end: usize) -> FileSpan {
        FileSpan { file: self.file, span: Span::new(start as u32, end as u32) }
    }
}

/// True for a number such as `4`, `-1.5e-3`, `.5`, `0x10`, `0b101`, also with a suffix of C++.
fn is_number(word: &str) -> bool {
    let word = word.strip_prefix(['-', '+']).unwrap_or(word);
    let digits = |text: &str, radix| text.chars().all(|digit| digit.is_digit(radix)) && !text.is_empty();
    let lower = word.to_ascii_lowercase();
    for (prefix, radix) in [("0x", 16), ("0b", 2)] {
        if let Some(rest) = lower.strip_prefix(prefix) {
            return digits(rest.trim_end_matches(['u', 'l']), radix);
        }
    }
    let bare = lower.trim_end_matches(['u', 'l', 'f']);
    let (mantissa, exponent) = bare.split_once('e').unwrap_or((bare, "0"));
    let exponent = exponent.strip_prefix(['-', '+']).unwrap_or(exponent);
    let (whole, part) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    digits(&format!("{whole}{part}"), 10) && digits(exponent, 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The value as JSON, or the place and message of the defect.
    fn json(text: &str) -> Result<String, String> {
        match read(FileId(0), text) {
            Ok(node) => Ok(node.value.document().to_string()),
            Err(defect) => Err(format!("{}: {}", defect.place.span.start, defect.what)),
        }
    }

    #[test]
    fn what_libocca_takes_is_taken() {
        for (text, value) in [
            ("{}", "{}"),
            ("\u{feff} { } // end", "{}"),
            ("{okl/enabled: false, a-b : null,}", r#"{"a-b":null,"okl/enabled":false}"#),
            ("{'defines': {ADD(a, b): 'a + \"b\"',},}", r#"{"defines":{"ADD(a, b)":"a + \"b\""}}"#),
            ("{a: [1, 2,], /* b: 1, */ // c\n d: [ ]}", r#"{"a":[1,2],"d":[]}"#),
            (
                "{a: -1.5e-3, b: 0x1F, c: 5L, d: 1.5f, e: 1., f: .5}",
                r#"{"a":-0.0015,"b":31,"c":5,"d":1.5,"e":1.0,"f":0.5}"#,
            ),
            (
                r#"{"a": "\u00e9\ud83d\ude00\t\x\/\
b", b: 'two
lines'}"#,
                "{\"a\":\"é😀\\tx/b\",\"b\":\"two\\nlines\"}",
            ),
            // The last entry counts.
            ("{a: 1, a: {b: 2}}", r#"{"a":{"b":2}}"#),
        ] {
            assert_eq!(json(text).as_deref(), Ok(value), "{text}");
        }
    }

    #[test]
    fn numbers_keep_their_form() {
        for number in ["0.10", "1e+6", "007", "18446744073709551616", "-0x10UL", "0b11", "2.f"] {
            let Ok(node) = read(FileId(0), number) else { panic!("{number} is one") };
            assert_eq!(node.value, Value::Number(number.into()));
        }
    }

    #[test]
    fn mistakes_have_a_place() {
        for (text, mistake) in [
            ("", "0: expected a value"),
            ("{a 1}", "3: expected `:` after the key"),
            ("{a: }", "4: expected a value"),
            ("{a: b}", "4: expected a value; strings have quotes"),
            ("{a: 1 b: 2}", "6: expected `,` or `}`"),
            ("{,}", "1: expected a key or `}`"),
            ("{a: [1 2]}", "7: expected `,` or `]`"),
            ("{a: 1", "5: expected `,` or `}`"),
            ("{a: 'b}", "4: this string has no end"),
            ("{a: 1} {}", "7: expected nothing after the closing `}`"),
            ("{a: '\\u12'}", "5: four hexadecimal digits follow `\\u`"),
            ("{a: 1-2}", "5: expected `,` or `}`"),
            ("{a: 0x}", "4: expected a value; strings have quotes"),
            ("/*/ {}", "0: this comment has no end"),
        ] {
            assert_eq!(json(text), Err(mistake.into()), "{text}");
        }
        assert!(json(&"[".repeat(100_000)).is_err_and(|text| text.contains("200 deep")));
    }
}
