//! Barriers in the middle of CPU loops: the loop ends there, and another one goes on.
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
//! A loop runs its rounds one after another, so none can wait for the others in the middle of it.
//! Two loops do, when the barrier stands at the top level of the innermost body, nothing else stands
//! between the loops of the nest, and all that lives on can be kept. Elsewhere it is refused. A barrier that no access
//! crosses needs nothing of that.

use crate::exclusive::is_used_in;
use crate::kept::{self, Kept};
use crate::loops::spreads_items;
use crate::per_item::PerItem;
use crate::{Job, Unsupported, hazard, loops};
use okl_analysis::{Analyzed, Use};
use okl_model::{ForLoop, LoopId, Stmt, StmtKind, Variable};
use okl_sema::{CheckedKernel, Nest, Role};
use okl_source::{EditSet, Piece, Span};

/// Cuts the loops of a nest at the barriers in them, or refuses the barriers.
///
/// The innermost loops that keep something, and so need the index of the work item.
pub(crate) fn lower(
    job: &mut Job<'_>,
    kernel: &CheckedKernel,
    nest: &Nest,
    edits: &mut EditSet,
) -> Vec<LoopId> {
    let unit = job.unit;
    let mut keeping = Vec::new();
    for items in outermost_inner(unit, kernel, unit.for_loop(nest.root)) {
        let mut barriers = barriers_in(unit, items);
        // Where nothing crosses a barrier, the rounds may run one after another.
        barriers.retain(|barrier| hazard::is_crossed(unit, kernel, unit.for_loop(nest.root), items, barrier));
        if barriers.is_empty() {
            continue;
        }
        match Cut::new(unit, kernel, items, barriers) {
            Ok(cut) => keeping.extend(cut.apply(job, nest, edits)),
            Err((place, why)) => {
                let what = Unsupported { construct: why.construct.into(), help: why.help.into() };
                job.unsupported(place, &what);
            }
        }
    }
    keeping
}

/// The loops over work items that stand in no other one.
fn outermost_inner<'u>(unit: &'u Analyzed, kernel: &CheckedKernel, stmt: &'u Stmt) -> Vec<&'u Stmt> {
    if stmt.as_for().is_some_and(|l| is_inner(kernel, l)) {
        return vec![stmt];
    }
    unit.children(stmt).into_iter().flat_map(|child| outermost_inner(unit, kernel, child)).collect()
}

fn is_inner(kernel: &CheckedKernel, l: &ForLoop) -> bool {
    kernel.roles.get(&l.id).is_some_and(|role| spreads_items(*role))
}

/// The barriers in a loop, those of a warp too: its work items run one after another as well.
fn barriers_in<'u>(unit: &'u Analyzed, stmt: &'u Stmt) -> Vec<&'u Stmt> {
    let mut found = Vec::new();
    unit.walk(stmt, &mut |inner| {
        if unit.marks_on(inner).barrier.is_some() {
            found.push(inner);
        }
    });
    found
}

/// How the loops over the work items of a nest are cut.
struct Cut<'u> {
    /// The loops from the outside in, each the whole body of the one before.
    chain: Vec<(&'u Stmt, &'u ForLoop)>,
    /// What stands between the barriers; one more than there are barriers.
    segments: Vec<Vec<&'u Stmt>>,
    barriers: Vec<&'u Stmt>,
    /// What is declared in one segment and used in a later one, by the segment it is declared in.
    kept: Vec<(usize, Kept<'u>)>,
}

/// Why a loop is not cut: the place of the barrier, and what stands there.
type Refusal = (Span, Obstacle);

/// What keeps a loop from being cut, and what to do.
pub(crate) struct Obstacle {
    pub(crate) construct: &'static str,
    pub(crate) help: &'static str,
}

impl From<&'static str> for Obstacle {
    fn from(construct: &'static str) -> Obstacle {
        let help = "end the `@inner` loop before the barrier and start another one after it";
        Obstacle { construct, help }
    }
}

