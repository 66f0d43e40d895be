//! Code of an `@outer` body outside of `@inner` loops, and code of an `@inner` body outside of those in it.
//!
//! CPUs run it once for each group, or for each iteration of the loop around it, devices once for each work item. Both must
//! mean the same.

use super::Facts;
use super::idempotence::clobber;
use super::updates::updates;
use crate::atomic::is_load;
use crate::region::{Region, StatementContext, device_code, is_counted, is_declared_in, walk};
use okl_analysis::fate::Fate;
use okl_analysis::memory::{Accessed, MemoryObject};
use okl_analysis::same::{holds, same};
use okl_analysis::{Analyzed, Use};
use okl_model::{Access, ExprId, ExprKind, FunctionId, Scope, Stmt, StmtKind};
use okl_source::{Diagnostic, Span};

/// What a use reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Reach {
    /// A variable that each work item has a copy of.
    Own,
    /// A parameter passed by value.
    Parameter,
    /// A variable of the kernel's host code.
    Host,
    /// The memory of a group.
    Shared,
    /// Memory that all groups see.
    Global,
}

/// What a use in device code reaches; `device` are the ranges of device code.
///
/// Of several memories that a pointer may lead to, the one that most work items see.
pub(crate) fn reach(unit: &Analyzed, used: &Use, device: &[Span]) -> Reach {
    let homes = unit.memory().accessed(unit, used).homes;
    homes.into_iter().map(|home| reach_of(unit, home, device)).max().unwrap_or(Reach::Global)
}

/// The kind of memory of a home, as work items see it.
pub(crate) fn reach_of(unit: &Analyzed, home: MemoryObject, device: &[Span]) -> Reach {
    let id = match home {
        MemoryObject::Variable(id) => id,
        MemoryObject::Argument(_) | MemoryObject::StringLiteral | MemoryObject::Unknown => {
            return Reach::Global;
        }
    };
    let variable = unit.variable(id);
    match variable.scope {
        Scope::Local | Scope::Parameter if unit.has_attr(&variable.attrs, "shared") => Reach::Shared,
        Scope::Parameter => Reach::Parameter,
        Scope::Global | Scope::Field | Scope::Unknown => Reach::Global,
        Scope::Local if is_declared_in(unit, id, device) => Reach::Own,
        Scope::Local => Reach::Host,
    }
}

/// `outer-level-side-effect`, `outer-level-store`.
pub(super) fn effects(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for kernel in facts.whole_kernels() {
        let device = device_code(facts.unit, kernel);
        walk(facts.unit, kernel, &mut |spot| {
            if spot.is_shared() {
                at_outer_level(facts.unit, spot, &device, out);
                in_functions(facts.unit, spot, &device, out);
                in_several_steps(facts.unit, spot, &device, out);
            }
        });
    }
}

fn at_outer_level(
    unit: &Analyzed,
    spot: &StatementContext<'_, '_>,
    device: &[Span],
    out: &mut Vec<Diagnostic>,
) {
    // One work item reads for all of its group.
    if spot.region == Region::Outer && is_load(unit, spot.stmt) {
        return;
    }
    if let Some(atomic) = unit.find_attr(&spot.stmt.attrs, "atomic") {
        out.push(side_effect("`@atomic`", unit.attribute(atomic).span, spot));
        return;
    }
    // The `@atomic` around it is reported already.
    if spot.around.iter().any(|stmt| unit.has_attr(&stmt.attrs, "atomic")) {
        return;
    }
    for used in unit.uses(spot.stmt) {
        let reached = reach(unit, used, device);
        let name = &unit.variable(used.variable).name;
        let place = changed_place(unit, spot.stmt, used);
        let repeats = used.access == Access::Update
            || (used.access == Access::Write && reads_its_target(unit, spot.stmt, used));
        match reached {
            Reach::Shared | Reach::Global | Reach::Parameter if repeats => {
                out.push(side_effect(&format!("a change of `{name}`"), place, spot));
            }
            Reach::Global if used.access == Access::Write => out.push(
                Diagnostic::warning(
                    "outer-level-store",
                    format!("`{name}` is written {}", outside_of(spot)),
                    place,
                )
                .here(match spot.is_between {
                    true => "every work item of the loops inside writes it",
                    false => "every work item of a group writes it",
                })
                .help("write it from one work item: `for (int t = 0; t < 1; ++t; @inner)`"),
            ),
            // Variables of host code have a rule of their own.
            Reach::Own | Reach::Shared | Reach::Global | Reach::Parameter | Reach::Host => {}
        }
    }
}

