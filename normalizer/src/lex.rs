//! Text to tokens, losing nothing.
//!
//! [`lex`] cuts a text into preprocessing tokens. White space, newlines and comments are not
//! tokens: they are the gaps between the spans, so a caller that copies the gaps copies the file.
//! Lexing never fails. What is not finished (a comment, a literal) becomes a token or a gap plus
//! an entry in [`Lexed::errors`], and the caller decides whether it matters: a lone quote in a
//! skipped `#if` branch does not.
//!
//! `@` is a token of its own; what follows it is an ordinary identifier.

use okl_source::Span;
use std::borrow::Cow;

/// What [`lex`] found in a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lexed {
    /// The tokens in the order of the text.
    pub tokens: Vec<Token>,
    /// What was not finished, in the order of the text.
    pub errors: Vec<LexError>,
}

/// One preprocessing token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Where it stands, line splices inside it included.
    pub span: Span,
    /// Whether it is the first token of its logical line.
    pub line_start: bool,
    /// Whether white space, a newline or a comment stands before it.
    pub space_before: bool,
}

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TokenKind {
    /// A name or a keyword.
    Identifier,
    /// A preprocessing number: `0x1.8p-3`, `1'000'000`, `1.e`.
    Number,
    /// `'x'`, `L'x'`.
    CharLiteral,
    /// `"x"`, `u8"x"`, `R"(x)"`.
    StringLiteral,
    /// An operator or a bracket, digraphs included.
    Punctuator,
    /// `@`.
    At,
    /// A `\` that splices no lines.
    Backslash,
    /// Any other character.
    Other,
}

/// Something that starts and does not end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LexError {
    /// What it is.
    pub kind: LexErrorKind,
    /// From its first byte to where the lexer gave it up.
    pub span: Span,
}

/// What does not end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LexErrorKind {
    /// `/*` without `*/`: the comment runs to the end of the text.
    UnterminatedComment,
    /// `"` without its partner on the line.
    UnterminatedString,
    /// `'` without its partner on the line.
    UnterminatedChar,
    /// `R"x(` without `)x"`: the literal runs to the end of the text.
    UnterminatedRawString,
}

impl LexErrorKind {
    /// The id of the diagnostic that reports it.
    pub fn id(self) -> &'static str {
        match self {
            LexErrorKind::UnterminatedComment => "unterminated-comment",
            LexErrorKind::UnterminatedString => "unterminated-string",
            LexErrorKind::UnterminatedChar => "unterminated-char",
            LexErrorKind::UnterminatedRawString => "unterminated-raw-string",
        }
    }
}

impl Token {
    /// The spelling without line splices; `\u00e9` in a name is the letter it stands for.
    pub fn text<'t>(&self, text: &'t str) -> Cow<'t, str> {
        let raw = self.span.of(text);
        let quoted_raw = || raw.find('"').is_some_and(|quote| raw[..quote].ends_with('R'));
        if !raw.as_bytes().contains(&b'\\') || (self.kind == TokenKind::StringLiteral && quoted_raw()) {
            return Cow::Borrowed(raw);
        }
        match self.kind {
            TokenKind::Identifier => Cow::Owned(with_letters(&without_splices(raw))),
            TokenKind::Number
            | TokenKind::CharLiteral
            | TokenKind::StringLiteral
            | TokenKind::Punctuator
            | TokenKind::At
            | TokenKind::Backslash
            | TokenKind::Other => without_splices(raw),
        }
    }

    /// Whether it is spelled `spelling`.
    pub fn is(&self, text: &str, spelling: &str) -> bool {
        let raw = self.span.of(text);
        raw == spelling || (raw.len() > spelling.len() && self.text(text) == spelling)
    }
}

