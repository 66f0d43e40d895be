//! Expressions of host code, in which each conversion is written.

use super::scalar::Scalar;
use serde::{Deserialize, Serialize};

/// An expression of host code.
///
/// Its meaning is that of C++ with all conversions written out: the operands of an operation have one type, and only
/// [`Expression::Convert`] and [`Expression::Update`] convert. Operands are evaluated from left to right. Integers
/// wrap around; signed overflow is undefined in C++, so the compiled launcher may differ there. Dividing an integer by
/// 0 or the smallest one by -1, shifting by a negative number or by the width of the type or more, and converting a floating-point number to an
/// integer that cannot represent it are errors.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Expression {
    /// A constant integer, truth value or enumerator.
    Integer {
        /// Its type.
        #[serde(rename = "type")]
        ty: Scalar,
        /// Its value. A value of `uint64` from 2^63 on is written as the `int64` with the same bits.
        value: i64,
    },
    /// A constant floating-point number.
    Float {
        /// Its type.
        #[serde(rename = "type")]
        ty: Scalar,
        /// Its value.
        value: f64,
    },
    /// The null pointer.
    Null,
    /// The value of a place.
    Read {
        /// Its type.
        #[serde(rename = "type")]
        ty: Scalar,
        /// The place.
        place: Place,
    },
    /// A conversion. A number or pointer becomes `true` unless it is 0 or null; an integer that does not fit keeps its
    /// lowest bits; a floating-point number loses its fraction.
    Convert {
        /// The type of the result.
        to: Scalar,
        /// The operand.
        value: Box<Expression>,
    },
    /// `-a`, of the type of the operand.
    Negate {
        /// The operand.
        value: Box<Expression>,
    },
    /// `~a`, of the type of the operand.
    Complement {
        /// The operand.
        value: Box<Expression>,
    },
    /// `!a` of a truth value.
    Not {
        /// The operand.
        value: Box<Expression>,
    },
    /// `a + b`: both operands, and the result, have one type. Only the right operand of a shift may have another one.
    Binary {
        /// The operator.
        operator: Operator,
        /// The left operand.
        left: Box<Expression>,
        /// The right operand.
        right: Box<Expression>,
    },
    /// `a < b` of operands of one type; pointers are only equal or not. The result is a truth value.
    Compare {
        /// The operator.
        operator: Relation,
        /// The left operand.
        left: Box<Expression>,
        /// The right operand.
        right: Box<Expression>,
    },
    /// `a && b` of truth values: `b` is evaluated only if `a` is true.
    And {
        /// The left operand.
        left: Box<Expression>,
        /// The right operand.
        right: Box<Expression>,
    },
    /// `a || b` of truth values: `b` is evaluated only if `a` is false.
    Or {
        /// The left operand.
        left: Box<Expression>,
        /// The right operand.
        right: Box<Expression>,
    },
    /// `c ? a : b` of a truth value and two operands of one type, only one of which is evaluated.
    Choose {
        /// `c`
        condition: Box<Expression>,
        /// `a`
        then: Box<Expression>,
        /// `b`
        otherwise: Box<Expression>,
    },
    /// `a = b`; the place has the type of the value, which is the result.
    Assign {
        /// The place that changes.
        place: Place,
        /// The value.
        value: Box<Expression>,
    },
    /// `a += b`, `++a`, `a--`: the place is read, converted to the type of the calculation, combined with the value,
    /// and converted back.
    Update {
        /// The operator.
        operator: Operator,
        /// The type of the place, and of the result.
        #[serde(rename = "type")]
        ty: Scalar,
        /// The place that changes.
        place: Place,
        /// The type of the calculation.
        computed_as: Scalar,
        /// The right operand, of the type of the calculation; that of a shift may have another type.
        value: Box<Expression>,
        /// True if the result is the value before the change: `a++`.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        is_old: bool,
    },
    /// `a, b`: the result is `b`.
    Then {
        /// What is evaluated first.
        first: Box<Expression>,
        /// What is evaluated second.
        second: Box<Expression>,
    },
}

/// An argument of the kernel, or a variable of its host code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Object {
    /// The argument with that number, from 0. Host code that assigns to it changes its copy.
    Argument(u32),
    /// The variable with that number in [`super::Host::variables`].
    Variable(u32),
}

/// A value in an object: the object itself, or a field of a struct.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Place {
    /// The object.
    pub of: Object,
    /// The offset of the value in the object, in bytes.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub offset: u64,
}

/// An operator on numbers of one type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Operator {
    /// `+`
    #[serde(rename = "+")]
    Add,
    /// `-`
    #[serde(rename = "-")]
    Subtract,
    /// `*`
    #[serde(rename = "*")]
    Multiply,
    /// `/`
    #[serde(rename = "/")]
    Divide,
    /// `%`, of integers.
    #[serde(rename = "%")]
    Remainder,
    /// `<<`, of integers.
    #[serde(rename = "<<")]
    ShiftLeft,
    /// `>>`, of integers.
    #[serde(rename = ">>")]
    ShiftRight,
    /// `&`, of integers.
    #[serde(rename = "&")]
    And,
    /// `|`, of integers.
    #[serde(rename = "|")]
    Or,
    /// `^`, of integers.
    #[serde(rename = "^")]
    Xor,
    /// `b < a ? b : a`
    #[serde(rename = "min")]
    Min,
    /// `b > a ? b : a`
    #[serde(rename = "max")]
    Max,
}

/// A comparison of two values of one type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Relation {
    /// `==`
    #[serde(rename = "==")]
    Equal,
    /// `!=`
    #[serde(rename = "!=")]
    NotEqual,
    /// `<`
    #[serde(rename = "<")]
    Less,
    /// `<=`
    #[serde(rename = "<=")]
    LessEqual,
    /// `>`
    #[serde(rename = ">")]
    Greater,
    /// `>=`
    #[serde(rename = ">=")]
    GreaterEqual,
}

impl Operator {
    /// Returns true if the operator exists for integers only.
    pub fn is_of_integers(self) -> bool {
        match self {
            Operator::Remainder
            | Operator::ShiftLeft
            | Operator::ShiftRight
            | Operator::And
            | Operator::Or
            | Operator::Xor => true,
            Operator::Add
            | Operator::Subtract
            | Operator::Multiply
            | Operator::Divide
            | Operator::Min
            | Operator::Max => false,
        }
    }

    /// Returns true if it is a shift, the operands of which may have different types.
    pub fn is_shift(self) -> bool {
        matches!(self, Operator::ShiftLeft | Operator::ShiftRight)
    }
}

impl Expression {
    /// The type of the result.
    pub fn ty(&self) -> Scalar {
        // A loop, since a long sum leans to one side.
        let mut at = self;
        loop {
            at = match at {
                Expression::Integer { ty, .. }
                | Expression::Float { ty, .. }
                | Expression::Read { ty, .. }
                | Expression::Update { ty, .. }
                | Expression::Convert { to: ty, .. } => return *ty,
                Expression::Null => return Scalar::Pointer,
                Expression::Not { .. }
                | Expression::Compare { .. }
                | Expression::And { .. }
                | Expression::Or { .. } => return Scalar::Bool,
                Expression::Negate { value }
                | Expression::Complement { value }
                | Expression::Assign { value, .. } => value,
                Expression::Binary { left, .. } => left,
                Expression::Choose { then, .. } => then,
                Expression::Then { second, .. } => second,
            }
        }
    }
}

fn is_zero(value: &u64) -> bool {
    *value == 0
}
