//! Declarations other than variables and functions, and the places that name them.

use crate::{DeclarationId, FunctionId, TemplateForm};
use okl_source::Span;
use serde::{Deserialize, Serialize};

/// A class, enumeration, type alias, namespace or other declaration; variables and functions have lists of their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Declaration {
    /// The kind of declaration.
    pub kind: DeclarationKind,
    /// Its name without scopes; empty if it has none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The range of the name; empty if it has none.
    #[serde(default, skip_serializing_if = "Span::is_empty_ref")]
    pub name_span: Span,
    /// From its first to its last token, `template <...>` included, and the `;` if it ends with one.
    pub span: Span,
    /// The keyword or keywords that introduce it: `struct`, `enum`, `typedef`, `using`, `extern "C"`; the `::` for the
    /// `b` of `namespace a::b`.
    pub keyword: Span,
    /// Its braces and the text between them; none for a declaration that is not a definition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<Span>,
    /// The `final` after the name of a class.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub final_word: Option<Span>,
    /// Of an alias: the aliased type up to the bounds of an array, and those bounds: `float` and `[3]` of `using row =
    /// float[3];`
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aliased: Option<(Span, Span)>,
    /// The class that it is a member of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<DeclarationId>,
    /// Of an enumeration: the ranges of the names of its enumerators.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub enumerators: Vec<Span>,
    /// Of a `using` declaration: the functions that it names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub functions: Vec<FunctionId>,
    /// True if it is a template.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_template: bool,
    /// The form that the `template` before it gives it.
    #[serde(default, skip_serializing_if = "TemplateForm::is_none")]
    pub form: TemplateForm,
}

/// The kinds of declarations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DeclarationKind {
    /// `struct`
    Struct,
    /// `class`
    Class,
    /// `union`
    Union,
    /// `enum`
    Enum,
    /// `enum class`, `enum struct`
    ScopedEnum,
    /// `typedef`; one declaration for each name that it introduces
    Typedef,
    /// `using name = type;`
    Alias,
    /// `namespace`; one declaration for each component of `namespace a::b`
    Namespace,
    /// `namespace a = b;`
    NamespaceAlias,
    /// `using namespace a;`
    UsingNamespace,
    /// `using a::b;`
    Using,
    /// `static_assert(...);`
    StaticAssert,
    /// `public:`
    Access,
    /// `extern "C"`, which is its keyword range; with braces around several declarations, or before one without braces
    Linkage,
    /// A value that a later version of okl added.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

impl DeclarationKind {
    /// Returns true if it is a class in the sense of C++: a `class`, `struct` or `union`.
    pub fn is_record(self) -> bool {
        matches!(self, DeclarationKind::Struct | DeclarationKind::Class | DeclarationKind::Union)
    }

    /// Returns true if it introduces a name of a type.
    pub fn is_type(self) -> bool {
        match self {
            DeclarationKind::Enum
            | DeclarationKind::ScopedEnum
            | DeclarationKind::Typedef
            | DeclarationKind::Alias => true,
            DeclarationKind::Struct
            | DeclarationKind::Class
            | DeclarationKind::Union
            | DeclarationKind::Namespace
            | DeclarationKind::NamespaceAlias
            | DeclarationKind::UsingNamespace
            | DeclarationKind::Using
            | DeclarationKind::StaticAssert
            | DeclarationKind::Access
            | DeclarationKind::Linkage
            | DeclarationKind::Unknown => self.is_record(),
        }
    }
}

/// A place that names a type, a template or a namespace, or an enumeration by one of its enumerators.
///
/// Names of values are [`crate::Expression`]s. Labels and template parameters are listed here, too, their declarations
/// included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Mention {
    /// The range of the name, without the scopes before it and the template arguments after it.
    pub span: Span,
    /// The named declaration; none if it is not in the text: a type of OKL, a template parameter, or a dependent name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<DeclarationId>,
}
