//! The operations of `@atomic` updates.

use serde::{Deserialize, Serialize};

/// The new value of an update; `x` is the old value, `e` the operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Operation {
    /// `x + e`
    Add,
    /// `x - e`
    Subtract,
    /// `e - x`
    SubtractFrom,
    /// `x * e`
    Multiply,
    /// `x / e`
    Divide,
    /// `e / x`
    DivideInto,
    /// `x & e`
    And,
    /// `x | e`
    Or,
    /// `x ^ e`
    Xor,
    /// `x << e`
    ShiftLeft,
    /// `x >> e`
    ShiftRight,
    /// `e << x`
    ShiftLeftBy,
    /// `e >> x`
    ShiftRightBy,
    /// `min(x, e)`
    Min,
    /// `max(x, e)`
    Max,
    /// `e`
    Set,
}

impl Operation {
    /// Returns true for operations on bits, which floating-point numbers do not support.
    pub fn is_bitwise(self) -> bool {
        matches!(
            self,
            Operation::And
                | Operation::Or
                | Operation::Xor
                | Operation::ShiftLeft
                | Operation::ShiftRight
                | Operation::ShiftLeftBy
                | Operation::ShiftRightBy
        )
    }

    /// The part of a function's name that stands for the operation: `sub`.
    pub fn name(self) -> &'static str {
        match self {
            Operation::Add => "add",
            Operation::Subtract => "sub",
            Operation::SubtractFrom => "sub_from",
            Operation::Multiply => "mul",
            Operation::Divide => "div",
            Operation::DivideInto => "div_into",
            Operation::And => "and",
            Operation::Or => "or",
            Operation::Xor => "xor",
            Operation::ShiftLeft => "shl",
            Operation::ShiftRight => "shr",
            Operation::ShiftLeftBy => "shl_by",
            Operation::ShiftRightBy => "shr_by",
            Operation::Min => "min",
            Operation::Max => "max",
            Operation::Set => "set",
        }
    }

    /// The new value as an expression of C: `(x) - (e)`.
    pub fn apply(self, x: &str, e: &str) -> String {
        match self {
            Operation::Add => format!("{x} + {e}"),
            Operation::Subtract => format!("{x} - {e}"),
            Operation::SubtractFrom => format!("{e} - {x}"),
            Operation::Multiply => format!("{x} * {e}"),
            Operation::Divide => format!("{x} / {e}"),
            Operation::DivideInto => format!("{e} / {x}"),
            Operation::And => format!("{x} & {e}"),
            Operation::Or => format!("{x} | {e}"),
            Operation::Xor => format!("{x} ^ {e}"),
            Operation::ShiftLeft => format!("{x} << {e}"),
            Operation::ShiftRight => format!("{x} >> {e}"),
            Operation::ShiftLeftBy => format!("{e} << {x}"),
            Operation::ShiftRightBy => format!("{e} >> {x}"),
            Operation::Min => format!("{e} < {x} ? {e} : {x}"),
            Operation::Max => format!("{e} > {x} ? {e} : {x}"),
            Operation::Set => e.to_string(),
        }
    }
}
