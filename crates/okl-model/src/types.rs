//! What is known of a C++ type.

use serde::{Deserialize, Serialize};

/// Names a type of a unit: [`crate::Unit::types`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TypeId(pub u32);

/// A type as the user spelled it, and what it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Type {
    /// As clang prints it, with the user's type names: `const dfloat *`.
    pub spelling: String,
    /// With all names resolved: `const float *`.
    pub canonical: String,
    /// Whether the type itself (not what it points to) is `const`.
    #[serde(default)]
    pub is_const: bool,
    /// Size in bytes, when the type is complete.
    #[serde(default)]
    pub size: Option<u64>,
    /// What it is, names resolved.
    pub kind: TypeKind,
}

/// The kinds of types okl tells apart.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TypeKind {
    /// `void`.
    Void,
    /// `bool`.
    Bool,
    /// Any integer or character type.
    Int(IntType),
    /// Any floating point type; the width is in [`Type::size`].
    Float,
    /// A pointer to something.
    Pointer(Box<Type>),
    /// A reference to something.
    Reference(Box<Type>),
    /// An array; no length when it is `[]` or not a constant.
    Array {
        /// The element.
        of: Box<Type>,
        /// Number of elements.
        len: Option<u64>,
    },
    /// A struct, class or union.
    Record,
    /// An enumeration.
    Enum,
    /// A function.
    Function,
    /// Something that depends on a template parameter, or that okl does not look into.
    #[default]
    Other,
}

/// Width and sign of an integer type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct IntType {
    /// Width in bits.
    pub bits: u32,
    /// Whether it holds negative numbers.
    pub signed: bool,
}

impl Type {
    /// What a pointer points to, what an array is made of.
    pub fn element(&self) -> Option<&Type> {
        match &self.kind {
            TypeKind::Pointer(to) => Some(to),
            TypeKind::Array { of, .. } => Some(of),
            TypeKind::Void
            | TypeKind::Bool
            | TypeKind::Int(_)
            | TypeKind::Float
            | TypeKind::Reference(_)
            | TypeKind::Record
            | TypeKind::Enum
            | TypeKind::Function
            | TypeKind::Other => None,
        }
    }

    /// Whether it is a pointer.
    pub fn is_pointer(&self) -> bool {
        matches!(self.kind, TypeKind::Pointer(_))
    }

    /// Whether it is an array.
    pub fn is_array(&self) -> bool {
        matches!(self.kind, TypeKind::Array { .. })
    }

    /// Whether it is the class of a lambda, which has no name: clang calls it `(lambda at file:line)`.
    pub fn is_lambda(&self) -> bool {
        self.kind == TypeKind::Record && self.canonical.trim_start_matches("const ").starts_with("(lambda")
    }

    /// Its integer type, if it is one; enumerations and `bool` are not.
    pub fn int(&self) -> Option<IntType> {
        match self.kind {
            TypeKind::Int(int) => Some(int),
            TypeKind::Void
            | TypeKind::Bool
            | TypeKind::Float
            | TypeKind::Pointer(_)
            | TypeKind::Reference(_)
            | TypeKind::Array { .. }
            | TypeKind::Record
            | TypeKind::Enum
            | TypeKind::Function
            | TypeKind::Other => None,
        }
    }
}
