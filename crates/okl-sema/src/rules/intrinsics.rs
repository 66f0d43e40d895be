//! Intrinsics: the places where they may be called, their arguments, and waiting for asynchronous copies.

use super::Facts;
use crate::region::{Region, StatementContext, spreads, walk};
use crate::structure::LoopKind;
use okl_analysis::Analyzed;
use okl_analysis::memory::Space;
use okl_model::intrinsic::Memory;
use okl_model::{CallExpr, Convergence, Copies, Function, Intrinsic, Stmt, StmtKind};
use okl_source::ids::{INTRINSIC_ARGUMENT, INTRINSIC_MISPLACED};
use okl_source::{Diagnostic, DiagnosticId, Span};

const COPY_NOT_AWAITED: DiagnosticId = DiagnosticId::new("copy-not-awaited");

/// `intrinsic-misplaced`, `intrinsic-argument`
pub(super) fn calls(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    if facts.unit.intrinsics.is_empty() {
        return;
    }
    for function in &facts.unit.functions {
        walk(facts.unit, function, &mut |spot| {
            for (_, call, intrinsic) in facts.unit.intrinsic_calls(spot.stmt) {
                out.extend(misplaced(function, spot, call, intrinsic));
                arguments(facts.unit, call, intrinsic, out);
            }
        });
    }
}

fn misplaced(
    function: &Function,
    spot: &StatementContext<'_, '_>,
    call: &CallExpr,
    intrinsic: &Intrinsic,
) -> Option<Diagnostic> {
    let name = &intrinsic.name;
    let is_alone = intrinsic.sync == Convergence::None;
    let (message, help) = match spot.region {
        _ if !function.is_kernel && is_alone => return None,
        _ if !function.is_kernel => (
            format!("`{name}` in `{}`, which is no kernel", function.name),
            "call it in the kernel itself, where all work items reach it",
        ),
        Region::Host => {
            (format!("`{name}` in host code"), "call it in an `@outer` loop: intrinsics are for device code")
        }
        Region::Outer | Region::Inner if !spot.is_shared() => return None,
        // All work items of the group reach this place.
        Region::Outer if intrinsic.sync == Convergence::Group => return None,
        Region::Outer | Region::Inner if is_alone && intrinsic.copies.is_none() => return None,
        Region::Outer | Region::Inner => (
            format!("`{name}` outside of the innermost `@inner` loop"),
            "call it in the innermost `@inner` loop, where each work item runs",
        ),
    };
    Some(Diagnostic::error(INTRINSIC_MISPLACED, message, call.name_span).help(help))
}

fn arguments(unit: &Analyzed, call: &CallExpr, intrinsic: &Intrinsic, out: &mut Vec<Diagnostic>) {
    for (at, argument) in call.arguments.iter().enumerate() {
        let at = at as u32;
        let (name, expression) = (&intrinsic.parameters[at as usize], unit.expression(*argument));
        let place = if expression.span.is_empty() { call.name_span } else { expression.span };
        let value = unit.expression(unit.peeled(*argument)).value.or(expression.value);
        if let Some(known) = intrinsic.constants.get(&at)
            && !value.is_some_and(|value| known.contains(&value))
        {
            let numbers: Vec<String> = known.iter().map(i64::to_string).collect();
            let message = format!("`{name}` of `{}` is a constant: {}", intrinsic.name, numbers.join(", "));
            out.push(Diagnostic::error(INTRINSIC_ARGUMENT, message, place));
        }
        let Some(memory) = intrinsic.memory.get(&at) else { continue };
        let (space, words, help) = match memory {
            Memory::Group => {
                (Space::Local, "a `@shared` variable", "hand over the address of an element of one")
            }
            Memory::Device => {
                (Space::Global, "memory of the device", "hand over the address of an element of an argument")
            }
            Memory::Unknown => continue,
        };
        let memory = unit.memory();
        let objects =
            memory.certain_target(*argument).or_else(|| memory.certain_target(unit.peeled(*argument)));
        if !objects.is_some_and(|objects| objects.iter().all(|home| home.space(unit) == Some(space))) {
            let message = format!("`{name}` of `{}` has to lead to {words}", intrinsic.name);
            out.push(Diagnostic::error(INTRINSIC_ARGUMENT, message, place).help(help));
        }
    }
}

/// A call that starts, commits or awaits asynchronous copies.
struct Step<'u> {
    copies: Copies,
    place: Span,
    /// True if it waits for all copies.
    is_last: bool,
    intrinsic: &'u Intrinsic,
    /// The statement around the call's own statement.
    around: Option<Span>,
    /// The innermost `@inner` loop around it, or the function.
    home: Span,
}

/// `copy-not-awaited`: each copy is committed and waited for by the work item that starts it, before its loop ends.
pub(super) fn copies(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    let unit = facts.unit;
    if unit.intrinsics.iter().all(|intrinsic| intrinsic.copies.is_none()) {
        return;
    }
    for function in &unit.functions {
        let (mut steps, mut jumps): (Vec<Step<'_>>, Vec<Span>) = (Vec::new(), Vec::new());
        walk(unit, function, &mut |spot| {
            if matches!(
                spot.stmt.kind,
                StmtKind::Break | StmtKind::Continue | StmtKind::Return | StmtKind::Goto
            ) {
                jumps.push(spot.stmt.span);
            }
            for (_, call, intrinsic) in unit.intrinsic_calls(spot.stmt) {
                let Some(copies) = intrinsic.copies else { continue };
                let loops = spot.around.iter().rev().find(|stmt| spreads(unit, stmt, LoopKind::Inner));
                let left = call.arguments.first().and_then(|id| unit.expression(unit.peeled(*id)).value);
                steps.push(Step {
                    copies,
                    place: call.name_span,
                    is_last: left == Some(0),
                    intrinsic,
                    around: around(spot.around),
                    home: loops.map_or(function.span, |stmt| stmt.span),
                });
            }
        });
        for start in steps.iter().filter(|step| step.copies == Copies::Starts) {
            if !is_awaited(start, &steps, &jumps) {
                let message = format!("nothing waits for the copy that `{}` starts", start.intrinsic.name);
                out.push(
                    Diagnostic::error(COPY_NOT_AWAITED, message, start.place)
                        .help("write `okl_pipeline_commit(); okl_pipeline_wait_prior(0);` after it, before the loop ends"),
                );
            }
        }
    }
}

/// The innermost of the surrounding statements.
fn around(around: &[&Stmt]) -> Option<Span> {
    around.last().map(|stmt| stmt.span)
}

/// True if a commit, and then a wait for all copies, follow on every path.
fn is_awaited(start: &Step<'_>, steps: &[Step<'_>], jumps: &[Span]) -> bool {
    let follows = |step: &&Step<'_>, from: &Step<'_>| {
        let is_on_the_way = step.around.is_some_and(|around| around.contains(from.place));
        let is_left = jumps.iter().any(|jump| from.place.end <= jump.start && jump.end <= step.place.start);
        step.home == start.home && step.place.start >= from.place.end && is_on_the_way && !is_left
    };
    let commits = steps.iter().filter(|step| step.copies == Copies::Commits && follows(step, start));
    commits.into_iter().any(|commit| {
        steps.iter().any(|step| step.copies == Copies::Waits && step.is_last && follows(&step, commit))
    })
}
