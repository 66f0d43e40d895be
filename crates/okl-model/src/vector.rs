//! The vector types of OKL: `float2`, `int4`, ...

/// A vector type by its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vector {
    /// How its name starts: `uchar`.
    pub prefix: &'static str,
    /// The type of its elements: `unsigned char`.
    pub scalar: &'static str,
    /// How many elements it has: 2, 3 or 4.
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
    /// The type that is called `name`.
    pub fn named(name: &str) -> Option<Vector> {
        let width = name.bytes().last().filter(|last| (b'2'..=b'4').contains(last))?;
        let prefix = &name[..name.len() - 1];
        let (prefix, scalar) = SCALARS.iter().find(|(known, _)| *known == prefix)?;
        Some(Vector { prefix, scalar, width: usize::from(width - b'0') })
    }

    /// `float4`
    pub fn name(&self) -> String {
        format!("{}{}", self.prefix, self.width)
    }

    /// `x`, `y`, and so on.
    pub fn fields(&self) -> &'static [&'static str] {
        &["x", "y", "z", "w"][..self.width]
    }

    /// Whether its elements are floating point numbers.
    pub fn is_float(&self) -> bool {
        matches!(self.scalar, "float" | "double")
    }

    /// The binary operators it has.
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
}
