//! Types of elements of arrays.

/// The type of an element: what NumPy calls kind and item size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Element {
    pub kind: Kind,
    pub bytes: u32,
}

/// Kinds of elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    Bool,
    Signed,
    Unsigned,
    Float,
    Complex,
    /// Structures and what else has bytes.
    Other,
}

impl Element {
    /// That of a format of `struct`, in the order of bytes of this machine: `f`, `<i`, `Zd`; none for another order, and for
    /// objects of Python.
    pub fn of_format(format: &[u8], bytes: u32) -> Option<Element> {
        // Names of fields stand between colons.
        if format.split(|sign| *sign == b':').step_by(2).any(|part| part.contains(&b'O')) {
            return None;
        }
        let (order, rest) = match format {
            [order @ (b'@' | b'=' | b'<' | b'>' | b'!'), rest @ ..] => (*order, rest),
            rest => (b'@', rest),
        };
        let kind = match rest {
            b"?" => Kind::Bool,
            b"b" | b"h" | b"i" | b"l" | b"q" | b"n" => Kind::Signed,
            b"B" | b"H" | b"I" | b"L" | b"Q" | b"N" => Kind::Unsigned,
            b"e" | b"f" | b"d" | b"g" => Kind::Float,
            [b'Z', ..] => Kind::Complex,
            _ => Kind::Other,
        };
        (is_native(order) || bytes == 1 || kind == Kind::Other).then_some(Element { kind, bytes })
    }

    /// That of a type string of the array interface: `<f4`.
    pub fn of_typestr(typestr: &str) -> Option<Element> {
        let mut signs = typestr.chars();
        let (order, kind) = (signs.next()?, signs.next()?);
        let bytes = signs.as_str().parse().ok()?;
        let kind = Kind::of_numpy(kind);
        (order == '|' || is_native(order as u8) || bytes == 1).then_some(Element { kind, bytes })
    }

    /// The name of the type in kernels, from which the arguments of templates follow.
    pub fn name(self) -> Option<&'static str> {
        Some(match (self.kind, self.bytes) {
            (Kind::Bool, 1) => "bool",
            (Kind::Signed, 1) => "signed char",
            (Kind::Unsigned, 1) => "unsigned char",
            (Kind::Signed, 2) => "short",
            (Kind::Unsigned, 2) => "unsigned short",
            (Kind::Signed, 4) => "int",
            (Kind::Unsigned, 4) => "unsigned int",
            (Kind::Signed, 8) => "long long",
            (Kind::Unsigned, 8) => "unsigned long long",
            (Kind::Float, 2) => "half",
            (Kind::Float, 4) => "float",
            (Kind::Float, 8) => "double",
            _ => return None,
        })
    }

    /// The type as NumPy writes it: `float32`.
    pub fn shown(self) -> String {
        match self.kind {
            Kind::Bool => "bool".into(),
            Kind::Signed => format!("int{}", 8 * self.bytes),
            Kind::Unsigned => format!("uint{}", 8 * self.bytes),
            Kind::Float => format!("float{}", 8 * self.bytes),
            Kind::Complex => format!("complex{}", 8 * self.bytes),
            Kind::Other => format!("elements of {} bytes", self.bytes),
        }
    }

    /// As a type string of the array interface.
    pub fn typestr(self) -> String {
        let kind = match self.kind {
            Kind::Bool => 'b',
            Kind::Signed => 'i',
            Kind::Unsigned => 'u',
            Kind::Float => 'f',
            Kind::Complex => 'c',
            Kind::Other => 'V',
        };
        let order = match (self.bytes, cfg!(target_endian = "little")) {
            (1, _) => '|',
            (_, true) => '<',
            (_, false) => '>',
        };
        format!("{order}{kind}{}", self.bytes)
    }
}

impl Kind {
    /// That of a letter of NumPy.
    pub fn of_numpy(letter: char) -> Kind {
        match letter {
            'b' => Kind::Bool,
            'i' => Kind::Signed,
            'u' => Kind::Unsigned,
            'f' => Kind::Float,
            'c' => Kind::Complex,
            _ => Kind::Other,
        }
    }
}

fn is_native(order: u8) -> bool {
    let own = if cfg!(target_endian = "little") { b'<' } else { b'>' };
    order == b'@' || order == b'=' || order == own
}
