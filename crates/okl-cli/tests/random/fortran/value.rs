//! Types, the values that something can have, and expressions as text.

/// A type of Fortran.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Type {
    Integer(u8),
    Real(u8),
    Logical,
    Complex,
}

pub(super) const TYPES: [Type; 8] = [
    Type::Integer(4),
    Type::Real(8),
    Type::Real(4),
    Type::Integer(8),
    Type::Integer(2),
    Type::Integer(1),
    Type::Logical,
    Type::Complex,
];

impl Type {
    /// The type as a declaration names it.
    pub(super) fn written(self) -> String {
        match self {
            Type::Integer(kind) => format!("integer({kind})"),
            Type::Real(kind) => format!("real({kind})"),
            Type::Logical => "logical".into(),
            Type::Complex => "complex(8)".into(),
        }
    }

    /// The kind as the argument of a conversion, and as the suffix of a number.
    pub(super) fn kind(self) -> u8 {
        match self {
            Type::Integer(kind) | Type::Real(kind) => kind,
            Type::Logical => 4,
            Type::Complex => 8,
        }
    }

    pub(super) fn is_number(self) -> bool {
        matches!(self, Type::Integer(_) | Type::Real(_))
    }

    /// The values that variables of the type keep to.
    pub(super) fn usual(self) -> Range {
        let of = |high: i64, fraction| Range { low: -high as f64, high: high as f64, fraction };
        match self {
            Type::Integer(1) => of(20, 0),
            Type::Integer(2) => of(100, 0),
            Type::Integer(8) => of(10_000, 0),
            Type::Integer(_) => of(1000, 0),
            Type::Real(4) => of(16, 2),
            Type::Real(_) => of(64, 2),
            Type::Logical => Range { low: 0.0, high: 1.0, fraction: 0 },
            Type::Complex => of(8, 1),
        }
    }

    /// The bound of values of which every sum and product of two fits.
    pub(super) fn small(self) -> i64 {
        match self {
            Type::Integer(1) => 9,
            Type::Integer(2) => 99,
            Type::Integer(8) => 99_999,
            Type::Integer(_) => 999,
            Type::Real(4) => 63,
            _ => 1023,
        }
    }
}

/// The values from `low` to `high` that are multiples of two to the power of `-fraction`. For complex numbers, each of the
/// parts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Range {
    pub(super) low: f64,
    pub(super) high: f64,
    pub(super) fraction: i32,
}

impl Range {
    pub(super) fn new(low: i64, high: i64) -> Range {
        Range { low: low as f64, high: high as f64, fraction: 0 }
    }

    pub(super) fn magnitude(self) -> f64 {
        self.low.abs().max(self.high.abs())
    }

    /// Values of one or the other.
    pub(super) fn or(self, other: Range) -> Range {
        Range {
            low: self.low.min(other.low),
            high: self.high.max(other.high),
            fraction: self.fraction.max(other.fraction),
        }
    }

    /// From the negative to the positive of a magnitude.
    pub(super) fn around(magnitude: f64, fraction: i32) -> Range {
        Range { low: -magnitude, high: magnitude, fraction }
    }

    /// True if all values are exact in a type. The least integer is none of them: it has no absolute value.
    pub(super) fn fits(self, ty: Type) -> bool {
        let scaled = self.magnitude() * f64::from(self.fraction).exp2();
        match ty {
            Type::Integer(kind) => {
                let huge = (f64::from(kind) * 8.0 - 1.0).exp2() - 1.0;
                self.fraction == 0 && self.magnitude() <= huge.min(4e15)
            }
            Type::Real(4) => scaled <= 16_777_216.0 && self.fraction < 20,
            Type::Real(_) | Type::Complex => scaled <= 4e15 && self.fraction < 40,
            Type::Logical => true,
        }
    }

    pub(super) fn is_within(self, other: Range) -> bool {
        self.low >= other.low && self.high <= other.high && self.fraction <= other.fraction
    }
}

/// How tightly operators bind (F2018 10.1.3).
pub(super) mod level {
    pub(crate) const EQUIVALENCE: u8 = 1;
    pub(crate) const OR: u8 = 2;
    pub(crate) const AND: u8 = 3;
    pub(crate) const NOT: u8 = 4;
    pub(crate) const RELATION: u8 = 5;
    pub(crate) const SUM: u8 = 7;
    pub(crate) const PRODUCT: u8 = 8;
    pub(crate) const POWER: u8 = 9;
    pub(crate) const PRIMARY: u8 = 10;
}

/// An expression; its range fits its type.
#[derive(Clone, Debug)]
pub(super) struct Value {
    pub(super) text: String,
    pub(super) ty: Type,
    pub(super) range: Range,
    pub(super) level: u8,
    pub(super) is_array: bool,
}

impl Value {
    pub(super) fn primary(text: impl Into<String>, ty: Type, range: Range) -> Value {
        Value { text: text.into(), ty, range, level: level::PRIMARY, is_array: false }
    }

    /// The text as an operand that has to bind at least so tightly.
    pub(super) fn operand(&self, least: u8) -> String {
        if self.level >= least { self.text.clone() } else { format!("({})", self.text) }
    }

    /// The value of a call, an array if one of the arguments is.
    pub(super) fn call(name: &str, arguments: &[&Value], ty: Type, range: Range) -> Value {
        let texts: Vec<&str> = arguments.iter().map(|one| one.text.as_str()).collect();
        let value = Value::primary(format!("{name}({})", texts.join(", ")), ty, range);
        Value { is_array: arguments.iter().any(|one| one.is_array), ..value }
    }

    /// `left operator right`. Operators of one level go from left to right, but for `**`.
    pub(super) fn binary(
        left: &Value,
        operator: &str,
        right: &Value,
        of: u8,
        ty: Type,
        range: Range,
    ) -> Value {
        let (for_left, for_right) = match of {
            level::POWER => (of + 1, of),
            level::RELATION => (of + 1, of + 1),
            _ => (of, of + 1),
        };
        let text = format!("{} {operator} {}", left.operand(for_left), right.operand(for_right));
        Value { text, ty, range, level: of, is_array: left.is_array || right.is_array }
    }
}
