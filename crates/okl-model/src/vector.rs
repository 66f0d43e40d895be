//! The vector types of OKL: `float2`, `int4`, ...
//!
//! Their layout is the same on all targets, since host programs pass arrays and structs of them to kernels: vectors of
//! two and four elements are aligned to their size, but to at most 16 bytes; those of three have the alignment of an
//! element.

/// A vector type, by element type and width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vector {
    /// The prefix of its name: `uchar`.
    pub prefix: &'static str,
    /// The type of its elements: `unsigned char`.
    pub scalar: &'static str,
    /// The number of elements: 2, 3 or 4.
    pub width: usize,
}

const SCALARS: &[(&str, &str)] = &[
    ("char", "char"),
    ("uchar", "unsigned char"),
    ("short", "short"),
    ("ushort", "unsigned short"),
    ("int", "int"),
    ("uint", "unsigned int"),
    ("long", "long"),
    ("ulong", "unsigned long"),
    ("float", "float"),
    ("double", "double"),
];

impl Vector {
    /// The vector type with that name.
    pub fn named(name: &str) -> Option<Vector> {
        let width = name.bytes().last().filter(|last| (b'2'..=b'4').contains(last))?;
        let prefix = &name[..name.len() - 1];
        let (prefix, scalar) = SCALARS.iter().find(|(known, _)| *known == prefix)?;
        Some(Vector { prefix, scalar, width: usize::from(width - b'0') })
    }

    /// The vector type that a function constructs from elements: `float4` for `make_float4`.
    pub fn made_by(function: &str) -> Option<Vector> {
        function.strip_prefix("make_").and_then(Vector::named)
    }

    /// Its name: `float4`.
    pub fn name(&self) -> String {
        format!("{}{}", self.prefix, self.width)
    }

    /// The names of its elements: `x`, `y`, ...
    pub fn fields(&self) -> &'static [&'static str] {
        &["x", "y", "z", "w"][..self.width]
    }

    /// Returns true if its elements are unsigned integers.
    pub fn is_unsigned(&self) -> bool {
        self.prefix.starts_with('u')
    }

    /// The size of an element in bytes.
    pub fn element_size(&self) -> usize {
        match self.scalar.trim_start_matches("unsigned ") {
            "char" => 1,
            "short" => 2,
            "int" | "float" => 4,
            _ => 8,
        }
    }

    /// The size in bytes.
    pub fn size(&self) -> usize {
        self.element_size() * self.width
    }

    /// The alignment in bytes, which is that of CUDA.
    pub fn alignment(&self) -> usize {
        if self.width == 3 { self.element_size() } else { self.size().min(16) }
    }

    /// A C++ struct with the same layout: `struct alignas(8) float2 { float x, y; };`
    pub fn definition(&self) -> String {
        let (name, fields) = (self.name(), self.fields().join(", "));
        let alignas = match self.alignment() > self.element_size() {
            true => format!("alignas({}) ", self.alignment()),
            false => String::new(),
        };
        format!("struct {alignas}{name} {{ {} {fields}; }};", self.scalar)
    }

    /// Returns true if its elements are floating-point numbers.
    pub fn is_float(&self) -> bool {
        matches!(self.scalar, "float" | "double")
    }

    /// The binary operators that it supports.
    pub fn operators(&self) -> &'static [&'static str] {
        const ALL: &[&str] = &["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>"];
        if self.is_float() { &ALL[..4] } else { ALL }
    }
}

#[cfg(test)]
mod tests {
    use super::Vector;

    #[test]
    fn names_are_taken_apart() {
        let vector = Vector::named("uint3").expect("it is one");
        assert_eq!(
            (vector.scalar, vector.fields(), vector.name().as_str()),
            ("unsigned int", &["x", "y", "z"][..], "uint3")
        );
        assert_eq!(["float5", "float", "4", "", "bool2"].map(Vector::named), [None; 5]);
    }

    #[test]
    fn three_are_packed_and_others_lie_at_their_size_up_to_sixteen() {
        let of = |name| Vector::named(name).map(|vector| (vector.size(), vector.alignment()));
        let cases = [
            ("char2", (2, 2)),
            ("char3", (3, 1)),
            ("ushort4", (8, 8)),
            ("int3", (12, 4)),
            ("float2", (8, 8)),
            ("float4", (16, 16)),
            ("ulong3", (24, 8)),
            ("double2", (16, 16)),
            ("double4", (32, 16)),
        ];
        for (name, layout) in cases {
            assert_eq!(of(name), Some(layout), "{name}");
        }
        let definition = |name| Vector::named(name).map(|vector| vector.definition());
        assert_eq!(definition("char3").as_deref(), Some("struct char3 { char x, y, z; };"));
        assert_eq!(definition("long4").as_deref(), Some("struct alignas(16) long4 { long x, y, z, w; };"));
    }
}
