//! Loop fission: loops over work items that are split at the barriers in them. A CPU loop runs its iterations one after
//! another, so an iteration cannot wait for the others in the middle of the body; two loops have the effect of the
//! barrier.
//!
//! ```text
//! for (int i = 0; i < 16; ++i) {         { int t_kept[16];
//!                                        for (int i = 0; i < 16; ++i) { const ... item = i;
//!   int t = x[i];                          int t_first = x[i]; auto &t = t_kept[...]; ...
//!   s[i] = t;                              s[i] = t;
//!   @barrier;                            } for (int i = 0; i < 16; ++i) { ... auto &t = t_kept[...];
//!   y[i] = t + s[15 - i];                  y[i] = t + s[15 - i];
//! }                                      } }
//! ```
//!
//! A barrier may stand in loops, conditions and `switch` statements that all work items go through together. These are
//! executed once for the group, around loops over the work items, as in the parallel regions of PoCL (P. Jääskeläinen
//! et al., "pocl: A Performance-Portable OpenCL Implementation", section 4):
//!
//! ```text
//! for (int i = 0; i < 16; ++i) {         {
//!   s[i] = x[i];                           for (int i = 0; i < 16; ++i) { s[i] = x[i]; }
//!   for (int d = 8; d > 0; d /= 2) {       for (int d = 8; d > 0; d /= 2) {
//!     @barrier;
//!     if (i < d) s[i] += s[i + d];           for (int i = 0; i < 16; ++i) { if (i < d) s[i] += s[i + d]; }
//!   }                                      }
//! }                                      }
//! ```
//!
//! A variable that such a condition reads is declared and changed once for the group as well, if all work items compute
//! the same value for it ([`group_level`]); otherwise the value of the first work item decides, which is the same as
//! those of the others. All other variables that live across the border of two loops are kept in arrays.
//!
//! A barrier that separates no conflicting accesses needs no fission.

mod group_level;
mod live_across;
mod outer_changes;
mod region;
mod regions;

pub use live_across::LiveAcross;
pub use region::{Control, RefusedFission, Region};

use crate::divergence::group_of;
use crate::{Obstacle, hazard};
use okl_analysis::{Analyzed, Use};
use okl_model::{ForLoop, Stmt, StmtKind};
use okl_sema::{CheckedKernel, Nest, Role};
use region::place_of;
use regions::Builder;

/// The split of the loops over the work items of a nest at their barriers.
#[derive(Clone, Debug)]
pub struct Fission<'u> {
    /// The loops from the outside in, each the whole body of the one before.
    pub chain: Vec<(&'u Stmt, &'u ForLoop)>,
    /// The regions of the body, in execution order.
    pub regions: Vec<Region<'u>>,
    /// The barriers at which the loops are split.
    pub barriers: Vec<&'u Stmt>,
    /// The variables that are declared in one loop over work items and used in another one or in a condition.
    pub live: Vec<LiveAcross<'u>>,
}

/// The loops of a nest that must be split, or the reasons why they cannot be.
pub(crate) fn of<'u>(
    unit: &'u Analyzed,
    kernel: &'u CheckedKernel,
    nest: &Nest,
) -> Vec<Result<Fission<'u>, RefusedFission>> {
    let root = unit.for_loop(nest.root);
    let mut found = Vec::new();
    for items in outermost_inner(unit, kernel, root) {
        let mut barriers = barriers_in(unit, items);
        // If no conflicting accesses are separated by a barrier, the iterations may run one after another.
        barriers.retain(|barrier| hazard::is_crossed(unit, kernel, root, items, barrier));
        if !barriers.is_empty() {
            found.push(Fission::new(unit, kernel, root, items, barriers));
        }
    }
    found
}

impl<'u> Fission<'u> {
    fn new(
        unit: &'u Analyzed,
        kernel: &'u CheckedKernel,
        root: &'u Stmt,
        items: &'u Stmt,
        barriers: Vec<&'u Stmt>,
    ) -> Result<Fission<'u>, RefusedFission> {
        let first = place_of(unit, barriers[0]);
        let refused = |why: Obstacle| RefusedFission { place: first, why };
        let chain = chain(unit, kernel, items);
        let (_, innermost) = chain.last().expect("it starts with the loop it was given");
        let body = body_of(unit, innermost);
        if let Some(why) = obstacle(unit, kernel, items, &chain) {
            return Err(refused(why.into()));
        }
        let is_spread = |stmt: &Stmt| stmt.as_for().is_some_and(|l| kernel.roles.contains_key(&l.id));
        let group = group_of(unit, kernel, root);
        let indices: Vec<_> = chain.iter().filter_map(|(_, l)| l.variable).collect();
        let bounds = chain.iter().flat_map(|(stmt, _)| unit.uses(stmt)).map(|used| used.variable);
        let bounds: Vec<String> =
            bounds.filter(|id| !indices.contains(id)).map(|id| unit.variable(id).name.clone()).collect();
        let builder = Builder::new(unit, items.span, &barriers, &group, &is_spread, &bounds);
        let regions = builder.build(&body)?;
        let last = if let Some(Region::Items { stmts, .. }) = regions.last() { &stmts[..] } else { &[] };
        if let Some(why) = later_obstacle(unit, &body, last) {
            return Err(refused(why.into()));
        }
        if let Some(refused) = outer_changes::refused(unit, items, &regions) {
            return Err(refused);
        }
        let mut fission = Fission { chain, regions, barriers, live: Vec::new() };
        fission.live =
            live_across::keep(unit, items, &fission.chain, &mut fission.regions).map_err(refused)?;
        Ok(fission)
    }

    /// True if a body needs the index of its work item, for variables kept in arrays.
    pub fn needs_index(&self) -> bool {
        self.live.iter().any(|live| !matches!(live, LiveAcross::Again { .. }))
    }

    /// True if the text of the first and the last region can stay in the loops as they are written.
    pub(crate) fn keeps_loops(&self) -> bool {
        let is_items = |region: Option<&Region<'_>>| matches!(region, Some(Region::Items { .. }));
        self.regions.len() > 1 && is_items(self.regions.first()) && is_items(self.regions.last())
    }

    /// True if some code is executed once for the group, even if it has no work items.
    pub fn has_group_code(&self) -> bool {
        self.regions.iter().any(|region| matches!(region, Region::Group(_) | Region::Control(_)))
    }
}

