//! Loop fission: loops over work items that are split at the barriers in them. A CPU loop runs its iterations one after
//! another, so an iteration cannot wait for the others in the middle of the body; two loops have the effect of the
//! barrier.
//!
//! ```text
//! for (int i = 0; i < 16; ++i) {         { int _occa_kept_t[16];
//!                                        for (int i = 0; i < 16; ++i) { const ... _occa_exclusive_index = i;
//!   int t = x[i];                          int _occa_first_t = x[i]; auto &t = _occa_kept_t[...]; ...
//!   s[i] = t;                              s[i] = t;
//!   @barrier;                            } for (int i = 0; i < 16; ++i) { ... auto &t = _occa_kept_t[...];
//!   y[i] = t + s[15 - i];                  y[i] = t + s[15 - i];
//! }                                      } }
//! ```
//!
//! This requires that the barrier is at the top level of the innermost body, that nothing but the loops of the nest is
//! between them, and that all variables that live across the barrier can be kept. Otherwise the barrier is refused. A
//! barrier that separates no conflicting accesses needs no fission.

use crate::live_across::{self, LiveAcross};
use crate::{Obstacle, hazard};
use okl_analysis::jumps::continues;
use okl_analysis::{Analyzed, Use};
use okl_model::{ForLoop, Stmt, StmtKind, Variable};
use okl_sema::{CheckedKernel, Nest, Role};
use okl_source::Span;

/// The split of the loops over the work items of a nest at their barriers.
#[derive(Clone, Debug)]
pub struct Fission<'u> {
    /// The loops from the outside in, each the whole body of the one before.
    pub chain: Vec<(&'u Stmt, &'u ForLoop)>,
    /// The statements between the barriers; one segment more than there are barriers.
    pub segments: Vec<Vec<&'u Stmt>>,
    /// The barriers at which the loops are split.
    pub barriers: Vec<&'u Stmt>,
    /// The variables that are declared in one segment and used in a later one, with the index of the former.
    pub live: Vec<(usize, LiveAcross<'u>)>,
}

/// A barrier that requires fission where fission is impossible.
#[derive(Clone, Debug)]
pub struct RefusedFission {
    /// The barrier.
    pub place: Span,
    /// The reason.
    pub why: Obstacle,
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
            found.push(Fission::new(unit, kernel, items, barriers));
        }
    }
    found
}

impl<'u> Fission<'u> {
    fn new(
        unit: &'u Analyzed,
        kernel: &CheckedKernel,
        items: &'u Stmt,
        barriers: Vec<&'u Stmt>,
    ) -> Result<Fission<'u>, RefusedFission> {
        let place = |barrier: &Stmt| {
            unit.attributes_on(barrier).barrier.map_or(barrier.span, |found| unit.attribute(found.attr).span)
        };
        let chain = chain(unit, kernel, items);
        let (_, innermost) = chain.last().expect("it starts with the loop it was given");
        let body = body_of(unit, innermost);
        let is_deep = |barrier: &&&Stmt| body.iter().all(|stmt| stmt.id != barrier.id);
        if let Some(deep) = barriers.iter().find(is_deep) {
            return Err(RefusedFission { place: place(deep), why: depth(unit, kernel, items, deep).into() });
        }
        let is_barrier = |stmt: &&Stmt| barriers.iter().any(|barrier| barrier.id == stmt.id);
        let segments: Vec<Vec<&Stmt>> = body.split(is_barrier).map(<[&Stmt]>::to_vec).collect();
        if let Some(why) = obstacle(unit, kernel, items, &chain, &segments) {
            return Err(RefusedFission { place: place(barriers[0]), why: why.into() });
        }
        let live = live_across::all(unit, &segments)
            .map_err(|why| RefusedFission { place: place(barriers[0]), why })?;
        Ok(Fission { chain, segments, barriers, live })
    }

    /// True if the body needs the index of its work item, for variables kept in arrays.
    pub fn needs_index(&self) -> bool {
        self.live.iter().any(|(_, live)| !matches!(live, LiveAcross::Again { .. }))
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

/// The reason why a barrier is not at the top level of the innermost body.
fn depth(unit: &Analyzed, kernel: &CheckedKernel, items: &Stmt, barrier: &Stmt) -> &'static str {
    let mut found = "a barrier between the `@inner` loops of a nest";
    let has_role = |stmt: &Stmt| stmt.as_for().is_some_and(|l| kernel.roles.contains_key(&l.id));
    unit.walk(items, &mut |stmt| {
        if stmt.id == items.id || stmt.id == barrier.id || !stmt.span.contains(barrier.span) {
            return;
        }
        found = match &stmt.kind {
            StmtKind::If { .. } => "a barrier inside an `if` of an `@inner` loop",
            StmtKind::Switch(_) => "a barrier inside a `switch` of an `@inner` loop",
            StmtKind::For(_) | StmtKind::Loop(_) | StmtKind::RangeFor { .. } if !has_role(stmt) => {
                "a barrier inside a sequential loop of an `@inner` loop"
            }
            StmtKind::Labelled(_) => "a barrier with a label",
            StmtKind::For(_)
            | StmtKind::Loop(_)
            | StmtKind::RangeFor { .. }
            | StmtKind::Block(_)
            | StmtKind::Declaration(_)
            | StmtKind::Expression
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return
            | StmtKind::Goto
            | StmtKind::Empty
            | StmtKind::Other(_) => found,
        };
    });
    found
}

/// The statements of a loop's body, with or without braces.
fn body_of<'u>(unit: &'u Analyzed, l: &'u ForLoop) -> Vec<&'u Stmt> {
    let body = unit.stmt(l.body);
    body.as_block().map_or(vec![body], |list| unit.stmts(list).collect())
}

/// The reason why two loops would not be equivalent to one loop with a barrier, if there is one.
fn obstacle(
    unit: &Analyzed,
    kernel: &CheckedKernel,
    items: &Stmt,
    chain: &[(&Stmt, &ForLoop)],
    segments: &[Vec<&Stmt>],
) -> Option<&'static str> {
    let before = segments[..segments.len() - 1].iter().flatten().copied();
    if chain.iter().any(|(_, l)| matches!(kernel.roles.get(&l.id), Some(Role::Tile { .. }))) {
        return Some("a barrier inside a tiled `@inner` loop");
    }
    if before.clone().any(|stmt| continues(unit, stmt)) {
        return Some("a barrier after a `continue` inside an `@inner` loop");
    }
    if before.clone().any(|stmt| matches!(stmt.kind, StmtKind::Other(_))) {
        return Some("a barrier inside an `@inner` loop that declares a type");
    }
    if chain.iter().any(|(stmt, l)| unit.uses(stmt).iter().any(|used| may_change(unit, items, l, used))) {
        return Some("a barrier inside an `@inner` loop whose header reads what may change");
    }
    if before.flat_map(|stmt| declared(unit, stmt)).any(|variable| unit.ty(variable.ty).is_destroyed) {
        return Some("a barrier inside an `@inner` loop while an object with a destructor lives");
    }
    let mut jumps = false;
    unit.walk(items, &mut |stmt| jumps |= matches!(stmt.kind, StmtKind::Goto));
    jumps.then_some("a barrier inside an `@inner` loop with a `goto`")
}

/// The variables that a statement declares.
fn declared<'u>(unit: &'u Analyzed, stmt: &'u Stmt) -> Vec<&'u Variable> {
    let StmtKind::Declaration(ids) = &stmt.kind else { return Vec::new() };
    ids.iter().map(|id| unit.variable(*id)).collect()
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
