//! The kernels of a file and its headers that are templates: the document of `--emit templates`.
//!
//! For programs that choose instances, for example by the types of the arguments of a launch. Positions are texts such as
//! `add.okl:7:5`. The schema is `docs/schema/templates.schema.json`.

use serde::{Deserialize, Serialize};

/// The version of the document format. It grows when a field is removed or changes its meaning.
pub const SCHEMA: u32 = 1;

/// The kernels of a file and its headers that are templates.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Templates {
    /// The version of the document.
    pub schema: u32,
    /// The templates in source order, then those in headers.
    pub templates: Vec<Template>,
    /// The instances that the text was translated with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub instances: Vec<TemplateInstance>,
}

/// An instance of a template, which is a kernel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TemplateInstance {
    /// The name of the template.
    pub template: String,
    /// All its arguments, those that are defaults as well.
    pub arguments: Vec<String>,
    /// The name of the kernel.
    pub kernel: String,
}

/// A kernel that is a template.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Template {
    /// The name of the kernel.
    pub name: String,
    /// The position of the name.
    pub at: String,
    /// The parameters of the template.
    pub parameters: Vec<TemplateParameter>,
    /// The parameters of the kernel.
    pub arguments: Vec<TemplateArgument>,
}

/// A parameter of a template.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TemplateParameter {
    /// The name; empty for one without a name.
    pub name: String,
    /// The type of a value, such as `int`; left out for a type.
    #[serde(default, rename = "type", skip_serializing_if = "Option::is_none")]
    pub ty: Option<String>,
    /// The default argument.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<String>,
}

/// A parameter of a kernel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TemplateArgument {
    /// The name; empty for one without a name.
    pub name: String,
    /// The declaration as it is written: `const T *x`.
    pub declaration: String,
    /// The parameter of the template that is the type of the argument, or of what it points to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deduces: Option<String>,
    /// True for a pointer to `deduces`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_pointer: bool,
}
