//! A place in the tokens of a text, and what was found to be wrong up to there.

use crate::ids::IRGL_SYNTAX;
use crate::tree::{Name, Stmt};
use crate::words::Words;
use okl_plugin::{Diagnostic, Span};

/// The deepest nesting of statements: a deeper one is a mistake, or an attempt to let okl run out of memory.
const DEEPEST: u32 = 200;

/// A place in a text.
pub(crate) struct Cursor<'w, 't> {
    pub(crate) words: &'w Words<'t>,
    /// The number of the next token.
    pub(crate) at: usize,
    /// The number of the first token that does not belong to what is read.
    pub(crate) end: usize,
    pub(crate) found: Vec<Diagnostic>,
    /// How deep statements nest.
    pub(crate) depth: u32,
    /// Reads a statement: what a statement consists of may hold statements again.
    pub(crate) read: fn(&mut Cursor<'w, 't>) -> Result<Stmt, Wrong>,
}

/// A statement that cannot be read; it is reported.
pub(crate) struct Wrong;

impl<'w, 't> Cursor<'w, 't> {
    /// The spelling of the next token; empty at the end.
    pub(crate) fn word(&self) -> &'t str {
        self.word_at(0)
    }

    /// The spelling of a token after the next one.
    pub(crate) fn word_at(&self, ahead: usize) -> &'t str {
        let at = self.at + ahead;
        if at < self.end { self.words.word(at) } else { "" }
    }

    /// True if the next token is spelled like that.
    pub(crate) fn is(&self, word: &str) -> bool {
        self.word() == word
    }

    /// The range of the next token.
    pub(crate) fn here(&self) -> Span {
        match self.at < self.end || self.at == 0 {
            true => self.words.span(self.at),
            // What is missing, is missing behind the last token.
            false => self.words.span(self.at - 1).last(),
        }
    }

    /// Passes a token if it is spelled like that.
    pub(crate) fn take(&mut self, word: &str) -> bool {
        let is_it = self.is(word);
        self.at += usize::from(is_it);
        is_it
    }

    /// Passes a token, or reports that it is missing.
    pub(crate) fn expect(&mut self, word: &str, what: &str) -> Result<Span, Wrong> {
        let here = self.here();
        match self.take(word) {
            true => Ok(here),
            false => Err(self.wrong(format!("`{word}` is missing {what}"))),
        }
    }

    /// Passes a name.
    pub(crate) fn name(&mut self, what: &str) -> Result<Name, Wrong> {
        if self.at >= self.end || !self.words.is_name(self.at) {
            return Err(self.wrong(format!("the name of {what} is missing")));
        }
        let name = Name { text: self.word().to_string(), span: self.here() };
        self.at += 1;
        Ok(name)
    }

    /// Passes what is in brackets, and returns the numbers of the tokens between them.
    pub(crate) fn bracket(&mut self, open: &str, what: &str) -> Result<(usize, usize), Wrong> {
        if !self.is(open) {
            return Err(self.wrong(format!("`{open}` is missing {what}")));
        }
        let close = self.words.partner(self.at).min(self.end);
        let inside = (self.at + 1, close);
        self.at = (close + 1).min(self.end.max(inside.0));
        Ok(inside)
    }

    /// Reports something at the next token.
    pub(crate) fn wrong(&mut self, message: impl Into<String>) -> Wrong {
        self.wrong_at(message, self.here())
    }

    /// Reports something.
    pub(crate) fn wrong_at(&mut self, message: impl Into<String>, place: Span) -> Wrong {
        self.found.push(Diagnostic::error(IRGL_SYNTAX, message, place));
        Wrong
    }

    /// An expression that must not be empty.
    pub(crate) fn expression(&mut self, (from, to): (usize, usize), what: &str) -> Result<Span, Wrong> {
        match from < to {
            true => Ok(self.words.range(from, to)),
            false => Err(self.wrong_at(format!("{what} is missing"), self.words.span(to))),
        }
    }

    /// Passes a statement.
    pub(crate) fn statement(&mut self) -> Result<Stmt, Wrong> {
        if self.depth >= DEEPEST {
            return Err(self.wrong("statements nest too deep"));
        }
        self.depth += 1;
        let read = (self.read)(self);
        self.depth -= 1;
        read
    }

    /// Passes tokens up to a semicolon outside of brackets, or up to the end, and the semicolon.
    pub(crate) fn skip(&mut self) {
        while self.at < self.end {
            let word = self.word();
            self.at = self.words.behind(self.at).min(self.end);
            if word == ";" || word == "{" {
                return;
            }
        }
    }

    /// Passes the line of a directive of the preprocessor.
    pub(crate) fn skip_line(&mut self) {
        self.at += 1;
        while self.at < self.end && !self.words.starts_line(self.at) {
            self.at += 1;
        }
    }
}
