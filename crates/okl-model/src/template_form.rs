//! The form of declarations that have a `template` before them.

use serde::{Deserialize, Serialize};

/// The form of a declaration, by the `template` before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TemplateForm {
    /// It has no `template` before it.
    #[default]
    None,
    /// `template <class T> ...`: a template, or a member of a class template that is defined outside of it.
    Template,
    /// `template <class T> struct box<T *>`: a partial specialisation.
    Partial,
    /// `template <> ...`: an explicit specialisation.
    Explicit,
    /// `template struct box<float>;`: an explicit instantiation.
    Instantiation,
    /// A value that a later version of okl added.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

impl TemplateForm {
    /// Returns true if there is no `template` before the declaration.
    pub fn is_none(&self) -> bool {
        *self == TemplateForm::None
    }
}
