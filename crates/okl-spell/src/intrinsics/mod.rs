//! Expands calls of intrinsics by the target's entry in their table.
//!
//! ```text
//! okl_shfl_down(x, 4)    okl_from_lane<float>(x, (okl_item() & 31) + (unsigned)(4))              CUDA
//!                        okl_from_lane<float>(x, item, 64, ... + (unsigned)(4))   CPUs: `x` is an array
//! ```

mod call;
mod refused;

use crate::callee_names::called;
use crate::job::Job;
use call::{Call, scratch_name, with_type};
use okl_model::{CallExpr, Convergence, DirectiveKind, ExprKind, Expression, Intrinsic, LoopId, Name};
use okl_plan::Launch;
use okl_source::ids::INTRINSIC_MISPLACED;
use okl_source::{Cover, Diagnostic, EditSet, Span};
use refused::unsupported;

/// Expands all calls; returns the lines of the prologue: `#include <cuda_pipeline.h>`.
pub(crate) fn lower(job: &mut Job<'_>, edits: &mut EditSet) -> String {
    let unit = job.unit;
    for line in unit.directives.iter().filter(|line| line.kind == DirectiveKind::Intrinsics) {
        edits.delete(job.owner(), line.span);
    }
    if unit.intrinsics.is_empty() {
        return String::new();
    }
    refused::other_lengths(job);
    let (mut includes, mut helpers) = (Vec::new(), Vec::new());
    for expression in &unit.expressions {
        let Some((call, intrinsic)) = unit.intrinsic_call(expression) else {
            refuse_others(job, expression);
            continue;
        };
        let Some(expansion) = intrinsic.on(job.target.names()) else {
            job.out.push(without_expansion(job, call, intrinsic));
            continue;
        };
        for header in &expansion.includes {
            once(&mut includes, format!("#include <{header}>\n"));
        }
        for helper in &expansion.helpers {
            once(&mut helpers, with_type(job, intrinsic, helper));
        }
        let mut written = Call { job, id: expression.id, call, intrinsic, wrong: Vec::new() };
        let pieces = written.pieces(&expansion.call);
        let wrong = written.wrong;
        job.out.extend(wrong);
        edits.supplant(job.owner(), expression.span, pieces);
    }
    job.helpers.extend(helpers);
    includes.concat()
}

/// Refuses mentions of an intrinsic that are not a resolved call.
fn refuse_others(job: &mut Job<'_>, expression: &Expression) {
    let unit = job.unit;
    let is_one = |name: Span| unit.intrinsics.iter().any(|one| one.name == unit.source(name));
    // In a template, an unresolved callee is known by its name only.
    let template = called(unit, expression).filter(|name| is_one(*name));
    let is_unknown = |call: &CallExpr| call.callee().is_none();
    if let (Some(name), ExprKind::Call(call)) = (template, &expression.kind)
        && is_unknown(call)
    {
        let why = "is called with types that only a template's use tells";
        job.out.push(unsupported(job, name, unit.source(name), why));
    }
    if let ExprKind::Name(Name::Function(id)) = &expression.kind
        && unit.callee(*id).intrinsic.is_some()
    {
        let why = "is no function that has an address";
        job.out.push(unsupported(job, expression.span, unit.source(expression.span), why));
    }
}

/// True if the target's expansion of an intrinsic has a placeholder.
fn asks_for(job: &Job<'_>, intrinsic: &Intrinsic, placeholder: &str) -> bool {
    intrinsic.on(job.target.names()).is_some_and(|expansion| expansion.call.contains(placeholder))
}

/// The group memory that the calls of a nest need: `__local float _occa_scratch_float[64];`
pub(crate) fn scratch(job: &Job<'_>, launch: &Launch<'_>) -> Vec<String> {
    let mut found = Vec::new();
    for (_, _, intrinsic) in job.unit.intrinsic_calls_in(launch.root.span) {
        if let Some(size) = launch.grid.group_size().filter(|_| asks_for(job, intrinsic, "{scratch}")) {
            let (ty, name) = (job.type_name(&intrinsic.ty), scratch_name(job, intrinsic));
            once(&mut found, format!("{} {ty} {name}[{size}];", job.target.words.shared));
        }
    }
    found
}

/// True if a nest calls an intrinsic that the work items of a warp must reach together.
pub(crate) fn has_warps(job: &Job<'_>, launch: &Launch<'_>) -> bool {
    let calls = job.unit.intrinsic_calls_in(launch.root.span);
    calls.into_iter().any(|(_, _, intrinsic)| intrinsic.sync == Convergence::Warp)
}

/// The innermost loops of a CPU nest in which an expansion uses the index of the work item.
pub(crate) fn asking(job: &Job<'_>, launch: &Launch<'_>) -> Vec<LoopId> {
    let asks = |id: &LoopId| {
        let span = job.unit.for_loop(*id).span;
        job.unit.intrinsic_calls_in(span).iter().any(|(_, _, intrinsic)| asks_for(job, intrinsic, "{item}"))
    };
    let last = launch.nest.paths.iter().filter_map(|path| path.inner.last());
    last.map(|l| l.id).filter(asks).collect()
}

/// Reports `intrinsic-misplaced`: a call in code that the launcher repeats.
pub(crate) fn refuse_on_host(job: &mut Job<'_>, texts: &[Span]) {
    let mut found = Vec::new();
    let unit = job.unit;
    let in_nest: Cover = job.plan.launches().map(|launch| launch.root.span).collect();
    for (id, call, intrinsic) in texts.iter().flat_map(|text| unit.intrinsic_calls_in(*text)) {
        if in_nest.contains(unit.expression(id).span) {
            continue;
        }
        let message = format!("`{}` in a function that host code calls", intrinsic.name);
        found.push(
            Diagnostic::error(INTRINSIC_MISPLACED, message, call.name_span)
                .help("call it in device code only"),
        );
    }
    for mistake in found {
        if !job.out.contains(&mistake) {
            job.out.push(mistake);
        }
    }
}

fn without_expansion(job: &Job<'_>, call: &CallExpr, intrinsic: &Intrinsic) -> Diagnostic {
    let known: Vec<String> = intrinsic.expansions.keys().map(|name| format!("`{name}`")).collect();
    unsupported(job, call.name_span, &intrinsic.name, "has no expansion")
        .note(format!("the table has one for {}", known.join(", ")))
        .help(format!("write `expand.{} = \"...\"` in the table", job.target.name))
}

fn once(list: &mut Vec<String>, text: String) {
    if !list.contains(&text) {
        list.push(text);
    }
}
