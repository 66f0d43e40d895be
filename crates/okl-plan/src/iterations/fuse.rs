//! Fusion of adjacent nests: each iteration of the fused loop executes the bodies of its work item in all of them.
//!
//! ```text
//! @exclusive float r;
//! for (int t = 0; t < 128; ++t; @inner) { r = a * x[t]; }
//! for (int t = 0; t < 128; ++t; @inner) { y[t] += r; }
//! ```
//!
//! Fusion preserves every observable order if devices need no barrier between the nests either. An `@exclusive`
//! variable that only one fused nest uses needs no array.

use super::chain::Chain;
use super::clip::Clip;
use crate::hazard::{self, Barrier, BarrierPlace};
use okl_analysis::Analyzed;
use okl_analysis::jumps::continues;
use okl_analysis::same::same;
use okl_model::plan::FusionObstacle;
use okl_model::{ExprId, ExprKind, Field, ForLoop, Function, LayoutKind, Stmt, StmtKind, Ty, VarId};
use okl_sema::CheckedKernel;
use okl_source::Span;
use std::collections::{BTreeMap, BTreeSet};

/// Nests that are fused.
#[derive(Clone, Debug)]
pub struct Fused<'u> {
    /// The loops of each nest; at least two nests, in source order.
    pub chains: Vec<Chain<'u>>,
}

impl<'u> Fused<'u> {
    /// The loops of all nests but the first.
    pub fn following(&self) -> impl Iterator<Item = &'u ForLoop> + '_ {
        self.chains.iter().skip(1).flatten().map(|(_, l)| *l)
    }
}

/// Two adjacent nests.
#[derive(Clone, Copy, Debug)]
pub struct Pair<'u> {
    /// The outermost loop of the first.
    pub first: &'u Stmt,
    /// The outermost loop of the second.
    pub second: &'u Stmt,
    /// The reason why they are not fused, if they are not.
    pub apart: Option<FusionObstacle>,
}

/// The fused nests, and all pairs of adjacent ones; `chains` are the candidates of a launch.
pub(super) fn of<'u>(
    unit: &'u Analyzed,
    kernel: &'u CheckedKernel,
    root: &'u Stmt,
    chains: &[Chain<'u>],
    clips: &[Clip],
) -> (Vec<Fused<'u>>, Vec<Pair<'u>>) {
    let mut fused: Vec<Fused<'u>> = Vec::new();
    let mut pairs = Vec::new();
    let mut barriers: Option<Vec<Barrier>> = None;
    let neighbours = neighbours(unit, root);
    for next in chains.windows(2) {
        let [one, other] = next else { continue };
        if neighbours.get(&one[0].0.span) != Some(&other[0].0.span) {
            continue;
        }
        let mut apart = form(unit, one, other)
            .or_else(|| (!count_alike(unit, kernel, one, other)).then_some(FusionObstacle::Headers))
            .or_else(|| (!have_the_same_iterations(clips, one, other)).then_some(FusionObstacle::Iterations));
        if apart.is_none() {
            // Last, since it is the most expensive check.
            let needed = barriers.get_or_insert_with(|| hazard::barriers(unit, kernel, root));
            let synchronizes_group = needed.iter().any(|barrier| stands_before(unit, barrier, other[0].0));
            apart = synchronizes_group.then_some(FusionObstacle::Barrier);
        }
        pairs.push(Pair { first: one[0].0, second: other[0].0, apart });
        if apart.is_some() {
            continue;
        }
        let ends_with =
            |fused: &&mut Fused<'u>| fused.chains.last().is_some_and(|last| last[0].1.id == one[0].1.id);
        match fused.last_mut().filter(ends_with) {
            Some(fused) => fused.chains.push(other.clone()),
            None => fused.push(Fused { chains: vec![one.clone(), other.clone()] }),
        }
    }
    (fused, pairs)
}

