//! What is known of a C++ type.

use crate::{DeclarationId, Vector};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::ops::Deref;

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
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_const: bool,
    /// Whether it is a pointer that C's `restrict` is about: while it is there, nothing else leads to what it changes.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_restrict: bool,
    /// Size in bytes, when the type is complete.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<u64>,
    /// Whether an object of it that is declared without a value gets one: from a constructor the user wrote, or from
    /// members that have one; for an array, whether its elements do.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_constructed: bool,
    /// Whether something happens at the end of an object's life: a destructor the user wrote does something, of the
    /// class itself or of a member; for an array, of its elements.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_destroyed: bool,
    /// Whether it is an array that is declared without a size: `float[]`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_unsized: bool,
    /// Whether `auto` or `decltype` stands where others say the type.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_deduced: bool,
    /// Whether it is a reference that binds to what is about to end: `T &&`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_rvalue_reference: bool,
    /// Whether it is the class of a lambda, which has no name: clang calls it `(lambda at file:line)`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_lambda: bool,
    /// Whether no one can say it, since it is or holds a class without a name.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_unnamed: bool,
    /// Of a class or an enumeration in a scope, or made of a template: the names of the scopes, outermost first, and
    /// its own, without arguments: `mesh`, `Node`. Inline namespaces count. Empty for all else.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<String>,
    /// Whether it is a class made of a template: `Pair<float, 2>`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_specialisation: bool,
    /// What it is, names resolved.
    pub kind: TypeKind,
    /// Where the user's files declare it, as it is spelled: a class, an enumeration, another name for a type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declaration: Option<DeclarationId>,
    /// The types among the arguments of a template that it is made of: `float` of `Pair<float, 2>`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arguments: Vec<TypeId>,
}

/// The kinds of types okl tells apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
    Pointer(TypeId),
    /// A reference to something.
    Reference(TypeId),
    /// An array; no length when it is `[]` or not a constant.
    Array {
        /// The element.
        of: TypeId,
        /// Number of elements.
        #[serde(default, skip_serializing_if = "Option::is_none")]
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

impl IntType {
    /// `int`
    pub const INT: IntType = IntType { bits: 32, signed: true };

    /// The type that a value has in an expression (C++ [conv.prom]).
    #[must_use]
    pub fn promoted(self) -> IntType {
        if self.bits < IntType::INT.bits { IntType::INT } else { self }
    }

    /// The type that two operands are converted to (C++ [expr.arith.conv]).
    #[must_use]
    pub fn common(self, other: IntType) -> IntType {
        let (one, other) = (self.promoted(), other.promoted());
        match one.bits.cmp(&other.bits) {
            Ordering::Less => other,
            Ordering::Greater => one,
            Ordering::Equal => IntType { signed: one.signed && other.signed, ..one },
        }
    }

    /// The least value, for at most 64 bits.
    pub fn least(self) -> i128 {
        if self.signed { -(1 << (self.bits.clamp(1, 64) - 1)) } else { 0 }
    }

    /// The largest value, for at most 64 bits.
    pub fn largest(self) -> i128 {
        (1 << (self.bits.clamp(1, 64) - u32::from(self.signed))) - 1
    }

    /// True if a value of the type can be `value`.
    pub fn holds(self, value: i64) -> bool {
        (self.least()..=self.largest()).contains(&value.into())
    }
}

/// A type of a unit, from which the types it is made of can be reached.
#[derive(Clone, Copy, Debug)]
pub struct Ty<'u> {
    all: &'u [Type],
    id: TypeId,
}

impl<'u> Ty<'u> {
    /// The type of that name among all of a unit.
    ///
    /// # Panics
    /// When it is asked for something and the name comes from another unit.
    pub fn new(all: &'u [Type], id: TypeId) -> Ty<'u> {
        Ty { all, id }
    }

    /// Its name.
    pub fn id(self) -> TypeId {
        self.id
    }

    /// The type itself, for as long as the unit lives.
    pub fn get(self) -> &'u Type {
        &self.all[self.id.0 as usize]
    }

