//! Instances of class templates: what the text of a template means for known arguments.

use crate::{CalleeId, DeclarationId, TemplateArgument, TemplateConstant, TypeId};
use okl_source::Span;

/// An instance of a class template, or an explicit specialisation of one.
#[derive(Clone, Debug, PartialEq)]
pub struct ClassInstance {
    /// Its type, without qualifiers.
    pub ty: TypeId,
    /// The declaration whose text it has: the template, or the partial or explicit specialisation that was chosen.
    /// None if its text is in a system header.
    pub pattern: Option<DeclarationId>,
    /// The arguments of the template, also where a specialisation was chosen.
    pub arguments: Vec<TemplateArgument>,
    /// True if it is complete.
    pub is_defined: bool,
    /// True if it is a union.
    pub is_union: bool,
    /// True if it has base classes.
    pub has_bases: bool,
    /// Its alignment in bytes, if it is complete.
    pub align: Option<u64>,
    /// Its own fields, in order.
    pub fields: Vec<InstanceField>,
    /// What its fields name, and all that an explicit specialisation names outside of its methods. Methods that are
    /// called are function instances.
    pub uses: TemplateUses,
}

/// A field of an instance of a class template. The variable at its place is that of the template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InstanceField {
    /// Its name.
    pub name: String,
    /// Its type in the instance.
    pub ty: TypeId,
    /// The offset from the start of its class, in bits.
    pub offset: u64,
    /// True for a bit-field.
    pub is_bit_field: bool,
}

/// What code names by template arguments.
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
