//! Calls of intrinsics: what a table says of the target stands in their place.
//!
//! ```text
//! okl_shfl_down(x, 4)      okl_from_lane<float>(x, (okl_item() & 31) + (4))                          CUDA
//!                          okl_from_lane<float>(x, _occa_exclusive_index, 64, (_occa_exclusive_index & 31) + (4))
//! ```

use crate::called::called;
use crate::count::written;
use crate::per_item::{INDEX, PerItem};
use crate::{Job, target_names};
use okl_model::{CallExpr, DirectiveKind, Expansion, ExprId, ExprKind, Intrinsic, LoopId, Name, Partners};
use okl_plan::Launch;
use okl_source::{Diagnostic, EditSet, Piece, Span};
use okl_target::Shape;

/// Writes all calls; gives the lines that stand before everything: `#include <cuda_pipeline.h>`.
pub(crate) fn lower(job: &mut Job<'_>, edits: &mut EditSet) -> String {
    let unit = job.unit;
    for line in unit.directives.iter().filter(|line| line.kind == DirectiveKind::Intrinsics) {
        edits.delete(job.owner(), line.span);
    }
    if unit.intrinsics.is_empty() {
        return String::new();
    }
    let (mut includes, mut helpers) = (Vec::new(), Vec::new());
    for expression in &unit.expressions {
        match &expression.kind {
            ExprKind::Call(call) => match unit.intrinsic(call) {
                Some(intrinsic) => {
                    let Some(expansion) = expansion(job, call, intrinsic) else { continue };
                    for header in &expansion.includes {
                        once(&mut includes, format!("#include <{header}>\n"));
                    }
                    for helper in &expansion.helpers {
                        once(&mut helpers, with_type(job, intrinsic, helper));
                    }
                    match pieces(job, expression.id, call, intrinsic, expansion) {
                        Ok(pieces) => edits.supplant(job.owner(), expression.span, pieces),
                        Err(defect) => job.out.push(defect),
                    }
                }
                None if call.callee().is_none() => {
                    // What a template calls is known by its name only.
                    let name = called(unit, expression).filter(|name| {
                        unit.intrinsics.iter().any(|intrinsic| intrinsic.name == unit.source(*name))
                    });
                    if let Some(name) = name {
                        let why = "is called with types that only a template's use tells";
                        job.out.push(unsupported(job, name, unit.source(name), why));
                    }
                }
                None => {}
            },
            ExprKind::Name(Name::Function(id)) if unit.callee(*id).intrinsic.is_some() => {
                let name = unit.source(expression.span);
                job.out.push(unsupported(job, expression.span, name, "is no function that has an address"));
            }
            _ => {}
        }
    }
    job.helpers.extend(helpers);
    includes.concat()
}

/// The group memory that the calls of a nest need: `__local float _occa_scratch_float[64];`
pub(crate) fn scratch(job: &Job<'_>, launch: &Launch<'_>) -> Vec<String> {
    let unit = job.unit;
    let mut found = Vec::new();
    for expression in unit.expressions.iter().filter(|one| launch.root.span.contains(one.span)) {
        let ExprKind::Call(call) = &expression.kind else { continue };
        let Some(intrinsic) = unit.intrinsic(call) else { continue };
        let uses_it = intrinsic.on(job.target.names()).is_some_and(|one| one.call.contains("{scratch}"));
        if let Some(size) = launch.grid.group_size().filter(|_| uses_it) {
            let (ty, name) = (job.target.type_name(&intrinsic.ty), scratch_name(job, intrinsic));
            once(&mut found, format!("{} {ty} {name}[{size}];", job.target.words.shared));
        }
    }
    found
}

/// Whether work items of a warp meet in a nest.
pub(crate) fn has_warps(job: &Job<'_>, launch: &Launch<'_>) -> bool {
    let inside = job.unit.expressions.iter().filter(|one| launch.root.span.contains(one.span));
    inside.into_iter().any(|one| match &one.kind {
        ExprKind::Call(call) => {
            job.unit.intrinsic(call).is_some_and(|intrinsic| intrinsic.sync == Partners::Warp)
        }
        _ => false,
    })
}

/// The innermost loops of a nest of the host in which a call asks for the number of the work item.
pub(crate) fn asking(job: &Job<'_>, launch: &Launch<'_>) -> Vec<LoopId> {
    let unit = job.unit;
    let asks = |span: Span| {
        unit.expressions.iter().filter(|one| span.contains(one.span)).any(|one| match &one.kind {
            ExprKind::Call(call) => unit.intrinsic(call).is_some_and(|intrinsic| {
                intrinsic.on(job.target.names()).is_some_and(|one| one.call.contains("{item}"))
            }),
            _ => false,
        })
    };
    let last = launch.nest.paths.iter().filter_map(|path| path.inner.last());
    last.map(|l| l.id).filter(|id| asks(unit.for_loop(*id).span)).collect()
}

