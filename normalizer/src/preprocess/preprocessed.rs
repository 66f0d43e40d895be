//! What a run gives.

use okl_source::{FileId, SourceMap, Span};

/// The result of [`super::preprocess`].
#[derive(Clone, Debug)]
pub struct Preprocessed {
    /// The text with everything expanded.
    pub text: String,
    /// Where each byte of it came from; also the macro uses and the inclusions.
    pub map: SourceMap,
    /// Directives that are still in the text, sorted.
    pub directives: Vec<KeptDirective>,
    /// The files that were read: the main file first, then in the order they were met, each once.
    pub files_read: Vec<FileId>,
    /// Whether `OKL_MODE`, one of its kin or `OCCA_USING_GPU` stands anywhere in what was read.
    pub asks_mode: bool,
}

/// A directive that is still in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptDirective {
    /// From the `#` to the end of its logical line; from `_Pragma` to its parenthesis.
    pub span: Span,
    /// What it is.
    pub kind: KeptKind,
}

/// What a kept directive is.
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
        /// What follows the word `pragma`, macros replaced.
        body: String,
    },
    /// `_Pragma("...")`.
    PragmaOperator {
        /// What the string says.
        body: String,
    },
    /// `#include <...>` of a header that is left to the target compiler.
    SystemInclude {
        /// The header.
        name: String,
    },
    /// `#ident`, which compilers take and forget.
    Ident,
    /// A lone `#`, which means nothing.
    Null,
}
