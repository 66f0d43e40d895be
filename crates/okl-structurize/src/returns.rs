//! Returns of a function whose body is put in place.
//!
//! ```text
//! if (n == 0) return 1;             if (n == 0) result = (1); else {
//! s[t] = n;                         s[t] = n;
//! return s[0];                      result = (s[0]); }
//! ```

use okl_analysis::Analyzed;
use okl_model::{Stmt, StmtKind};
use okl_source::{EditSet, Piece, Span};

/// The owner of the edits.
const OWNER: &str = "a function that work items call together";

/// Replaces the returns of a body by assignments to `result`. Fails with the first one for which this is impossible.
pub(crate) fn replace<'u>(
    unit: &'u Analyzed,
    body: &'u Stmt,
    result: &str,
    edits: &mut EditSet,
) -> Result<(), Span> {
    Returns { unit, result, edits }.tail(body)
}

struct Returns<'u, 'e> {
    unit: &'u Analyzed,
    result: &'e str,
    edits: &'e mut EditSet,
}

impl<'u> Returns<'u, '_> {
    /// A statement after which the function ends.
    fn tail(&mut self, stmt: &'u Stmt) -> Result<(), Span> {
        match &stmt.kind {
            StmtKind::Return => {
                let mut pieces = Vec::new();
                if let Some(value) = stmt.expressions.first() {
                    pieces.push(Piece::Text(format!("{} = (", self.result)));
                    pieces.push(Piece::Source(self.unit.expression(*value).span));
                    pieces.push(Piece::Text(")".into()));
                }
                pieces.push(Piece::Text(";".into()));
                self.edits.stand_in(OWNER, stmt.span, pieces);
                Ok(())
            }
            StmtKind::Block(list) => self.list(&self.unit.stmts(list).collect::<Vec<_>>()),
            StmtKind::If { .. } => {
                self.unit.children(stmt).into_iter().try_for_each(|child| self.tail(child))
            }
            _ => self.none_in(stmt),
        }
    }

    fn list(&mut self, list: &[&'u Stmt]) -> Result<(), Span> {
        let Some((last, before)) = list.split_last() else { return Ok(()) };
        for (at, stmt) in before.iter().enumerate() {
            let rest = &list[at + 1..];
            match &stmt.kind {
                // The rest is the other branch.
                StmtKind::If { then, otherwise: None }
                    if always_returns(self.unit, self.unit.stmt(*then)) =>
                {
                    self.tail(self.unit.stmt(*then))?;
                    self.edits.insert_after(OWNER, stmt.span.end, " else {");
                    let close = rest.last().map_or(stmt.span.end, |last| last.span.end);
                    self.edits.insert_after(OWNER, close, " }");
                    return self.list(rest);
                }
                _ => self.none_in(stmt)?,
            }
        }
        self.tail(last)
    }

    /// Fails if there is a return in a statement.
    fn none_in(&self, stmt: &'u Stmt) -> Result<(), Span> {
        let mut found = None;
        self.unit.walk(stmt, &mut |inner| {
            if matches!(inner.kind, StmtKind::Return) {
                found = found.or(Some(inner.span));
            }
        });
        found.map_or(Ok(()), Err)
    }
}

fn always_returns(unit: &Analyzed, stmt: &Stmt) -> bool {
    match &stmt.kind {
        StmtKind::Return => true,
        StmtKind::Block(list) => unit.stmts(list).next_back().is_some_and(|last| always_returns(unit, last)),
        StmtKind::If { then, otherwise: Some(otherwise) } => {
            always_returns(unit, unit.stmt(*then)) && always_returns(unit, unit.stmt(*otherwise))
        }
        _ => false,
    }
}