    /// Another type of the same unit.
    pub fn at(self, id: TypeId) -> Ty<'u> {
        Ty { id, ..self }
    }

    /// What a pointer points to, what an array is made of.
    pub fn element(self) -> Option<Ty<'u>> {
        match self.kind {
            TypeKind::Pointer(to) | TypeKind::Array { of: to, .. } => Some(self.at(to)),
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

    /// The declarations of all that its spelling names: of it, of what it points to or is made of.
    pub fn declarations(self) -> Vec<DeclarationId> {
        let mut found: Vec<DeclarationId> = self.declaration.into_iter().collect();
        let parts = self.element().or_else(|| self.referred()).into_iter();
        let arguments = self.get().arguments.iter().map(|id| self.at(*id));
        found.extend(parts.chain(arguments).flat_map(Ty::declarations));
        found
    }

    /// What an array of arrays is made of in the end; the type itself, where it is none.
    pub fn innermost(self) -> Ty<'u> {
        match self.kind {
            TypeKind::Array { of, .. } => self.at(of).innermost(),
            TypeKind::Void
            | TypeKind::Bool
            | TypeKind::Int(_)
            | TypeKind::Float
            | TypeKind::Pointer(_)
            | TypeKind::Reference(_)
            | TypeKind::Record
            | TypeKind::Enum
            | TypeKind::Function
            | TypeKind::Other => self,
        }
    }

    /// What a reference refers to.
    pub fn referred(self) -> Option<Ty<'u>> {
        if let TypeKind::Reference(to) = self.kind { Some(self.at(to)) } else { None }
    }

    /// What a reference refers to, or the type itself.
    pub fn value(self) -> Ty<'u> {
        self.referred().unwrap_or(self)
    }

    /// Whether numbers of more than 32 bits are computed with: `double`, `double2 *`, `Pair<double>`.
    pub fn has_doubles(self) -> bool {
        self.any(&|ty| ty.is_double() || Vector::named(ty.name()).is_some_and(|one| one.scalar == "double"))
    }

    /// Whether it, or a type that it leads to, is made of or has as an argument, is such a type; members do not count.
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

impl Type {
    /// Whether it is a pointer.
    pub fn is_pointer(&self) -> bool {
        matches!(self.kind, TypeKind::Pointer(_))
    }

    /// Whether it is a reference.
    pub fn is_reference(&self) -> bool {
        matches!(self.kind, TypeKind::Reference(_))
    }

    /// Whether it is an array.
    pub fn is_array(&self) -> bool {
        matches!(self.kind, TypeKind::Array { .. })
    }

    /// What it is called with all names resolved, without a `const` or `volatile` of its own: `float`, `mesh::Node`,
    /// `const float *`.
    pub fn name(&self) -> &str {
        self.without_own(&self.canonical)
    }

    /// What the user calls it, likewise: `size_t`, `dfloat`.
    pub fn alias(&self) -> &str {
        self.without_own(&self.spelling)
    }

    /// What it is called in the scope that declares it, likewise: `Node` of `mesh::Node`.
    pub fn unscoped(&self) -> &str {
        self.path.last().map_or(self.name(), String::as_str)
    }

    fn without_own<'t>(&self, mut name: &'t str) -> &'t str {
        const OWN: [&str; 2] = ["const", "volatile"];
        // `float *const`, but `const row`
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

    /// The type in words that say it: as the user spelled it, or what was deduced.
    pub fn said(&self) -> &str {
        if self.is_deduced { &self.canonical } else { &self.spelling }
    }

    /// Whether it is a floating point number of more than 32 bits.
    pub fn is_double(&self) -> bool {
        self.kind == TypeKind::Float && self.size > Some(4)
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

/// What targets call floating point numbers of 16 bits. OKL has none: the names are there to be refused.
pub const HALF: &[&str] =
    &["__half", "__half2", "__nv_bfloat16", "bfloat16", "half", "half2", "half3", "half4"];
