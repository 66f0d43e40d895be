//! Declarations that are no variables and no functions, and where they are named.

use crate::FunctionId;
use okl_source::Span;
use serde::{Deserialize, Serialize};

/// Names a declaration of a unit: [`crate::Unit::declarations`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeclarationId(pub u32);

/// A class, an enumeration, another name for a type, a namespace, or what else a declaration can be; variables and
/// functions have lists of their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Declaration {
    /// What it is.
    pub kind: DeclarationKind,
    /// Its name, without scopes; empty when it has none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Where the name stands; empty when it has none.
    #[serde(default, skip_serializing_if = "Span::is_empty_ref")]
    pub name_span: Span,
    /// From its first to its last token, `template <...>` included, and the `;` where it ends there.
    pub span: Span,
    /// The word or words that say what it is: `struct`, `enum`, `typedef`, `using`, `extern "C"`; the `::` for the `b` of
    /// `namespace a::b`.
    pub keyword: Span,
    /// Its braces with what stands between; none of a declaration that defines nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<Span>,
    /// The `final` after the name of a class.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub final_word: Option<Span>,
    /// What another name for a type stands for, up to the bounds of an array, and those bounds: `float` and `[3]` of
    /// `using row = float[3];`
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aliased: Option<(Span, Span)>,
    /// The class it is a member of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<DeclarationId>,
    /// Where the names of its values stand, when it is an enumeration.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub enumerators: Vec<Span>,
    /// The functions that a `using` declaration names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub functions: Vec<FunctionId>,
    /// Whether it is a template.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_template: bool,
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
    /// `typedef`, one for each name it gives
    Typedef,
    /// `using name = type;`
    Alias,
    /// `namespace`, once for each of its parts
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
    /// `extern "C"`, which are its words; with braces around several declarations, or without around one
    Linkage,
    /// One that a later okl has.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

impl DeclarationKind {
    /// Whether it is a class in the sense of C++: also a `struct` and a `union`.
    pub fn is_record(self) -> bool {
        match self {
            DeclarationKind::Struct | DeclarationKind::Class | DeclarationKind::Union => true,
            DeclarationKind::Enum
            | DeclarationKind::ScopedEnum
            | DeclarationKind::Typedef
            | DeclarationKind::Alias
            | DeclarationKind::Namespace
            | DeclarationKind::NamespaceAlias
            | DeclarationKind::UsingNamespace
            | DeclarationKind::Using
            | DeclarationKind::StaticAssert
            | DeclarationKind::Access
            | DeclarationKind::Linkage
            | DeclarationKind::Unknown => false,
        }
    }

    /// Whether it gives a type a name.
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

/// A place where a type, a template or a namespace is named; an enumeration also by one of its values. Names of values
/// are [`crate::Expression`]s; a label and a parameter of a template are listed here too, where they are declared as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Mention {
    /// The name, without the scopes before it and the arguments after it.
    pub span: Span,
    /// What it names; none when that is no declaration of the text: a type of OKL, a parameter of a template, or what
    /// is only known when the template is used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<DeclarationId>,
}
