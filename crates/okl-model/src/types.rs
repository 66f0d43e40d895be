//! C++ types.

use crate::{DeclarationId, TypeId, Vector};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::ops::Deref;

/// A type: its spelling, its canonical form and its properties.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Type {
    /// The spelling as clang prints it, with the user's type names: `const dfloat *`.
    pub spelling: String,
    /// The spelling with all names resolved: `const float *`.
    pub canonical: String,
    /// True if the type itself (not the type it points to) is `const`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_const: bool,
    /// True if it is a pointer with C's `restrict`: during its lifetime, memory that it changes is accessed only
    /// through it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_restrict: bool,
    /// The size in bytes, if the type is complete.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<u64>,
    /// True if default initialization of an object gives it a value, by a user-provided constructor or by initializers
    /// of members; for an array, that of its elements.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_constructed: bool,
    /// True if destruction of an object has an effect: a user-provided destructor of the class or of a member is not
    /// empty; for an array, that of its elements.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_destroyed: bool,
    /// True if it is an array without a size: `float[]`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_unsized: bool,
    /// True if it is written with `auto` or `decltype`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_deduced: bool,
    /// True if it is an rvalue reference: `T &&`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_rvalue_reference: bool,
    /// True if it is the closure type of a lambda, which has no name: clang prints `(lambda at file:line)`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_lambda: bool,
    /// True if it cannot be spelled, because it is or contains an unnamed class.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_unnamed: bool,
    /// Of a class or an enumeration in a scope, or of an instance of a class template: the names of the scopes,
    /// outermost first, and its own, without template arguments: `mesh`, `Node`. Inline namespaces are included. Empty
    /// for all other types.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<String>,
    /// True if it is an instance of a class template: `Pair<float, 2>`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_specialisation: bool,
    /// Its kind, with names resolved.
    pub kind: TypeKind,
    /// The declaration of the name it is spelled with, in the user's files: a class, an enumeration or an alias.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declaration: Option<DeclarationId>,
    /// Its template arguments that are types: `float` of `Pair<float, 2>`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arguments: Vec<TypeId>,
}

/// The kinds of types that okl tells apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TypeKind {
    /// `void`.
    Void,
    /// `bool`.
    Bool,
    /// An integer or character type.
    Int(IntType),
    /// A floating-point type; its width is [`Type::size`].
    Float,
    /// A pointer to a type.
    Pointer(TypeId),
    /// A reference to a type.
    Reference(TypeId),
    /// An array.
    Array {
        /// The element type.
        of: TypeId,
        /// The number of elements; none if it is `[]` or not a constant.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        len: Option<u64>,
    },
    /// A struct, class or union.
    Record,
    /// An enumeration.
    Enum,
    /// A function.
    Function,
    /// A type that depends on a template parameter, or one that okl does not model.
    #[default]
    Other,
}

/// The width and signedness of an integer type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct IntType {
    /// Width in bits.
    pub bits: u32,
    /// True if it is signed.
    pub signed: bool,
}

impl IntType {
    /// `int`
    pub const INT: IntType = IntType { bits: 32, signed: true };

    /// The type after integral promotion (C++ [conv.prom]).
    #[must_use]
    pub fn promoted(self) -> IntType {
        if self.bits < IntType::INT.bits { IntType::INT } else { self }
    }

    /// The common type of two operands after the usual arithmetic conversions (C++ [expr.arith.conv]).
    #[must_use]
    pub fn common(self, other: IntType) -> IntType {
        let (one, other) = (self.promoted(), other.promoted());
        match one.bits.cmp(&other.bits) {
            Ordering::Less => other,
            Ordering::Greater => one,
            Ordering::Equal => IntType { signed: one.signed && other.signed, ..one },
        }
    }

    /// The smallest value, for types of at most 64 bits.
    pub fn least(self) -> i128 {
        if self.signed { -(1 << (self.bits.clamp(1, 64) - 1)) } else { 0 }
    }

    /// The largest value, for types of at most 64 bits.
    pub fn largest(self) -> i128 {
        (1 << (self.bits.clamp(1, 64) - u32::from(self.signed))) - 1
    }

    /// Returns true if the type can represent `value`.
    pub fn holds(self, value: i64) -> bool {
        (self.least()..=self.largest()).contains(&value.into())
    }
}

/// A type together with the unit's list of types, so that the types it refers to can be resolved.
#[derive(Clone, Copy, Debug)]
pub struct Ty<'u> {
    all: &'u [Type],
    id: TypeId,
}

impl<'u> Ty<'u> {
    /// The type with that index in the list of a unit's types.
    ///
    /// # Panics
    /// Its accessors panic if the index comes from another unit.
    pub fn new(all: &'u [Type], id: TypeId) -> Ty<'u> {
        Ty { all, id }
    }

    /// Its index.
    pub fn id(self) -> TypeId {
        self.id
    }

    /// The type itself, with the lifetime of the unit.
    pub fn get(self) -> &'u Type {
        &self.all[self.id.0 as usize]
    }