/// `intrinsic-in-host-code`: in what the launcher repeats.
pub(crate) fn refuse_on_host(job: &mut Job<'_>, texts: &[Span]) {
    let unit = job.unit;
    for expression in unit.expressions.iter().filter(|one| texts.iter().any(|text| text.contains(one.span))) {
        let ExprKind::Call(call) = &expression.kind else { continue };
        let in_nest = job.plan.launches().any(|launch| launch.root.span.contains(expression.span));
        if let Some(intrinsic) = unit.intrinsic(call).filter(|_| !in_nest) {
            let message = format!("`{}` in a function that host code calls", intrinsic.name);
            let mistake = Diagnostic::error("intrinsic-misplaced", message, call.name_span)
                .help("call it in device code only");
            if !job.out.contains(&mistake) {
                job.out.push(mistake);
            }
        }
    }
}

fn once(list: &mut Vec<String>, text: String) {
    if !list.contains(&text) {
        list.push(text);
    }
}

fn expansion<'u>(job: &mut Job<'_>, call: &CallExpr, intrinsic: &'u Intrinsic) -> Option<&'u Expansion> {
    let found = intrinsic.on(job.target.names());
    if found.is_none() {
        let mistake = unsupported(job, call.name_span, &intrinsic.name, "has no expansion");
        let known: Vec<String> = intrinsic.expansions.keys().map(|name| format!("`{name}`")).collect();
        job.out.push(
            mistake
                .note(format!("the table has one for {}", known.join(", ")))
                .help(format!("write `expand.{} = \"...\"` in the table", job.target.name)),
        );
    }
    found
}

fn unsupported(job: &Job<'_>, place: Span, name: &str, why: &str) -> Diagnostic {
    let message = format!("`{name}` {why} on backend `{}`", job.target.name);
    Diagnostic::error("intrinsic-unsupported", message, place)
}

fn scratch_name(job: &Job<'_>, intrinsic: &Intrinsic) -> String {
    format!("_occa_scratch_{}", word_of_type(job, intrinsic))
}

/// `unsigned_int`
fn word_of_type(job: &Job<'_>, intrinsic: &Intrinsic) -> String {
    job.target.type_name(&intrinsic.ty).replace(|letter: char| !letter.is_alphanumeric(), "_")
}

/// Puts the type of a row in.
fn with_type(job: &Job<'_>, intrinsic: &Intrinsic, text: &str) -> String {
    if intrinsic.ty.is_empty() {
        return text.to_string();
    }
    text.replace("{T}", &job.target.type_name(&intrinsic.ty)).replace("{t}", &word_of_type(job, intrinsic))
}

/// What stands for one call.
fn pieces(
    job: &Job<'_>,
    id: ExprId,
    call: &CallExpr,
    intrinsic: &Intrinsic,
    expansion: &Expansion,
) -> Result<Vec<Piece>, Diagnostic> {
    let unit = job.unit;
    let text = with_type(job, intrinsic, &expansion.call);
    for (at, argument) in call.arguments.iter().enumerate() {
        let times = text.matches(&format!("{{{at}}}")).count();
        let is_kept = text.contains(&format!("{{{at}.items}}"));
        if times != 1 && !is_kept && unit.has_effects(*argument) {
            let message = format!(
                "`{}` is written {times} times for backend `{}`, and has an effect each time",
                unit.source(unit.expression(*argument).span),
                job.target.name
            );
            let place = unit.expression(*argument).span;
            return Err(Diagnostic::error("intrinsic-argument", message, place)
                .help("put its value into a variable before the call"));
        }
    }
    let launch = job.plan.launches().find(|launch| launch.root.span.contains(unit.expression(id).span));
    let of_launch = |what: &str| {
        let why = format!("needs {what}, which only the kernel has,");
        launch.ok_or_else(|| unsupported(job, call.name_span, &intrinsic.name, &why))
    };
    let is_whole = unit.parent(id).is_none() || is_call(&text);
    let mut pieces = vec![Piece::Text(if is_whole { "" } else { "(" }.into())];
    let mut rest = text.as_str();
    while let Some((before, after)) = rest.split_once('{') {
        let Some((inside, after)) = after.split_once('}') else { break };
        pieces.push(Piece::Text(before.into()));
        match inside {
            "item" => pieces.extend(item(job, of_launch("the number of the work item")?)),
            "items" => pieces.extend(items(job, of_launch("the number of work items")?)),
            "scratch" => {
                let launch = of_launch("group memory")?;
                if launch.grid.group_size().is_none() || job.spaces().is_none() {
                    let why = "needs a group whose size is a constant";
                    return Err(unsupported(job, call.name_span, &intrinsic.name, why));
                }
                pieces.push(Piece::Text(scratch_name(job, intrinsic)));
            }
            _ => {
                let (number, is_kept) = match inside.strip_suffix(".items") {
                    Some(number) => (number, true),
                    None => (inside, false),
                };
                let argument = number.parse::<usize>().ok().and_then(|at| call.arguments.get(at));
                let Some(argument) = argument else {
                    let why = "has an expansion with an argument that is not there";
                    return Err(unsupported(job, call.name_span, &intrinsic.name, why));
                };
                if is_kept {
                    pieces.push(Piece::Text(all_of(job, call, intrinsic, *argument)?));
                } else {
                    // Between two signs that separate it stands alone.
                    let ends = |text: &str, signs: &[char]| {
                        text.trim().is_empty() || text.trim_end().ends_with(signs)
                    };
                    let is_apart = ends(before, &['(', ','])
                        && (after.trim().is_empty() || after.trim_start().starts_with([')', ',']))
                        && !before.trim().is_empty();
                    let span = unit.expression(*argument).span;
                    let (open, close) = if is_apart { ("", "") } else { ("(", ")") };
                    pieces.push(Piece::Text(open.into()));
                    pieces.push(Piece::Source(span));
                    pieces.push(Piece::Text(close.into()));
                }
            }
        }
        rest = after;
    }
    pieces.push(Piece::Text(format!("{rest}{}", if is_whole { "" } else { ")" })));
    Ok(pieces)
}

