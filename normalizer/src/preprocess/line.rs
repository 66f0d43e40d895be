//! The line of a directive.

use super::open_file::LexedFile;
use okl_source::{FileId, FileSpan, Span};
use std::rc::Rc;

/// One directive: its tokens, from `#` to the end of the logical line.
#[derive(Clone)]
pub(super) struct Line {
    pub file: Rc<LexedFile>,
    pub id: FileId,
    /// The index of the `#`.
    pub hash: usize,
    /// The index past the last token.
    pub end: usize,
    /// The range from the `#` to the newline, comments included.
    pub span: Span,
}

impl Line {
    pub fn place(&self, span: Span) -> FileSpan {
        FileSpan { file: self.id, span }
    }

    /// The place for a diagnostic about something missing: the `#` and the name of the directive.
    pub fn head(&self) -> FileSpan {
        let tokens = &self.file.lexed.tokens;
        let last = (self.hash + 1).min(self.end - 1);
        self.place(tokens[self.hash].span.to(tokens[last].span))
    }

    /// The range from token `at` to the last one.
    pub fn from(&self, at: usize) -> FileSpan {
        let tokens = &self.file.lexed.tokens;
        if at >= self.end {
            return self.head();
        }
        self.place(tokens[at].span.to(tokens[self.end - 1].span))
    }

    /// The name after the `#`.
    pub fn name(&self) -> String {
        let at = self.hash + 1;
        if at >= self.end {
            return String::new();
        }
        self.file.lexed.tokens[at].text(&self.file.text).into_owned()
    }
}