/// For each `for` statement, the statement that follows it in the same block.
fn neighbours(unit: &Analyzed, root: &Stmt) -> BTreeMap<Span, Span> {
    let mut found = BTreeMap::new();
    unit.walk(root, &mut |stmt| {
        if let StmtKind::Block(inside) = &stmt.kind {
            let pairs = inside.windows(2).map(|pair| (unit.stmt(pair[0]), unit.stmt(pair[1])));
            let loops = pairs.filter(|(first, _)| first.as_for().is_some());
            found.extend(loops.map(|(first, second)| (first.span, second.span)));
        }
    });
    found
}

/// The obstacle in the form of two nests, if there is one.
fn form(unit: &Analyzed, one: &Chain<'_>, other: &Chain<'_>) -> Option<FusionObstacle> {
    let (Some((_, end)), Some((_, start))) = (one.last(), other.last()) else {
        return Some(FusionObstacle::Form);
    };
    let between = Span::new(unit.stmt(end.body).span.end, unit.stmt(start.body).span.start);
    let is_block = |l: &ForLoop| matches!(unit.stmt(l.body).kind, StmtKind::Block(_));
    let is_bare = |(stmt, l): &(&Stmt, &ForLoop)| stmt.attrs.len() == 1 && is_block(l);
    let fits = one.iter().chain(other).all(is_bare)
        && !unit.attributes_on(one[0].0).has_no_barrier
        && !continues(unit, unit.stmt(end.body))
        && unit.directives_in(between).next().is_none()
        && !unit.synchronizes_group(one[0].0)
        && !unit.synchronizes_group(other[0].0);
    (!fits).then_some(FusionObstacle::Form)
}

fn count_alike(unit: &Analyzed, kernel: &CheckedKernel, one: &Chain<'_>, other: &Chain<'_>) -> bool {
    let starts_alike = |((_, a), (_, b)): (&(&Stmt, &ForLoop), &(&Stmt, &ForLoop))| {
        kernel.roles.get(&a.id) == kernel.roles.get(&b.id) && same_header(unit, a, b)
    };
    one.len() == other.len() && one.iter().zip(other).all(starts_alike)
}

/// True if two loops have equal headers over values that no iteration changes.
fn same_header(unit: &Analyzed, one: &ForLoop, other: &ForLoop) -> bool {
    let (Some(a), Some(b)) = (&one.canonical, &other.canonical) else { return false };
    let declared =
        |l: &ForLoop| l.variable.map(|id| unit.variable(id)).filter(|v| l.init.contains(v.name_span));
    let (Some(first), Some(second)) = (declared(one), declared(other)) else { return false };
    let is_fixed = |id: ExprId| {
        !unit.any_part(id, &|kind| {
            !matches!(
                kind,
                ExprKind::Name(_)
                    | ExprKind::Literal(_)
                    | ExprKind::Paren(_)
                    | ExprKind::Binary { .. }
                    | ExprKind::Unary { .. }
                    | ExprKind::Cast { .. }
            )
        })
    };
    let says = |a: ExprId, b: ExprId| is_fixed(a) && is_fixed(b) && same(unit, a, b);
    let steps = match (a.step, b.step) {
        (None, None) => true,
        (Some(a), Some(b)) => says(a, b),
        _ => false,
    };
    unit.ty(first.ty).canonical == unit.ty(second.ty).canonical
        && a.comparison == b.comparison
        && a.direction == b.direction
        && a.compared == b.compared
        && says(a.start, b.start)
        && says(a.bound, b.bound)
        && steps
}

/// True if both skip the same iterations.
fn have_the_same_iterations(clips: &[Clip], one: &Chain<'_>, other: &Chain<'_>) -> bool {
    let limits = |l: &ForLoop| {
        let clip = clips.iter().find(|clip| clip.l == l.id);
        let limits = clip.map(|clip| clip.limits.as_slice()).unwrap_or_default();
        limits.iter().map(|limit| (&limit.value, limit.is_upper)).collect::<Vec<_>>()
    };
    one.iter().zip(other).all(|((_, a), (_, b))| limits(a) == limits(b))
}

