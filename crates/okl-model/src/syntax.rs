//! Syntax that is neither an expression nor a declaration: accesses with `@dim`, `alignas`, qualified names.

use crate::{AttrId, VarId};
use okl_source::Span;
use serde::{Deserialize, Serialize};

/// An access to an array by the dimensions of its `@dim`: `m(i, j)`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DimAccess {
    /// The range of the access.
    pub span: Span,
    /// The range of the indexed expression: `m`, `state.velocity`.
    pub base: Span,
    /// The ranges of the indices.
    pub indices: Vec<Span>,
    /// The `@dim` with the dimensions.
    pub dim: AttrId,
    /// The `@dimOrder`, if there is one.
    pub order: Option<AttrId>,
    /// The dimensions as code at this place: `s.n` for the `n` of `@dim(n, m)` on a member of `s`.
    pub sizes: Vec<String>,
    /// For each dimension, the variables that it names, members left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<Vec<VarId>>,
}

/// An `alignas(...)` specifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Alignment {
    /// The range of the specifier.
    pub span: Span,
    /// The range between the parentheses: a number, or a type whose alignment is taken.
    pub inside: Span,
    /// True if it is a type.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_type: bool,
}

/// A qualified name: a name after `::`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Scoped {
    /// The range of the name directly before the `::`, without further scopes.
    pub scope: Span,
    /// The range of the name after it.
    pub name: Span,
}
