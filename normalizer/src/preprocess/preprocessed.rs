//! The result of the preprocessor.

use okl_source::{FileId, SourceMap, Span};

/// The result of [`super::preprocess`].
#[derive(Clone, Debug)]
pub struct Preprocessed {
    /// The text with everything expanded.
    pub text: String,
    /// The origin of each byte of the text, the macro uses and the inclusions.
    pub map: SourceMap,
    /// The directives that remain in the text, sorted.
    pub directives: Vec<KeptDirective>,
    /// The files that were read, each once: the main file first, then in the order in which they were first included.
    pub files_read: Vec<FileId>,
    /// True if `OKL_MODE`, a name that starts with it, or `OCCA_USING_GPU` occurs in the text that was read.
    pub asks_mode: bool,
}

/// A directive that remains in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptDirective {
    /// The range from the `#` to the end of its logical line; for `_Pragma`, up to its closing parenthesis.
    pub span: Span,
    /// The kind.
    pub kind: KeptKind,
}

/// The kind of a kept directive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeptKind {
    /// `#define`.
    Define {
        /// The macro.
        name: String,
    },
    /// `#undef`.
    Undef {
        /// The macro.
        name: String,
    },
    /// `#pragma`.
    Pragma {
        /// The text after the word `pragma`, macros replaced.
        body: String,
    },
    /// `_Pragma("...")`.
    PragmaOperator {
        /// The contents of the string.
        body: String,
    },
    /// `#include <...>` of a header that is left to the target compiler.
    SystemInclude {
        /// The header.
        name: String,
    },
    /// `#ident`, which compilers accept and ignore.
    Ident,
    /// A `#` alone on its line, the null directive.
    Null,
}
