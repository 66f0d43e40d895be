//! Optimization of loops over work items on CPUs: iterations without effects are skipped, and adjacent nests are fused.
//!
//! On CPUs, the work items of a group are the iterations of a loop. Compilers vectorize such a loop if its body has no
//! branch:
//!
//! ```text
//! for (int i = g; i < g + 128; ++i)            for (int i = g, end = g + 128 < N ? g + 128 : N; i < end; ++i)
//!   if (i < N) y[i] = a * x[i];                  y[i] = a * x[i];
//! ```

mod clip;
mod fuse;

pub use clip::{Clip, Limit, NarrowedCondition};
pub use fuse::{Fused, Pair};

use crate::{Fission, RefusedFission};
use okl_analysis::Analyzed;
use okl_model::{ForLoop, LoopId, Stmt, StmtId, StmtKind, VarId};
use okl_sema::{CheckedKernel, Nest, Role};
use okl_source::Span;

/// The loops over work items of a launch on CPUs.
#[derive(Clone, Debug, Default)]
pub struct Iterations<'u> {
    /// The loops with fewer iterations.
    pub clips: Vec<Clip>,
    /// The conditions that remain in their bodies.
    pub conditions: Vec<NarrowedCondition>,
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
        for chain in &chains {
            if let Some((found, condition)) = clip::of(unit, chain) {
                clips.extend(found);
                conditions.push(condition);
            }
            let own = own_loops(unit, chain).into_iter().filter_map(|stmt| clip::of_own(unit, stmt));
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
        Iterations { clips, conditions, tiles: tiles.collect(), fused, pairs, own }
    }
}

/// Loops over work items that are directly nested, from the outside in.
pub type Chain<'u> = Vec<(&'u Stmt, &'u ForLoop)>;

/// The loops from the outermost one in, each the whole body of the one before.
fn chain<'u>(unit: &'u Analyzed, kernel: &CheckedKernel, outermost: &'u Stmt) -> Chain<'u> {
    let mut found: Chain<'u> = Vec::new();
    let mut stmt = outermost;
    while let Some(l) = stmt.as_for().filter(|l| matches!(kernel.roles.get(&l.id), Some(Role::Inner(_)))) {
        found.push((stmt, l));
        stmt = match statements(unit, l.body).as_slice() {
            [only] => only,
            _ => break,
        };
    }
    found
}

/// The sequential loops in the body of a chain.
fn own_loops<'u>(unit: &'u Analyzed, chain: &Chain<'u>) -> Vec<&'u Stmt> {
    let mut found = Vec::new();
    if let Some((_, l)) = chain.last() {
        unit.walk(unit.stmt(l.body), &mut |stmt| {
            // A pragma before the loop may require its present form.
            if stmt.as_for().is_some() && !follows_directive(unit, stmt) {
                found.push(stmt);
            }
        });
    }
    found
}

/// True if a preprocessor directive precedes a statement, with only whitespace or comments between them.
fn follows_directive(unit: &Analyzed, stmt: &Stmt) -> bool {
    let start = stmt.span.start;
    let before = unit.directives_before(start).next();
    before.is_some_and(|line| !unit.source(Span::new(line.span.end, start)).contains([';', '{', '}']))
}

/// The statements of a body, without its braces.
fn statements(unit: &Analyzed, body: StmtId) -> Vec<&Stmt> {
    let body = unit.stmt(body);
    if let StmtKind::Block(inside) = &body.kind {
        return inside.iter().map(|id| unit.stmt(*id)).collect();
    }
    vec![body]
}

#[cfg(test)]
mod tests;
