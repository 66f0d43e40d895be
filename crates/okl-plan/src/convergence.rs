//! Intrinsics that all work items of a warp or a group must call together, and the calls of them in divergent code.

use crate::Grid;
use crate::divergence::{divides, group_of};
use okl_analysis::Analyzed;
use okl_model::{CallExpr, Convergence, ExprId, ExprKind, Intrinsic, Name, Stmt, StmtKind, VarId};
use okl_sema::{CheckedKernel, Nest};
use okl_source::ids::INTRINSIC_UNSUPPORTED;
use okl_source::{Diagnostic, DiagnosticId, Span};
use okl_target::{Shape, Target};

const INTRINSIC_IN_DIVERGENT_CODE: DiagnosticId = DiagnosticId::new("intrinsic-in-divergent-code");
const WARP_ACROSS_ROWS: DiagnosticId = DiagnosticId::new("warp-across-rows");

/// The number of work items of a warp, on all targets.
pub const WARP: u64 = 32;

/// `intrinsic-in-divergent-code`, `warp-across-rows`, and, on targets that run work items one after another,
/// `intrinsic-unsupported`.
pub(crate) fn refused(
    target: &Target,
    unit: &Analyzed,
    kernel: &CheckedKernel,
    nest: &Nest,
    grid: &Grid,
) -> Vec<Diagnostic> {
    let mut out = Vec::new();
    if unit.intrinsics.iter().all(|intrinsic| intrinsic.sync == Convergence::None) {
        return out;
    }
    let root = unit.for_loop(nest.root);
    let group = group_of(unit, kernel, root);
    walk(unit, root, &mut Vec::new(), &mut |stmt, around| {
        for (id, call, intrinsic) in unit.intrinsic_calls(stmt) {
            if intrinsic.sync == Convergence::None {
                continue;
            }
            let all = around.iter().chain([&stmt]);
            let divider = all.into_iter().find_map(|one| divides(unit, kernel, nest, &group, grid, one));
            let divider = divider.or_else(|| chosen(unit, id)).or_else(|| idle(kernel, nest, grid, around));
            if let Some((place, words)) = divider {
                out.push(divergent(intrinsic, call, (place, words)));
            } else if intrinsic.sync == Convergence::Warp && !has_rows_of_warps(grid) {
                out.push(across_rows(intrinsic, call, root));
            } else if target.shape == Shape::Host && innermost(kernel, around).is_some() {
                out.extend(one_by_one(target, unit, kernel, (stmt, around), (id, call, intrinsic)));
            }
        }
    });
    out
}

/// True if only some work items of a group may reach a statement of a nest.
pub fn is_for_some(unit: &Analyzed, kernel: &CheckedKernel, nest: &Nest, grid: &Grid, place: Span) -> bool {
    let root = unit.for_loop(nest.root);
    let group = group_of(unit, kernel, root);
    let mut found = false;
    walk(unit, root, &mut Vec::new(), &mut |stmt, around| {
        if stmt.span == place {
            let divides = |one: &&Stmt| divides(unit, kernel, nest, &group, grid, one).is_some();
            found |= around.iter().any(divides) || idle(kernel, nest, grid, around).is_some();
        }
    });
    found
}

fn walk<'u>(
    unit: &'u Analyzed,
    stmt: &'u Stmt,
    around: &mut Vec<&'u Stmt>,
    visit: &mut dyn FnMut(&'u Stmt, &[&'u Stmt]),
) {
    visit(stmt, around);
    around.push(stmt);
    for child in unit.children(stmt) {
        walk(unit, child, around, visit);
    }
    around.pop();
}

/// A loop whose nest leaves out an axis that the group has: only one row of work items reaches it.
fn idle(kernel: &CheckedKernel, nest: &Nest, grid: &Grid, around: &[&Stmt]) -> Option<(Span, &'static str)> {
    let l = around[innermost(kernel, around)?].as_for()?;
    let path = nest.paths.iter().find(|path| path.inner.last().is_some_and(|last| last.id == l.id))?;
    let axes = grid.inner.iter().enumerate().filter(|(_, count)| count.value() != Some(1));
    let mut left_out = axes.filter(|(at, _)| path.inner.iter().all(|l| usize::from(l.axis.0) != *at));
    left_out.next().map(|_| (l.header, "leaves out an axis of the group"))
}

/// The operator around a call that evaluates it conditionally: `c ? f(x) : 0`.
fn chosen(unit: &Analyzed, call: ExprId) -> Option<(Span, &'static str)> {
    let mut below = call;
    while let Some(above) = unit.parent(below) {
        let expression = unit.expression(above);
        let is_chosen = match expression.kind.as_binary() {
            Some((operator, left, _)) => matches!(operator.spelling(), "&&" | "||") && left != below,
            None => is_choice(&expression.kind, below),
        };
        if is_chosen {
            return Some((expression.span, "evaluates it under a condition"));
        }
        below = above;
    }
    None
}

/// True if `part` is the second or third operand of a conditional `c ? a : b`.
fn is_choice(kind: &ExprKind, part: ExprId) -> bool {
    if let ExprKind::Conditional { condition, .. } = kind { *condition != part } else { false }
}

