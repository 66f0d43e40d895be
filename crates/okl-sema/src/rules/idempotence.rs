//! Code with another result when it runs twice: it writes to a place that it has read.
//!
//! A device runs the code of a group once for each work item, in any order or at the same time. The result is that of
//! one execution if no work item reads a value that another one has changed already, which means that the code is
//! *idempotent*. Code is not idempotent if it reads a place and then writes it (a clobber antidependence in de Kruijf,
//! Sankaralingam, Jha: "Static Analysis and Compiler Design for Idempotent Processing", PLDI 2012), unless it has
//! written the place before the read.
//!
//! ```text
//! for (int k = 0; k < 9; ++k) s[k] = s[k + 1];     not idempotent: iteration 1 writes what iteration 0 read
//! for (int k = 1; k < 9; ++k) s[k] = s[k - 1];     idempotent: the code reads what it wrote itself
//! ```

use okl_analysis::affine::{self, Atom, Sum};
use okl_analysis::same::same;
use okl_analysis::{Analyzed, Use};
use okl_model::{Access, Direction, ExprId, Stmt, StmtId, StmtKind, VarId};
use okl_source::Span;
use rustc_hash::FxHashSet;

/// A read of a place that the same code writes later, so that a second execution reads another value.
#[derive(Clone, Debug)]
pub(super) struct OverwrittenRead {
    /// The variable by which the code accesses the place.
    pub(super) variable: VarId,
    /// The write.
    pub(super) written: Use,
    /// The read.
    pub(super) read: Span,
    /// True if both are certain to access the same place; otherwise they may.
    pub(super) is_certain: bool,
}

/// The first such read in a statement, a certain one before others. Only uses for which `counts` returns true are
/// considered.
pub(super) fn clobber(
    unit: &Analyzed,
    stmt: &Stmt,
    counts: &dyn Fn(&Use) -> bool,
) -> Option<OverwrittenRead> {
    let mut region = Region::default();
    region.collect(unit, stmt, counts, &mut Place::default());
    let mut found = None;
    for (at, read) in region.accesses.iter().enumerate().filter(|(_, access)| reads(&access.used)) {
        if region.is_own(unit, at) {
            continue;
        }
        for (later, written) in region.accesses.iter().enumerate().filter(|(_, one)| writes(&one.used)) {
            let is_certain = match region.meeting(unit, (at, read), (later, written)) {
                AccessOrder::Never => continue,
                AccessOrder::Certain => true,
                AccessOrder::Maybe => false,
            };
            let new = OverwrittenRead {
                variable: written.used.variable,
                written: written.used.clone(),
                read: read.used.span,
                is_certain,
            };
            if is_certain {
                return Some(new);
            }
            found.get_or_insert(new);
        }
    }
    found
}

fn reads(used: &Use) -> bool {
    matches!(used.access, Access::Read | Access::Update)
}

fn writes(used: &Use) -> bool {
    matches!(used.access, Access::Write | Access::Update)
}

/// The accesses of a piece of code, in the order of one iteration of all loops.
#[derive(Debug, Default)]
struct Region {
    accesses: Vec<Accessed>,
    /// The variables that some statement changes, except the counters of loops.
    changed: FxHashSet<VarId>,
}

/// An access and the statements around it.
#[derive(Debug)]
struct Accessed {
    used: Use,
    place: Place,
}

/// The statements around an access, outermost first.
#[derive(Clone, Debug, Default)]
struct Place {
    loops: Vec<StmtId>,
    branches: Vec<Span>,
}

/// The answer to the question whether a read of a place comes before a write of the same place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AccessOrder {
    Never,
    Maybe,
    Certain,
}

impl Region {
    fn collect(&mut self, unit: &Analyzed, stmt: &Stmt, counts: &dyn Fn(&Use) -> bool, place: &mut Place) {
        let counter = stmt.as_for().and_then(|l| l.variable);
        for used in unit.uses(stmt) {
            if used.access.may_write() && !used.through && Some(used.variable) != counter {
                self.changed.insert(used.variable);
            }
            if counts(used) {
                self.accesses.push(Accessed { used: used.clone(), place: place.clone() });
            }
        }
        let is_loop = stmt.is_loop();
        let is_branch = matches!(stmt.kind, StmtKind::If { .. } | StmtKind::Switch(_));
        if is_loop {
            place.loops.push(stmt.id);
        }
        for child in unit.children(stmt) {
            if is_branch {
                place.branches.push(child.span);
            }
            self.collect(unit, child, counts, place);
            if is_branch {
                place.branches.pop();
            }
        }
        if is_loop {
            place.loops.pop();
        }
    }

    /// True for a read of a place that the code itself has written in the same iteration.
    fn is_own(&self, unit: &Analyzed, at: usize) -> bool {
        let read = &self.accesses[at];
        let before = self.accesses[..at].iter().filter(|one| one.used.access == Access::Write);
        before.into_iter().any(|written| {
            read.place.loops.starts_with(&written.place.loops)
                && read.place.branches.starts_with(&written.place.branches)
                && written.used.variable == read.used.variable
                && self.distance(unit, read, written, None) == Some(Some(0))
        })
    }