/// The array of an `@exclusive` variable, with the values of all work items.
fn all_of(
    job: &Job<'_>,
    call: &CallExpr,
    intrinsic: &Intrinsic,
    argument: ExprId,
) -> Result<String, Diagnostic> {
    let unit = job.unit;
    let variable = match unit.expression(unit.peeled(argument)).kind {
        ExprKind::Name(Name::Variable(id)) if job.target.shape == Shape::Host => Some(id),
        _ => None,
    };
    let kept = variable.filter(|id| job.plan.launches().any(|launch| launch.exclusive.contains(id)));
    let why = "takes something other than an `@exclusive` variable";
    kept.map(|id| target_names::renamed(job, &unit.variable(id).name))
        .ok_or_else(|| unsupported(job, call.name_span, &intrinsic.name, why))
}

/// Whether a text is one call, a name or a number: nothing around it can take it apart.
fn is_call(text: &str) -> bool {
    let text = text.trim();
    let head = text.find('(').map_or(text, |at| &text[..at]);
    let is_name = |letter: char| letter.is_alphanumeric() || "_:<>{} ".contains(letter);
    if !head.chars().all(is_name) || head.is_empty() {
        return false;
    }
    let mut depth = 0_i32;
    for (at, letter) in text.char_indices() {
        depth += i32::from(letter == '(') - i32::from(letter == ')');
        if letter == ')' && depth == 0 {
            return at + 1 == text.len();
        }
    }
    depth == 0
}

/// The number of the work item in its group, axis x first.
///
/// `((unsigned)threadIdx.x + (unsigned)(16) * ((unsigned)threadIdx.y))`
fn item(job: &Job<'_>, launch: &Launch<'_>) -> Vec<Piece> {
    if job.target.shape == Shape::Host {
        return vec![Piece::Text(INDEX.into())];
    }
    let index = &job.target.words.local_index;
    let used = (0..3).rev().find(|axis| launch.grid.inner[*axis].value() != Some(1)).unwrap_or(0);
    let mut pieces = vec![Piece::Text("(".into())];
    for axis in 0..=used {
        pieces.push(Piece::Text(format!("(unsigned){}", index[axis])));
        if axis < used {
            pieces.push(Piece::Text(" + (unsigned)(".into()));
            pieces.extend(written(job.unit, &launch.grid.inner[axis]));
            pieces.push(Piece::Text(") * (".into()));
        }
    }
    pieces.push(Piece::Text(")".repeat(used + 1)));
    pieces
}

/// `64`, `(unsigned)(n) * (unsigned)(4)`
fn items(job: &Job<'_>, launch: &Launch<'_>) -> Vec<Piece> {
    if job.target.shape == Shape::Host {
        return PerItem::new(launch).size(job.unit);
    }
    if let Some(size) = launch.grid.group_size() {
        return vec![Piece::Text(size.to_string())];
    }
    let mut pieces = vec![Piece::Text("(".into())];
    for (at, count) in launch.grid.inner.iter().enumerate() {
        pieces.push(Piece::Text(if at == 0 { "(unsigned)(" } else { " * (unsigned)(" }.into()));
        pieces.extend(written(job.unit, count));
        pieces.push(Piece::Text(")".into()));
    }
    pieces.push(Piece::Text(")".into()));
    pieces
}
