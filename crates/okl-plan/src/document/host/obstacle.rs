//! Reasons why host code is not described.

use okl_model::reflection::Obstacle;
use okl_source::Span;

/// A part of the description, or the reason why there is none.
pub(super) type Described<T> = Result<T, Obstacle<Span>>;

/// The reason at a place; `what` completes "cannot describe ...".
pub(super) fn obstacle<T>(what: impl Into<String>, at: Span) -> Described<T> {
    Err(Obstacle { what: what.into(), at })
}

/// How deep statements and expressions may be nested: a document in JSON then has at most 128 levels, which is what
/// common readers accept.
pub(super) const LEVELS: u32 = 112;

/// The levels of JSON of a statement and of an expression.
pub(super) const OF_STATEMENT: u32 = 3;
pub(super) const OF_EXPRESSION: u32 = 2;

/// Refuses code that is nested too deep.
pub(super) fn within(level: u32, at: Span) -> Described<()> {
    if level > LEVELS { obstacle("code that is nested this deep", at) } else { Ok(()) }
}
