//! Parameters that code changes, although a device kernel receives them by const reference or each work item has its
//! own copy.

use okl_analysis::{Analyzed, Use};
use okl_model::{DimAccess, ForLoop, Function, LoopId, Stmt, Ty, TypeKind, VarId};
use okl_sema::structure::LoopPart;
use okl_sema::{AxisLoop, CheckedKernel, Nest, Path, looks_back};
use okl_source::Span;

/// An argument that the device code of a nest changes. On CPUs each work item must get a copy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Privatised {
    /// All uses are in the body of this loop over work items or in the headers of loops.
    In {
        /// The argument.
        variable: VarId,
        /// The loop.
        home: LoopId,
    },
    /// All uses are in loops over work items of the groups of this loop: an array keeps a copy for each work item.
    Each {
        /// The argument.
        variable: VarId,
        /// The loop over groups, at the start of whose body the copies are made.
        home: LoopId,
    },
    /// It is used in several loops, or in several iterations of one, and changed at this place: no copy is possible.
    Nowhere(Span),
}

/// The arguments that a nest changes.
pub(crate) fn privatised(unit: &Analyzed, function: &Function, nest: &Nest) -> Vec<Privatised> {
    let root = unit.for_loop(nest.root);
    let changed = changed_parameters(unit, function, |span| root.span.contains(span)).into_iter();
    let found = changed.map(|variable| match home(unit, variable, nest) {
        Some(home) => Privatised::In { variable, home },
        None => match group_home(unit, variable, nest) {
            Some(home) => Privatised::Each { variable, home },
            None => {
                let place = uses(unit, root, variable).into_iter().find(|used| writes(used));
                Privatised::Nowhere(place.map_or(root.span, |used| used.span))
            }
        },
    });
    found.collect()
}

/// The parameters whose value the code at some places may change, in the order of their declaration.
pub(crate) fn changed_parameters(
    unit: &Analyzed,
    function: &Function,
    counts: impl Fn(Span) -> bool,
) -> Vec<VarId> {
    let mut changed = Vec::new();
    if let Some(body) = unit.body(function) {
        unit.walk(body, &mut |stmt| {
            for used in unit.uses(stmt).iter().filter(|used| writes(used)) {
                if function.params.contains(&used.variable)
                    && !unit.ty(unit.variable(used.variable).ty).is_const
                    && counts(used.span)
                {
                    changed.push(used.variable);
                }
            }
        });
    }
    changed.sort_unstable();
    changed.dedup();
    changed
}

/// The parameters that host code outside of the nests may change, those of pointer or array type left out.
pub(crate) fn changed_by_host(unit: &Analyzed, kernel: &CheckedKernel) -> Vec<VarId> {
    let nests: Vec<Span> = kernel.nests.iter().map(|nest| unit.for_loop(nest.root).span).collect();
    let on_host = |place: Span| !nests.iter().any(|nest| nest.contains(place));
    let mut changed = changed_parameters(unit, unit.function(kernel.function), on_host);
    changed.retain(|id| !is_address(unit.ty(unit.variable(*id).ty)));
    changed
}

/// True if a parameter of this type is passed as an address.
pub fn is_address(ty: Ty<'_>) -> bool {
    ty.is_pointer() || ty.is_array()
}

