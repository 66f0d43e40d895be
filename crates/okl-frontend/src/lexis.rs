//! The words that the directives of a language are made of: comments, literals, brackets and continued lines.
//!
//! Nothing here knows the tokens of a language. A [`Lexis`] says as data what a reader has to skip, so that a comma in
//! brackets or in a string separates nothing.

/// How the text of directives is written in a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lexis {
    /// What a directive starts with, before its sentinel, with blanks or without in between: `#` and `pragma`, `!$`.
    pub mark: &'static [&'static str],
    /// What ends a line that goes on in the next one: `\`, `&`. The next line may repeat the mark and the sentinel.
    pub continued: &'static str,
    /// The starts of comments that end with their line: `//`.
    pub line_comments: &'static [&'static str],
    /// The starts and ends of other comments: `/*`, `*/`.
    pub block_comments: &'static [(&'static str, &'static str)],
    /// The quotes around literals.
    pub quotes: &'static [char],
    /// The letter before a quote that is part of its literal. Without one, such a quote is written twice.
    pub escape: Option<char>,
    /// The brackets, which have to be balanced.
    pub brackets: &'static [(char, char)],
    /// Two letters that hold together what is between them, as brackets do, but may stand alone: `a ? b : c`.
    pub choice: Option<(char, char)>,
    /// Words whose letters separate nothing: `::`.
    pub joined: &'static [&'static str],
    /// True if words are the same in capital and in small letters.
    pub ignores_case: bool,
}

impl Lexis {
    /// The pragmas of C and C++.
    pub const C: Lexis = Lexis {
        mark: &["#", "pragma"],
        continued: "\\",
        line_comments: &["//"],
        block_comments: &[("/*", "*/")],
        quotes: &['"', '\''],
        escape: Some('\\'),
        brackets: &[('(', ')'), ('[', ']'), ('{', '}')],
        choice: Some(('?', ':')),
        joined: &["::"],
        ignores_case: false,
    };

    /// The directives of Fortran in free form: `!$acc`.
    pub const FORTRAN: Lexis = Lexis {
        mark: &["!$"],
        continued: "&",
        line_comments: &["!"],
        block_comments: &[],
        quotes: &['"', '\''],
        escape: None,
        brackets: &[('(', ')'), ('[', ']')],
        choice: None,
        joined: &["::"],
        ignores_case: true,
    };

    /// The text with a blank in place of each byte of a comment, so that all other offsets stay the same.
    pub fn without_comments(&self, text: &str) -> String {
        let mut kept = text.as_bytes().to_vec();
        let mut at = 0;
        while at < text.len() {
            let rest = &text[at..];
            match self.comment(rest) {
                Some(length) => {
                    let is_line = |byte: &u8| *byte == b'\n';
                    let blanks = kept[at..at + length].iter_mut().filter(|byte| !is_line(byte));
                    blanks.for_each(|byte| *byte = b' ');
                    at += length;
                }
                None => at += self.literal(rest).unwrap_or_else(|| first(rest).len_utf8()),
            }
        }
        String::from_utf8(kept).unwrap_or_else(|_| text.to_string())
    }

    /// The offset of the bracket that closes the one at `open`.
    pub fn closing(&self, text: &str, open: usize) -> Option<usize> {
        let mut letters = self.letters(&text[open..]);
        letters.find(|letter| letter.is_close && letter.depth == 0).map(|letter| open + letter.at)
    }

    /// The parts of a text between separators outside of brackets and literals, with their offsets.
    pub fn split<'t>(&self, text: &'t str, separator: char) -> Vec<(usize, &'t str)> {
        let (mut from, mut parts) = (0, Vec::new());
        for letter in self.letters(text) {
            if letter.letter == separator && letter.depth == 0 && !letter.is_close {
                parts.push((from, &text[from..letter.at]));
                from = letter.at + separator.len_utf8();
            }
        }
        parts.push((from, &text[from..]));
        parts
    }

    /// The parts of a list between commas, without blanks around them; empty parts are left out.
    pub fn parts<'t>(&self, list: &'t str) -> Vec<&'t str> {
        let parts = self.split(list, ',').into_iter().map(|(_, part)| part.trim());
        parts.filter(|part| !part.is_empty()).collect()
    }

    /// The offset of the first bracket without a partner.
    pub fn unbalanced(&self, text: &str) -> Option<usize> {
        let mut open: Vec<(usize, char)> = Vec::new();
        for letter in self.letters(text) {
            if let Some((_, close)) = self.brackets.iter().find(|(open, _)| *open == letter.letter) {
                open.push((letter.at, *close));
            } else if self.brackets.iter().any(|(_, close)| *close == letter.letter)
                && open.pop().is_none_or(|(_, close)| close != letter.letter)
            {
                return Some(letter.at);
            }
        }
        open.first().map(|(at, _)| *at)
    }

    /// The length of the comment that a text starts with. A directive is none, even if its mark starts like one.
    fn comment(&self, text: &str) -> Option<usize> {
        if self.behind_mark(text).is_some() {
            return None;
        }
        let block = self.block_comments.iter().find(|(start, _)| text.starts_with(start));
        if let Some((start, end)) = block {
            return Some(text[start.len()..].find(end).map_or(text.len(), |at| start.len() + at + end.len()));
        }
        let is_line = self.line_comments.iter().any(|start| text.starts_with(start));
        is_line.then(|| text.find('\n').unwrap_or(text.len()))
    }

    /// What follows the mark of a directive that a text starts with.
    pub(crate) fn behind_mark<'t>(&self, text: &'t str) -> Option<&'t str> {
        self.mark.iter().try_fold(text, |rest, word| rest.trim_start().strip_prefix(word))
    }

    /// The length of the literal that a text starts with. It ends with its line at the latest.
    fn literal(&self, text: &str) -> Option<usize> {
        let quote = first(text);
        if !self.quotes.contains(&quote) {
            return None;
        }
        let mut is_escaped = false;
        for (at, letter) in text.char_indices().skip(1) {
            match letter {
                _ if is_escaped => is_escaped = false,
                letter if Some(letter) == self.escape => is_escaped = true,
                '\n' => return Some(at),
                letter if letter == quote => return Some(at + quote.len_utf8()),
                _other => {}
            }
        }
        Some(text.len())
    }

    fn letters<'t>(&self, text: &'t str) -> Letters<'_, 't> {
        Letters { lexis: self, text, at: 0, open: Vec::new() }
    }
}

