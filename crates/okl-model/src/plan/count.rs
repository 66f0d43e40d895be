//! Counts: symbolic numbers of iterations, the leaves of which are quoted expressions.

use serde::{Deserialize, Serialize};

/// A number of iterations, groups or work items: a constant, or an unsigned 64-bit expression.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", untagged)]
pub enum Count {
    /// A constant.
    Constant(u64),
    /// The value of an expression.
    Size {
        /// `p_B`
        expression: String,
    },
    /// The trip count `from < to ? (to - from - 1) / by + 1 : 0`. If `up_to` is given instead of `to`, the end is an
    /// iteration, too.
    #[serde(rename = "rounds")]
    Iterations {
        /// The first iteration, in upward direction.
        from: Bound,
        /// The exclusive end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Bound>,
        /// The inclusive end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        up_to: Option<Bound>,
        /// The factors of the step; left out if the step is 1.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        by: Vec<String>,
    },
    /// The maximum of two or more counts.
    Larger {
        /// The counts.
        larger: Vec<Count>,
    },
    /// A value that a later version of okl added.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown {},
}

/// One end of the range of a loop.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", untagged)]
pub enum Bound {
    /// A constant.
    Constant(i64),
    /// An expression that is converted to a type for the comparison.
    Converted {
        /// `N + 1`
        expression: String,
        /// `int32`, `uint64`: the width and signedness of the comparison.
        compared_as: String,
    },
    /// A difference of bound and start, without the terms that cancel out, as a signed 64-bit sum.
    Sum {
        /// The terms.
        sum: Vec<Term>,
    },
}

/// A term of a sum.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Term {
    /// The sign of the term.
    pub sign: Sign,
    /// `B`
    pub expression: String,
}

/// The sign of a term.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Sign {
    /// The term is added.
    #[serde(rename = "+")]
    Plus,
    /// The term is subtracted.
    #[serde(rename = "-")]
    Minus,
}
