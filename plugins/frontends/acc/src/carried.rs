//! Reports scalars that keep a value from one iteration to the next, in loops whose iterations have no order:
//! `s += a[i];` without a reduction.

use crate::assigned::is_assigned_first;
use crate::ids::{ACC_SCALAR_CARRIED, ACC_SCALAR_SHARED};
use crate::loops::Levels;
use crate::placed::Placed;
use crate::program::Program;
use crate::types;
use crate::uses::Uses;
use okl_plugin::Diagnostic;
use okl_plugin::model::{Stmt, VarId};

/// Checks the loops of a construct that are distributed, outermost first.
pub fn check(program: &Program<'_>, construct: &Placed, found: &mut Vec<Diagnostic>) {
    let unit = program.unit;
    let inside = program.stmt(construct).span;
    let loops = program.directives.iter().filter(|placed| placed.directive.is("loop"));
    let stmts = loops.filter_map(|placed| Some((placed, unit.stmt(placed.stmt?))));
    let mut reported: Vec<VarId> = reduced(program, construct);
    for (placed, stmt) in stmts.filter(|(_, stmt)| inside.contains(stmt.span)) {
        let levels = program.levels(construct, placed, program.outside(construct, stmt.id));
        let Some(body) = stmt.as_for().map(|l| unit.stmt(l.body)).filter(|_| levels != Levels::default())
        else {
            continue;
        };
        let uses = Uses::of(unit, stmt);
        for id in carried(program, stmt, body, &uses) {
            if !reported.contains(&id) {
                reported.push(id);
                report(program, construct, placed, (id, &uses), found);
            }
        }
    }
}

/// The variables in reductions of a construct and of its loops.
fn reduced(program: &Program<'_>, construct: &Placed) -> Vec<VarId> {
    let inside = program.stmt(construct).span;
    let is_part =
        |placed: &&Placed| placed.stmt.is_some_and(|stmt| inside.contains(program.unit.stmt(stmt).span));
    program
        .directives
        .iter()
        .filter(is_part)
        .flat_map(|placed| program.named_in(placed, "reduction"))
        .collect()
}

/// The scalars declared outside of a loop that its iterations change and may read before they assign them.
fn carried(program: &Program<'_>, stmt: &Stmt, body: &Stmt, uses: &Uses) -> Vec<VarId> {
    let is_carried = |id: &VarId| {
        types::is_scalar(program.unit.ty(program.unit.variable(*id).ty).value())
            && !program.places_outside(*id, stmt, uses).is_empty()
            && !program.is_atomic(*id, stmt.span)
            && !is_assigned_first(program.unit, body, *id)
    };
    let changed = uses.changed.iter().copied();
    changed.filter(|id| !uses.declared.contains(id)).filter(is_carried).collect()
}

fn report(
    program: &Program<'_>,
    construct: &Placed,
    placed: &Placed,
    (id, uses): (VarId, &Uses),
    found: &mut Vec<Diagnostic>,
) {
    let name = &program.unit.variable(id).name;
    let places = program.places_outside(id, program.stmt(placed), uses);
    let place = places.into_iter().min_by_key(|place| place.start).unwrap_or(placed.directive.span);
    let message =
        format!("iterations may read what other iterations leave in `{name}`, and they run in no order");
    // `kernels` shares the variable with the program: iterations that run at the same time would overwrite it.
    let said = match construct.directive.name {
        "kernels" => Diagnostic::error(ACC_SCALAR_SHARED, message, place),
        _several => Diagnostic::warning(ACC_SCALAR_CARRIED, message, place),
    };
    found.push(
        said.label(placed.directive.span, "this loop distributes its iterations").help(format!(
            "write `reduction(+: {name})` for a sum, `acc loop seq` for an order, or assign `{name}` before each iteration reads it"
        )),
    );
}