fn stands_before(unit: &Analyzed, barrier: &Barrier, stmt: &Stmt) -> bool {
    match barrier.at {
        BarrierPlace::Before(place) | BarrierPlace::Braced(place) => {
            place.start == stmt.span.start || unit.after_attributes(place.start) == stmt.span.start
        }
        BarrierPlace::AtStart(_) | BarrierPlace::AtEnd(_) => false,
    }
}

/// The `@exclusive` variables that only one nest, or one group of fused nests, uses, and that are declared in the same
/// block.
pub(super) fn own(
    unit: &Analyzed,
    root: &Stmt,
    chains: &[Chain<'_>],
    fused: &[Fused<'_>],
    exclusive: &[VarId],
) -> Vec<VarId> {
    let mut nests: Vec<Span> = chains.iter().map(|chain| chain[0].0.span).collect();
    for fused in fused {
        let spans: Vec<Span> = fused.chains.iter().map(|chain| chain[0].0.span).collect();
        nests.retain(|nest| !spans.contains(nest));
        nests.extend(spans.first().zip(spans.last()).map(|(first, last)| first.to(*last)));
    }
    let places = places(unit, root, exclusive);
    let fits = |id: &VarId| {
        let Some(places) = places.get(id) else { return false };
        let nest = nests.iter().find(|nest| places.uses.iter().all(|span| nest.contains(*span)));
        let starts = unit.has_initialiser(*id) || has_constructor(unit, unit.ty(unit.variable(*id).ty));
        !starts && nest.is_some_and(|nest| places.beside.contains(&nest.start))
    };
    exclusive.iter().copied().filter(fits).collect()
}

/// True if objects of a type are initialized even without an initializer in the declaration: `struct P { int x = 1;
/// };`.
fn has_constructor(unit: &Analyzed, ty: Ty<'_>) -> bool {
    if let Some(of) = ty.element().filter(|_| ty.is_array()) {
        return has_constructor(unit, of);
    }
    let Some(layout) = unit.layout(ty) else { return false };
    let LayoutKind::Record { bases, fields, .. } = &layout.kind else { return false };
    let name = ty.name().rsplit("::").next().unwrap_or_default();
    let is_constructor = |function: &Function| function.is_method && function.name == name;
    let starts = |field: &Field| {
        let variable = unit.variable(field.variable);
        variable.init.is_some() || has_constructor(unit, unit.ty(variable.ty))
    };
    unit.functions.iter().any(is_constructor)
        || bases.iter().any(|base| has_constructor(unit, unit.ty(*base)))
        || fields.iter().any(starts)
}

/// The uses of a variable, and the starts of the statements in the block that declares it.
#[derive(Default)]
struct Places {
    uses: Vec<Span>,
    beside: BTreeSet<u32>,
}

fn places(unit: &Analyzed, root: &Stmt, exclusive: &[VarId]) -> BTreeMap<VarId, Places> {
    let mut found: BTreeMap<VarId, Places> = exclusive.iter().map(|id| (*id, Places::default())).collect();
    unit.walk(root, &mut |stmt| {
        for used in unit.uses(stmt) {
            if let Some(places) = found.get_mut(&used.variable)
                && used.span != unit.variable(used.variable).name_span
            {
                places.uses.push(used.span);
            }
        }
        let StmtKind::Block(inside) = &stmt.kind else { return };
        for declared in inside.iter().map(|at| unit.stmt(*at)) {
            let StmtKind::Declaration(variables) = &declared.kind else { continue };
            for id in variables {
                if let Some(places) = found.get_mut(id) {
                    places.beside = inside.iter().map(|at| unit.stmt(*at).span.start).collect();
                }
            }
        }
    });
    found
}
