//! How types lie in memory.

use crate::{TypeId, VarId};
use okl_source::Span;
use serde::{Deserialize, Serialize};

/// A class, union or enumeration of the user's files, on the machine that runs the host code.
///
/// Found by [`Layout::name`], which is the [`crate::Type::canonical`] of what has this type, `const` left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Layout {
    /// Its name with all scopes: `mesh::Node`; empty when it has none.
    pub name: String,
    /// Its definition.
    pub span: Span,
    /// Size in bytes.
    pub size: u64,
    /// Alignment in bytes.
    pub align: u64,
    /// What it is made of.
    pub kind: LayoutKind,
}

/// The kinds of types that have a layout of their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LayoutKind {
    /// A struct, class or union.
    Record {
        /// Whether all fields start at the same place.
        is_union: bool,
        /// The classes it derives from, in order.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        bases: Vec<TypeId>,
        /// Its own fields, in order.
        fields: Vec<Field>,
    },
    /// An enumeration.
    Enum {
        /// The integer type its values are kept in.
        underlying: TypeId,
        /// Its names, in order.
        enumerators: Vec<Enumerator>,
    },
    /// One that a later okl has.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

/// A field and its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Field {
    /// Name, type and attributes.
    pub variable: VarId,
    /// Where it starts, in bits from the start of its class.
    pub offset: u64,
    /// Its width in bits, when it is a bit-field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bits: Option<u32>,
}

/// One name of an enumeration.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Enumerator {
    /// The name.
    pub name: String,
    /// What it stands for.
    pub value: i64,
}