/// The innermost loop over work items whose body contains all changes of a variable and all other uses outside of loop
/// headers.
fn home(unit: &Analyzed, id: VarId, nest: &Nest) -> Option<LoopId> {
    let loops = nest.paths.iter().flat_map(|path| path.outer.iter().chain(&path.inner));
    let headers: Vec<Span> = loops.filter_map(|l| Some(unit.for_loop(l.id).as_for()?.header)).collect();
    let all = uses(unit, unit.for_loop(nest.root), id);
    let holds_all = |l: &ForLoop| {
        all.iter().all(|used| {
            let in_header = headers.iter().any(|header| header.contains(used.span));
            unit.stmt(l.body).span.contains(used.span) || (in_header && !writes(used))
        })
    };
    // A body that is split at its barriers becomes two.
    let is_whole = |l: &ForLoop| {
        let mut whole = true;
        unit.walk(unit.stmt(l.body), &mut |stmt| whole &= unit.attributes_on(stmt).barrier.is_none());
        whole
    };
    let mut innermost = nest.paths.iter().filter_map(|path| {
        let l = unit.for_loop(path.inner.last()?.id).as_for()?;
        (holds_all(l) && is_whole(l)).then_some((path, l))
    });
    // A copy made in the body does not have the value from the previous iteration.
    let (_, l) = innermost
        .find(|(path, l)| !has_iterations(unit, nest, path, l) || !looks_back(unit, unit.stmt(l.body), id))?;
    Some(l.id)
}

/// The innermost loop over groups, if all uses of a number or a pointer are in bodies of work items: code of the group
/// and headers of loops would not know whose copy to read.
fn group_home(unit: &Analyzed, id: VarId, nest: &Nest) -> Option<LoopId> {
    let ty = unit.ty(unit.variable(id).ty);
    let is_plain = ty.is_pointer() || matches!(ty.kind, TypeKind::Bool | TypeKind::Int(_) | TypeKind::Float);
    let home = nest.paths.first()?.outer.last()?;
    let is_shared = nest.paths.iter().all(|path| {
        let are_whole = path.inner.iter().chain(path.outer.last()).all(|l| l.part == LoopPart::Whole);
        are_whole && path.outer.last().is_some_and(|l| l.id == home.id)
    });
    let bodies = nest.paths.iter().filter_map(|path| unit.for_loop(path.inner.last()?.id).as_for());
    let bodies: Vec<Span> = bodies.map(|l| unit.stmt(l.body).span).collect();
    let all = uses(unit, unit.for_loop(nest.root), id);
    let is_in_items = |used: &&Use| bodies.iter().any(|body| body.contains(used.span));
    // `m(i, j)` is written with the dimensions, which its text does not name.
    let is_size = |access: &DimAccess| {
        access.names.iter().flatten().any(|named| *named == id)
            || unit.source(access.base) == unit.variable(id).name
    };
    let root = unit.for_loop(nest.root);
    let is_alone = !unit.dim_accesses_in(root.span).any(is_size);
    (is_plain && is_shared && is_alone && all.iter().all(is_in_items)).then_some(home.id)
}

/// True if a work item may execute the body of a loop several times: in a sequential loop around it, or in the tiles of
/// `@tile(4, @inner)`.
fn has_iterations(unit: &Analyzed, nest: &Nest, path: &Path, innermost: &ForLoop) -> bool {
    let body = unit.stmt(innermost.body).span;
    let parallel: Vec<_> = path.outer.iter().chain(&path.inner).collect();
    let is_parallel = |stmt: &Stmt| {
        let id = stmt.as_for().map(|l| l.id);
        let parts = parallel.iter().filter(|one| Some(one.id) == id);
        // Of the two loops of a tile, one may be sequential.
        let is_half = |one: &&&AxisLoop| one.part != LoopPart::Whole;
        match parts.clone().filter(is_half).count() {
            0 => parts.count() > 0,
            halves => halves > 1,
        }
    };
    let mut found = false;
    unit.walk(unit.for_loop(nest.root), &mut |stmt| {
        let is_loop = stmt.is_loop();
        found |= is_loop && stmt.span.contains(body) && stmt.span != body && !is_parallel(stmt);
    });
    found
}

fn writes(used: &Use) -> bool {
    used.access.may_write() && !used.through
}

/// The uses of a variable.
fn uses<'u>(unit: &'u Analyzed, root: &'u Stmt, id: VarId) -> Vec<&'u Use> {
    let mut all = Vec::new();
    unit.walk(root, &mut |stmt| all.extend(unit.uses(stmt).iter().filter(|used| used.variable == id)));
    all
}

#[cfg(test)]
mod tests;
