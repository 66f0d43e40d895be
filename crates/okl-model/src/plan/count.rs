//! Counts: expressions whose leaves are quoted.

use serde::{Deserialize, Serialize};

/// A number of iterations, groups or work items: a number, or an unsigned expression of 64 bits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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
    /// `from < to ? (to - from - 1) / by + 1 : 0`; with `up_to` in place of `to` the end is an iteration too.
    #[serde(rename = "rounds")]
    Iterations {
        /// Where it starts, counted upwards.
        from: Bound,
        /// Where it ends; the end itself is no iteration.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Bound>,
        /// The last iteration, where the end is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        up_to: Option<Bound>,
        /// From one iteration to the next; left out where that is 1.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        by: Vec<String>,
    },
    /// The largest of two or more.
    Larger {
        /// These.
        larger: Vec<Count>,
    },
    /// One that a later okl has.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown {},
}

/// One end of what a loop counts over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Term {
    /// Whether it is added or taken away.
    pub sign: Sign,
    /// `B`
    pub expression: String,
}

/// Whether a term is added or taken away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Sign {
    /// Added.
    #[serde(rename = "+")]
    Plus,
    /// Taken away.
    #[serde(rename = "-")]
    Minus,
}
