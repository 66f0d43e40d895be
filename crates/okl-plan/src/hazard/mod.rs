//! Hazards: the places where the work items of a group must wait for each other.
//!
//! A *hazard* is a pair of accesses by different work items to the same group or global memory, at least one of them a
//! write, the first in one `@inner` loop and the second in a later one. The walk follows the statements of an `@outer`
//! body in execution order, collects the accesses since the last barrier (the *pending* ones), and requests a barrier
//! where an access conflicts with a pending one.
//!
//! | module | contents |
//! |---|---|
//! | `barrier` | the barriers that okl inserts |
//! | `barrier_effect` | explicit barriers that separate no conflicting accesses |
//! | `walk` | the order of accesses |
//! | `accesses` | the pairs of accesses that may conflict |
//! | `element` | array elements that only one work item accesses |
//! | `memory` | the memory that a use leads to, and the memory behind objects |
//! | `races` | conflicts between work items within one loop |
//! | `facts` | properties of the variables and loops of a nest |

mod accesses;
mod barrier;
mod barrier_effect;
mod element;
mod facts;
mod memory;
mod races;
mod walk;

use facts::NestFacts;
use okl_analysis::Analyzed;
use okl_model::{Accessed, Stmt};
use okl_sema::CheckedKernel;
use walk::NestWalk;

pub use barrier::{Barrier, BarrierPlace};
pub use races::races;

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