fn divergent(intrinsic: &Intrinsic, call: &CallExpr, (place, words): (Span, &str)) -> Diagnostic {
    let who = if intrinsic.sync == Convergence::Warp { "a warp" } else { "a group" };
    let message = format!("`{}` is called where not all work items of {who} reach it", intrinsic.name);
    Diagnostic::error(INTRINSIC_IN_DIVERGENT_CODE, message, call.name_span)
        .label(place, words)
        .help("call it in all work items, and use its result under the condition")
}

/// True if each warp lies in one row of the group: then its 32 consecutive work items are the same ones on every
/// target.
fn has_rows_of_warps(grid: &Grid) -> bool {
    let [x, y, z] = &grid.inner;
    let is_one = |count: &crate::Count| count.value() == Some(1);
    is_one(y) && is_one(z) || x.value().is_some_and(|x| x % WARP == 0)
}

fn across_rows(intrinsic: &Intrinsic, call: &CallExpr, root: &Stmt) -> Diagnostic {
    let message = format!("`{}` in a group whose size on axis x is no multiple of a warp", intrinsic.name);
    Diagnostic::error(WARP_ACROSS_ROWS, message, call.name_span)
        .label(Span::new(root.span.start, root.span.start + 1), "the group is launched here")
        .help(format!(
            "give the `@inner` loop of axis x a number of iterations that {WARP} divides, or make it the only one"
        ))
}

/// The index in `around` of the innermost loop over work items.
fn innermost(kernel: &CheckedKernel, around: &[&Stmt]) -> Option<usize> {
    let spreads = |stmt: &&Stmt| {
        let role = stmt.as_for().and_then(|l| kernel.roles.get(&l.id));
        role.is_some_and(|role| role.spreads_items())
    };
    around.iter().rposition(spreads)
}

/// The diagnostic for a call on a target that runs work items one after another, unless the call has the supported
/// form: `y = okl_shfl_down(x, 1);` alone in its loop, with an `x` that was set before.
fn one_by_one(
    target: &Target,
    unit: &Analyzed,
    kernel: &CheckedKernel,
    (stmt, around): (&Stmt, &[&Stmt]),
    (id, call, intrinsic): (ExprId, &CallExpr, &Intrinsic),
) -> Option<Diagnostic> {
    let expansion = intrinsic.on(target.names())?;
    let at = innermost(kernel, around)?;
    let is_wrapped = |one: &&Stmt| matches!(unit.stmts(one.as_block().unwrap_or(&[])).count(), 1);
    let is_alone = around[at + 1..].iter().all(is_wrapped) && matches!(stmt.kind, StmtKind::Expression);
    let target_of = |id: ExprId| {
        if let ExprKind::Assign { operator: None, target, value } = unit.expression(id).kind {
            (Some(target), unit.peeled(value))
        } else {
            (None, id)
        }
    };
    let parts = match stmt.expressions[..] {
        [only] => Some(target_of(unit.peeled(only))).filter(|(_, value)| *value == unit.peeled(id)),
        _ => None,
    };
    let why = match parts.filter(|_| is_alone) {
        None => Some("is no statement of its own in an `@inner` loop".to_string()),
        Some((target, _)) => call.arguments.iter().enumerate().find_map(|(at, argument)| {
            if !expansion.call.contains(&format!("{{{at}.items}}")) {
                return None;
            }
            let name = &intrinsic.parameters[at];
            let Some(variable) = kept(unit, *argument, intrinsic) else {
                return Some(format!(
                    "takes something other than an `@exclusive {}` variable as `{name}`",
                    intrinsic.ty
                ));
            };
            let names_it = |kind: &ExprKind| *kind == ExprKind::Name(Name::Variable(variable));
            let changes = target.is_some_and(|target| unit.any_part(target, &names_it));
            changes.then(|| format!("changes the variable that it takes as `{name}`"))
        }),
    }?;
    let message = format!("`{}` {why}, which backend `{}` needs", intrinsic.name, target.name);
    let types = if intrinsic.ty.is_empty() { "float" } else { intrinsic.ty.as_str() };
    Some(
        Diagnostic::error(INTRINSIC_UNSUPPORTED, message, call.name_span)
            .note("on a CPU, work items run one after another: each must have set its value in an earlier `@inner` loop")
            .help(format!(
                "set `@exclusive {types} x` in one `@inner` loop, and write `y = {}(...);` with `x` alone in the next, \
                 for an `@exclusive {types} y`",
                intrinsic.name
            )),
    )
}

/// The `@exclusive` variable that an argument names, if the intrinsic can take its copies of all work items.
fn kept(unit: &Analyzed, argument: ExprId, intrinsic: &Intrinsic) -> Option<VarId> {
    let id = unit.expression(unit.peeled(argument)).kind.as_variable()?;
    let ty = unit.ty(unit.variable(id).ty);
    let is_same = intrinsic.ty.is_empty() || ty.value().get().name() == intrinsic.ty;
    (unit.attributes_of(id).is_exclusive && !ty.is_const && is_same).then_some(id)
}
