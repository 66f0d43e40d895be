//! What is wrong with a text.

use okl_source::Span;

/// Something that is wrong with a text.
///
/// The parser goes on behind it: the statement is kept as one that is not read any further.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Its place in the user's text.
    pub span: Span,
    /// What is wrong, as a sentence without a full stop.
    pub message: String,
    /// What may help.
    pub help: Option<String>,
    /// Which kind of problem it is.
    pub kind: ProblemKind,
}

/// The kinds of problems.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// A statement or a literal that is not Fortran.
    Syntax,
    /// A construct or program unit without its end, or an end of nothing.
    UnbalancedEnd,
    /// A statement that is not Fortran where fixed form ignores what stands behind column 72.
    LongLine,
    /// An `include` of a file that was not given.
    MissingInclude,
    /// A preprocessor line that cannot be obeyed.
    Preprocessor,
}

/// What was read, or why it could not be read.
pub type Parsed<T> = Result<T, Problem>;

impl Problem {
    pub(crate) fn syntax(span: Span, message: impl Into<String>) -> Problem {
        Problem { span, message: message.into(), help: None, kind: ProblemKind::Syntax }
    }

    pub(crate) fn new(kind: ProblemKind, span: Span, message: impl Into<String>) -> Problem {
        Problem { span, message: message.into(), help: None, kind }
    }

    pub(crate) fn with_help(mut self, help: impl Into<String>) -> Problem {
        self.help = Some(help.into());
        self
    }
}