    /// Another type of the same unit.
    pub fn at(self, id: TypeId) -> Ty<'u> {
        Ty { id, ..self }
    }

    /// The pointee of a pointer, the element type of an array.
    pub fn element(self) -> Option<Ty<'u>> {
        match self.kind {
            TypeKind::Pointer(to) | TypeKind::Array { of: to, .. } => Some(self.at(to)),
            _ => None,
        }
    }

    /// The declarations of all names in its spelling: its own, and those of pointees, elements and template arguments.
    pub fn declarations(self) -> Vec<DeclarationId> {
        let mut found: Vec<DeclarationId> = self.declaration.into_iter().collect();
        let parts = self.element().or_else(|| self.referred()).into_iter();
        let arguments = self.get().arguments.iter().map(|id| self.at(*id));
        found.extend(parts.chain(arguments).flat_map(Ty::declarations));
        found
    }

    /// The innermost element type of nested arrays; the type itself if it is no array.
    pub fn innermost(self) -> Ty<'u> {
        match self.kind {
            TypeKind::Array { of, .. } => self.at(of).innermost(),
            _ => self,
        }
    }

    /// The referenced type of a reference.
    pub fn referred(self) -> Option<Ty<'u>> {
        if let TypeKind::Reference(to) = self.kind { Some(self.at(to)) } else { None }
    }

    /// The referenced type of a reference, else the type itself.
    pub fn value(self) -> Ty<'u> {
        self.referred().unwrap_or(self)
    }

    /// Returns true if it holds floating-point numbers of more than 32 bits: `double`, `double2 *`, `Pair<double>`.
    pub fn has_doubles(self) -> bool {
        self.any(&|ty| ty.is_double() || Vector::named(ty.name()).is_some_and(|one| one.scalar == "double"))
    }

    /// Returns true if `is_such` is true of the type, or of a type that it points to, is an array of or has as a
    /// template argument. Members of classes are not visited.
    pub fn any(self, is_such: &dyn Fn(&'u Type) -> bool) -> bool {
        let parts = self.element().or_else(|| self.referred()).into_iter();
        let arguments = self.get().arguments.iter().map(|id| self.at(*id));
        is_such(self.get()) || parts.chain(arguments).any(|part| part.any(is_such))
    }
}

impl Deref for Ty<'_> {
    type Target = Type;

    fn deref(&self) -> &Type {
        self.get()
    }
}

impl TypeKind {
    /// Returns true for numbers, truth values, enumerators and pointers.
    pub fn is_scalar(&self) -> bool {
        match self {
            TypeKind::Bool | TypeKind::Int(_) | TypeKind::Float | TypeKind::Enum | TypeKind::Pointer(_) => {
                true
            }
            TypeKind::Void
            | TypeKind::Reference(_)
            | TypeKind::Array { .. }
            | TypeKind::Record
            | TypeKind::Function
            | TypeKind::Other => false,
        }
    }
}

impl Type {
    /// Returns true if it is a pointer.
    pub fn is_pointer(&self) -> bool {
        matches!(self.kind, TypeKind::Pointer(_))
    }

    /// Returns true if it is a reference.
    pub fn is_reference(&self) -> bool {
        matches!(self.kind, TypeKind::Reference(_))
    }

    /// Returns true if it is an array.
    pub fn is_array(&self) -> bool {
        matches!(self.kind, TypeKind::Array { .. })
    }

    /// Its canonical name without a top-level `const` or `volatile`: `float`, `mesh::Node`, `const float *`.
    pub fn name(&self) -> &str {
        self.without_own(&self.canonical)
    }

    /// The name in the user's spelling, without a top-level `const` or `volatile`: `size_t`, `dfloat`.
    pub fn alias(&self) -> &str {
        self.without_own(&self.spelling)
    }

    /// The name without scopes: `Node` of `mesh::Node`.
    pub fn unscoped(&self) -> &str {
        self.path.last().map_or(self.name(), String::as_str)
    }

    fn without_own<'t>(&self, mut name: &'t str) -> &'t str {
        const OWN: [&str; 2] = ["const", "volatile"];
        // The qualifiers follow in `float *const`, but precede in `const row`.
        if self.is_pointer() && name.contains('*') {
            while let Some(rest) = OWN.iter().find_map(|word| name.strip_suffix(word)) {
                name = rest.trim_end();
            }
        } else {
            while let Some(rest) = OWN.iter().find_map(|word| name.strip_prefix(word)?.strip_prefix(' ')) {
                name = rest;
            }
        }
        name
    }

    /// A spelling that can be written in code: the user's, or the canonical one if the type is deduced.
    pub fn source_spelling(&self) -> &str {
        if self.is_deduced { &self.canonical } else { &self.spelling }
    }

    /// Returns true if it is a floating-point type of more than 32 bits.
    pub fn is_double(&self) -> bool {
        self.kind == TypeKind::Float && self.size > Some(4)
    }

    /// Returns true if it is `half`, whatever its qualifiers.
    pub fn is_half(&self) -> bool {
        self.kind == TypeKind::Float && self.name() == HALF
    }

    /// The integer type, if it is one; enumerations and `bool` are not.
    pub fn int(&self) -> Option<IntType> {
        match self.kind {
            TypeKind::Int(int) => Some(int),
            _ => None,
        }
    }
}

/// The floating-point type of 16 bits, IEEE binary16. It is a type of memory: arithmetic takes place in `float`.
pub const HALF: &str = "half";

/// Names of other 16-bit floating-point types of the targets. OKL has no such types: these names are refused.
pub const OTHER_HALVES: &[&str] =
    &["__half", "__half2", "__nv_bfloat16", "bfloat16", "half2", "half3", "half4"];
