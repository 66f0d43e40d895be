//! Declarations of several variables whose initializers have barriers in them. Each becomes a declaration of its own: OKL
//! puts the code of functions with barriers in place of their calls.
//!
//! ```text
//! int a = __shfl_sync(m, x, 0), b = 2;     int a = shfl_int(...); int b = 2;
//! ```

use crate::owner::OWNER;
use crate::writer::Writer;
use okl_frontend::walk;
use okl_plugin::model::{FunctionId, Stmt, StmtKind};
use okl_plugin::{Piece, Span};

/// Splits such declarations in a function.
pub(crate) fn split(writer: &mut Writer<'_>, id: FunctionId, barriers: &[Span]) {
    let program = writer.program;
    let Some(body) = program.body(id) else { return };
    let mut found: Vec<(Span, String)> = Vec::new();
    program.unit.walk(body, &mut |stmt| found.extend(commas(program.unit, stmt, barriers)));
    for (place, text) in found {
        writer.edits.recompose(OWNER, place, vec![Piece::Stands { text, from: place }]);
    }
}

/// The commas between the variables of a declaration, each with what is written for it: `; int `
fn commas(unit: &okl_plugin::Unit, stmt: &Stmt, barriers: &[Span]) -> Vec<(Span, String)> {
    let StmtKind::Declaration(variables) = &stmt.kind else { return Vec::new() };
    let is_head = unit.text[..stmt.span.start as usize].trim_end().ends_with('(');
    if variables.len() < 2 || is_head {
        return Vec::new();
    }
    let mut is_wanted = false;
    walk::expressions(unit, stmt, &mut |one| is_wanted |= barriers.contains(&one.span));
    let first = unit.variable(variables[0]);
    if !is_wanted || !stmt.span.contains(first.name_span) {
        return Vec::new();
    }
    let start = first.declarator.star.unwrap_or(first.name_span).start;
    let specifiers = unit.source(Span::new(stmt.span.start, start)).trim();
    let comma = |id: &okl_plugin::model::VarId| {
        let end = unit.variable(*id).span.end;
        let at = end + unit.text[end as usize..stmt.span.end as usize].find(',')? as u32;
        Some((Span::new(at, at + 1), format!("; {specifiers}")))
    };
    variables[..variables.len() - 1].iter().filter_map(comma).collect()
}
