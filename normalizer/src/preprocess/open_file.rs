//! Files that are being read.

use crate::lex::{Lexed, TokenKind};
use okl_source::{FileId, FileSpan};
use std::rc::Rc;

/// A file with its tokens.
#[derive(Debug)]
pub(super) struct LexedFile {
    pub(super) text: Rc<str>,
    pub(super) lexed: Lexed,
}

impl LexedFile {
    /// True if token `at` is the second `\` of a `\\` at the end of a line.
    pub(super) fn is_stray_backslash(&self, at: usize) -> bool {
        let token = self.lexed.tokens[at];
        token.kind == TokenKind::Backslash && crate::lex::only_backslashes_follow(&self.text, token.span.end)
    }

    /// True if token `at` is the `#` of a directive.
    pub(super) fn starts_directive(&self, at: usize) -> bool {
        let token = self.lexed.tokens[at];
        token.line_start
            && token.kind == TokenKind::Punctuator
            && (token.is(&self.text, "#") || token.is(&self.text, "%:"))
    }
}

/// A file that is being read.
pub(super) struct OpenFile {
    pub(super) id: FileId,
    pub(super) path: String,
    pub(super) file: Rc<LexedFile>,
    /// The index of the next token.
    pub(super) next: usize,
    /// The index past the last token to read.
    pub(super) end: usize,
    /// The offset up to which the text was copied to the output, or left out.
    pub(super) copied: u32,
    pub(super) conditionals: Vec<Conditional>,
    /// The offset that `#line` adds to line numbers.
    pub(super) line_shift: i64,
    pub(super) presumed_path: Option<String>,
    /// The include directory it was found in.
    pub(super) include_dir: Option<usize>,
}

/// An `#if` whose `#endif` is not read yet.
#[derive(Clone, Debug)]
pub(super) struct Conditional {
    /// The `#if`.
    pub open: FileSpan,
    /// True if one of its groups was active.
    pub taken: bool,
    /// The `#else`, if it is read already.
    pub otherwise: Option<FileSpan>,
}
