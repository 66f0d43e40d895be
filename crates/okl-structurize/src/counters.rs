//! Gives loops counters of their own, so that each is as uniform as its own values, and none is live across barriers. In
//! C of old, one `i` counts all loops of a function: those around barriers, and those that some work items run alone.
//!
//! ```text
//! int i;
//! for (i = 64; i > 0; i /= 2) { ... @barrier; }      for (int i = 64; i > 0; i /= 2) { ... @barrier; }
//! if (t == 0) for (i = g; i < n; ++i) ...            if (t == 0) for (int i = g; i < n; ++i) ...
//! ```
//!
//! A loop gets one if nothing reads the value that the counter has after it.

use crate::collective::{is_inner, is_outer};
use crate::rewriting::Rewriting;
use crate::split::{outermost, waits};
use okl_analysis::Analyzed;
use okl_model::{Access, ExprKind, Name, Stmt, StmtKind, VarId};
use okl_source::{EditSet, Span};
use std::collections::BTreeSet;

/// The owner of the edits.
const OWNER: &str = "counters of loops";

/// Declares the counters of such loops; `None` if there are none.
pub(crate) fn rewriting(unit: &Analyzed) -> Option<Rewriting> {
    let mut edits = EditSet::new();
    for (_, kernel) in unit.kernels() {
        let Some(body) = unit.body(kernel) else { continue };
        for nest in outermost(unit, body, &is_outer) {
            for items in outermost(unit, nest, &is_inner).into_iter().filter(|items| waits(unit, items)) {
                loops(unit, items, &mut edits);
            }
        }
    }
    (!edits.is_empty()).then(|| Rewriting { edits, diagnostics: Vec::new() })
}

fn loops(unit: &Analyzed, items: &Stmt, edits: &mut EditSet) {
    let mut assigned: Vec<(&Stmt, VarId, Span)> = Vec::new();
    let mut escaped: BTreeSet<VarId> = BTreeSet::new();
    let mut has_goto = false;
    unit.walk(items, &mut |stmt| {
        has_goto |= stmt.kind == StmtKind::Goto;
        escaped.extend(
            unit.uses(stmt).iter().filter(|used| used.access == Access::Escape).map(|used| used.variable),
        );
        if let Some((id, target)) = counter(unit, stmt) {
            assigned.push((stmt, id, target));
        }
    });
    for (stmt, id, target) in assigned {
        let variable = unit.variable(id);
        let declared = variable.name_span;
        let is_fit = items.span.contains(declared)
            && !stmt.span.contains(declared)
            && variable.attrs.is_empty()
            && !variable.is_static
            && unit.ty(variable.ty).int().is_some()
            && !escaped.contains(&id)
            && !has_goto;
        if is_fit && is_dead_after(unit, items, stmt, id) {
            edits.insert(OWNER, target.start, format!("{} ", unit.ty(variable.ty).canonical));
        }
    }
}

/// The variable that the header of a loop assigns first, and the place of its name there: `i` of `for (i = 0; ...)`.
fn counter(unit: &Analyzed, stmt: &Stmt) -> Option<(VarId, Span)> {
    let init = stmt.as_for()?.init;
    let first = stmt.expressions.iter().find(|id| init.contains(unit.expression(**id).span))?;
    let (id, name) = assigned(unit, *first)?;
    // `for (i = 0, j = 1; ...)` starts with the comma.
    let is_whole = unit.source(init).trim().len() == unit.source(unit.expression(*first).span).len();
    is_whole.then_some((id, name))
}

/// The variable that `i = e` overwrites, if `e` does not read it.
fn assigned(unit: &Analyzed, expression: okl_model::ExprId) -> Option<(VarId, Span)> {
    let ExprKind::Assign { operator: None, target, .. } = unit.expression(expression).kind else {
        return None;
    };
    let ExprKind::Name(Name::Variable(id)) = unit.expression(target).kind else { return None };
    let effects = unit.effects_of(expression);
    let is_only = effects.uses.iter().filter(|used| used.variable == id).count() == 1;
    is_only.then(|| (id, unit.expression(target).span))
}

