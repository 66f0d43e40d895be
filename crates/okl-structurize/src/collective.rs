//! The functions that all work items of a group have to call together.

use okl_analysis::Analyzed;
use okl_model::meaning::LoopKind;
use okl_model::{FunctionId, Meaning, Stmt, Unit};
use std::collections::BTreeSet;

/// The functions, other than kernels, that have barriers or loops over work items in them, or call one that does. The
/// ids are those of definitions.
pub(crate) fn functions(unit: &Analyzed) -> BTreeSet<FunctionId> {
    let ids = (0..unit.functions.len() as u32).map(FunctionId);
    let plain = ids.filter(|id| !unit.function(*id).is_kernel && unit.function(*id).body.is_some());
    let plain: Vec<FunctionId> = plain.collect();
    let mut found: BTreeSet<FunctionId> = plain.iter().copied().filter(|id| waits(unit, *id)).collect();
    loop {
        let calls = |id: &FunctionId| unit.called_by(*id).iter().any(|called| is_one(unit, &found, *called));
        let more: Vec<FunctionId> =
            plain.iter().copied().filter(|id| !found.contains(id) && calls(id)).collect();
        if more.is_empty() {
            return found;
        }
        found.extend(more);
    }
}

/// True if a declaration belongs to one of the functions.
pub(crate) fn is_one(unit: &Analyzed, all: &BTreeSet<FunctionId>, id: FunctionId) -> bool {
    unit.definition(id).is_some_and(|definition| all.contains(&definition))
}

/// True if a function has barriers or loops over work items in it. One with loops over groups is a kernel without
/// `@kernel`, which a rule reports.
fn waits(unit: &Analyzed, id: FunctionId) -> bool {
    let (mut found, mut has_groups) = (false, false);
    if let Some(body) = unit.body(unit.function(id)) {
        unit.walk(body, &mut |stmt| {
            let is_loop = stmt.as_for().is_some();
            has_groups |= is_loop && is_outer(unit, stmt);
            found |= unit.attributes_on(stmt).barrier.is_some() || is_loop && is_inner(unit, stmt);
        });
    }
    found && !has_groups
}

/// True if the iterations of a loop, or those in or over its tiles, are work items.
pub(crate) fn is_inner(unit: &Unit, stmt: &Stmt) -> bool {
    kinds(unit, stmt).contains(&LoopKind::Inner)
}

/// True if the iterations of a loop, or those over its tiles, are groups.
pub(crate) fn is_outer(unit: &Unit, stmt: &Stmt) -> bool {
    kinds(unit, stmt).contains(&LoopKind::Outer)
}

/// True if the iterations of a loop are work items or groups.
pub(crate) fn is_parallel(unit: &Unit, stmt: &Stmt) -> bool {
    stmt.as_for().is_some() && !kinds(unit, stmt).is_empty()
}

fn kinds(unit: &Unit, stmt: &Stmt) -> Vec<LoopKind> {
    let meanings = stmt.attrs.iter().map(|id| unit.attribute(*id).meaning());
    let of = |meaning: &Meaning| match meaning {
        Meaning::Inner { .. } => vec![LoopKind::Inner],
        Meaning::Outer(_) => vec![LoopKind::Outer],
        Meaning::Tile(tile) => [tile.tiles, tile.in_tile].into_iter().flatten().map(|one| one.kind).collect(),
        _ => Vec::new(),
    };
    meanings.flat_map(of).collect()
}