/// The letter that `\u00e9` or `\U000000e9` at the start of `text` names, and the length of that.
fn named_letter(text: &str) -> Option<(char, usize)> {
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

/// A name with letters in place of `\u00e9`.
fn with_letters(name: &str) -> String {
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

/// Length of the line splice at `at`: a backslash, spaces, a newline. 0 when there is none.
///
/// Spaces before the newline are allowed because compilers allow them, with a warning.
fn splice_len(bytes: &[u8], at: usize) -> usize {
    if bytes.get(at) != Some(&b'\\') {
        return 0;
    }
    let mut end = at + 1;
    while let Some(b' ' | b'\t' | b'\r' | 0x0B | 0x0C) = bytes.get(end) {
        end += 1;
    }
    if bytes.get(end) == Some(&b'\n') { end + 1 - at } else { 0 }
}

/// Whether nothing but a line splice or the end of the line follows `at`, more backslashes aside.
pub(crate) fn only_backslashes_follow(text: &str, at: u32) -> bool {
    let mut rest = text.as_bytes()[at as usize..].iter();
    let end = rest.find(|byte| !matches!(byte, b' ' | b'\t' | b'\r' | b'\\'));
    end.is_none_or(|byte| *byte == b'\n')
}

/// `text` without the tokens that the preprocessor forgives.
pub(crate) fn without_stray_backslashes(text: &str) -> Cow<'_, str> {
    if !text.contains("\\\\") {
        return Cow::Borrowed(text);
    }
    let mut clean = text.to_string();
    for token in lex(text).tokens.iter().rev() {
        if token.kind == TokenKind::Backslash && only_backslashes_follow(text, token.span.end) {
            clean.replace_range(token.span.range(), "");
        }
    }
    Cow::Owned(clean)
}

/// The length of the mark that some editors put in front of a text; it is no part of it.
pub(crate) fn byte_order_mark(text: &str) -> u32 {
    if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() as u32 } else { 0 }
}

/// Cuts `text` into tokens, in time linear in its length.
pub fn lex(text: &str) -> Lexed {
    let at = byte_order_mark(text) as usize;
    let mut lexer = Lexer { text, bytes: text.as_bytes(), at, found: Lexed::default() };
    // A guess that spares most of the growing: one token per four bytes.
    lexer.found.tokens.reserve(text.len() / 4);
    lexer.run();
    lexer.found
}

/// The offset of the newline (or the end of the text) that ends the logical line after `at`.
///
/// `at` is the end of the line's last token: white space, comments and splices may follow.
pub fn line_end(text: &str, at: u32) -> u32 {
    let mut lexer = Lexer { text, bytes: text.as_bytes(), at: at as usize, found: Lexed::default() };
    lexer.skip_gap(true);
    lexer.at as u32
}

/// What stood between two tokens.
struct Gap {
    newline: bool,
    space: bool,
}

struct Lexer<'t> {
    text: &'t str,
    bytes: &'t [u8],
    at: usize,
    found: Lexed,
}