/// What functions change that code of a group calls, and destructors at the end of its objects' lives.
fn in_functions(
    unit: &Analyzed,
    spot: &StatementContext<'_, '_>,
    device: &[Span],
    out: &mut Vec<Diagnostic>,
) {
    if around_atomic(unit, spot) {
        return;
    }
    for used in unit.uses(spot.stmt).iter().filter(|used| used.access == Access::Escape) {
        let Accessed { homes, beyond, .. } = unit.memory().accessed(unit, used);
        let is_others =
            |home: MemoryObject| matches!(reach_of(unit, home, device), Reach::Shared | Reach::Global);
        let itself = homes.into_iter().any(is_others);
        let behind = itself || beyond.into_iter().any(is_others);
        let name = &unit.variable(used.variable).name;
        let what = if matches!(unit.expression(used.id).kind, ExprKind::Declare(_)) {
            behind.then(|| format!("the destructor of `{name}`"))
        } else {
            let (fate, course) = unit.course(used);
            let told = functions_on(unit, used, (fate, &course)).find_map(|function| {
                let done = updates(unit, function);
                let counts = done.elsewhere && behind || done.object && itself;
                counts.then(|| format!("a change of `{name}` in `{}`", unit.function(function).name))
            });
            let ends = || course.last().filter(|_| fate == Fate::Written && itself);
            let ends = ends().and_then(|id| match unit.hidden_change(*id) {
                Some(function) => Some(format!("a change of `{name}` in `{}`", unit.function(function).name)),
                None => is_update(unit, *id).then(|| format!("a change of `{name}`")),
            });
            told.or(ends)
        };
        out.extend(what.map(|what| side_effect(&what, used.span, spot)));
    }
}

/// Statements that read a place and then write it where no barrier can stand between: in a sequential loop, under a condition.
fn in_several_steps(
    unit: &Analyzed,
    spot: &StatementContext<'_, '_>,
    device: &[Span],
    out: &mut Vec<Diagnostic>,
) {
    let is_whole = |stmt: &Stmt| is_compound(stmt) && !holds_parallel(unit, stmt);
    // What stands around is looked at with all that is in it.
    if !is_whole(spot.stmt) || spot.around.iter().any(|stmt| is_whole(stmt)) || around_atomic(unit, spot) {
        return;
    }
    let is_others = |used: &Use| matches!(reach(unit, used, device), Reach::Shared | Reach::Global);
    let Some(found) = clobber(unit, spot.stmt, &is_others) else { return };
    let name = &unit.variable(found.variable).name;
    // An update by itself is told as such.
    if found.written.access == Access::Update && found.written.span == found.read {
        return;
    }
    if found.is_certain {
        let what = format!("a change of `{name}` after it was read");
        let told = side_effect(&what, found.written.span, spot);
        out.push(told.label(found.read, "other work items may have changed it by then"));
    } else if reach(unit, &found.written, device) == Reach::Shared {
        let message = format!("`{name}` is read and written {}", outside_of(spot));
        out.push(
            Diagnostic::warning("outer-level-store", message, found.written.span)
                .here("every work item of a group writes it")
                .label(found.read, "another one may have written it by then")
                .help("let one work item do it: `for (int t = 0; t < 1; ++t; @inner)`"),
        );
    }
}

