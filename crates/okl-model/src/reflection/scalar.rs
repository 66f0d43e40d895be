//! The types of single values in host code.

use crate::IntType;
use serde::{Deserialize, Serialize};

/// The type of a single value: a number, a truth value or a pointer.
///
/// Enumerators have the integer type that their enumeration is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Scalar {
    /// `bool`: one byte, 0 or 1.
    Bool,
    /// A signed integer of 8 bits.
    Int8,
    /// An unsigned integer of 8 bits.
    Uint8,
    /// A signed integer of 16 bits.
    Int16,
    /// An unsigned integer of 16 bits.
    Uint16,
    /// A signed integer of 32 bits.
    Int32,
    /// An unsigned integer of 32 bits.
    Uint32,
    /// A signed integer of 64 bits.
    Int64,
    /// An unsigned integer of 64 bits.
    Uint64,
    /// `half`, which takes part in operations as `float`.
    Float16,
    /// `float`
    Float32,
    /// `double`
    Float64,
    /// A pointer, or the handle of memory that an argument leads to.
    Pointer,
}

impl Scalar {
    /// All of them.
    pub const ALL: [Scalar; 13] = [
        Scalar::Bool,
        Scalar::Int8,
        Scalar::Uint8,
        Scalar::Int16,
        Scalar::Uint16,
        Scalar::Int32,
        Scalar::Uint32,
        Scalar::Int64,
        Scalar::Uint64,
        Scalar::Float16,
        Scalar::Float32,
        Scalar::Float64,
        Scalar::Pointer,
    ];

    /// The type of an integer of that width and sign, if it has 8, 16, 32 or 64 bits.
    pub fn of_int(ty: IntType) -> Option<Scalar> {
        Scalar::ALL.into_iter().find(|scalar| scalar.int() == Some(ty))
    }

    /// The width and sign, if it is an integer; `bool` is none.
    pub fn int(self) -> Option<IntType> {
        let int = |bits, signed| Some(IntType { bits, signed });
        match self {
            Scalar::Int8 => int(8, true),
            Scalar::Uint8 => int(8, false),
            Scalar::Int16 => int(16, true),
            Scalar::Uint16 => int(16, false),
            Scalar::Int32 => int(32, true),
            Scalar::Uint32 => int(32, false),
            Scalar::Int64 => int(64, true),
            Scalar::Uint64 => int(64, false),
            Scalar::Bool | Scalar::Float16 | Scalar::Float32 | Scalar::Float64 | Scalar::Pointer => None,
        }
    }

    /// Returns true if it is a floating-point type.
    pub fn is_float(self) -> bool {
        matches!(self, Scalar::Float16 | Scalar::Float32 | Scalar::Float64)
    }

    /// The size in bytes, which is its alignment, too.
    pub fn bytes(self) -> u64 {
        match self {
            Scalar::Bool | Scalar::Int8 | Scalar::Uint8 => 1,
            Scalar::Int16 | Scalar::Uint16 | Scalar::Float16 => 2,
            Scalar::Int32 | Scalar::Uint32 | Scalar::Float32 => 4,
            Scalar::Int64 | Scalar::Uint64 | Scalar::Float64 | Scalar::Pointer => 8,
        }
    }

    /// The type after promotion (C++ [conv.prom]), and `float` for `half`.
    #[must_use]
    pub fn promoted(self) -> Scalar {
        match self {
            Scalar::Bool | Scalar::Int8 | Scalar::Uint8 | Scalar::Int16 | Scalar::Uint16 => Scalar::Int32,
            Scalar::Float16 => Scalar::Float32,
            other => other,
        }
    }

    /// The common type of two numbers after the usual arithmetic conversions (C++ [expr.arith.conv]); none if one of
    /// them is a pointer.
    pub fn common(self, other: Scalar) -> Option<Scalar> {
        if self == Scalar::Pointer || other == Scalar::Pointer {
            return None;
        }
        if self.is_float() || other.is_float() {
            let floats = [self.promoted(), other.promoted()].into_iter().filter(|scalar| scalar.is_float());
            return floats.max();
        }
        Scalar::of_int(self.promoted().int()?.common(other.promoted().int()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_common_type_is_that_of_cpp() {
        let common = |one: Scalar, other: Scalar| one.common(other).expect("they are numbers");
        assert_eq!(common(Scalar::Bool, Scalar::Uint8), Scalar::Int32);
        assert_eq!(common(Scalar::Uint32, Scalar::Int32), Scalar::Uint32);
        assert_eq!(common(Scalar::Uint32, Scalar::Int64), Scalar::Int64);
        assert_eq!(common(Scalar::Uint64, Scalar::Int64), Scalar::Uint64);
        assert_eq!(common(Scalar::Uint64, Scalar::Float32), Scalar::Float32);
        assert_eq!(common(Scalar::Float64, Scalar::Float32), Scalar::Float64);
        assert_eq!(common(Scalar::Float16, Scalar::Float16), Scalar::Float32);
        assert_eq!(common(Scalar::Float16, Scalar::Uint64), Scalar::Float32);
        assert_eq!(common(Scalar::Float16, Scalar::Float64), Scalar::Float64);
        assert_eq!(Scalar::Pointer.common(Scalar::Int32), None);
    }

    #[test]
    fn integers_have_their_width() {
        for scalar in Scalar::ALL {
            if let Some(int) = scalar.int() {
                assert_eq!(Scalar::of_int(int), Some(scalar));
                assert_eq!(u64::from(int.bits), 8 * scalar.bytes());
            }
        }
    }
}
