//! Functions of the user's files.

use crate::{AttrId, FunctionId, StmtId, TemplateForm, TypeId, VarId};
use okl_source::Span;
use serde::{Deserialize, Serialize};

/// A function, method or kernel.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Function {
    /// Its name.
    pub name: String,
    /// The range of the name.
    pub name_span: Span,
    /// The range of the declaration, from its first token (attributes and `template <...>` included) to its last.
    pub span: Span,
    /// The offset of its specifiers: after `template <...>` and attributes.
    pub specifiers: u32,
    /// The last `*` before its name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub star: Option<Span>,
    /// The range between the parentheses of the parameter list.
    pub params_span: Span,
    /// The `...` at the end of the parameter list of a variadic function.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ellipsis: Option<Span>,
    /// The range after the parameters from a `noexcept` or a `->` on, up to the body or the `;`; empty if there is
    /// neither.
    #[serde(default, skip_serializing_if = "Span::is_empty_ref")]
    pub tail: Span,
    /// Its return type.
    pub result: TypeId,
    /// Its parameters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub params: Vec<VarId>,
    /// Its body; none for a declaration that is no definition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<StmtId>,
    /// Its attributes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attrs: Vec<AttrId>,
    /// True if it is a kernel.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_kernel: bool,
    /// True if it is a template, or a member of one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_template: bool,
    /// The form that the `template` before it gives it.
    #[serde(default, skip_serializing_if = "TemplateForm::is_none")]
    pub form: TemplateForm,
    /// True if it is a member of a class.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_method: bool,
    /// The range of the outermost class that it is a member of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<Span>,
    /// True if it is `constexpr`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_constexpr: bool,
    /// The canonical declaration: the first declaration of the same function; itself if there is no other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub canonical: Option<FunctionId>,
}

/// A function that is called without a declaration.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Undeclared {
    /// Its name.
    pub name: String,
    /// A declared function with a similar name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meant: Option<String>,
}
