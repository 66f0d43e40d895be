//! What both forms of source text consist of.

/// What stands in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Statements, separated by `;`.
    Statements,
    /// A directive with the sentinel, in small letters.
    Directive(String),
    /// A preprocessor line.
    Preprocessor,
}

/// A statement or directive that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Read {
    /// What it is.
    pub kind: Kind,
    /// The offset of its first byte; in fixed form, that of its first line.
    pub start: usize,
    /// The offset behind its last byte that is code.
    pub end: usize,
    /// The label in columns 1 to 5 of fixed form.
    pub label: Option<u32>,
    /// The first bytes behind column 72 that are no comment.
    pub ignored: Option<(usize, usize)>,
    /// True if its last line says that another one follows, and none does.
    pub is_unfinished: bool,
}

impl Read {
    /// What stands at a range of free form.
    pub fn free(kind: Kind, start: usize, end: usize) -> Read {
        Read { kind, start, end, label: None, ignored: None, is_unfinished: false }
    }
}