fn is_compound(stmt: &Stmt) -> bool {
    matches!(
        stmt.kind,
        StmtKind::For(_)
            | StmtKind::Loop(_)
            | StmtKind::RangeFor { .. }
            | StmtKind::If { .. }
            | StmtKind::Switch(_)
    )
}

/// True for a statement in which work items are told apart or wait.
fn holds_parallel(unit: &Analyzed, stmt: &Stmt) -> bool {
    let mut found = false;
    unit.walk(stmt, &mut |inner| {
        let marks = unit.attributes_on(inner);
        found |= is_counted(unit, inner) || marks.barrier.is_some() || unit.meets(inner);
    });
    found
}

fn around_atomic(unit: &Analyzed, spot: &StatementContext<'_, '_>) -> bool {
    spot.around.iter().chain([&spot.stmt]).any(|stmt| unit.has_attr(&stmt.attrs, "atomic"))
}

/// The functions of the unit that a use hands something out to: the one around it, and where that gives back a place, those
/// that are handed this in turn: `next(id(s[1]))`.
fn functions_on<'u>(
    unit: &'u Analyzed,
    used: &Use,
    (fate, course): (Fate, &'u [ExprId]),
) -> impl Iterator<Item = FunctionId> + 'u {
    let called = |id: ExprId| {
        let ExprKind::Call(call) = &unit.expression(id).kind else { return None };
        call.callee().and_then(|callee| unit.callee(callee).function)
    };
    let mut around = std::iter::successors(unit.parent(used.id), |id| unit.parent(*id));
    let first = around.find(|id| matches!(unit.expression(*id).kind, ExprKind::Call(_)));
    let others = if fate == Fate::Written { course } else { &[] };
    let others = others.iter().copied().filter(move |id| Some(*id) != first);
    first.into_iter().chain(others).filter_map(called)
}

/// True for an expression that changes a place by what was there.
fn is_update(unit: &Analyzed, id: ExprId) -> bool {
    let kind = &unit.expression(id).kind;
    if let ExprKind::Assign { operator: None, target, value } = kind {
        return holds(unit, *value, *target);
    }
    matches!(kind, ExprKind::Step { .. } | ExprKind::Assign { .. })
}

/// Where the code stands that several work items run.
fn outside_of(spot: &StatementContext<'_, '_>) -> &'static str {
    if spot.is_between { "outside of the innermost `@inner` loop" } else { "outside of any `@inner` loop" }
}

fn side_effect(what: &str, place: Span, spot: &StatementContext<'_, '_>) -> Diagnostic {
    let message = match spot.is_between {
        true => format!("{what} in an `@inner` loop around another one"),
        false => format!("{what} in an `@outer` loop, {}", outside_of(spot)),
    };
    Diagnostic::error("outer-level-side-effect", message, place)
        .here("a device does this once for each work item")
        .help("let one work item do it: `for (int t = 0; t < 1; ++t; @inner)`")
}

/// `s[0]` rather than `s`, when the statement is that update.
fn changed_place(unit: &Analyzed, stmt: &Stmt, used: &Use) -> Span {
    let target = unit.update_of(stmt).map(|update| unit.expression(update.target).span);
    target.filter(|target| target.contains(used.span)).unwrap_or(used.span)
}

/// Whether `x = x + 1` says the same as `x += 1`.
fn reads_its_target(unit: &Analyzed, stmt: &Stmt, written: &Use) -> bool {
    let Some(update) = unit.update_of(stmt) else { return false };
    let is_same_place = |read: &Use| {
        let pairs = read.subscripts.iter().zip(&written.subscripts);
        read.subscripts.len() == written.subscripts.len()
            && pairs.into_iter().all(|(a, b)| same(unit, *a, *b))
    };
    let Some(value) = update.value else { return false };
    unit.effects_of(value).uses.iter().any(|read| {
        read.variable == written.variable && read.through == written.through && is_same_place(read)
    })
}
