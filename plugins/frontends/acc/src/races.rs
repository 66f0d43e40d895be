//! Reports races between loops over gangs of one construct. Gangs do not wait for each other, so a later loop must not
//! read what another gang writes in an earlier one. An update such as `x[i] += 1` counts as a write only: it often
//! changes another part of the same array.

use crate::doubts::{has_several_gangs, root};
use crate::ids::ACC_GANG_RACE;
use crate::placed::Placed;
use crate::program::Program;
use crate::rendered::rendered;
use crate::types;
use okl_plugin::model::{ExprId, ExprKind, Stmt, VarId};
use okl_plugin::{Diagnostic, Span};

/// Checks each pair of loops over gangs of a construct.
pub fn check(program: &Program<'_>, construct: &Placed, found: &mut Vec<Diagnostic>) {
    if construct.directive.name != "parallel" || !has_several_gangs(program, construct) {
        return;
    }
    let loops = gang_loops(program, construct);
    if loops.len() < 2 {
        return;
    }
    let accesses = |stmt: &&Stmt| {
        let mut all = Vec::new();
        of_stmt(program, construct, stmt, false, &mut all);
        all
    };
    let loops: Vec<Vec<Access>> = loops.iter().map(accesses).collect();
    for (at, later) in loops.iter().enumerate() {
        found.extend(loops[..at].iter().find_map(|earlier| pair(program, earlier, later)));
    }
}

/// The outermost loops over gangs of a construct, in source order.
fn gang_loops<'u>(program: &Program<'u>, construct: &Placed) -> Vec<&'u Stmt> {
    let inside = program.stmt(construct).span;
    let is_outermost = |stmt: &&Stmt| {
        if !inside.contains(stmt.span) {
            return false;
        }
        let outside = program.outside(construct, stmt.id);
        let placed = program.loop_of(stmt.id).filter(|_| !outside.gang);
        placed.is_some_and(|placed| program.levels(construct, placed, outside).gang)
    };
    let stmts = program.directives.iter().filter(|placed| placed.directive.is("loop"));
    let stmts = stmts.filter_map(|placed| placed.stmt).map(|stmt| program.unit.stmt(stmt));
    let mut loops: Vec<&Stmt> = stmts.filter(is_outermost).collect();
    loops.sort_by_key(|stmt| stmt.span.start);
    loops.dedup_by_key(|stmt| stmt.id);
    loops
}

/// One access to memory that gangs share.
struct Access {
    root: VarId,
    is_write: bool,
    is_atomic: bool,
    place: Span,
    /// The place as a function of the counters; `None` if it depends on other values.
    function: Option<String>,
}

/// The first read in the later loop of what another gang may write in the earlier one.
fn pair(program: &Program<'_>, before: &[Access], after: &[Access]) -> Option<Diagnostic> {
    after.iter().filter(|access| !access.is_write && !access.is_atomic).find_map(|access| {
        let meets = |other: &&Access| {
            let is_same = access.function.is_some() && access.function == other.function;
            other.is_write && other.root == access.root && !is_same
        };
        let written = before.iter().find(meets)?;
        let name = &program.unit.variable(access.root).name;
        let message = format!("another gang may not have written this part of `{name}` yet");
        Some(
            Diagnostic::warning(ACC_GANG_RACE, message, access.place)
                .label(written.place, "an earlier loop over gangs writes here")
                .help("gangs do not wait for each other: put the two loops into two constructs"),
        )
    })
}

fn of_stmt(program: &Program<'_>, construct: &Placed, stmt: &Stmt, is_atomic: bool, all: &mut Vec<Access>) {
    let is_atomic = is_atomic || program.about(stmt.id).any(|placed| placed.directive.name == "atomic");
    for expression in &stmt.expressions {
        of_expression(program, construct, *expression, (false, is_atomic), all);
    }
    for child in program.unit.children(stmt) {
        of_stmt(program, construct, child, is_atomic, all);
    }
}

fn of_expression(
    program: &Program<'_>,
    construct: &Placed,
    id: ExprId,
    (is_write, is_atomic): (bool, bool),
    all: &mut Vec<Access>,
) {
    let unit = program.unit;
    let expression = unit.expression(id);
    if let Some(update) = expression.kind.as_update() {
        of_expression(program, construct, update.target, (true, is_atomic), all);
        if let Some(value) = update.value {
            of_expression(program, construct, value, (false, is_atomic), all);
        }
        return;
    }
    let is_place = matches!(expression.kind, ExprKind::Index { .. } | ExprKind::Dereference(_));
    if is_place && let Some(root) = root(unit, id).filter(|root| is_shared(program, construct, *root)) {
        let function = rendered(program, id);
        all.push(Access { root, is_write, is_atomic, place: expression.span, function });
        // What the place is computed from is read: the indices of `a[b[i]][c[j]]`.
        let mut next = id;
        while let ExprKind::Index { base, index } = unit.expression(unit.peeled(next)).kind {
            of_expression(program, construct, index, (false, is_atomic), all);
            next = base;
        }
        return;
    }
    let keeps = matches!(expression.kind, ExprKind::Paren(_) | ExprKind::Member(_));
    for child in expression.kind.children() {
        of_expression(program, construct, child, (is_write && keeps, is_atomic), all);
    }
    if let Some(body) = unit.nested_stmt(expression) {
        of_stmt(program, construct, unit.stmt(body), is_atomic, all);
    }
}

/// True if gangs share the memory of an array or behind a pointer.
fn is_shared(program: &Program<'_>, construct: &Placed, id: VarId) -> bool {
    let variable = program.unit.variable(id);
    let own = ["private", "firstprivate", "reduction"];
    !program.stmt(construct).span.contains(variable.name_span)
        && !types::is_scalar(program.unit.ty(variable.ty).value())
        && program.owner(id, program.stmt(construct).span.first()).is_none()
        && own.iter().all(|clause| !program.named_in(construct, clause).contains(&id))
}
