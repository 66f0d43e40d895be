//! The host code of a kernel as a tree.

use super::expression::{Expression, Object, Place};
use super::scalar::Scalar;
use crate::plan::Typed;
use serde::{Deserialize, Serialize};

/// The host code of a kernel: what happens around its launches, and what they get.
///
/// Statements and expressions are nested so little that readers with a limit of 128 levels read the document.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "P: Deserialize<'de>"))]
pub struct Host<P> {
    /// The variables that the host code declares, in source order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variables: Vec<HostVariable>,
    /// The statements.
    pub body: Vec<Statement<P>>,
}

/// A variable of host code.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HostVariable {
    /// Its name and type.
    #[serde(flatten)]
    pub typed: Typed,
    /// Its type, if it is a single value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scalar: Option<Scalar>,
    /// Its size in bytes.
    pub bytes: u64,
    /// Its alignment in bytes, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub align: Option<u64>,
}

/// The reason why the host code of a kernel is not described: programs that launch the kernel need its compiled
/// launcher.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Obstacle<P> {
    /// What cannot be described: `a call of f`.
    pub what: String,
    /// Its position.
    pub at: P,
}

/// A statement of host code.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", bound(deserialize = "P: Deserialize<'de>"))]
pub enum Statement<P> {
    /// A launch of a nest. If one of the sizes is 0, nothing is launched.
    Launch {
        /// The index in [`super::Kernel::launches`].
        launch: u32,
        /// The number of groups on each axis, x first, as `uint64`.
        groups: Vec<Expression>,
        /// The number of work items of a group on each axis, x first, as `uint64`.
        items: Vec<Expression>,
        /// The arguments of the device kernel: the kernel's own in their order, then variables of host code.
        arguments: Vec<Object>,
        /// Its position.
        at: P,
    },
    /// An expression that is evaluated for what it changes: an assignment, a step.
    Evaluate {
        /// The expression.
        expression: Expression,
        /// Its position.
        at: P,
    },
    /// The declaration of a variable, which gets a new value each time.
    Declare {
        /// Its number in [`Host::variables`].
        variable: u32,
        /// Its value; all bytes are 0 if it is left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        init: Option<Expression>,
        /// Its position.
        at: P,
    },
    /// A copy of a struct.
    Copy {
        /// The place that changes.
        to: Place,
        /// The place that is read; the two may be the same, and do not overlap otherwise.
        from: Place,
        /// The size in bytes.
        bytes: u64,
        /// Its position.
        at: P,
    },
    /// `{ ... }`
    Block(Vec<Statement<P>>),
    /// `if`
    If {
        /// The condition, a truth value.
        condition: Expression,
        /// What is executed if it is true.
        then: Vec<Statement<P>>,
        /// What is executed if it is false.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        otherwise: Vec<Statement<P>>,
        /// Its position.
        at: P,
    },
    /// `for`
    For {
        /// What is executed before the loop.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        init: Vec<Statement<P>>,
        /// The condition, a truth value; the loop is endless without one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        condition: Option<Expression>,
        /// What is evaluated after each iteration.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        update: Option<Expression>,
        /// The body.
        body: Vec<Statement<P>>,
        /// Its position.
        at: P,
    },
    /// `while`
    While {
        /// The condition, a truth value.
        condition: Expression,
        /// The body.
        body: Vec<Statement<P>>,
        /// Its position.
        at: P,
    },
    /// `do ... while`
    Do {
        /// The body.
        body: Vec<Statement<P>>,
        /// The condition, a truth value.
        condition: Expression,
        /// Its position.
        at: P,
    },
    /// `break`
    Break,
    /// `continue`
    Continue,
    /// `return`
    Return,
}
