//! Operators.

use serde::{Deserialize, Serialize};

/// Operators with one operand that have no kind of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum UnaryOperator {
    /// `+`
    #[serde(rename = "+")]
    Plus,
    /// `-`
    #[serde(rename = "-")]
    Minus,
    /// `!`
    #[serde(rename = "!")]
    Not,
    /// `~`
    #[serde(rename = "~")]
    Complement,
    /// `__extension__` and others that are not part of standard C++.
    #[serde(rename = "other")]
    Other,
}

/// Operators with two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum BinaryOperator {
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
    /// `%`
    #[serde(rename = "%")]
    Remainder,
    /// `<<`
    #[serde(rename = "<<")]
    ShiftLeft,
    /// `>>`
    #[serde(rename = ">>")]
    ShiftRight,
    /// `&`
    #[serde(rename = "&")]
    And,
    /// `|`
    #[serde(rename = "|")]
    Or,
    /// `^`
    #[serde(rename = "^")]
    Xor,
    /// `&&`
    #[serde(rename = "&&")]
    LogicalAnd,
    /// `||`
    #[serde(rename = "||")]
    LogicalOr,
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
    /// `<=>`
    #[serde(rename = "<=>")]
    Compare,
    /// `,`
    #[serde(rename = ",")]
    Comma,
    /// `.*`
    #[serde(rename = ".*")]
    MemberPointer,
    /// `->*`
    #[serde(rename = "->*")]
    ArrowMemberPointer,
}

impl BinaryOperator {
    /// The operator as C++ spells it.
    pub fn spelling(self) -> &'static str {
        match self {
            BinaryOperator::Add => "+",
            BinaryOperator::Subtract => "-",
            BinaryOperator::Multiply => "*",
            BinaryOperator::Divide => "/",
            BinaryOperator::Remainder => "%",
            BinaryOperator::ShiftLeft => "<<",
            BinaryOperator::ShiftRight => ">>",
            BinaryOperator::And => "&",
            BinaryOperator::Or => "|",
            BinaryOperator::Xor => "^",
            BinaryOperator::LogicalAnd => "&&",
            BinaryOperator::LogicalOr => "||",
            BinaryOperator::Equal => "==",
            BinaryOperator::NotEqual => "!=",
            BinaryOperator::Less => "<",
            BinaryOperator::LessEqual => "<=",
            BinaryOperator::Greater => ">",
            BinaryOperator::GreaterEqual => ">=",
            BinaryOperator::Compare => "<=>",
            BinaryOperator::Comma => ",",
            BinaryOperator::MemberPointer => ".*",
            BinaryOperator::ArrowMemberPointer => "->*",
        }
    }

    /// The operator with that spelling; alternative spellings (`and`, `bitor`) count.
    pub fn spelled(text: &str) -> Option<BinaryOperator> {
        use BinaryOperator as Op;
        const ALL: [Op; 22] = [
            Op::Add,
            Op::Subtract,
            Op::Multiply,
            Op::Divide,
            Op::Remainder,
            Op::ShiftLeft,
            Op::ShiftRight,
            Op::And,
            Op::Or,
            Op::Xor,
            Op::LogicalAnd,
            Op::LogicalOr,
            Op::Equal,
            Op::NotEqual,
            Op::Less,
            Op::LessEqual,
            Op::Greater,
            Op::GreaterEqual,
            Op::Compare,
            Op::Comma,
            Op::MemberPointer,
            Op::ArrowMemberPointer,
        ];
        let plain = match text {
            "and" => "&&",
            "or" => "||",
            "bitand" => "&",
            "bitor" => "|",
            "xor" => "^",
            "not_eq" => "!=",
            other => other,
        };
        ALL.into_iter().find(|operator| operator.spelling() == plain)
    }

    /// Returns true if it is a comparison, the value of which is `true` or `false`.
    pub fn is_comparison(self) -> bool {
        use BinaryOperator as Op;
        matches!(self, Op::Equal | Op::NotEqual | Op::Less | Op::LessEqual | Op::Greater | Op::GreaterEqual)
    }
}
