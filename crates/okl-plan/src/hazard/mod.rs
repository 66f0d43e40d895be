//! Where the work items of a group have to wait for each other.
//!
//! Two accesses by different work items to the same group or global memory, at least one of them
//! a write, the first in one `@inner` loop and the second in a later one: a *hazard*. The walk
//! follows the statements of an `@outer` body in the order they run, keeps what was accessed
//! since the last barrier, and asks for a barrier where an access meets one that is pending.
//!
//! | module | what it knows |
//! |---|---|
//! | `cross` | which barriers of the user's nothing crosses |
//! | `walk` | the order in which things happen |
//! | `touch` | which accesses may meet |
//! | `element` | which element of an array is a work item's own |
//! | `memory` | which memory a use leads to, and what lies behind objects |
//! | `races` | which work items disturb each other inside one loop |
//! | `facts` | what the variables and loops of the nest are |

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

/// Where a barrier goes, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Barrier {
    /// Before this offset, or after it.
    pub at: BarrierPlace,
    /// The access that has to be finished.
    pub first: Accessed,
    /// The access that has to wait.
    pub second: Accessed,
    /// The loop over work items it stands in, when it stands in one.
    pub inside: Option<Span>,
}

/// A place between statements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BarrierPlace {
    /// Before the statement with this span, its attributes included.
    Before(Span),
    /// Before the statement with this span, which is the whole body of another and needs braces.
    Braced(Span),
    /// Before the first statement of this body: also `continue` leads there.
    AtStart(StmtId),
    /// After the last statement of this body.
    AtEnd(StmtId),
}

impl Barrier {
    /// What is said of it.
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

/// The barriers a nest needs beyond the ones it has.
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

/// Whether an explicit barrier in `items`, the outermost loop over work items around it, keeps accesses apart.
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

/// The pairs of accesses that nothing keeps apart when okl puts `given` barriers and no others.
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
