//! Loops whose conditions call functions that work items call together: the code of the call stands in the body.
//!
//! ```text
//! while (any(s, t)) { ... }          for (;;) { int v; { ...v = 1; } if (!(v)) break; { ... } }
//! for (int k = 0; any(s, k); ++k)    for (int k = 0; ; ++k) { int v; { ...v = 1; } if (!(v)) break; ... }
//! do { ... } while (any(s, t));      { int v; do { { ... } { ...v = 1; } } while (v); }
//! ```

use crate::collective::is_parallel;
use okl_analysis::Analyzed;
use okl_analysis::jumps::own_continues;
use okl_model::{ExprId, ExprKind, Stmt, StmtKind};
use okl_source::{EditSet, Piece, Span};

/// The loops that can take the code of their conditions into the body.
#[derive(Clone, Copy)]
pub(crate) enum Form<'u> {
    /// `while` and `for`: the header and the parts of the new one around a condition that is always true; the condition.
    Before { header: Span, parts: Option<(Span, Span)>, condition: Span },
    /// `do`: the body.
    After(&'u Stmt),
}

impl<'u> Form<'u> {
    /// The form of a loop with a call in its header; `None` if the call is not in its condition, or if the loop cannot
    /// take it.
    pub(crate) fn of(unit: &'u Analyzed, stmt: &'u Stmt, call: ExprId) -> Option<Form<'u>> {
        let place = unit.expression(call).span;
        let condition =
            stmt.expressions.iter().copied().find(|id| unit.expression(*id).span.contains(place))?;
        if matches!(unit.expression(condition).kind, ExprKind::Declare(_) | ExprKind::Statements(_)) {
            return None;
        }
        let span = unit.expression(condition).span;
        match &stmt.kind {
            StmtKind::For(l) if l.condition.contains(place) && !is_parallel(unit, stmt) => {
                Some(Form::Before { header: l.header, parts: Some((l.init, l.update)), condition: span })
            }
            StmtKind::Loop(body) => match stmt.header {
                Some(header) => {
                    let header = Span::new(header.keyword.start, header.close.end);
                    Some(Form::Before { header, parts: None, condition: span })
                }
                // A `continue` would leave the code out.
                None => Some(unit.stmt(*body))
                    .filter(|body| own_continues(unit, body).is_empty())
                    .map(Form::After),
            },
            _ => None,
        }
    }

    /// Puts the code of the calls into the loop: it computes `values`, which are declared first.
    pub(crate) fn write(
        self,
        owner: &'static str,
        stmt: &Stmt,
        (values, code): (String, Vec<Piece>),
        edits: &mut EditSet,
    ) {
        let text = |text: &str| Piece::Text(text.into());
        match self {
            Form::Before { header, parts, condition } => {
                let mut pieces = match parts {
                    Some((init, update)) => {
                        vec![text("for ("), Piece::Source(init), text(";;"), Piece::Source(update)]
                    }
                    None => vec![text("for (;;")],
                };
                pieces.push(Piece::Text(format!(") {{ {values}")));
                pieces.extend(code);
                pieces.extend([text("if (!("), Piece::Source(condition), text(")) break; ")]);
                edits.supplant(owner, header, pieces);
                edits.insert_after(owner, stmt.span.end, " }");
            }
            Form::After(body) => {
                edits.insert(owner, stmt.span.start, format!("{{ {values}"));
                edits.insert(owner, body.span.start, "{ ");
                let code = [text(" ")].into_iter().chain(code).chain([text("} ")]);
                edits.recompose(owner, Span::at(body.span.end), code.collect());
                edits.insert_after(owner, stmt.span.end, " }");
            }
        }
    }
}
