//! The reasons why a run ends early.

use okl_source::Span;

/// The reason why a run ended early.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The behavior is undefined in C++.
    Undefined(String),
    /// The interpreter does not support a construct.
    Refused(Refusal),
    /// Some work items wait at a barrier where others do not.
    Divergent(String),
    /// The group has too few work items on this axis; the second number is the required one.
    TooSmall(usize, i128),
}

/// An unsupported construct.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// A description of the construct.
    pub what: String,
    /// Its source range; empty if it has none.
    pub span: Span,
}

impl Stop {
    pub(super) fn undefined(what: impl Into<String>) -> Stop {
        Stop::Undefined(what.into())
    }

    pub(super) fn refused(what: impl Into<String>) -> Stop {
        Stop::Refused(Refusal { what: what.into(), span: Span::default() })
    }
}
