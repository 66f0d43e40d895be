//! Variables, parameters and fields, and their declarators.

use crate::{AttrId, ExprId, TypeId};
use okl_source::Span;
use serde::{Deserialize, Serialize};

/// A variable, parameter or field.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Variable {
    /// Its name; empty for an unnamed parameter.
    pub name: String,
    /// The range of the name.
    pub name_span: Span,
    /// The range from its specifiers to the end of its declarator and initializer.
    pub span: Span,
    /// Its type.
    pub ty: TypeId,
    /// The kind of variable: parameter, local, global or field.
    pub scope: Scope,
    /// Its attributes, those of its type included.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attrs: Vec<AttrId>,
    /// Its initializer without the `=`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub init: Option<ExprId>,
    /// The tokens of its declarator.
    #[serde(default, skip_serializing_if = "Declarator::is_plain")]
    pub declarator: Declarator,
    /// True if it is declared `static`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_static: bool,
    /// True if it is declared `thread_local`: each thread of the host has one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_thread_local: bool,
    /// True if it is a member that is declared `mutable`: it may change in a constant object.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_mutable: bool,
    /// True if it is declared `constexpr`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_constexpr: bool,
    /// True if it is declared with `auto`, so that its type is deduced from its initializer: `e` of `auto p = s, e = s
    /// + 3;`
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_deduced: bool,
    /// True if it is a name of a structured binding: `x` of `auto [x, y] = p;`
    ///
    /// Such a variable cannot be declared by itself. Its span and initializer are those of the whole binding, and its
    /// type is a reference if the binding is one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_binding: bool,
}

/// The scope and storage of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// A parameter of a function.
    Parameter,
    /// A variable in a function.
    Local,
    /// A variable at file or namespace scope, or a static member.
    Global,
    /// A member of a class.
    Field,
    /// A value that a later version of okl added.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

/// The ranges of the tokens of a declarator, before and after the name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Declarator {
    /// The last `*` before the name; none if the `*` is part of a named or deduced type: `row p`, `auto p`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub star: Option<Span>,
    /// The `&` or `&&` before the name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ampersand: Option<Span>,
    /// The bounds of an array with their brackets, in order: `[2]`, `[3]`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bounds: Vec<Span>,
    /// The `=` before its initializer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub equals: Option<Span>,
    /// The braces, or without `=` the parentheses, around its initializer: `(1)`, `{1, 2}`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brackets: Option<Brackets>,
    /// The boundary to the next declarator of the same declaration, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<NextDeclarator>,
    /// The `:` before the width of a bit-field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colon: Option<Span>,
}

impl Declarator {
    /// Returns true if the declarator is a name alone.
    pub fn is_plain(&self) -> bool {
        *self == Declarator::default()
    }
}

/// The boundary between a declarator and the next one of the same declaration: `int *a = p, b;`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NextDeclarator {
    /// The offset of the first declarator's own tokens, after the specifiers that all declarators share: the `*`.
    pub start: u32,
    /// The comma between them.
    pub comma: Span,
}

/// The brackets around an initializer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Brackets {
    /// The range of the brackets and the text between them.
    pub span: Span,
    /// True for braces, false for parentheses.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub are_braces: bool,
}
