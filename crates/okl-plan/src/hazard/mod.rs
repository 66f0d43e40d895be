//! Hazards: the places where the work items of a group must wait for each other.
//!
//! A *hazard* is a pair of accesses by different work items to the same group or global memory, at least one of them a
//! write, the first in one `@inner` loop and the second in a later one. The walk follows the statements of an `@outer`
//! body in execution order, collects the accesses since the last barrier (the *pending* ones), and requests a barrier
//! where an access conflicts with a pending one.
//!
//! | module | contents |
//! |---|---|
//! | `barrier_effect` | explicit barriers that separate no conflicting accesses |
//! | `walk` | the order of accesses |
//! | `accesses` | the pairs of accesses that may conflict |
//! | `element` | array elements that only one work item accesses |
//! | `memory` | the memory that a use leads to, and the memory behind objects |
//! | `races` | conflicts between work items within one loop |
//! | `facts` | properties of the variables and loops of a nest |

mod accesses;
mod barrier_effect;
mod element;
mod facts;
mod memory;
mod races;
mod walk;

use facts::NestFacts;
use okl_analysis::Analyzed;
use okl_model::{Accessed, Stmt, StmtId};
use okl_sema::CheckedKernel;
use okl_source::Span;
use walk::NestWalk;

pub use races::races;

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
    pub fn said(&self, unit: &Analyzed) -> okl_model::Barrier {
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

/// The barriers that a nest needs beyond those it has.
pub fn barriers(unit: &Analyzed, kernel: &CheckedKernel, nest: &Stmt) -> Vec<Barrier> {
    let facts = NestFacts::new(unit, kernel, nest);
    let mut found = NestWalk::new(unit, &facts).run(nest);
    for barrier in &mut found {
        if let BarrierPlace::Before(stmt) = barrier.at
            && facts.is_whole_body(stmt)
        {
            barrier.at = BarrierPlace::Braced(stmt);
        }
    }
    found
}

/// True if an explicit barrier in `items`, the outermost loop over work items around it, separates conflicting
/// accesses.
pub(crate) fn is_crossed<'u>(
    unit: &'u Analyzed,
    kernel: &'u CheckedKernel,
    nest: &'u Stmt,
    items: &'u Stmt,
    barrier: &Stmt,
) -> bool {
    let facts = NestFacts::new(unit, kernel, nest);
    NestWalk::new(unit, &facts).is_crossed(items, barrier)
}

/// The hazards that remain if okl inserts the barriers `given` and no others.
pub fn unguarded(
    unit: &Analyzed,
    kernel: &CheckedKernel,
    nest: &Stmt,
    given: &[Barrier],
) -> Vec<(Accessed, Accessed)> {
    let facts = NestFacts::new(unit, kernel, nest);
    let pairs = NestWalk::checking(unit, &facts, given).run(nest).into_iter();
    pairs.map(|barrier| (barrier.first, barrier.second)).collect()
}

#[cfg(test)]
mod tests;
