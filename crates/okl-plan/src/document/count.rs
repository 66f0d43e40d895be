//! Counts in the document: expressions whose leaves are quoted.

use super::Writer;
use crate::{End, Stride};
use okl_model::{ExprId, IntType};
use serde::Serialize;

/// A number of rounds, groups or work items: a number, or an unsigned expression of 64 bits.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", untagged)]
pub enum Count {
    /// A number.
    Constant(u64),
    /// As many as an expression says.
    Size {
        /// `p_B`
        expression: String,
    },
    /// `from < to ? (to - from - 1) / by + 1 : 0`; with `up_to` in place of `to` the end is a round too.
    Rounds {
        /// Where it starts, counted upwards.
        from: Bound,
        /// Where it ends; the end itself is no round.
        #[serde(skip_serializing_if = "Option::is_none")]
        to: Option<Bound>,
        /// The last round, where the end is one.
        #[serde(skip_serializing_if = "Option::is_none")]
        up_to: Option<Bound>,
        /// From one round to the next; left out where that is 1.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        by: Vec<String>,
    },
    /// The larger of two.
    Larger {
        /// The two.
        larger: Box<[Count; 2]>,
    },
}

/// One end of what a loop counts over.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", untagged)]
pub enum Bound {
    /// A number.
    Constant(i64),
    /// An expression, compared in a type.
    Converted {
        /// `N + 1`
        expression: String,
        /// `int32`, `uint64`: width and sign of the comparison.
        compared_as: String,
    },
    /// What is left of bound and start once equal terms cancel out, in 64 signed bits.
    Sum {
        /// Its terms.
        sum: Vec<Term>,
    },
}

/// A term of a sum.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Term {
    /// Whether it is added or taken away.
    pub sign: Sign,
    /// `B`
    pub expression: String,
}

/// Whether a term is added or taken away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Sign {
    /// Added.
    #[serde(rename = "+")]
    Plus,
    /// Taken away.
    #[serde(rename = "-")]
    Minus,
}

impl Writer<'_> {
    pub(super) fn count(&self, count: &crate::Count) -> Count {
        match count {
            crate::Count::Constant(value) => Count::Constant(*value),
            crate::Count::Size(id) => Count::Size { expression: self.quoted(*id) },
            crate::Count::Rounds(rounds) => {
                let high = self.bound(&rounds.high);
                let (to, up_to) = if rounds.is_strict { (Some(high), None) } else { (None, Some(high)) };
                Count::Rounds { from: self.bound(&rounds.low), to, up_to, by: self.factors(&rounds.stride) }
            }
            crate::Count::Distance { rounds, stride } => Count::Rounds {
                from: Bound::Constant(0),
                to: Some(Bound::Constant(i64::try_from(*rounds).unwrap_or(i64::MAX))),
                up_to: None,
                by: self.factors(stride),
            },
            crate::Count::Larger(both) => {
                let [a, b] = &**both;
                Count::Larger { larger: Box::new([self.count(a), self.count(b)]) }
            }
        }
    }

    fn bound(&self, end: &End) -> Bound {
        match end {
            End::Zero => Bound::Constant(0),
            End::Converted(ty, id) => {
                Bound::Converted { expression: self.quoted(*id), compared_as: type_name(*ty) }
            }
            End::Sum(terms) => {
                let term = |term: &crate::Term| Term {
                    sign: if term.negative { Sign::Minus } else { Sign::Plus },
                    expression: self.quoted(term.id),
                };
                Bound::Sum { sum: terms.iter().map(term).collect() }
            }
        }
    }

    /// The factors of a stride that is not 1.
    fn factors(&self, stride: &Stride) -> Vec<String> {
        match stride.value {
            Some(1) => Vec::new(),
            Some(value) => vec![value.to_string()],
            None => stride.factors.iter().map(|id| self.quoted(*id)).collect(),
        }
    }

    fn quoted(&self, id: ExprId) -> String {
        self.unit.source(self.unit.expression(id).span).to_string()
    }
}

/// `int32`, `uint64`
fn type_name(ty: IntType) -> String {
    format!("{}int{}", if ty.signed { "" } else { "u" }, ty.bits)
}
