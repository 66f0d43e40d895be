//! Directives.

use crate::token::Token;
use okl_source::Span;

/// A directive: a comment that starts with `!$` and a word (in fixed form `c$` and `*$`, too), with the lines that
/// continue it.
#[derive(Clone, Debug, PartialEq)]
pub struct Directive {
    /// The word behind `!$`, in small letters: `acc`, `omp`, `cuf`.
    pub sentinel: String,
    /// All its lines.
    pub span: Span,
    /// What stands behind the sentinel, macros expanded.
    pub tokens: Vec<Token>,
}
