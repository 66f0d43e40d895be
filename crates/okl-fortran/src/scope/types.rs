//! Types.

use super::scope_id::ScopeId;

/// The type of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Type {
    /// An integer of so many bytes.
    Integer(u8),
    /// A real number of so many bytes.
    Real(u8),
    /// A complex number, each part of so many bytes.
    Complex(u8),
    /// A logical value of so many bytes.
    Logical(u8),
    /// Text.
    Character,
    /// A derived type.
    Derived(TypeRef),
    /// A type that is not known, such as one with a kind that has no value.
    Unknown,
}

/// A derived type: where it is defined.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TypeRef {
    /// The scope with the definition.
    pub scope: ScopeId,
    /// Its name there, in small letters.
    pub name: String,
}

impl Type {
    /// The type of `1`.
    pub const DEFAULT_INTEGER: Type = Type::Integer(4);
    /// The type of `1.0`.
    pub const DEFAULT_REAL: Type = Type::Real(4);
    /// The type of `.true.`.
    pub const DEFAULT_LOGICAL: Type = Type::Logical(4);

    /// True for integer, real and complex types.
    pub fn is_number(&self) -> bool {
        matches!(self, Type::Integer(_) | Type::Real(_) | Type::Complex(_))
    }

    /// The size in bytes of a kind: of both parts, for complex numbers. 0 if it is not known.
    pub fn bytes(&self) -> u32 {
        match self {
            Type::Integer(kind) | Type::Real(kind) | Type::Logical(kind) => u32::from(*kind),
            Type::Complex(kind) => 2 * u32::from(*kind),
            Type::Character | Type::Derived(_) | Type::Unknown => 0,
        }
    }

    /// The kind: the size in bytes, of one part for complex numbers.
    pub fn kind(&self) -> u8 {
        match self {
            Type::Integer(kind) | Type::Real(kind) | Type::Logical(kind) | Type::Complex(kind) => *kind,
            Type::Character | Type::Derived(_) | Type::Unknown => 0,
        }
    }

    /// The type of an arithmetic operation with operands of these types (F2018 10.1.9.3, table 10.2).
    pub fn joined(&self, other: &Type) -> Type {
        let rank = |ty: &Type| match ty {
            Type::Integer(_) => 0,
            Type::Real(_) => 1,
            Type::Complex(_) => 2,
            _ => 3,
        };
        match rank(self).cmp(&rank(other)) {
            std::cmp::Ordering::Less if *self == Type::Integer(self.kind()) => other.clone(),
            std::cmp::Ordering::Greater if *other == Type::Integer(other.kind()) => self.clone(),
            // Of a real and a complex number, or of two of a kind, the larger kind.
            _ => {
                let kind = self.kind().max(other.kind());
                match (self, other) {
                    (Type::Integer(_), Type::Integer(_)) => Type::Integer(kind),
                    (Type::Complex(_), _) | (_, Type::Complex(_)) => Type::Complex(kind),
                    (Type::Real(_), _) | (_, Type::Real(_)) => Type::Real(kind),
                    (Type::Logical(_), Type::Logical(_)) => Type::Logical(kind),
                    _ => self.clone(),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Type;

    #[test]
    fn operands_of_two_types_have_a_common_one() {
        let (i4, i8, r4, r8, z4) =
            (Type::Integer(4), Type::Integer(8), Type::Real(4), Type::Real(8), Type::Complex(4));
        assert_eq!(i4.joined(&i8), i8);
        assert_eq!(i8.joined(&r4), r4);
        assert_eq!(r8.joined(&i4), r8);
        assert_eq!(z4.joined(&i8), z4);
        assert_eq!(z4.joined(&r8), Type::Complex(8));
        assert_eq!(r4.joined(&r8), r8);
    }
}
