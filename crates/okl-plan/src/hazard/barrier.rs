//! Barriers that okl inserts.

use okl_analysis::Analyzed;
use okl_model::{Accessed, Stmt, StmtId};
use okl_source::Span;

/// A barrier and the hazard that requires it.
#[derive(Clone, Debug, PartialEq)]
pub struct Barrier {
    /// The position of the barrier.
    pub at: BarrierPlace,
    /// The access that must be finished before the barrier.
    pub first: Accessed,
    /// The access that must wait for it.
    pub second: Accessed,
    /// The outermost loop over work items around the barrier, if it is inside of one.
    pub inside: Option<Span>,
}

/// A position between statements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BarrierPlace {
    /// Before the statement with this span, its attributes included.
    Before(Span),
    /// Before the statement with this span, which is the whole body of another statement and needs braces.
    Braced(Span),
    /// Before the first statement of this body, so that it is also reached after a `continue`.
    AtStart(StmtId),
    /// After the last statement of this body.
    AtEnd(StmtId),
}

impl Barrier {
    /// The barrier as data, for reports.
    pub fn record(&self, unit: &Analyzed) -> okl_model::Barrier {
        // A body may be a statement without braces.
        let brace = |body: &Stmt| u32::from(body.as_block().is_some());
        let at = match self.at {
            BarrierPlace::Before(stmt) | BarrierPlace::Braced(stmt) => unit.after_attributes(stmt.start),
            BarrierPlace::AtStart(body) => unit.stmt(body).span.start + brace(unit.stmt(body)),
            BarrierPlace::AtEnd(body) => unit.stmt(body).span.end - brace(unit.stmt(body)),
        };
        okl_model::Barrier { at, first: self.first.clone(), second: self.second.clone() }
    }
}
