//! The tokens of a text, with the brackets that belong together.

use okl_plugin::Span;
use okl_plugin::lex::{Token, TokenKind, lex};

/// The tokens of a text.
pub(crate) struct Words<'t> {
    pub(crate) text: &'t str,
    tokens: Vec<Token>,
    /// For each opening bracket the number of its closing one; for all other tokens their own number.
    partners: Vec<usize>,
    /// The other way round: for each closing bracket the number of its opening one.
    openers: Vec<usize>,
    /// Brackets without a partner.
    pub(crate) lonely: Vec<Span>,
    /// Comments and literals without an end.
    pub(crate) endless: Vec<Span>,
}

impl<'t> Words<'t> {
    /// Splits a text.
    pub(crate) fn of(text: &'t str) -> Words<'t> {
        let lexed = lex(text);
        let endless = lexed.errors.iter().map(|error| error.span).collect();
        let mut words = Words {
            text,
            tokens: lexed.tokens,
            partners: Vec::new(),
            openers: Vec::new(),
            lonely: Vec::new(),
            endless,
        };
        words.partners = (0..words.tokens.len()).collect();
        words.openers = words.partners.clone();
        words.match_brackets();
        words
    }

    fn match_brackets(&mut self) {
        let mut open: Vec<(usize, &str)> = Vec::new();
        for at in 0..self.tokens.len() {
            let close = match self.word(at) {
                "(" => ")",
                "[" => "]",
                "{" => "}",
                ")" | "]" | "}" => {
                    self.close(&mut open, at);
                    continue;
                }
                _other => continue,
            };
            open.push((at, close));
        }
        for (at, _) in open {
            self.lonely.push(self.tokens[at].span);
            // All that follows counts as inside of it.
            self.partners[at] = self.tokens.len();
        }
        self.lonely.sort_by_key(|span| span.start);
    }

    /// A brace closes all brackets inside of it that are still open.
    fn close(&mut self, open: &mut Vec<(usize, &'t str)>, at: usize) {
        let word = self.word(at);
        let is_partner = |(_, close): &(usize, &str)| *close == word;
        let found = open.iter().rposition(is_partner);
        let within = |from: usize| word == "}" || open[from..].iter().all(|(_, close)| *close != "}");
        match found {
            Some(from) if within(from) => {
                for (inner, _) in open.drain(from + 1..) {
                    self.lonely.push(self.tokens[inner].span);
                    self.partners[inner] = at.saturating_sub(1).max(inner);
                }
                if let Some((opening, _)) = open.pop() {
                    self.partners[opening] = at;
                    self.openers[at] = opening;
                }
            }
            _none => self.lonely.push(self.tokens[at].span),
        }
    }

    /// The number of tokens.
    pub(crate) fn len(&self) -> usize {
        self.tokens.len()
    }

    /// The spelling of a token; empty behind the last one.
    pub(crate) fn word(&self, at: usize) -> &'t str {
        self.tokens.get(at).map_or("", |token| token.span.of(self.text))
    }

    /// True if a token is spelled like that.
    pub(crate) fn is(&self, at: usize, word: &str) -> bool {
        self.word(at) == word
    }

    /// True if a token is a name.
    pub(crate) fn is_name(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.kind == TokenKind::Identifier)
    }

    /// True if a token is the first one of its line.
    pub(crate) fn starts_line(&self, at: usize) -> bool {
        self.tokens.get(at).is_none_or(|token| token.line_start)
    }

    /// The range of a token; behind the last one the end of the text.
    pub(crate) fn span(&self, at: usize) -> Span {
        self.tokens.get(at).map_or(Span::at(self.text.len() as u32), |token| token.span)
    }

    /// The range of tokens, the last one not included.
    pub(crate) fn range(&self, from: usize, to: usize) -> Span {
        match from < to {
            true => self.span(from).to(self.span(to - 1)),
            false => Span::at(self.span(from).start),
        }
    }

    /// The number of the bracket that closes the one at `at`; for other tokens their own.
    pub(crate) fn partner(&self, at: usize) -> usize {
        self.partners.get(at).copied().unwrap_or(at)
    }

    /// The number of the bracket that the one at `at` closes; for other tokens their own.
    pub(crate) fn opener(&self, at: usize) -> usize {
        self.openers.get(at).copied().unwrap_or(at)
    }

    /// The number behind a token, or behind the bracket that closes it.
    pub(crate) fn behind(&self, at: usize) -> usize {
        (self.partner(at) + 1).min(self.len().max(at + 1))
    }

    /// The tokens in a range, as numbers.
    pub(crate) fn within(&self, span: Span) -> std::ops::Range<usize> {
        let from = self.tokens.partition_point(|token| token.span.start < span.start);
        let to = self.tokens.partition_point(|token| token.span.end <= span.end);
        from..to.max(from)
    }

    /// The parts between commas outside of brackets of the tokens `from..to`, as numbers of tokens; none for no tokens.
    pub(crate) fn parts(&self, from: usize, to: usize, separator: &str) -> Vec<(usize, usize)> {
        let (mut parts, mut start, mut at) = (Vec::new(), from, from);
        if from >= to {
            return parts;
        }
        while at < to {
            if self.is(at, separator) {
                parts.push((start, at));
                start = at + 1;
            }
            at = self.behind(at);
        }
        parts.push((start, to));
        parts
    }

    /// The word that says what a statement of the language is, with its place: `Retry`, `irgl::retry`.
    pub(crate) fn title(&self, stmt: Span) -> (&'t str, Span) {
        let tokens = self.within(stmt);
        let is_mark = |at: &usize| self.is(*at, "irgl") && self.is(at + 1, "::");
        let starts_in_cpp = matches!(self.word(tokens.start), "irgl" | "if" | "while" | "[");
        let mark = tokens.clone().take(5).find(is_mark).filter(|_| starts_in_cpp);
        match mark {
            Some(at) => (self.word(at + 2), self.range(at, at + 3)),
            None => (self.word(tokens.start), self.span(tokens.start)),
        }
    }

    /// The kind of a token.
    pub(crate) fn kind(&self, at: usize) -> Option<TokenKind> {
        self.tokens.get(at).map(|token| token.kind)
    }

    /// The number of parts between commas outside of brackets in a range.
    pub(crate) fn parts_of(&self, span: Span) -> usize {
        let tokens = self.within(span);
        self.parts(tokens.start, tokens.end, ",").len()
    }
}

#[cfg(test)]
mod tests {
    use super::Words;

    #[test]
    fn brackets_find_their_partners() {
        let words = Words::of("f(a[1], {b}) ;");
        assert_eq!((words.partner(1), words.partner(3), words.partner(7)), (10, 5, 9));
        assert!(words.lonely.is_empty());
        let parts: Vec<&str> = words
            .parts(2, 10, ",")
            .into_iter()
            .map(|(from, to)| words.range(from, to).of(words.text))
            .collect();
        assert_eq!(parts, ["a[1]", "{b}"]);
    }

    #[test]
    fn a_brace_closes_what_is_open_inside() {
        let words = Words::of("{ f(a; } g() ) }");
        let lonely: Vec<u32> = words.lonely.iter().map(|span| span.start).collect();
        assert_eq!(lonely, [3, 13, 15]);
        assert_eq!(words.partner(0), 5);
    }
}