    fn meeting(
        &self,
        unit: &Analyzed,
        (first, read): (usize, &Accessed),
        (second, written): (usize, &Accessed),
    ) -> AccessOrder {
        if !unit.memory().may_lie_together(read.used.place, written.used.place) {
            return AccessOrder::Never;
        }
        let common = read.place.loops.iter().zip(&written.place.loops).take_while(|(a, b)| a == b).count();
        // In an update like `s[0] += 1`, the read comes first.
        let is_before = first <= second;
        if !is_before && common == 0 {
            return AccessOrder::Never;
        }
        // Another pointer may point to the same elements.
        if read.used.variable != written.used.variable || self.is_moved(unit, read) {
            return AccessOrder::Maybe;
        }
        let around = common.checked_sub(1).map(|at| read.place.loops[at]);
        let certain = match read.place.branches.starts_with(&written.place.branches) {
            true => AccessOrder::Certain,
            false => AccessOrder::Maybe,
        };
        // A read after the write reads the value that the code itself wrote.
        let apart = if common > 1 { AccessOrder::Maybe } else { AccessOrder::Never };
        match self.distance(unit, read, written, around) {
            None => AccessOrder::Maybe,
            Some(None) => apart,
            Some(Some(0)) if is_before => certain,
            Some(Some(iterations)) if iterations > 0 => certain,
            Some(Some(_)) => apart,
        }
    }

    /// True for an access by a pointer that the code changes.
    fn is_moved(&self, unit: &Analyzed, one: &Accessed) -> bool {
        let ty = unit.ty(unit.variable(one.used.variable).ty);
        ty.is_pointer() && self.changed.contains(&one.used.variable)
    }

    /// The number of iterations of the loop `around` from a read to the write of the same place. `Some(None)` if they
    /// never access the same place, `None` if that is not known.
    #[expect(clippy::option_option, reason = "never is an answer, too")]
    fn distance(
        &self,
        unit: &Analyzed,
        read: &Accessed,
        written: &Accessed,
        around: Option<StmtId>,
    ) -> Option<Option<i64>> {
        let (reads, writes) = (&read.used.subscripts, &written.used.subscripts);
        if reads.len() != writes.len() {
            return None;
        }
        let l = around.and_then(|id| unit.stmt(id).as_for());
        let count = l.and_then(|l| Some((l.variable?, unit.count(l)?)));
        let mut iterations = None;
        for (from, to) in reads.iter().zip(writes) {
            if same(unit, *from, *to) && self.is_fixed(unit, *from) {
                let names = |id: VarId| unit.effects_of(*from).uses.iter().any(|used| used.variable == id);
                if count.as_ref().is_some_and(|(id, _)| names(*id)) {
                    if iterations.is_some_and(|iterations| iterations != 0) {
                        return Some(None);
                    }
                    iterations = Some(0);
                }
                continue;
            }
            let (from, to) = (self.sum(unit, *from)?, self.sum(unit, *to)?);
            let apart = from.plus(&to, -1)?.value()?;
            let factor = match &count {
                Some((id, _)) => factor_of(&to, *id)?,
                None => 0,
            };
            if factor == 0 {
                if apart != 0 {
                    return Some(None);
                }
                continue;
            }
            let (_, count) = count.as_ref()?;
            let step = count.step.map_or(Some(1), |step| step.value)?;
            let step = if count.direction == Direction::Up { step } else { -step };
            let by = factor.checked_mul(step).filter(|by| *by != 0)?;
            if apart % by != 0 || iterations.is_some_and(|iterations| iterations != apart / by) {
                return Some(None);
            }
            iterations = Some(apart / by);
        }
        Some(Some(iterations.unwrap_or(0)))
    }

    /// True if the code changes no variable of an expression, counters of loops aside.
    fn is_fixed(&self, unit: &Analyzed, id: ExprId) -> bool {
        let effects = unit.effects_of(id);
        effects.calls.is_empty()
            && effects.uses.iter().all(|used| !used.through && !self.changed.contains(&used.variable))
    }

    fn sum(&self, unit: &Analyzed, id: ExprId) -> Option<Sum> {
        affine::read(unit, id, &mut |variable| {
            (!self.changed.contains(&variable)).then(|| Sum::atom(Atom::Uniform(variable)))
        })
    }
}

/// The coefficient of a variable in a sum; `None` if it is a factor of a product.
fn factor_of(sum: &Sum, id: VarId) -> Option<i64> {
    let mut factor = 0;
    for (product, value) in sum.terms().filter(|(product, _)| product.contains(&Atom::Uniform(id))) {
        if product.len() > 1 {
            return None;
        }
        factor = value;
    }
    Some(factor)
}
