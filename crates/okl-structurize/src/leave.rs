//! Turns `return` in the code of work items into jumps to its end.
//!
//! ```text
//! for (int n = 0; n < 4; ++n) {      for (int n = 0; n < 4; ++n) {
//!   if (x[n] > 3) return;              if (x[n] > 3) { returned = true; break; }
//! }                                  } if (returned) continue;
//! if (t > 2) return;                 if (t > 2) continue;
//! ```
//!
//! A `return` ends the work item, so it means this only where nothing follows the loops over work items; elsewhere it
//! stays and is reported.

use crate::collective::{is_inner, is_parallel};
use crate::rewriting::Rewriting;
use crate::text::free;
use okl_analysis::Analyzed;
use okl_model::{Stmt, StmtKind};
use okl_source::{EditSet, Piece, Span};

/// The owner of the edits.
const OWNER: &str = "a return of a work item";

/// Replaces the returns; `None` if there are none.
pub(crate) fn rewriting(unit: &Analyzed) -> Option<Rewriting> {
    let mut edits = EditSet::new();
    for (_, kernel) in unit.kernels() {
        let Some(body) = unit.body(kernel) else { continue };
        if let Some(items) = last_items(unit, body) {
            Leave { unit, edits: &mut edits, flag: free(unit, "returned") }.loop_of_items(items);
        }
    }
    (!edits.is_empty()).then(|| Rewriting { edits, diagnostics: Vec::new() })
}

/// The outermost loop over work items, if nothing follows it in the kernel.
fn last_items<'u>(unit: &'u Analyzed, stmt: &'u Stmt) -> Option<&'u Stmt> {
    if stmt.as_for().is_some() && is_inner(unit, stmt) {
        return Some(stmt);
    }
    match &stmt.kind {
        StmtKind::Block(list) => last_items(unit, unit.stmts(list).next_back()?),
        StmtKind::For(l) if is_parallel(unit, stmt) => last_items(unit, unit.stmt(l.body)),
        _ => None,
    }
}

struct Leave<'u, 'e> {
    unit: &'u Analyzed,
    edits: &'e mut EditSet,
    flag: String,
}

impl<'u> Leave<'u, '_> {
    fn loop_of_items(&mut self, stmt: &'u Stmt) {
        let unit = self.unit;
        let Some(l) = stmt.as_for() else { return };
        let body = unit.stmt(l.body);
        // Only the innermost loop's iterations are work items.
        let members: Vec<&Stmt> = body.as_block().map_or(vec![body], |list| unit.stmts(list).collect());
        if let [only] = members[..]
            && is_inner(unit, only)
        {
            return self.loop_of_items(only);
        }
        if holds_items(unit, body) {
            return;
        }
        if self.inside(body, &mut Vec::new(), body.as_block().is_some()) {
            let flag = format!("bool {} = false; ", self.flag);
            match body.as_block().is_some() {
                true => {
                    let pieces = vec![Piece::Text(format!(" {}", flag.trim_end()))];
                    self.edits.recompose(OWNER, Span::at(body.span.start + 1), pieces);
                }
                false => self.edits.wrap(OWNER, body.span, format!("{{ {flag}"), " }"),
            }
        }
    }

    /// Replaces the returns in a statement; `around` are the loops and `switch` statements around it that a `break`
    /// leaves. True if one of them sets the flag.
    fn inside(&mut self, stmt: &'u Stmt, around: &mut Vec<bool>, is_in_block: bool) -> bool {
        let unit = self.unit;
        if matches!(stmt.kind, StmtKind::Return) && stmt.expressions.is_empty() {
            let is_in_loop = around.iter().any(|is_loop| *is_loop);
            let text = match is_in_loop {
                true => format!("{{ {} = true; break; }}", self.flag),
                false => "continue;".to_string(),
            };
            self.edits.stand_in(OWNER, stmt.span, vec![Piece::Stands { text, from: stmt.span }]);
            return is_in_loop;
        }
        let is_loop = stmt.is_loop();
        let is_left = is_loop || matches!(stmt.kind, StmtKind::Switch(_));
        let is_in_loop = around.iter().any(|is_loop| *is_loop);
        // From the outside in: edits at one place keep this order.
        if is_left && (is_loop || is_in_loop) && returns(unit, stmt) {
            let jump = if is_in_loop { "break" } else { "continue" };
            let test = format!(" if ({}) {jump};", self.flag);
            match is_in_block {
                true => self.edits.insert_after(OWNER, stmt.span.end, test),
                false => {
                    let start = unit.with_attributes(stmt).start;
                    self.edits.wrap(OWNER, Span::new(start, stmt.span.end), "{ ", format!("{test} }}"));
                }
            }
        }
        if is_left {
            around.push(is_loop);
        }
        let is_block = stmt.as_block().is_some();
        let mut sets = false;
        for child in unit.children(stmt) {
            sets |= self.inside(child, around, is_block);
        }
        if is_left {
            around.pop();
        }
        sets
    }
}

/// True if a statement holds a `return` without a value.
fn returns(unit: &Analyzed, stmt: &Stmt) -> bool {
    let mut found = false;
    unit.walk(stmt, &mut |inner| {
        found |= matches!(inner.kind, StmtKind::Return) && inner.expressions.is_empty();
    });
    found
}

/// True if there is a loop over work items in a statement.
fn holds_items(unit: &Analyzed, stmt: &Stmt) -> bool {
    let mut found = false;
    unit.walk(stmt, &mut |inner| found |= inner.as_for().is_some() && is_inner(unit, inner));
    found
}
