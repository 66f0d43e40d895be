//! What is known of a number of the host: a constant, or a sum or a quotient of a constant and a value of the program.

use okl_plugin::model::IntType;

/// A number of the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Number {
    /// A constant.
    Constant(i64),
    /// `of + plus`
    Sum {
        /// A value of the program.
        of: Value,
        /// What is added.
        plus: i64,
    },
    /// `(of + plus) / by + more`
    Quotient {
        /// A value of the program.
        of: Value,
        /// What is added to it.
        plus: i64,
        /// The divisor.
        by: i64,
        /// What is added to the quotient.
        more: i64,
    },
    /// `of % by`
    Remainder {
        /// A value of the program.
        of: Value,
        /// The divisor.
        by: i64,
    },
    /// 1 if `of` has a remainder when it is divided by `by`, else 0.
    HasRemainder {
        /// A value of the program.
        of: Value,
        /// The divisor.
        by: i64,
    },
}

/// A value of the program, as far as it is known to be the same as another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Value {
    /// Equal for equal values.
    pub(crate) key: String,
    /// Its type.
    pub(crate) ty: IntType,
    /// True if a negative value stays negative on the way to the number.
    pub(crate) keeps_sign: bool,
}

impl Number {
    /// The sum of two numbers.
    pub(crate) fn plus(self, other: Number) -> Option<Number> {
        Some(match (self, other) {
            (Number::Constant(one), Number::Constant(other)) => Number::Constant(one.checked_add(other)?),
            (Number::Sum { of, plus }, Number::Constant(number))
            | (Number::Constant(number), Number::Sum { of, plus }) => {
                Number::Sum { of, plus: plus.checked_add(number)? }
            }
            (Number::Quotient { of, plus, by, more }, Number::Constant(number))
            | (Number::Constant(number), Number::Quotient { of, plus, by, more }) => {
                Number::Quotient { of, plus, by, more: more.checked_add(number)? }
            }
            (
                Number::Quotient { of, plus: 0, by, more: 0 },
                Number::HasRemainder { of: same, by: divisor },
            )
            | (
                Number::HasRemainder { of: same, by: divisor },
                Number::Quotient { of, plus: 0, by, more: 0 },
            ) if of.key == same.key && by == divisor => {
                // As for `(of + by - 1) / by`, but -1 gives 1.
                let of = Value { keeps_sign: false, ..of };
                Number::Quotient { of, plus: by - 1, by, more: 0 }
            }
            _other => return None,
        })
    }

    /// The difference to a constant.
    pub(crate) fn minus(self, other: Number) -> Option<Number> {
        let Number::Constant(number) = other else { return None };
        self.plus(Number::Constant(number.checked_neg()?))
    }

    /// The product of constants.
    pub(crate) fn times(self, other: Number) -> Option<Number> {
        let (Number::Constant(one), Number::Constant(other)) = (self, other) else { return None };
        one.checked_mul(other).map(Number::Constant)
    }

    /// The quotient by a positive constant.
    pub(crate) fn over(self, by: Number) -> Option<Number> {
        let Number::Constant(by @ 1..) = by else { return None };
        match self {
            Number::Constant(number) => number.checked_div(by).map(Number::Constant),
            Number::Sum { of, plus } => Some(Number::Quotient { of, plus, by, more: 0 }),
            _other => None,
        }
    }

    /// The remainder by a positive constant.
    pub(crate) fn rest(self, by: Number) -> Option<Number> {
        let Number::Constant(by @ 1..) = by else { return None };
        match self {
            Number::Constant(number) => number.checked_rem(by).map(Number::Constant),
            Number::Sum { of, plus: 0 } => Some(Number::Remainder { of, by }),
            _other => None,
        }
    }

    /// What becomes of it as a condition, which is 1 or 0.
    pub(crate) fn condition(self) -> Option<Number> {
        match self {
            Number::Constant(number) => Some(Number::Constant(i64::from(number != 0))),
            Number::Remainder { of, by } | Number::HasRemainder { of, by } => {
                Some(Number::HasRemainder { of, by })
            }
            _other => None,
        }
    }

    /// The number after a conversion, if it is as large then.
    pub(crate) fn converted(self, from: IntType, to: IntType) -> Option<Number> {
        match self {
            Number::Constant(number) => to.holds(number).then_some(self),
            Number::Sum { of, plus } => {
                let loses_sign = from.signed && !to.signed;
                let fits = to.bits > from.bits || to.bits == from.bits && (from.signed || !to.signed);
                let of = Value { keeps_sign: of.keeps_sign && !loses_sign, ..of };
                fits.then_some(Number::Sum { of, plus })
            }
            // That a grid is large enough is checked once more when the program runs.
            other => (32 <= to.bits).then_some(other),
        }
    }
}
