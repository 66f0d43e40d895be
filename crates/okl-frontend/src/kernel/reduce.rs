//! Reductions of the values of all work items of a group.

use super::axis::{Axis, loops, number, size};
use crate::text::Text;
use okl_plugin::model::{IntType, Ty};
use okl_plugin::{Span, TypeKind};

/// What makes one value of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    /// `a + b`
    Add,
    /// `a * b`
    Multiply,
    /// The smaller one.
    Min,
    /// The greater one.
    Max,
    /// `a & b`
    BitAnd,
    /// `a | b`
    BitOr,
    /// `a ^ b`
    BitXor,
    /// `a && b`
    And,
    /// `a || b`
    Or,
    /// `a == b` of values that are 0 or 1: `.eqv.` of Fortran.
    Equivalent,
}

impl Operator {
    const ALL: [Operator; 10] = [
        Operator::Add,
        Operator::Multiply,
        Operator::Min,
        Operator::Max,
        Operator::BitAnd,
        Operator::BitOr,
        Operator::BitXor,
        Operator::And,
        Operator::Or,
        Operator::Equivalent,
    ];

    /// The operator that directives write in this way: `+`, `max`.
    pub fn named(word: &str) -> Option<Operator> {
        Operator::ALL.into_iter().find(|operator| operator.word() == word)
    }

    /// How directives write it.
    pub fn word(self) -> &'static str {
        match self {
            Operator::Add => "+",
            Operator::Multiply => "*",
            Operator::Min => "min",
            Operator::Max => "max",
            Operator::BitAnd => "&",
            Operator::BitOr => "|",
            Operator::BitXor => "^",
            Operator::And => "&&",
            Operator::Or => "||",
            Operator::Equivalent => "==",
        }
    }

    /// The expression that combines two values. Both have to be free of side effects.
    pub fn combined(self, a: &str, b: &str) -> String {
        match self {
            Operator::Max => format!("({a} < {b} ? {b} : {a})"),
            Operator::Min => format!("({b} < {a} ? {b} : {a})"),
            other => format!("({a} {} {b})", other.word()),
        }
    }

    /// The value that changes no other one, as an expression; none if the type does not have the operator.
    pub fn identity(self, ty: Ty<'_>) -> Option<String> {
        let is_float = ty.kind == TypeKind::Float;
        Some(match self {
            Operator::BitAnd | Operator::BitOr | Operator::BitXor | Operator::Equivalent if is_float => {
                return None;
            }
            Operator::Add | Operator::Or | Operator::BitOr | Operator::BitXor => "0".to_string(),
            Operator::Multiply | Operator::And | Operator::Equivalent => "1".to_string(),
            Operator::BitAnd => "-1".to_string(),
            Operator::Max if is_float => "-INFINITY".to_string(),
            Operator::Min if is_float => "INFINITY".to_string(),
            Operator::Max | Operator::Min => {
                let TypeKind::Int(IntType { bits, signed }) = ty.kind else { return None };
                limit(self == Operator::Max, bits, signed)
            }
        })
    }
}

/// The smallest or greatest value of an integer type.
fn limit(smallest: bool, bits: u32, signed: bool) -> String {
    match (smallest, signed) {
        (true, false) => "0".to_string(),
        (false, false) => format!("{}ull", u64::MAX >> (64 - bits)),
        (true, true) => format!("(-{}ll - 1)", i64::MAX >> (64 - bits)),
        (false, true) => format!("{}ll", i64::MAX >> (64 - bits)),
    }
}

/// One of the reductions that a [`tree`] does together.
#[derive(Clone, Debug)]
pub struct Step {
    /// An array in group memory with a value of each work item. The result is its first element.
    pub values: String,
    /// The operator.
    pub operator: Operator,
}

/// The loops that reduce arrays of the values of all work items, in a fixed order; no text if there is one work item.
/// `half` is the name of their counter. None if the number of work items is no constant.
///
/// ```text
/// for (int half = 32; half > 0; half /= 2) {
///   for (int item = 0; item < 64; ++item; @inner) { if (item < half && item + half < 64) { s[item] = (s[item] + s[item + half]); } }
/// }
/// ```
pub fn tree(items: &[Axis], half: &str, steps: &[Step], place: Span) -> Option<Text> {
    let size = size(items)?;
    let first = size.max(1).next_power_of_two() / 2;
    if first == 0 {
        return Some(Text::new());
    }
    let item = number(items).to_string();
    let one = |step: &Step| {
        let (own, other) = (format!("{}[{item}]", step.values), format!("{}[{item} + {half}]", step.values));
        format!("{own} = {};\n", step.operator.combined(&own, &other))
    };
    let steps: String = steps.iter().map(one).collect();
    let code = format!("if ({item} < {half} && {item} + {half} < {size}) {{\n{steps}}}\n");
    let mut text = Text::standing(format!("for (int {half} = {first}; {half} > 0; {half} /= 2) {{\n"), place);
    text.push(loops(items, "@inner", code, place));
    text.push(Text::standing("}\n", place));
    Some(text)
}
