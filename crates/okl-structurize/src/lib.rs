//! Brings barriers to places that all work items of a group reach together, from OKL to OKL.
//!
//! Later steps know the order of accesses and barriers from the loops of a kernel alone, and CPUs split these loops at
//! barriers. Some things hide a barrier or the order from them, and are rewritten here, before the rules of OKL are checked:
//!
//! - A function that work items call together, since it has barriers or loops over work items in it, is put in place
//!   at each call (`in_place`).
//! - A `return` of a work item becomes a jump to the end of its code (`leave`).
//! - A condition around a barrier that differs between work items is split: all work items reach the barrier, and only
//!   the code before and after it is under the condition (`split`).
//! - A loop that counts with a variable of the code around it gets a counter of its own (`counters`).
//! - A declaration of variables of which some are the same for all work items is taken apart (`apart`), so that these can
//!   exist once for the group.
//!
//! ```text
//! float sum(float *s, int t) {          for (int t = 0; t < 64; ++t; @inner) {
//!   @barrier;                             float value;
//!   return s[t] + s[63 - t];              { float result; @barrier; result = (s[t] + s[63 - t]); value = result; }
//! }                                       y[t] = value;
//! for (int t = 0; t < 64; ++t; @inner)  }
//!   y[t] = sum(s, t);
//! ```
//!
//! Each rewriting is a set of edits of the unit's text; the caller reads the result again. A text needs at most one
//! rewriting of each kind ([`MOST`] in all), functions first.

mod apart;
mod collective;
mod counters;
mod guards;
mod in_place;
mod leave;
mod looped;
mod returns;
mod rewriting;
mod split;
mod text;

pub use rewriting::Rewriting;

use okl_analysis::Analyzed;
use okl_model::{Meaning, Stmt, StmtKind, Unit};
use okl_source::Span;

/// The largest number of rewritings that a text needs.
pub const MOST: usize = 5;

/// False if a text needs no rewriting: there is no barrier, no parallel loop outside of kernels, and no `return` in
/// one. Cheap.
pub fn may_apply(unit: &Unit) -> bool {
    let waits = |meaning: &Meaning| matches!(meaning, Meaning::Barrier(_));
    let has_barrier = unit.attributes.iter().any(|attribute| waits(attribute.meaning()));
    let mut kernels: Vec<Span> = unit.kernels().map(|(_, kernel)| kernel.span).collect();
    kernels.sort_unstable();
    let is_in_kernel = |place: Span| {
        let after = kernels.partition_point(|kernel| kernel.start <= place.start);
        kernels[..after].last().is_some_and(|kernel| kernel.contains(place))
    };
    let needs = |stmt: &Stmt| match stmt.kind {
        StmtKind::Return => is_in_kernel(stmt.span),
        StmtKind::For(_) => collective::is_parallel(unit, stmt) && !is_in_kernel(stmt.span),
        _ => false,
    };
    has_barrier || unit.statements.iter().any(needs)
}

/// The next rewriting that a text needs, if any.
pub fn next(unit: &Analyzed) -> Option<Rewriting> {
    in_place::rewriting(unit)
        .or_else(|| leave::rewriting(unit))
        .or_else(|| counters::rewriting(unit))
        .or_else(|| apart::rewriting(unit))
        .or_else(|| split::rewriting(unit))
}

#[cfg(test)]
mod tests;
