//! Iterations that can be skipped in parts of loops that are split at barriers.
//!
//! ```text
//! for (int t = 0; t < 256; ++t) {                 for (int half = 128; half > 0; half /= 2) {
//!   for (int half = 128; half > 0; half /= 2) {     for (int t = 0, t_end = half < 256 ? half : 256; t < t_end; ++t) {
//!     @barrier;
//!     if (t < half) s[t] += s[t + half];              s[t] += s[t + half];
//!   }                                               }
//! }                                               }
//! ```

use super::clip::{self, Clip, Code, NarrowedCondition};
use crate::{Fission, LiveAcross, Region};
use okl_analysis::Analyzed;
use okl_analysis::affine::Atom;
use okl_model::{Stmt, StmtId, VarId};

/// A region whose loops have fewer iterations than those of others.
#[derive(Clone, Debug)]
pub struct NarrowedRegion {
    /// The first statement of the region.
    pub first: StmtId,
    /// The loops with fewer iterations.
    pub clips: Vec<Clip>,
    /// The condition that remains.
    pub condition: NarrowedCondition,
}

/// The narrowed regions of a split loop; `copied` are variables of which each work item has its own.
pub(super) fn of<'u>(unit: &'u Analyzed, cut: &Fission<'u>, copied: &[VarId]) -> Vec<NarrowedRegion> {
    let mut found = Vec::new();
    below(unit, cut, &cut.regions, copied, &mut found);
    found
}

fn below<'u>(
    unit: &'u Analyzed,
    cut: &Fission<'u>,
    regions: &[Region<'u>],
    copied: &[VarId],
    found: &mut Vec<NarrowedRegion>,
) {
    for region in regions {
        match region {
            // The header cannot name a variable that has the name of the loop's own.
            Region::Items { stmts, restored, hidden, .. } if hidden.is_empty() => {
                found.extend(narrowed(unit, cut, (stmts, restored), copied));
            }
            Region::Control(control) => {
                for body in &control.bodies {
                    below(unit, cut, body, copied, found);
                }
            }
            Region::Items { .. } | Region::Barrier(_) | Region::Group(_) => {}
        }
    }
}

fn narrowed<'u>(
    unit: &'u Analyzed,
    cut: &Fission<'u>,
    (stmts, restored): (&[&'u Stmt], &[usize]),
    copied: &[VarId],
) -> Option<NarrowedRegion> {
    // What other regions read is stored by all work items.
    let is_here = |stmt: &Stmt| stmts.iter().any(|own| own.span.contains(stmt.span));
    let is_read_later = |live: &LiveAcross<'_>| match live {
        LiveAcross::Value { stmt, .. } | LiveAcross::Reference { stmt, .. } => is_here(stmt),
        LiveAcross::Again { .. } => false,
    };
    if cut.live.iter().any(is_read_later) {
        return None;
    }
    let mut all = stmts.to_vec();
    let mut of_items = copied.to_vec();
    for at in restored {
        match &cut.live[*at] {
            LiveAcross::Again { stmt } => all.push(stmt),
            LiveAcross::Value { id, .. } | LiveAcross::Reference { id, .. } => of_items.push(*id),
        }
    }
    let code = Code { chain: &cut.chain, body: stmts, all: &all, of_items: &of_items };
    let (clips, condition) = clip::of_code(unit, code)?;
    let is_own = |atom: Atom| matches!(atom, Atom::Uniform(id) if of_items.contains(&id));
    let is_known = clips.iter().all(|clip| !clip.limits.iter().any(|limit| limit.value.atoms().any(is_own)));
    is_known.then(|| NarrowedRegion { first: stmts[0].id, clips, condition })
}
