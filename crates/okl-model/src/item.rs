//! Declarations at file and namespace scope, and what they depend on.

use crate::{FunctionId, TemplateForm, VarId};
use okl_source::Span;
use serde::{Deserialize, Serialize};

/// A declaration at file or namespace scope.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Item {
    /// Its kind.
    pub kind: ItemKind,
    /// Its name; empty if it has none.
    pub name: String,
    /// The range from its first to its last token, a final `;` included.
    pub span: Span,
    /// The form that the `template` before it gives it.
    #[serde(default, skip_serializing_if = "TemplateForm::is_none")]
    pub form: TemplateForm,
    /// The items it depends on, as indices into [`crate::Unit::items`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<u32>,
}

/// The kinds of items.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ItemKind {
    /// A function declaration or definition.
    Function(FunctionId),
    /// A variable; several declarators give several items with the same span.
    Variable(VarId),
    /// A struct, class, union, enumeration, typedef or alias.
    Type,
    /// A namespace with its contents.
    Namespace,
    /// Any other declaration.
    Other,
}
