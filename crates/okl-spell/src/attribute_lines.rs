//! Lines that attributes put before the statement they belong to: `#pragma unroll 4`.

use crate::job::Job;
use crate::pragmas::{around_line, is_of_loops};
use okl_analysis::Analyzed;
use okl_model::{AttrId, AttrUse, Expansion, Line, LoopId, Site, Stmt, StmtId};
use okl_sema::{Level, Role};
use okl_source::{EditSet, Piece};
use okl_target::Shape;
use std::collections::HashSet;

/// Adds the expansion of attributes to the edits of a backend that lowers by itself.
pub fn join(unit: &Analyzed, expansion: &Expansion, edits: &mut EditSet) {
    braces(unit, expansion, edits);
    edits.extend(expansion.edits.clone());
    for line in &expansion.lines {
        write(unit, line, edits);
    }
}

/// Writes one line, unless it is a pragma for a loop that lowering replaces.
pub(crate) fn place(job: &Job<'_>, line: &Line, edits: &mut EditSet) {
    let of_loop = match job.unit.attribute(line.attribute).site {
        Site::Loop(id) => Some(id),
        Site::Nothing
        | Site::Function(_)
        | Site::Variables(_)
        | Site::Alias(_)
        | Site::Statement(_)
        | Site::Empty(_) => None,
    };
    let speaks_of_it = pragma(line).is_some_and(is_of_loops);
    if !of_loop.is_some_and(|id| speaks_of_it && is_replaced(job, id, line)) {
        write(job.unit, line, edits);
    }
}

/// True if a statement's plugin attribute leaves text between the tokens before a loop and the loop.
pub(crate) fn keeps_something(job: &Job<'_>, stmt: &Stmt) -> bool {
    stmt.attrs.iter().any(|id| {
        let lines = job.expanded.kernel.lines.iter().filter(|line| line.attribute == *id);
        let stays = |line: &Line| !pragma(line).is_some_and(is_of_loops) || is_of_threads(job, line);
        text_of(job, *id).next().is_some() || lines.into_iter().any(stays)
    })
}

/// Braces around a statement before which an attribute inserts another statement, where the grammar allows only one:
/// after `if (...)`. These edits come before all edits of the statement, since the braces enclose them.
///
/// `if (t > n) { __builtin_assume(t < 16); y[i] = 1; }`
pub(crate) fn braces(unit: &Analyzed, expansion: &Expansion, edits: &mut EditSet) {
    let brings_statement = |attr: &AttrUse| {
        let mut of_it = expansion.edits.iter().filter(|edit| attr.span.contains(edit.span));
        of_it.any(|edit| match edit.with.last() {
            Some(Piece::Text(text)) => text.trim_end().ends_with([';', '}']),
            Some(Piece::Source(_) | Piece::Stands { .. }) | None => false,
        })
    };
    let brings_statement = |id: &AttrId| brings_statement(unit.attribute(*id));
    if expansion.edits.is_empty() {
        return;
    }
    for body in unit.functions.iter().filter_map(|function| unit.body(function)) {
        let mut free: HashSet<StmtId> = HashSet::from([body.id]);
        unit.walk(body, &mut |stmt| free.extend(stmt.as_block().into_iter().flatten()));
        unit.walk(body, &mut |stmt| {
            if !free.contains(&stmt.id) && stmt.attrs.iter().any(brings_statement) {
                edits.wrap("attributes", unit.with_attributes(stmt), "{ ", " }");
            }
        });
    }
}

/// The pieces that a plugin's attribute is replaced by at its own place.
pub(crate) fn text_of<'c>(job: &Job<'c>, id: AttrId) -> impl Iterator<Item = &'c Piece> {
    let attr = job.unit.attribute(id);
    let is_claimed = job.expanded.claimed.contains(&attr.name);
    let within = move |edit: &&okl_source::Edit| is_claimed && attr.span.contains(edit.span);
    let edits = job.expanded.kernel.edits.iter().filter(within);
    edits.flat_map(|edit| &edit.with)
}

/// True if an attribute of the loop brings the pragma that distributes its iterations over threads.
pub(crate) fn has_own_pragma(job: &Job<'_>, root: &Stmt) -> bool {
    let brings = |line: &Line| root.attrs.contains(&line.attribute) && is_of_threads(job, line);
    job.expanded.kernel.lines.iter().any(brings)
}

/// `#pragma unroll 4` and a new line before the token that an attribute belongs to.
fn write(unit: &Analyzed, line: &Line, edits: &mut EditSet) {
    let attr = unit.attribute(line.attribute);
    let Some(offset) = start(unit, attr) else { return };
    let (before, after) = around_line(unit, offset);
    let mut pieces = vec![Piece::Text(before.into())];
    pieces.extend(line.with.iter().cloned());
    pieces.push(Piece::Text(after));
    edits.recompose(format!("attribute \"{}\"", attr.name), okl_source::Span::at(offset), pieces);
}

/// The start of the loop or statement that an attribute belongs to; none if no line can stand before it.
fn start(unit: &Analyzed, attr: &AttrUse) -> Option<u32> {
    match &attr.site {
        Site::Loop(id) => Some(unit.for_loop(*id).span.start),
        Site::Statement(span) | Site::Empty(span) => Some(span.start),
        Site::Nothing | Site::Function(_) | Site::Variables(_) | Site::Alias(_) => None,
    }
}

/// True if lowering turns the loop into an index, or puts an OpenMP pragma before it, which nothing may separate from
/// the loop.
fn is_replaced(job: &Job<'_>, id: LoopId, line: &Line) -> bool {
    let role = job.checked.kernels().iter().find_map(|kernel| kernel.roles.get(&id));
    match job.target.shape {
        Shape::Grid => role.is_some_and(|role| match role {
            Role::Tile { tiles: Level::Plain, in_tile: Level::Plain, .. } => false,
            Role::Tile { .. } | Role::Outer(_) | Role::Inner(_) | Role::Unknown => true,
        }),
        // All `@outer` loops of a nest, since they may share one pragma (`collapse`).
        Shape::Host => {
            let is_outer = matches!(role, Some(Role::Outer(_)));
            is_outer && !job.target.words.parallel_for.is_empty() && !is_of_threads(job, line)
        }
    }
}

/// True if a line is a pragma of the family by which the target distributes loops over threads: `omp simd` for
/// `omp parallel for`.
fn is_of_threads(job: &Job<'_>, line: &Line) -> bool {
    let kind = job.target.words.parallel_for.split_whitespace().next();
    kind.is_some() && pragma(line).is_some_and(|text| text.split_whitespace().next() == kind)
}

/// The text of a line after `#pragma`.
fn pragma(line: &Line) -> Option<&str> {
    match line.with.first()? {
        Piece::Text(text) => text.trim_start().strip_prefix('#')?.trim_start().strip_prefix("pragma"),
        Piece::Source(_) | Piece::Stands { .. } => None,
    }
}
