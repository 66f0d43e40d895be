//! A place between the tokens of a statement.

use crate::ast::Name;
use crate::problem::{Parsed, Problem};
use crate::token::{Token, TokenKind};
use okl_source::Span;

/// How deep constructs may nest.
pub(crate) const DEEPEST: u32 = 200;

/// How deep brackets may nest: half of it, as each level takes a dozen calls.
const DEEPEST_BRACKET: u32 = 100;

/// A place between the tokens of a statement. What is read of a statement moves it on.
#[derive(Clone, Debug)]
pub(crate) struct Cursor<'t> {
    tokens: &'t [Token],
    at: usize,
    depth: u32,
}

impl<'t> Cursor<'t> {
    /// Starts in front of the first token.
    pub fn new(tokens: &'t [Token]) -> Cursor<'t> {
        Cursor { tokens, at: 0, depth: 0 }
    }

    /// The number of tokens in front of it.
    pub fn used(&self) -> usize {
        self.at
    }

    /// The next token.
    pub fn peek(&self) -> Option<&'t Token> {
        self.tokens.get(self.at)
    }

    /// The token `n` behind the next one.
    pub fn peek_at(&self, n: usize) -> Option<&'t Token> {
        self.tokens.get(self.at + n)
    }

    /// Moves behind the next token.
    pub fn advance(&mut self) {
        self.at = (self.at + 1).min(self.tokens.len());
    }

    /// Moves to the end.
    pub fn skip_all(&mut self) {
        self.at = self.tokens.len();
    }

    /// Returns true at the end.
    pub fn is_end(&self) -> bool {
        self.at == self.tokens.len()
    }

    /// Returns true if the next token is the mark.
    pub fn is_mark(&self, mark: &str) -> bool {
        self.is_mark_at(0, mark)
    }

    /// Returns true if the token `n` behind the next one is the mark.
    pub fn is_mark_at(&self, n: usize, mark: &str) -> bool {
        self.peek_at(n).is_some_and(|token| token.kind == TokenKind::Mark && token.text == mark)
    }

    /// Returns true if the next token is the word.
    pub fn is_word(&self, word: &str) -> bool {
        self.is_word_at(0, word)
    }

    /// Returns true if the token `n` behind the next one is the word.
    pub fn is_word_at(&self, n: usize, word: &str) -> bool {
        self.word_at(n) == Some(word)
    }

    /// The next token if it is a word.
    pub fn word(&self) -> Option<&'t str> {
        self.word_at(0)
    }

    /// The token `n` behind the next one if it is a word.
    pub fn word_at(&self, n: usize) -> Option<&'t str> {
        self.peek_at(n).filter(|token| token.kind == TokenKind::Name).map(|token| token.text.as_str())
    }

    /// Returns true if the token `n` behind the next one is of that kind.
    pub fn is_kind_at(&self, n: usize, kind: TokenKind) -> bool {
        self.peek_at(n).is_some_and(|token| token.kind == kind)
    }

    /// Moves behind the mark if it is next.
    pub fn eat_mark(&mut self, mark: &str) -> bool {
        let is = self.is_mark(mark);
        self.at += usize::from(is);
        is
    }

    /// Moves behind the word if it is next.
    pub fn eat_word(&mut self, word: &str) -> bool {
        let is = self.is_word(word);
        self.at += usize::from(is);
        is
    }

    /// Moves behind one word that is written in one or two parts: `end do`, `enddo`.
    pub fn eat_words(&mut self, first: &str, second: &str) -> bool {
        if self.is_word(first) && self.is_word_at(1, second) {
            self.at += 2;
            return true;
        }
        let is = self.word().and_then(|word| word.strip_prefix(first)) == Some(second);
        self.at += usize::from(is);
        is
    }

    /// Moves behind the mark.
    pub fn expect_mark(&mut self, mark: &str) -> Parsed<()> {
        if self.eat_mark(mark) { Ok(()) } else { Err(self.unexpected(&format!("`{mark}`"))) }
    }

    /// Moves behind the word.
    pub fn expect_word(&mut self, word: &str) -> Parsed<()> {
        if self.eat_word(word) { Ok(()) } else { Err(self.unexpected(&format!("`{word}`"))) }
    }

    /// Checks that nothing follows.
    pub fn expect_end(&self) -> Parsed<()> {
        if self.is_end() { Ok(()) } else { Err(self.unexpected("the end of the statement")) }
    }

    /// Reads a name.
    pub fn name(&mut self) -> Parsed<Name> {
        match self.peek() {
            Some(token) if token.kind == TokenKind::Name => {
                self.advance();
                Ok(Name { id: token.text.clone(), span: token.span })
            }
            _ => Err(self.unexpected("a name")),
        }
    }

    /// Reads a label or another plain integer.
    pub fn integer(&mut self) -> Parsed<u32> {
        let number = self
            .peek()
            .filter(|token| token.kind == TokenKind::Integer)
            .and_then(|token| token.text.parse().ok());
        match number {
            Some(number) => {
                self.advance();
                Ok(number)
            }
            None => Err(self.unexpected("a number")),
        }
    }

    /// Reads items with commas between them.
    pub fn list<T>(&mut self, mut item: impl FnMut(&mut Cursor<'t>) -> Parsed<T>) -> Parsed<Vec<T>> {
        let mut items = vec![item(self)?];
        while self.eat_mark(",") {
            items.push(item(self)?);
        }
        Ok(items)
    }

    /// Reads `(items)`.
    pub fn in_parentheses<T>(&mut self, inside: impl FnOnce(&mut Cursor<'t>) -> Parsed<T>) -> Parsed<T> {
        self.expect_mark("(")?;
        self.enter()?;
        let found = inside(self)?;
        self.leave();
        self.expect_mark(")")?;
        Ok(found)
    }

    /// Takes note of a bracket that starts; refuses when they nest too deeply.
    pub fn enter(&mut self) -> Parsed<()> {
        if self.depth == DEEPEST_BRACKET {
            return Err(self.too_deep());
        }
        self.depth += 1;
        Ok(())
    }

    /// Takes note of a bracket that ends.
    pub fn leave(&mut self) {
        self.depth = self.depth.saturating_sub(1);
    }

    /// What to say about brackets or operators that nest too deeply.
    fn too_deep(&self) -> Problem {
        Problem::syntax(self.here(), "the expression is nested too deeply")
    }

    /// Moves behind the bracket that closes the one that is next.
    pub fn skip_group(&mut self) -> Parsed<()> {
        match self.group_end(self.at) {
            Some(end) => self.at = end,
            None => return Err(Problem::syntax(self.here(), "the bracket is not closed")),
        }
        Ok(())
    }

    /// The number of tokens from the next one to behind the bracket that closes the one `n` behind the next one.
    pub fn behind_group(&self, n: usize) -> Option<usize> {
        self.group_end(self.at + n).map(|end| end - self.at)
    }

    /// The index behind the bracket that closes the one at `start`.
    fn group_end(&self, start: usize) -> Option<usize> {
        let mut depth = 0_usize;
        for (index, token) in self.tokens.iter().enumerate().skip(start) {
            match token.text.as_str() {
                _ if token.kind != TokenKind::Mark => {}
                "(" | "(/" | "[" => depth += 1,
                ")" | "/)" | "]" => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth == 0 {
                return (index > start).then_some(index + 1);
            }
        }
        None
    }

    /// The place of the next token; at the end, that behind the last one.
    pub fn here(&self) -> Span {
        match (self.peek(), self.tokens.last()) {
            (Some(token), _) => token.span,
            (None, Some(last)) => Span::at(last.span.end),
            (None, None) => Span::default(),
        }
    }

    /// From the token with that index to the last one that was read.
    pub fn span_from(&self, first: usize) -> Span {
        match (self.tokens.get(first), self.at.checked_sub(1).and_then(|last| self.tokens.get(last))) {
            (Some(first), Some(last)) => first.span.to(last.span),
            _ => self.here(),
        }
    }

    /// What to say when `wanted` does not follow.
    pub fn unexpected(&self, wanted: &str) -> Problem {
        let found = match self.peek() {
            Some(token) if token.kind == TokenKind::Text => "a character literal".to_owned(),
            Some(token) => format!("`{}`", token.text),
            None => "the end of the statement".to_owned(),
        };
        Problem::syntax(self.here(), format!("{wanted} is expected here, not {found}"))
    }
}
