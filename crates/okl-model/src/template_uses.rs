//! Names with template arguments in code.

use crate::{CalleeId, TypeId};
use okl_source::Span;

/// The names with template arguments in a piece of code: types, constants, methods of instances.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TemplateUses {
    /// The types: `vec<T, 3>`, `typename Trait<T>::type`
    pub types: Vec<TypeName>,
    /// The constants: `scale<float>`
    pub constants: Vec<TemplateConstant>,
    /// The methods of instances of class templates that are called, constructors and operators included, with the
    /// ranges of the calls.
    pub members: Vec<(Span, CalleeId)>,
}

/// A place that names a type in words that the instance of a template gives a meaning: `vec<T, 3>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypeName {
    /// The range of the name, with its scope and template arguments.
    pub span: Span,
    /// The type, without the qualifiers that stand beside the name.
    pub ty: TypeId,
}

/// A constant that is named by template arguments: `scale<float>`, `std::is_same<T, int>::value`.
#[derive(Clone, Debug, PartialEq)]
pub struct TemplateConstant {
    /// The range of the expression.
    pub span: Span,
    /// Its value as text: `3.0f`, `true`.
    pub text: String,
}
