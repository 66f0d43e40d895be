//! Lambda expressions.

use crate::{ExprId, StmtId, VarId};
use okl_source::Span;
use serde::{Deserialize, Serialize};

/// A lambda expression.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Lambda {
    /// The capture default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<CaptureDefault>,
    /// The captures that are listed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub captures: Vec<Capture>,
    /// The range between the brackets.
    pub introducer: Span,
    /// Its parameters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub params: Vec<VarId>,
    /// Expressions in its head: the bounds of its parameters' arrays, operands of `decltype`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub head: Vec<ExprId>,
    /// Its body.
    pub body: StmtId,
}

/// The capture default of a lambda.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CaptureDefault {
    /// `[=]`
    Copy,
    /// `[&]`
    Reference,
}

/// One entry of the capture list of a lambda.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Capture {
    /// The captured variable, or the one that `[x = a]` declares.
    pub variable: VarId,
    /// The range of the name.
    pub span: Span,
    /// True if it is captured by reference.
    pub by_reference: bool,
    /// True for an init-capture, which declares a variable: `[x = a]`; `a` is the initializer of that variable.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub declares: bool,
}
