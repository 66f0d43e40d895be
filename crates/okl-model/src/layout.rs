//! The memory layout of classes and enumerations.

use crate::{TypeId, VarId};
use okl_source::Span;
use serde::{Deserialize, Serialize};

/// The layout of a class, union or enumeration of the user's files on the host.
///
/// The key is [`Layout::name`], which equals the [`crate::Type::canonical`] of the type without `const`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Layout {
    /// Its name with all scopes: `mesh::Node`; empty if it has none.
    pub name: String,
    /// The range of its definition.
    pub span: Span,
    /// Size in bytes.
    pub size: u64,
    /// Alignment in bytes.
    pub align: u64,
    /// Its fields or enumerators.
    pub kind: LayoutKind,
}

/// The kinds of types that have a layout of their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LayoutKind {
    /// A struct, class or union.
    Record {
        /// True if it is a union: all fields have offset 0.
        is_union: bool,
        /// The direct base classes, in order.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        bases: Vec<TypeId>,
        /// Its own fields, in order.
        fields: Vec<Field>,
    },
    /// An enumeration.
    Enum {
        /// The underlying integer type.
        underlying: TypeId,
        /// Its enumerators, in order.
        enumerators: Vec<Enumerator>,
    },
    /// A value that a later version of okl added.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

/// A field and its offset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Field {
    /// The field: its name, type and attributes.
    pub variable: VarId,
    /// The offset from the start of its class, in bits.
    pub offset: u64,
    /// The width in bits, if it is a bit-field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bits: Option<u32>,
}

/// One enumerator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Enumerator {
    /// The name.
    pub name: String,
    /// Its value.
    pub value: i64,
}
