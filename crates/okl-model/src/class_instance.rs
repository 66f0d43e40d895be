//! Instances of class templates: what the text of a template means for known arguments.

use crate::{DeclarationId, TemplateArgument, TemplateUses, TypeId};

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
    /// The names in its fields, and in an explicit specialisation those in all of it but its methods. Methods that are
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
