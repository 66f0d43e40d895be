//! What range-based loops declare: `for (float &x : values)`.

use okl_model::{Expr, Scope, Stmt, StmtKind, TypeKind, Unit, VarId};
use okl_source::Span;

/// The variable of a range-based loop, or the names of its structured binding, with what the loop goes over.
pub(crate) fn ranged(unit: &Unit, stmt: &Stmt) -> Option<(Vec<VarId>, Expr)> {
    let StmtKind::Loop(body) = &stmt.kind else { return None };
    let head = Span::new(stmt.span.start, unit.stmt(*body).span.start.max(stmt.span.start));
    let is_declared = |id: &VarId| {
        let variable = unit.variable(*id);
        variable.scope == Scope::Local && head.contains(variable.name_span)
    };
    let all = (0..unit.variables.len() as u32).map(VarId).filter(is_declared);
    let mut declared: Vec<(VarId, u32)> =
        all.filter_map(|id| Some((id, colon(unit, unit.variable(id).name_span.end)?))).collect();
    let colon = declared.first()?.1;
    declared.retain(|(_, own)| *own == colon);
    let end = closing(unit, colon + 1)?;
    let text = &unit.text[colon as usize + 1..end as usize];
    let span = Span::new(end - text.trim_start().len() as u32, end);
    let inside = |place: Span| span.contains(place);
    let range = Expr {
        span,
        uses: stmt.uses.iter().filter(|used| inside(used.span)).cloned().collect(),
        calls: stmt.calls.iter().filter(|call| inside(call.span)).cloned().collect(),
        ..Expr::default()
    };
    Some((declared.into_iter().map(|(id, _)| id).collect(), range))
}

/// Whether the loop goes over an object with methods that say where its elements lie, and not over an array.
pub(crate) fn goes_over_object(unit: &Unit, range: &Expr) -> bool {
    let Some(used) = range.uses.iter().min_by_key(|used| used.span.start) else { return false };
    let mut ty = &unit.variable(used.variable).ty;
    if let TypeKind::Reference(to) = &ty.kind {
        ty = to;
    }
    for _ in &used.subscripts {
        ty = ty.element().unwrap_or(ty);
    }
    let is_member = unit.source(Span::new(used.span.end, range.span.end)).contains(['.', '>']);
    ty.kind == TypeKind::Record && !is_member
}

/// The colon after a name, or after the other names in its brackets.
fn colon(unit: &Unit, name_end: u32) -> Option<u32> {
    let after = &unit.text[name_end as usize..];
    let names = |letter: char| letter.is_alphanumeric() || letter.is_whitespace() || "_,".contains(letter);
    let rest = after.trim_start();
    let rest = if rest.starts_with([',', ']']) {
        rest.trim_start_matches(names).strip_prefix(']')?.trim_start()
    } else {
        rest
    };
    let is_colon = rest.starts_with(':') && !rest.starts_with("::");
    is_colon.then(|| (unit.text.len() - rest.len()) as u32)
}

/// The parenthesis that closes what stands from `start` on.
fn closing(unit: &Unit, start: u32) -> Option<u32> {
    let mut depth = 0_i32;
    for (at, letter) in unit.text[start as usize..].char_indices() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' if depth == 0 => return Some(start + at as u32),
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
    }
    None
}