/// The loops over work items that are not inside of another one.
fn outermost_inner<'u>(unit: &'u Analyzed, kernel: &CheckedKernel, stmt: &'u Stmt) -> Vec<&'u Stmt> {
    if stmt.as_for().is_some_and(|l| is_inner(kernel, l)) {
        return vec![stmt];
    }
    unit.children(stmt).into_iter().flat_map(|child| outermost_inner(unit, kernel, child)).collect()
}

fn is_inner(kernel: &CheckedKernel, l: &ForLoop) -> bool {
    kernel.roles.get(&l.id).is_some_and(|role| role.spreads_items())
}

/// The barriers in a loop. Those of a warp are included: its work items run one after another as well.
fn barriers_in<'u>(unit: &'u Analyzed, stmt: &'u Stmt) -> Vec<&'u Stmt> {
    let mut found = Vec::new();
    unit.walk(stmt, &mut |inner| {
        if unit.attributes_on(inner).barrier.is_some() {
            found.push(inner);
        }
    });
    found
}

/// The loops over work items that are directly nested, from the outside in.
fn chain<'u>(unit: &'u Analyzed, kernel: &CheckedKernel, items: &'u Stmt) -> Vec<(&'u Stmt, &'u ForLoop)> {
    let mut chain = Vec::new();
    let mut next = Some(items);
    while let Some(stmt) = next {
        let Some(l) = stmt.as_for().filter(|l| is_inner(kernel, l)) else { break };
        chain.push((stmt, l));
        let body = body_of(unit, l);
        next = body.first().copied().filter(|_| body.len() == 1);
    }
    chain
}

/// The statements of a loop's body, with or without braces.
fn body_of<'u>(unit: &'u Analyzed, l: &'u ForLoop) -> Vec<&'u Stmt> {
    let body = unit.stmt(l.body);
    body.as_block().map_or(vec![body], |list| unit.stmts(list).collect())
}

/// The reason why several loops would not be equivalent to one loop with barriers, if there is one.
fn obstacle(
    unit: &Analyzed,
    kernel: &CheckedKernel,
    items: &Stmt,
    chain: &[(&Stmt, &ForLoop)],
) -> Option<&'static str> {
    if chain.iter().any(|(_, l)| matches!(kernel.roles.get(&l.id), Some(Role::Tile { .. }))) {
        return Some("a barrier inside a tiled `@inner` loop");
    }
    if chain.iter().any(|(stmt, l)| unit.uses(stmt).iter().any(|used| may_change(unit, items, l, used))) {
        return Some("a barrier inside an `@inner` loop whose header reads what may change");
    }
    let mut jumps = false;
    unit.walk(items, &mut |stmt| jumps |= matches!(stmt.kind, StmtKind::Goto));
    jumps.then_some("a barrier inside an `@inner` loop with a `goto`")
}

/// As [`obstacle`]; `last` are the statements after the last barrier.
fn later_obstacle(unit: &Analyzed, body: &[&Stmt], last: &[&Stmt]) -> Option<&'static str> {
    let is_last = |stmt: &Stmt| last.iter().any(|other| other.span.contains(stmt.span));
    let jumps = body.iter().flat_map(|stmt| okl_analysis::jumps::own_continues(unit, stmt));
    if jumps.into_iter().any(|stmt| !is_last(stmt)) {
        return Some("a barrier after a `continue` inside an `@inner` loop");
    }
    let mut found = None;
    for stmt in body.iter().filter(|stmt| !is_last(stmt)) {
        if matches!(stmt.kind, StmtKind::Other(_)) {
            found = found.or(Some("a barrier inside an `@inner` loop that declares a type"));
        }
        unit.walk(stmt, &mut |inner| {
            if let StmtKind::Declaration(ids) = &inner.kind
                && ids.iter().any(|id| unit.ty(unit.variable(*id).ty).is_destroyed)
            {
                found = Some("a barrier inside an `@inner` loop while an object with a destructor lives");
            }
        });
    }
    found
}

/// True if a variable in the header of a loop may have another value when the header is evaluated again.
fn may_change(unit: &Analyzed, items: &Stmt, l: &ForLoop, used: &Use) -> bool {
    let ty = unit.ty(unit.variable(used.variable).ty);
    if used.through && ty.is_array() && (ty.is_const || ty.element().is_some_and(|element| element.is_const))
    {
        return false;
    }
    if used.through {
        return true;
    }
    let mut changes = false;
    unit.walk(items, &mut |stmt| {
        let counts = stmt.as_for().is_some_and(|other| other.variable == Some(used.variable));
        let writes = |other: &Use| other.variable == used.variable && other.access.may_write();
        changes |= !counts && unit.uses(stmt).iter().any(writes);
    });
    changes && l.variable != Some(used.variable)
}

#[cfg(test)]
mod tests;
