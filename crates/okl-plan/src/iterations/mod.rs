//! Optimization of loops over work items on CPUs: iterations without effects are skipped, and adjacent nests are fused.
//!
//! On CPUs, the work items of a group are the iterations of a loop. Compilers vectorize such a loop if its body has no
//! branch:
//!
//! ```text
//! for (int i = g; i < g + 128; ++i)            for (int i = g, end = g + 128 < N ? g + 128 : N; i < end; ++i)
//!   if (i < N) y[i] = a * x[i];                  y[i] = a * x[i];
//! ```

mod chain;
mod clip;
mod fuse;
mod regions;

pub use chain::Chain;
pub use clip::{Clip, Limit, NarrowedCondition};
pub use fuse::{Fused, Pair};
pub use regions::NarrowedRegion;

use crate::{Fission, RefusedFission};
use chain::{chain, own_loops};
use okl_analysis::Analyzed;
use okl_analysis::affine::Atom;
use okl_model::{LoopId, StmtId, VarId};
use okl_sema::{CheckedKernel, Nest, Role};

/// The loops over work items of a launch on CPUs.
#[derive(Clone, Debug, Default)]
pub struct Iterations<'u> {
    /// The loops with fewer iterations.
    pub clips: Vec<Clip>,
    /// The conditions that remain in their bodies.
    pub conditions: Vec<NarrowedCondition>,
    /// The parts of loops that are split at barriers and get fewer iterations.
    pub regions: Vec<NarrowedRegion>,
    /// The tiles that end where their loop does, instead of testing the bound in each iteration.
    pub tiles: Vec<LoopId>,
    /// The nests that are fused.
    pub fused: Vec<Fused<'u>>,
    /// The pairs of adjacent nests, with the reasons why some are not fused.
    pub pairs: Vec<Pair<'u>>,
    /// The `@exclusive` variables that only one nest uses; they become local variables of its iterations.
    pub own: Vec<VarId>,
}

impl<'u> Iterations<'u> {
    pub(crate) fn new(
        unit: &'u Analyzed,
        kernel: &'u CheckedKernel,
        nest: &Nest,
        cuts: &[Result<Fission<'u>, RefusedFission>],
        exclusive: &[VarId],
        copied: &[VarId],
    ) -> Iterations<'u> {
        let root = unit.for_loop(nest.root);
        let is_cut = |id: LoopId| cuts.iter().flatten().any(|cut| cut.chain.iter().any(|(_, l)| l.id == id));
        let mut chains: Vec<Chain<'u>> = Vec::new();
        for path in &nest.paths {
            let Some(first) = path.inner.first().map(|l| unit.for_loop(l.id)) else { continue };
            let chain = chain(unit, kernel, first);
            let is_whole = chain.len() == path.inner.len();
            // A path that starts with a tile has no chain.
            let Some((_, outermost)) = chain.first() else { continue };
            let is_known = chains.iter().any(|known| known[0].1.id == outermost.id);
            if is_whole && !is_known && !chain.iter().any(|(_, l)| is_cut(l.id)) {
                chains.push(chain);
            }
        }
        let (mut clips, mut conditions): (Vec<Clip>, Vec<NarrowedCondition>) = Default::default();
        // Each work item has its own value.
        let is_own = |atom: Atom| matches!(atom, Atom::Uniform(id) if copied.contains(&id));
        let is_known = |clip: &Clip| !clip.limits.iter().any(|limit| limit.value.atoms().any(is_own));
        for chain in &chains {
            if let Some((found, condition)) = clip::of(unit, chain)
                && found.iter().all(is_known)
            {
                clips.extend(found);
                conditions.push(condition);
            }
            let own = own_loops(unit, chain).into_iter().filter_map(|stmt| clip::of_own(unit, stmt));
            let own = own.filter(|(clip, _)| is_known(clip));
            for (clip, condition) in own {
                clips.push(clip);
                conditions.push(condition);
            }
        }
        let (fused, pairs) = fuse::of(unit, kernel, root, &chains, &clips);
        // The following loops share the iterations of the first.
        for clip in &mut clips {
            clip.follows = fused.iter().any(|fused| fused.following().any(|l| l.id == clip.l));
        }
        let own = fuse::own(unit, root, &chains, &fused, exclusive);
        let guarded = kernel.roles.iter().filter(|(_, role)| matches!(role, Role::Tile { guard: true, .. }));
        let tiles = guarded.map(|(id, _)| *id).filter(|id| {
            let stmt = unit.for_loop(*id);
            root.span.contains(stmt.span) && !is_cut(*id) && clip::ends_tile(unit, stmt)
        });
        let regions = cuts.iter().flatten().flat_map(|cut| regions::of(unit, cut, copied)).collect();
        Iterations { clips, conditions, regions, tiles: tiles.collect(), fused, pairs, own }
    }

    /// The narrowed region that starts with this statement.
    pub fn region(&self, first: StmtId) -> Option<&NarrowedRegion> {
        self.regions.iter().find(|region| region.first == first)
    }
}

#[cfg(test)]
mod tests;
