//! Memories of a group, and the expressions for their elements.

use super::choices::Choices;
use super::class::Class;
use super::leaf::Leaf;
use super::sizes::SLICE;

/// A memory of a group: an array, a scalar, or a pointer to one.
#[derive(Clone, Debug)]
pub struct Memory {
    pub(crate) name: String,
    pub(crate) kind: MemoryKind,
    /// The number of elements.
    pub(crate) size: i64,
    /// True if all elements are initialized.
    pub(crate) filled: bool,
    /// An `int` expression: the index of the group.
    pub(crate) group: String,
    /// The function that reads an element: a lambda or a method.
    pub(crate) reader: Option<String>,
    /// The macro for element accesses: `AT(s, i)`.
    pub(crate) access: Option<String>,
    /// The indices of the memories that it may alias; empty for memory that is not a pointer.
    pub(crate) leads_to: Vec<usize>,
    /// The index of a pointer that never aliases this one.
    pub(crate) other_than: Option<usize>,
    /// True if the pointer is to global memory.
    pub(crate) is_far: bool,
}

/// The form of a memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryKind {
    /// `@shared T s[n]`
    Array(&'static str),
    /// `@shared T s[n][m]`
    Matrix(&'static str, i64),
    /// `@shared S s[n]`, with the suffix of the struct's name
    Record(&'static str),
    /// `@shared Ticket s[n]`
    Object(Class),
    /// `@shared float4 s[n]`, with the type's name
    Vector(&'static str),
    /// `@shared B s`, a struct with an array
    Block,
    /// `@shared unsigned s`
    Scalar,
    /// A part of `scr`.
    Slice,
}

/// The number of elements of the array in a `Block`.
pub const BLOCK: i64 = 40;

const fn leaf(path: &'static str, ty: &'static str) -> Leaf {
    Leaf { path, ty }
}

/// `struct S { unsigned a; unsigned b[2]; };`
const SMALL: &[Leaf] = &[leaf(".b[1]", "unsigned"), leaf(".a", "unsigned"), leaf(".b[0]", "unsigned")];

/// `struct R { S in; short h[2]; unsigned char c; unsigned long long w; int t; char k; float3 p; int4 q; double4 d; };`
const LARGE: &[Leaf] = &[
    leaf(".in.a", "unsigned"),
    leaf(".t", "int"),
    leaf(".in.b[1]", "unsigned"),
    leaf(".h[1]", "short"),
    leaf(".c", "unsigned char"),
    leaf(".w", "unsigned long long"),
    leaf(".in.b[0]", "unsigned"),
    leaf(".h[0]", "short"),
    leaf(".p.y", "float"),
    leaf(".q.w", "int"),
    leaf(".d.x", "double"),
    leaf(".k", "signed char"),
];

/// Returns true if a scalar in a `struct R` is a component of a vector, which has no address on some targets.
pub(crate) fn is_vector_part(number: &str) -> bool {
    [".p.y", ".q.w", ".d.x"].iter().any(|path| number.ends_with(path))
}

/// The vector types of the generator: name, type and number of the components.
const VECTORS: &[(&str, &str, usize)] = &[
    ("int2", "int", 2),
    ("float4", "float", 4),
    ("uint4", "unsigned", 4),
    ("float2", "float", 2),
    ("int4", "int", 4),
    ("uint2", "unsigned", 2),
    ("double2", "double", 2),
    ("short2", "short", 2),
    ("uchar4", "unsigned char", 4),
    ("char4", "char", 4),
    ("ushort2", "unsigned short", 2),
    ("float3", "float", 3),
    ("int3", "int", 3),
    ("long2", "long", 2),
    ("ulong2", "unsigned long", 2),
    ("uchar3", "unsigned char", 3),
    ("double3", "double", 3),
    ("short3", "short", 3),
    ("uint3", "unsigned", 3),
    ("double4", "double", 4),
    ("ulong3", "unsigned long", 3),
    ("long4", "long", 4),
    ("short4", "short", 4),
];

const PARTS: [&str; 4] = [".x", ".y", ".z", ".w"];

/// A random vector type.
pub fn vector(choices: &mut Choices<'_>) -> &'static str {
    choices.pick(VECTORS).0
}

/// The type and number of a vector's components.
pub fn parts_of(vector: &str) -> (&'static str, usize) {
    let found = VECTORS.iter().find(|(name, ..)| *name == vector);
    found.map_or(("int", 2), |(_, ty, width)| (*ty, *width))
}

/// A vector value from one number: `make_int2(a, b)`.
pub fn make_vector(vector: &str, value: &str) -> String {
    let (ty, width) = parts_of(vector);
    let parts: Vec<String> = (0..width).map(|part| convert(ty, &format!("({value}) + {part}u"))).collect();
    format!("make_{vector}({})", parts.join(", "))
}

/// The initializer of a struct from one number: `{{v, {v + 1u, 2u}}, ...}`.
pub fn braces(record: &str, value: &str) -> String {
    let small = format!("{{{value}, {{({value}) + 1u, ({value}) * 3u}}}}");
    match record {
        "S" => small,
        _ => format!(
            "{{{small}, {{{}, {}}}, {}, ({value}) * 5ull, {}, 7, {{{}, 2.0f}}, {{1, 2, 3, {}}}, {{{}, 4.0}}}}",
            convert("short", value),
            convert("short", &format!("({value}) * 7u")),
            convert("unsigned char", value),
            convert("int", value),
            convert("float", value),
            convert("int", value),
            convert("double", value)
        ),
    }
}

/// Converts an `unsigned` to another type, with values small enough that sums do not overflow.
pub fn convert(ty: &str, value: &str) -> String {
    match ty {
        "unsigned" => value.to_string(),
        "int" | "long" | "long long" => format!("(({ty})(({value}) & 0x3FFFu) - 99)"),
        "float" | "double" => format!("({ty})(({value}) & 0x3FFu)"),
        _ => format!("({ty})({value})"),
    }
}

/// Converts an element to `unsigned`.
pub fn as_unsigned(ty: &str, element: &str) -> String {
    match ty {
        "unsigned" => element.to_string(),
        // The conversion of a negative floating-point number to unsigned is undefined.
        "float" | "double" => format!("(unsigned)(int){element}"),
        _ => format!("(unsigned){element}"),
    }
}

impl Memory {
    /// Initialized memory that is not a pointer.
    pub(crate) fn new(name: String, kind: MemoryKind, size: i64, group: &str) -> Memory {
        Memory {
            name,
            kind,
            size,
            filled: true,
            group: group.to_string(),
            reader: None,
            access: None,
            leads_to: Vec::new(),
            other_than: None,
            is_far: false,
        }
    }

    /// The scalars in an element.
    pub(crate) fn leaves(&self) -> Vec<Leaf> {
        match self.kind {
            MemoryKind::Array(ty) | MemoryKind::Matrix(ty, _) => vec![leaf("", ty)],
            MemoryKind::Record("S") => SMALL.to_vec(),
            MemoryKind::Record(_) => LARGE.to_vec(),
            MemoryKind::Object(class) => class.leaves(),
            MemoryKind::Vector(name) => {
                let (ty, width) = parts_of(name);
                PARTS[..width].iter().map(|part| leaf(part, ty)).collect()
            }
            MemoryKind::Block | MemoryKind::Scalar | MemoryKind::Slice => vec![leaf("", "unsigned")],
        }
    }

    /// A random scalar of an element.
    pub(crate) fn leaf(&self, choices: &mut Choices<'_>) -> Leaf {
        choices.pick(&self.leaves())
    }

    /// The element expression: `s[i]`
    pub(crate) fn element(&self, index: &str) -> String {
        match (self.kind, &self.access) {
            (MemoryKind::Matrix(_, row), _) => {
                format!("{}[({index}) / {row}][({index}) % {row}]", self.name)
            }
            (MemoryKind::Scalar, _) => self.name.clone(),
            (MemoryKind::Slice, _) => format!("scr[({}) * {SLICE} + ({index})]", self.group),
            (MemoryKind::Block, _) => format!("{}.v[{index}]", self.name),
            (
                MemoryKind::Array(_) | MemoryKind::Record(_) | MemoryKind::Object(_) | MemoryKind::Vector(_),
                Some(access),
            ) => {
                format!("{access}({}, {index})", self.name)
            }
            (
                MemoryKind::Array(_) | MemoryKind::Record(_) | MemoryKind::Object(_) | MemoryKind::Vector(_),
                None,
            ) => {
                format!("{}[{index}]", self.name)
            }
        }
    }

    /// The scalar `leaf` of an element, converted to `unsigned`.
    pub(crate) fn read(&self, index: &str, leaf: Leaf) -> String {
        match (&self.reader, self.kind) {
            (Some(reader), _) => format!("{reader}({index})"),
            (None, MemoryKind::Object(class)) => class.read(&self.element(index), leaf),
            (None, _) => as_unsigned(leaf.ty, &format!("{}{}", self.element(index), leaf.path)),
        }
    }

    /// The address of the first element and the element type, if a pointer can iterate over the memory.
    pub(crate) fn row(&self) -> Option<(String, &'static str)> {
        match self.kind {
            MemoryKind::Array(ty) => Some((self.name.clone(), ty)),
            MemoryKind::Block => Some((format!("{}.v", self.name), "unsigned")),
            MemoryKind::Slice => Some((format!("(scr + ({}) * {SLICE})", self.group), "unsigned")),
            MemoryKind::Matrix(..)
            | MemoryKind::Record(_)
            | MemoryKind::Object(_)
            | MemoryKind::Vector(_)
            | MemoryKind::Scalar => None,
        }
    }

    /// True if it is global memory.
    pub(crate) fn is_global(&self) -> bool {
        self.is_far || matches!(self.kind, MemoryKind::Slice)
    }
}

/// Returns true if two memories may alias.
pub(crate) fn share(all: &[Memory], a: usize, b: usize) -> bool {
    let roots = |at: usize| match all[at].leads_to.as_slice() {
        [] => vec![at],
        many => many.to_vec(),
    };
    let apart = all[a].other_than == Some(b) || all[b].other_than == Some(a);
    !apart && roots(a).iter().any(|root| roots(b).contains(root))
}