impl Lexer<'_> {
    fn run(&mut self) {
        let mut line_start = true;
        loop {
            let gap = self.skip_gap(false);
            let start = self.at;
            let Some((byte, after)) = self.byte(start) else { return };
            let kind = self.token(byte, after);
            let span = Span::new(start as u32, self.at as u32);
            let line_start = std::mem::take(&mut line_start) || gap.newline;
            self.found.tokens.push(Token { kind, span, line_start, space_before: gap.space });
        }
    }

    /// The logical byte at or after `at`, and the offset past it. Splices are stepped over.
    fn byte(&self, at: usize) -> Option<(u8, usize)> {
        let byte = *self.bytes.get(at)?;
        if byte != b'\\' {
            return Some((byte, at + 1));
        }
        let mut at = at;
        loop {
            match splice_len(self.bytes, at) {
                0 => return Some((*self.bytes.get(at)?, at + 1)),
                length => at += length,
            }
        }
    }

    /// The offset past `expected` when that is the logical byte at `at`.
    fn eat(&self, at: usize, expected: u8) -> Option<usize> {
        self.byte(at).and_then(|(byte, after)| (byte == expected).then_some(after))
    }

    /// Steps over white space, comments and splices, and says what was there.
    ///
    /// Ends at the first byte of a token, or before a newline when `stay_on_line` is set.
    fn skip_gap(&mut self, stay_on_line: bool) -> Gap {
        let mut gap = Gap { newline: false, space: false };
        while let Some(byte) = self.bytes.get(self.at) {
            match byte {
                b'\n' if stay_on_line => break,
                b'\n' => gap.newline = true,
                b'\r' if stay_on_line && self.bytes.get(self.at + 1) == Some(&b'\n') => break,
                b' ' | b'\t' | b'\r' | 0x0B | 0x0C => {}
                b'\\' => match splice_len(self.bytes, self.at) {
                    0 => break,
                    length => {
                        self.at += length;
                        continue;
                    }
                },
                b'/' => {
                    match self.byte(self.at + 1) {
                        Some((b'/', after)) => self.skip_line_comment(after),
                        Some((b'*', after)) => self.skip_block_comment(after),
                        Some(_) | None => break,
                    }
                    gap.space = true;
                    continue;
                }
                _ => break,
            }
            gap.space = true;
            self.at += 1;
        }
        gap
    }

    fn skip_line_comment(&mut self, mut at: usize) {
        while let Some(found) = self.bytes[at..].iter().position(|byte| matches!(byte, b'\n' | b'\\')) {
            at += found;
            match splice_len(self.bytes, at) {
                0 if self.bytes[at] == b'\n' => {
                    // The carriage return belongs to the newline, not to the comment.
                    self.at = at - usize::from(self.bytes[at - 1] == b'\r');
                    return;
                }
                length => at += length.max(1),
            }
        }
        self.at = self.bytes.len();
    }

    fn skip_block_comment(&mut self, mut at: usize) {
        while let Some(found) = self.bytes[at..].iter().position(|byte| *byte == b'*') {
            at += found + 1;
            if let Some(after) = self.eat(at, b'/') {
                self.at = after;
                return;
            }
        }
        self.fail(LexErrorKind::UnterminatedComment, self.at, self.bytes.len());
        self.at = self.bytes.len();
    }

    fn fail(&mut self, kind: LexErrorKind, start: usize, end: usize) {
        self.found.errors.push(LexError { kind, span: Span::new(start as u32, end as u32) });
    }

    /// Takes the token that starts with `byte`; `after` is the offset past that byte.
    fn token(&mut self, byte: u8, after: usize) -> TokenKind {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' => self.identifier(),
            b'0'..=b'9' => self.number(after),
            b'.' if self.byte(after).is_some_and(|(next, _)| next.is_ascii_digit()) => self.number(after),
            b'"' => self.literal(self.at, after, b'"'),
            b'\'' => self.literal(self.at, after, b'\''),
            b'@' => self.take(after, TokenKind::At),
            b'\\' if self.name_char(self.at).is_some() => self.identifier(),
            b'\\' => self.take(after, TokenKind::Backslash),
            0x80.. if self.name_char(self.at).is_some() => self.identifier(),
            _ => match self.punctuator(byte, after) {
                Some(end) => self.take(end, TokenKind::Punctuator),
                None => {
                    let width = self.text[self.at..].chars().next().map_or(1, char::len_utf8);
                    self.take(self.at + width, TokenKind::Other)
                }
            },
        }
    }

    fn take(&mut self, end: usize, kind: TokenKind) -> TokenKind {
        self.at = end;
        kind
    }

    /// The offset past the character at `at` when it may stand inside a name.
    fn name_char(&self, at: usize) -> Option<usize> {
        let (byte, after) = self.byte(at)?;
        if byte == b'\\' {
            return named_letter(&self.text[after - 1..]).map(|(_, length)| after - 1 + length);
        }
        if byte.is_ascii() {
            return (byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$').then_some(after);
        }
        let character = self.text[after - 1..].chars().next()?;
        // The last plane holds bytes that are not UTF-8: letters of some older encoding, most likely.
        let name = character.is_alphanumeric() || character >= '\u{100000}';
        name.then(|| after - 1 + character.len_utf8())
    }

    fn name_end(&self, mut at: usize) -> usize {
        while let Some(after) = self.name_char(at) {
            at = after;
        }
        at
    }

    /// A name, or the literal whose prefix it turns out to be.
    fn identifier(&mut self) -> TokenKind {
        let start = self.at;
        let end = self.name_end(start);
        // The longest prefix is `u8R`: do not look at longer names, spliced ones aside.
        if end - start <= 3 || self.bytes[start..end].contains(&b'\\') {
            let name = without_splices(&self.text[start..end]).into_owned();
            let quote = self.byte(end);
            match (name.as_str(), quote) {
                ("R" | "u8R" | "uR" | "UR" | "LR", Some((b'"', after))) => return self.raw_string(after),
                ("u8" | "u" | "U" | "L", Some((b'"', after))) => return self.literal(start, after, b'"'),
                ("u8" | "u" | "U" | "L", Some((b'\'', after))) => return self.literal(start, after, b'\''),
                _ => {}
            }
        }
        self.take(end, TokenKind::Identifier)
    }

    fn number(&mut self, mut at: usize) -> TokenKind {
        // The first byte may be `.`; whatever it is, it is no exponent.
        let mut exponent = false;
        while let Some((byte, after)) = self.byte(at) {
            at = match byte {
                b'.' => after,
                b'+' | b'-' if exponent => after,
                b'\'' => match self.name_char(after) {
                    Some(digit) => digit,
                    None => break,
                },
                _ => match self.name_char(at) {
                    Some(end) => end,
                    None => break,
                },
            };
            exponent = matches!(byte, b'e' | b'E' | b'p' | b'P');
        }
        self.take(at, TokenKind::Number)
    }

    /// A character or string literal; `at` is the offset past its opening quote.
    fn literal(&mut self, start: usize, mut at: usize, quote: u8) -> TokenKind {
        let (kind, error) = match quote {
            b'"' => (TokenKind::StringLiteral, LexErrorKind::UnterminatedString),
            _ => (TokenKind::CharLiteral, LexErrorKind::UnterminatedChar),
        };
        while let Some((byte, after)) = self.byte(at) {
            match byte {
                b'\n' => break,
                b'\r' if self.bytes.get(after) == Some(&b'\n') => break,
                b'\\' => match self.byte(after) {
                    Some((b'\n' | b'\r', _)) | None => at = after,
                    Some((_, escaped)) => at = escaped,
                },
                _ if byte == quote => return self.take(self.suffix_end(after), kind),
                _ => at = after,
            }
        }
        self.fail(error, start, at);
        self.take(at, kind)
    }

    /// The end of a literal with its user-defined suffix, if it has one.
    ///
    /// `"%"PRIu64` is two tokens: only suffixes with an underscore and the two of the standard
    /// library join.
    fn suffix_end(&self, at: usize) -> usize {
        match self.byte(at) {
            Some((b'_', _)) => self.name_end(at),
            Some((b's', _)) => {
                let end = self.name_end(at);
                if matches!(&*without_splices(&self.text[at..end]), "s" | "sv") { end } else { at }
            }
            Some(_) | None => at,
        }
    }

    /// A raw string; `open` is the offset past its quote. Splices are not taken out of these.
    fn raw_string(&mut self, open: usize) -> TokenKind {
        let start = self.at;
        let head = &self.bytes[open..self.bytes.len().min(open + 17)];
        let paren = head.iter().position(|byte| matches!(byte, b'(' | b')' | b'\\' | b' ' | b'\n' | b'"'));
        let Some(delimiter) = paren.filter(|at| head[*at] == b'(') else {
            // Not a raw string after all; the reader most likely meant an ordinary one.
            let kind = self.literal(start, open, b'"');
            self.found.errors.pop_if(|error| error.span.start as usize == start);
            self.fail(LexErrorKind::UnterminatedRawString, start, self.at);
            return kind;
        };
        let close = &head[..delimiter];
        let mut at = open + delimiter + 1;
        while let Some(found) = self.bytes[at..].iter().position(|byte| *byte == b')') {
            at += found + 1;
            let rest = &self.bytes[at..];
            if rest.starts_with(close) && rest.get(close.len()) == Some(&b'"') {
                let end = self.suffix_end(at + close.len() + 1);
                return self.take(end, TokenKind::StringLiteral);
            }
        }
        self.fail(LexErrorKind::UnterminatedRawString, start, self.bytes.len());
        self.take(self.bytes.len(), TokenKind::StringLiteral)
    }

    /// The offset past the longest punctuator that starts with `first`.
    fn punctuator(&self, first: u8, after: usize) -> Option<usize> {
        if matches!(first, b'{' | b'}' | b'[' | b']' | b'(' | b')' | b';' | b',' | b'~' | b'?') {
            return Some(after);
        }
        let next = |at: usize| self.byte(at).unwrap_or((0, at));
        let (second, after2) = next(after);
        Some(match (first, second) {
            (b'#', b'#') => after2,
            (b'%', b':') => match next(after2) {
                (b'%', after3) => self.eat(after3, b':').unwrap_or(after2),
                _ => after2,
            },
            (b'%', b'>' | b'=') => after2,
            // `<::` is `<` and `::`, unless `:` or `>` follows.
            (b'<', b':') => match next(after2) {
                (b':', after3) if !matches!(next(after3).0, b':' | b'>') => after,
                _ => after2,
            },
            (b'<', b'%') | (b':', b':' | b'>') => after2,
            (b'<', b'<') | (b'>', b'>') => self.eat(after2, b'=').unwrap_or(after2),
            (b'-', b'>') => self.eat(after2, b'*').unwrap_or(after2),
            (b'.', b'.') => self.eat(after2, b'.').unwrap_or(after),
            (b'.', b'*') => after2,
            (b'+', b'+') | (b'-', b'-') | (b'&', b'&') | (b'|', b'|') => after2,
            (b'+' | b'-' | b'*' | b'/' | b'<' | b'>' | b'=' | b'!' | b'&' | b'|' | b'^', b'=') => after2,
            (
                b'#' | b'%' | b'<' | b'>' | b':' | b'-' | b'.' | b'+' | b'*' | b'/' | b'=' | b'!' | b'&'
                | b'|' | b'^',
                _,
            ) => after,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spellings(text: &str) -> Vec<String> {
        lex(text).tokens.iter().map(|token| token.text(text).into_owned()).collect()
    }

    fn errors(text: &str) -> Vec<(&'static str, &str)> {
        lex(text).errors.iter().map(|error| (error.kind.id(), error.span.of(text))).collect()
    }

    #[track_caller]
    fn cuts(text: &str, expected: &[&str]) {
        assert_eq!(spellings(text), expected);
        assert_eq!(errors(text), []);
    }

    #[test]
    fn attributes_are_an_at_and_a_name() {
        cuts("@ outer(0)", &["@", "outer", "(", "0", ")"]);
        assert_eq!(lex("@x").tokens[0].kind, TokenKind::At);
    }

    #[test]
    fn the_longest_punctuator_wins() {
        cuts("a+++b->*c", &["a", "++", "+", "b", "->*", "c"]);
        cuts("<<=>>=...::.*##", &["<<=", ">>=", "...", "::", ".*", "##"]);
        cuts("<:<%%>:>%:%:%:%", &["<:", "<%", "%>", ":>", "%:%:", "%:", "%"]);
        cuts("a<::b> <:::> <::>", &["a", "<", "::", "b", ">", "<:", "::", ">", "<:", ":>"]);
        cuts("..", &[".", "."]);
    }

    #[test]
    fn numbers_are_preprocessing_numbers() {
        cuts("1'000'000 0x1.8p-3f .5e+3 1.e 0x1e+1", &["1'000'000", "0x1.8p-3f", ".5e+3", "1.e", "0x1e+1"]);
        cuts("1''", &["1", "''"]);
        cuts("1_km", &["1_km"]);
    }

    #[test]
    fn literals_keep_their_prefix_and_suffix() {
        cuts(
            r#"u8"a\"b" L'\'' U"x"_y "z"sv "p"PRI"#,
            &[r#"u8"a\"b""#, r"L'\''", r#"U"x"_y"#, r#""z"sv"#, r#""p""#, "PRI"],
        );
        cuts("xu8\"a\"", &["xu8", "\"a\""]);
    }

    #[test]
    fn raw_strings_end_at_their_delimiter_and_keep_splices() {
        cuts("R\"(a\\\n)\" u8R\"x()\")x\"", &["R\"(a\\\n)\"", "u8R\"x()\")x\""]);
        cuts("R\"(/* @x \" )\" y", &["R\"(/* @x \" )\"", "y"]);
    }

    #[test]
    fn splices_inside_tokens_vanish_from_the_spelling() {
        cuts("ab\\\ncd +\\\r\n= \"x\\\ny\" 1\\\n2 /\\\n/ c\\\nd\ne", &["abcd", "+=", "\"xy\"", "12", "e"]);
        cuts("a \\  \n b", &["a", "b"]);
        cuts("L\\\n'x'", &["L'x'"]);
        assert_eq!(lex("ab\\\ncd").tokens[0].span, Span::new(0, 6));
    }

    #[test]
    fn a_backslash_elsewhere_is_a_token() {
        let text = "a \\\\\nb";
        let found = lex(text);
        assert_eq!(spellings(text), ["a", "\\", "b"]);
        assert_eq!(found.tokens[1].kind, TokenKind::Backslash);
        assert!(!found.tokens[2].line_start);
    }

    #[test]
    fn lines_and_spaces_are_known() {
        let text = "a b/**/c\n/* \n */ # d \\\n e /*\n*/ f\r\ng";
        let flags: Vec<_> = lex(text)
            .tokens
            .iter()
            .map(|token| (token.text(text).into_owned(), token.line_start, token.space_before))
            .collect();
        let flag = |name: &str| flags.iter().find(|(text, ..)| text == name).map(|(_, l, s)| (*l, *s));
        assert_eq!(flag("a"), Some((true, false)));
        assert_eq!(flag("b"), Some((false, true)));
        assert_eq!(flag("c"), Some((false, true)));
        assert_eq!(flag("#"), Some((true, true)));
        assert_eq!(flag("d"), Some((false, true)));
        assert_eq!(flag("e"), Some((false, true)));
        assert_eq!(flag("f"), Some((false, true)));
        assert_eq!(flag("g"), Some((true, true)));
    }

    #[test]
    fn a_splice_is_no_space() {
        let tokens = lex("F\\\n(a)").tokens;
        assert!(!tokens[1].space_before && !tokens[1].line_start);
        assert!(lex("F\\\n (a)").tokens[1].space_before);
    }

    #[test]
    fn a_logical_line_ends_after_its_comments() {
        for (text, end) in [("a \\\n // x\ny", 9), ("a /* \n */ \r\nb", 10), ("a", 1), ("a // b", 6)] {
            assert_eq!(line_end(text, 1), end, "{text:?}");
        }
    }

    #[test]
    fn unfinished_things_end_with_the_line_or_the_text() {
        assert_eq!(errors("don't\nx"), [("unterminated-char", "'t")]);
        assert_eq!(spellings("don't\nx"), ["don", "'t", "x"]);
        assert_eq!(errors("\"abc\r\nx"), [("unterminated-string", "\"abc")]);
        assert_eq!(errors("\"abc\\"), [("unterminated-string", "\"abc\\")]);
        assert_eq!(errors("a /* b"), [("unterminated-comment", "/* b")]);
        assert_eq!(errors("R\"x(\n)\""), [("unterminated-raw-string", "R\"x(\n)\"")]);
        assert_eq!(errors("R\"a b\" c"), [("unterminated-raw-string", "R\"a b\"")]);
        assert_eq!(spellings("/*/ x */ y"), ["y"]);
    }

    #[test]
    fn any_bytes_are_tokens() {
        cuts("gr\u{f6}\u{df}e \u{d7} `", &["gr\u{f6}\u{df}e", "\u{d7}", "`"]);
        cuts("", &[]);
        cuts("\\", &["\\"]);
        cuts("\\\n", &[]);
    }

    #[test]
    fn spans_are_sorted_and_inside() {
        let text = "#define F(x) \\\n  x ## 1 /* a */\n\"s\" 'c' @outer \u{e9}\u{fffd}\\";
        let mut end = 0;
        for token in lex(text).tokens {
            assert!(end <= token.span.start && token.span.start < token.span.end);
            end = token.span.end;
        }
        assert_eq!(end as usize, text.len());
    }
}
