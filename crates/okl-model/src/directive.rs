//! Preprocessor lines, and the text of macro uses.

use okl_source::Span;
use serde::{Deserialize, Serialize};

/// A preprocessor line of the text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Directive {
    /// The range from the `#` to the end of its logical line; for `_Pragma`, from the operator to its closing
    /// parenthesis.
    pub span: Span,
    /// Its kind.
    pub kind: DirectiveKind,
    /// The name of the macro, the header, or the text of the pragma with its macros expanded.
    pub text: String,
}

/// The kinds of preprocessor lines that the normalized text keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DirectiveKind {
    /// `#define`.
    Define,
    /// `#undef`.
    Undef,
    /// `#pragma`.
    Pragma,
    /// `_Pragma("...")`.
    PragmaOperator,
    /// `#include` of a header that is left to the compiler of the target.
    Include,
    /// `#include <okl_intrinsic.h>`: its declarations come from tables of intrinsics; the line is not written for any
    /// target.
    Intrinsics,
    /// Any other line, such as an `#include` of a header that okl could not read; it is left to the compiler of the
    /// target.
    Other,
}

/// A range of the text and the text that the user wrote for it, such as a macro use.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fold {
    /// The range of the normalized text.
    pub span: Span,
    /// The text that is printed in its place, unless an edit changes the range.
    pub text: String,
}