/// A letter outside of literals.
struct Letter {
    at: usize,
    letter: char,
    /// The number of brackets around it; a bracket is not around itself.
    depth: usize,
    /// True if it closes a bracket or a choice.
    is_close: bool,
}

struct Letters<'l, 't> {
    lexis: &'l Lexis,
    text: &'t str,
    at: usize,
    /// What closes each open bracket.
    open: Vec<char>,
}

impl Iterator for Letters<'_, '_> {
    type Item = Letter;

    fn next(&mut self) -> Option<Letter> {
        loop {
            let rest = self.text.get(self.at..).filter(|rest| !rest.is_empty())?;
            let joined =
                self.lexis.joined.iter().find(|word| rest.starts_with(**word)).map(|word| word.len());
            match self.lexis.literal(rest).or(joined) {
                Some(length) => self.at += length,
                None => break,
            }
        }
        let at = self.at;
        let letter = first(&self.text[at..]);
        self.at += letter.len_utf8();
        let all = || self.lexis.brackets.iter().chain(&self.lexis.choice);
        let opens = all().find(|(open, _)| *open == letter);
        let is_bracket = self.lexis.brackets.iter().any(|(_, close)| *close == letter);
        // A choice that does not end is closed with the bracket around it.
        let closes = self.open.iter().rposition(|close| *close == letter);
        let closes = closes.filter(|at| is_bracket || at + 1 == self.open.len());
        if let Some(depth) = closes {
            self.open.truncate(depth);
        }
        let depth = self.open.len();
        self.open.extend(opens.map(|(_, close)| *close));
        Some(Letter { at, letter, depth, is_close: closes.is_some() })
    }
}

/// The first letter of a text that is not empty.
fn first(text: &str) -> char {
    text.chars().next().unwrap_or(' ')
}

#[cfg(test)]
mod tests {
    use super::Lexis;

    fn parts(text: &str, separator: char) -> Vec<&str> {
        Lexis::C.split(text, separator).into_iter().map(|(_, part)| part).collect()
    }

    #[test]
    fn comments_become_blanks_of_the_same_length() {
        assert_eq!(Lexis::C.without_comments("a /* b */ c // d"), "a         c     ");
        assert_eq!(Lexis::C.without_comments("a /* \u{e9} *"), " ".repeat(9).replacen(' ', "a", 1));
        assert_eq!(Lexis::C.without_comments("a // b\nc"), "a     \nc");
        assert_eq!(Lexis::C.without_comments("1'000 // b\n'"), "1'000 // b\n'");
        assert_eq!(Lexis::FORTRAN.without_comments("!$acc data ! of all"), "!$acc data         ");
    }

    #[test]
    fn text_in_literals_is_no_comment() {
        let text = r#"bind("a//b\"/*") if(c == '/' && d == '\'')"#;
        assert_eq!(Lexis::C.without_comments(text), text);
        let text = "bind('it''s ! not')";
        assert_eq!(Lexis::FORTRAN.without_comments(text), text);
    }

    #[test]
    fn separators_in_brackets_and_literals_separate_nothing() {
        assert_eq!(parts("a, f(b, c)[1, 2], \"d,e\", {g, h}", ',').len(), 4);
        assert_eq!(parts("a ? b : c : std::x", ':'), ["a ? b : c ", " std::x"]);
        assert_eq!(parts("(a ? b), c", ','), ["(a ? b)", " c"]);
    }

    #[test]
    fn brackets_in_literals_close_nothing() {
        assert_eq!(Lexis::C.closing("f(a[0], \")\") + (1)", 1), Some(11));
        assert_eq!(Lexis::C.unbalanced("f(\"(\", ')')"), None);
        assert_eq!(Lexis::C.unbalanced("f(a]"), Some(3));
        assert_eq!(Lexis::C.unbalanced("f((a)"), Some(1));
    }
}
