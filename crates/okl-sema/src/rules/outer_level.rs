//! Code of an `@outer` body outside of `@inner` loops, and code of an `@inner` body outside of the `@inner` loops
//! inside it.
//!
//! A CPU runs it once for each group, or for each iteration of the loop around it; a device runs it once for each work
//! item. Both must have the same result.

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
use okl_source::{Diagnostic, DiagnosticId, Span};

const OUTER_LEVEL_SIDE_EFFECT: DiagnosticId = DiagnosticId::new("outer-level-side-effect");
const OUTER_LEVEL_STORE: DiagnosticId = DiagnosticId::new("outer-level-store");

/// The memory that a use accesses, ordered by how many work items share it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Reach {
    /// A variable of device code: each work item has a copy.
    Own,
    /// A parameter passed by value.
    Parameter,
    /// A variable of the kernel's host code.
    Host,
    /// Group memory.
    Shared,
    /// Memory that all groups share.
    Global,
}

/// The memory that a use in device code accesses; `device` are the ranges of device code.
///
/// If a pointer may lead to several, the one that most work items share.
pub(crate) fn reach(unit: &Analyzed, used: &Use, device: &[Span]) -> Reach {
    let objects = unit.memory().accessed(unit, used).objects;
    objects.into_iter().map(|home| reach_of(unit, home, device)).max().unwrap_or(Reach::Global)
}

/// The memory that an object lies in.
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
    // One work item reads for the whole group.
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
                    OUTER_LEVEL_STORE,
                    format!("`{name}` is written {}", outside_of(spot)),
                    place,
                )
                .here(match spot.is_between {
                    true => "every work item of the loops inside writes it",
                    false => "every work item of a group writes it",
                })
                .help("write it from one work item: `for (int t = 0; t < 1; ++t; @inner)`"),
            ),
            // Variables of host code are checked by `host-variable-changed`.
            Reach::Own | Reach::Shared | Reach::Global | Reach::Parameter | Reach::Host => {}
        }
    }
}

/// Changes made by functions that code of a group calls, including the destructors of its objects.
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
        let Accessed { objects, beyond, .. } = unit.memory().accessed(unit, used);
        let is_others =
            |home: MemoryObject| matches!(reach_of(unit, home, device), Reach::Shared | Reach::Global);
        let itself = objects.into_iter().any(is_others);
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

/// Statements that read a place and then write it, with no barrier possible between: in a sequential loop, or under a
/// condition.
fn in_several_steps(
    unit: &Analyzed,
    spot: &StatementContext<'_, '_>,
    device: &[Span],
    out: &mut Vec<Diagnostic>,
) {
    let is_whole = |stmt: &Stmt| is_compound(stmt) && !holds_parallel(unit, stmt);
    // The outermost such statement is checked as a whole.
    if !is_whole(spot.stmt) || spot.around.iter().any(|stmt| is_whole(stmt)) || around_atomic(unit, spot) {
        return;
    }
    let is_others = |used: &Use| matches!(reach(unit, used, device), Reach::Shared | Reach::Global);
    let Some(found) = clobber(unit, spot.stmt, &is_others) else { return };
    let name = &unit.variable(found.variable).name;
    // A single update is reported by the check of uses.
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
            Diagnostic::warning(OUTER_LEVEL_STORE, message, found.written.span)
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

/// True for a statement with a parallel loop or a barrier inside.
fn holds_parallel(unit: &Analyzed, stmt: &Stmt) -> bool {
    let mut found = false;
    unit.walk(stmt, &mut |inner| {
        let marks = unit.attributes_on(inner);
        found |= is_counted(unit, inner) || marks.barrier.is_some() || unit.synchronizes_group(inner);
    });
    found
}

fn around_atomic(unit: &Analyzed, spot: &StatementContext<'_, '_>) -> bool {
    spot.around.iter().chain([&spot.stmt]).any(|stmt| unit.has_attr(&stmt.attrs, "atomic"))
}

/// The functions of the unit that get the place of a use as an argument: the innermost call around it, and, if that
/// call returns a place, the calls that take its result in turn: `next(id(s[1]))`.
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

/// True for an expression that computes the new value of a place from its old value.
fn is_update(unit: &Analyzed, id: ExprId) -> bool {
    let kind = &unit.expression(id).kind;
    if let ExprKind::Assign { operator: None, target, value } = kind {
        return holds(unit, *value, *target);
    }
    matches!(kind, ExprKind::Step { .. } | ExprKind::Assign { .. })
}

/// The part of a message that describes the place of the code.
fn outside_of(spot: &StatementContext<'_, '_>) -> &'static str {
    if spot.is_between { "outside of the innermost `@inner` loop" } else { "outside of any `@inner` loop" }
}

fn side_effect(what: &str, place: Span, spot: &StatementContext<'_, '_>) -> Diagnostic {
    let message = match spot.is_between {
        true => format!("{what} in an `@inner` loop around another one"),
        false => format!("{what} in an `@outer` loop, {}", outside_of(spot)),
    };
    Diagnostic::error(OUTER_LEVEL_SIDE_EFFECT, message, place)
        .here("a device does this once for each work item")
        .help("let one work item do it: `for (int t = 0; t < 1; ++t; @inner)`")
}

/// The place that a use changes: the whole target `s[0]` rather than the name `s`, if the statement is an update of it.
fn changed_place(unit: &Analyzed, stmt: &Stmt, used: &Use) -> Span {
    let target = unit.update_of(stmt).map(|update| unit.expression(update.target).span);
    target.filter(|target| target.contains(used.span)).unwrap_or(used.span)
}

/// True if an assignment reads its target, so that `x = x + 1` is the same as `x += 1`.
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
