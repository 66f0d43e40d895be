//! Kernel templates: their parameters and those of their kernels.

use okl_model::templates;
use okl_source::Span;

/// A kernel that is a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    /// The name of the kernel.
    pub name: String,
    /// The parameters of the template.
    pub parameters: Vec<TemplateParameter>,
    /// The parameters of the kernel.
    pub arguments: Vec<Parameter>,
    /// From `template` to the end of the body, or to the `;` of a declaration.
    pub span: Span,
    /// The name where it is declared.
    pub name_span: Span,
    /// Behind the `>` of the parameters.
    pub(crate) head_end: u32,
    /// The kind: only definitions have instances.
    pub kind: TemplateKind,
}

/// Kinds of templates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TemplateKind {
    /// A definition.
    Definition,
    /// A declaration without a body.
    Declaration,
    /// A specialisation for some arguments: `template <> @kernel void k<float>(...)`.
    Specialisation,
}

/// A parameter of a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TemplateParameter {
    /// Its name; empty for one without a name.
    pub name: String,
    /// The type of a value, such as `int`; none for a type.
    pub value_of: Option<String>,
    /// The default argument.
    pub default: Option<String>,
    /// Why there are no instances: `a pack`, `a template`.
    pub unsupported: Option<&'static str>,
}

/// A parameter of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name; empty for one without a name.
    pub name: String,
    /// Its declaration, as it is written: `const T *@restrict x`.
    pub text: String,
    /// The type it depends on in the plainest way, from which the argument of the template follows.
    pub deduces: Option<Deduced>,
}

/// The deduction of a parameter of a template from an argument of the kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deduced {
    /// The parameter of the template.
    pub parameter: String,
    /// True if the argument is a pointer to it.
    pub is_pointer: bool,
}

impl Template {
    /// It as documents describe it; `at` is the position of its name.
    pub fn described(self, at: String) -> templates::Template {
        let parameter = |one: TemplateParameter| templates::TemplateParameter {
            name: one.name,
            ty: one.value_of,
            default: one.default,
        };
        let argument = |one: Parameter| templates::TemplateArgument {
            name: one.name,
            declaration: one.text,
            is_pointer: one.deduces.as_ref().is_some_and(|deduced| deduced.is_pointer),
            deduces: one.deduces.map(|deduced| deduced.parameter),
        };
        templates::Template {
            name: self.name,
            at,
            parameters: self.parameters.into_iter().map(parameter).collect(),
            arguments: self.arguments.into_iter().map(argument).collect(),
        }
    }
}