impl<'u> Cut<'u> {
    fn new(
        unit: &'u Analyzed,
        kernel: &CheckedKernel,
        items: &'u Stmt,
        barriers: Vec<&'u Stmt>,
    ) -> Result<Cut<'u>, Refusal> {
        let place = |barrier: &Stmt| {
            unit.marks_on(barrier).barrier.map_or(barrier.span, |found| unit.attribute(found.attr).span)
        };
        let chain = chain(unit, kernel, items);
        let (_, innermost) = chain.last().expect("it starts with the loop it was given");
        let body = body_of(unit, innermost);
        let is_deep = |barrier: &&&Stmt| body.iter().all(|stmt| stmt.id != barrier.id);
        if let Some(deep) = barriers.iter().find(is_deep) {
            return Err((place(deep), "a barrier inside an `@inner` loop".into()));
        }
        let is_barrier = |stmt: &&Stmt| barriers.iter().any(|barrier| barrier.id == stmt.id);
        let segments: Vec<Vec<&Stmt>> = body.split(is_barrier).map(<[&Stmt]>::to_vec).collect();
        if let Some(why) = obstacle(unit, kernel, items, &chain, &segments) {
            return Err((place(barriers[0]), why.into()));
        }
        let kept = kept::all(unit, &segments).map_err(|why| (place(barriers[0]), why))?;
        Ok(Cut { chain, segments, barriers, kept })
    }

    /// Whether the body has to know which work item it is of.
    fn needs_index(&self) -> bool {
        self.kept.iter().any(|(_, kept)| !matches!(kept, Kept::Again { .. }))
    }

    fn apply(&self, job: &Job<'_>, nest: &Nest, edits: &mut EditSet) -> Option<LoopId> {
        let (unit, owner) = (job.unit, job.owner());
        let (outermost, _) = self.chain[0];
        let (_, innermost) = self.chain[self.chain.len() - 1];
        let items = PerItem::new(unit, nest);
        // `{ int _occa_kept_t[16]; for (...)`
        let mut open = vec![Piece::Text("{ ".into())];
        for (_, kept) in &self.kept {
            open.extend(kept.storage(unit, &items));
        }
        edits.recompose(owner.clone(), Span::at(outermost.span.start), open);
        edits.insert_after(owner.clone(), outermost.span.end, " }");
        for (_, kept) in &self.kept {
            kept.declare(&owner, unit, edits);
        }
        let path = nest.paths.iter().find(|path| path.inner.last().is_some_and(|l| l.id == innermost.id));
        let path = path.expect("check guarantees a path to every innermost loop");
        for (at, barrier) in self.barriers.iter().enumerate() {
            // `} } for (...) for (...) { `
            let blocks = self
                .chain
                .iter()
                .filter(|(_, l)| matches!(unit.stmt(l.body).kind, StmtKind::Block(_)))
                .count();
            let mut pieces = vec![Piece::Text("} ".repeat(blocks))];
            for (_, l) in &self.chain {
                // Without what others put before the loop.
                pieces.push(Piece::Text("for".into()));
                pieces.push(Piece::Source(Span::new(l.header.start + "for".len() as u32, l.header.end)));
                let is_block = matches!(unit.stmt(l.body).kind, StmtKind::Block(_));
                pieces.push(Piece::Text(if is_block { " {" } else { " " }.into()));
            }
            let segment = &self.segments[at + 1];
            if self.needs_index() || is_used_in(unit, unit.for_loop(nest.root), segment) {
                pieces.push(Piece::Text(" ".into()));
                pieces.extend(items.index(unit, path));
            }
            for (_, kept) in self.kept.iter().filter(|(declared, _)| *declared <= at) {
                pieces.extend(kept.restore(unit));
            }
            edits.supplant(owner.clone(), crate::grid::with_attributes(unit, barrier), pieces);
        }
        self.needs_index().then_some(innermost.id)
    }
}

/// The loops over work items that stand directly in each other, from the outside in.
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

/// The statements of a loop's body, with braces or without.
fn body_of<'u>(unit: &'u Analyzed, l: &'u ForLoop) -> Vec<&'u Stmt> {
    let body = unit.stmt(l.body);
    body.as_block().map_or(vec![body], |list| unit.stmts(list).collect())
}

/// What makes two loops mean something else than one with a barrier.
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
    if before.clone().any(|stmt| loops::continues(unit, stmt)) {
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

/// Whether what the header of a loop uses may be something else when it is read again.
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