/// What code does first with the value of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum First {
    /// It may read it.
    Reads,
    /// It overwrites it in any case.
    Overwrites,
    /// Neither; it may overwrite it in some cases.
    Neither,
}

/// True if nothing reads the value that a variable has at the end of a statement.
fn is_dead_after(unit: &Analyzed, all: &Stmt, stmt: &Stmt, id: VarId) -> bool {
    let mut inner = stmt;
    for around in ancestors(unit, all, stmt) {
        // Only the statements of a block follow each other.
        if let Some(list) = around.as_block() {
            let later = unit.stmts(list).skip_while(|one| one.id != inner.id).skip(1);
            match in_order(unit, later, id) {
                First::Reads => return false,
                First::Overwrites => return true,
                First::Neither => {}
            }
        }
        let repeats = matches!(around.kind, StmtKind::For(_) | StmtKind::Loop(_) | StmtKind::RangeFor { .. });
        if repeats && around.id != all.id && repeated(unit, around, inner, id) == First::Reads {
            return false;
        }
        inner = around;
    }
    true
}

/// What the next iteration of a loop does first; `until` is the part of its body that ended.
fn repeated(unit: &Analyzed, around: &Stmt, until: &Stmt, id: VarId) -> First {
    let own = unit.uses(around).iter().any(|used| used.variable == id && used.access != Access::Name);
    if own {
        return First::Reads;
    }
    in_order(unit, unit.children(around).into_iter().take_while(|one| one.id != until.id).chain([until]), id)
}

/// The statements around one, from the inside to `all`.
fn ancestors<'u>(unit: &'u Analyzed, all: &'u Stmt, stmt: &Stmt) -> Vec<&'u Stmt> {
    let mut found = Vec::new();
    unit.walk(all, &mut |one| {
        if one.span.contains(stmt.span) && one.id != stmt.id {
            found.push(one);
        }
    });
    found.reverse();
    found
}

fn in_order<'u>(unit: &Analyzed, list: impl Iterator<Item = &'u Stmt>, id: VarId) -> First {
    for stmt in list {
        let first = first(unit, stmt, id);
        if first != First::Neither {
            return first;
        }
    }
    First::Neither
}

fn first(unit: &Analyzed, stmt: &Stmt, id: VarId) -> First {
    let is_used =
        |stmt: &Stmt| unit.uses(stmt).iter().any(|used| used.variable == id && used.access != Access::Name);
    if let StmtKind::Declaration(declared) = &stmt.kind
        && declared.contains(&id)
    {
        return First::Overwrites;
    }
    let mut is_named = false;
    unit.walk(stmt, &mut |inner| is_named |= is_used(inner));
    if !is_named {
        return First::Neither;
    }
    match &stmt.kind {
        StmtKind::Block(list) => in_order(unit, unit.stmts(list), id),
        StmtKind::Expression => match stmt.expressions.as_slice() {
            [one] if assigned(unit, *one).is_some_and(|(target, _)| target == id) => First::Overwrites,
            _other => First::Reads,
        },
        StmtKind::For(_) if counter(unit, stmt).is_some_and(|(own, _)| own == id) => First::Overwrites,
        StmtKind::If { then, otherwise } if !is_used(stmt) => {
            let of = |one: okl_model::StmtId| first(unit, unit.stmt(one), id);
            match (of(*then), otherwise.map_or(First::Neither, of)) {
                (First::Reads, _) | (_, First::Reads) => First::Reads,
                (First::Overwrites, First::Overwrites) => First::Overwrites,
                _some => First::Neither,
            }
        }
        // They may have no iteration.
        StmtKind::For(_) | StmtKind::Loop(_) if !is_used(stmt) => {
            match in_order(unit, unit.children(stmt).into_iter(), id) {
                First::Reads => First::Reads,
                _nothing => First::Neither,
            }
        }
        _other => First::Reads,
    }
}
