//! Splits conditions around barriers that differ between work items.
//!
//! ```text
//! if (t < n) {                 { const bool active = t < n; {
//!   float v = x[t];              float v; if (active) { v = x[t];
//!   s[t] = v;                    s[t] = v; }
//!   @barrier;                    @barrier;
//!   y[t] = v + s[0];             if (active) { y[t] = v + s[0]; }
//! }                            } }
//! ```
//!
//! A `continue` before a barrier is such a condition as well, around all that follows:
//!
//! ```text
//! if (t >= n) continue;        const bool left = t >= n; if (left) { }
//! s[t] = x[t];                 if (!left) { s[t] = x[t]; }
//! @barrier;                    @barrier;
//! ```
//!
//! Where all work items take the same way out, what follows goes under the opposite condition: `if (!(g >= n)) { ... }`.
//!
//! Loops inside of such conditions are run by all work items, so their headers must have the same values for all, and
//! read nothing that only some of them have set.

mod forms;
mod guarded;

use crate::collective::{is_inner, is_outer};
use crate::rewriting::Rewriting;
use crate::text::Names;
use forms::is_way_out;
pub(crate) use forms::waits;
use guarded::Guarded;
use okl_analysis::Analyzed;
use okl_analysis::uniformity::{Group, Uniformity};
use okl_model::{ExprKind, ForLoop, Stmt, StmtKind};
use okl_source::{Diagnostic, DiagnosticId, EditSet, Piece, Span};

/// The owner of the edits.
const OWNER: &str = "a way out before a barrier";

const DIVERGENT_BARRIER: DiagnosticId = DiagnosticId::new("divergent-barrier");

/// Splits all such conditions of the kernels; `None` if there are none.
pub(crate) fn rewriting(unit: &Analyzed) -> Option<Rewriting> {
    let mut split = Split { unit, edits: EditSet::new(), diagnostics: Vec::new(), names: Names::default() };
    for (_, kernel) in unit.kernels() {
        let Some(body) = unit.body(kernel) else { continue };
        for nest in outermost(unit, body, &is_outer) {
            let is_spread = |l: &ForLoop| is_inner(unit, unit.for_loop(l.id));
            let items = outermost(unit, nest, &is_inner);
            if !items.iter().any(|items| waits(unit, items)) {
                continue;
            }
            let group = Group::new(unit, nest, is_spread);
            for items in items {
                split.inside(&group, items);
            }
        }
    }
    (!split.edits.is_empty()).then_some(Rewriting { edits: split.edits, diagnostics: split.diagnostics })
}

/// The outermost loops of a kind in a statement.
pub(crate) fn outermost<'u>(
    unit: &'u Analyzed,
    stmt: &'u Stmt,
    is_one: &dyn Fn(&okl_model::Unit, &Stmt) -> bool,
) -> Vec<&'u Stmt> {
    if stmt.as_for().is_some() && is_one(unit, stmt) {
        return vec![stmt];
    }
    unit.children(stmt).into_iter().flat_map(|child| outermost(unit, child, is_one)).collect()
}

struct Split<'u> {
    unit: &'u Analyzed,
    edits: EditSet,
    diagnostics: Vec<Diagnostic>,
    names: Names,
}

impl<'u> Split<'u> {
    /// Finds the outermost conditions to split in a statement.
    fn inside(&mut self, group: &Group<'u>, stmt: &'u Stmt) {
        if !waits(self.unit, stmt) {
            return;
        }
        if let StmtKind::If { .. } = stmt.kind
            && group.of(&stmt.expressions) == Uniformity::No
        {
            return self.condition(group, stmt);
        }
        if let StmtKind::Block(list) = &stmt.kind {
            let list: Vec<&Stmt> = self.unit.stmts(list).collect();
            return self.list(group, &list);
        }
        for child in self.unit.children(stmt) {
            self.inside(group, child);
        }
    }

    /// The same in statements that follow each other.
    fn list(&mut self, group: &Group<'u>, list: &[&'u Stmt]) {
        for (at, member) in list.iter().enumerate() {
            let rest = &list[at + 1..];
            if is_way_out(self.unit, group, member) && rest.iter().any(|later| waits(self.unit, later)) {
                return self.way_out(group, member, rest);
            }
            self.inside(group, member);
        }
    }

    /// `if (t < n) { ...@barrier... }`
    fn condition(&mut self, group: &Group<'u>, stmt: &'u Stmt) {
        let mut guarded = Guarded::new(self.unit, group, stmt.span, self.names.clone());
        if guarded.condition(stmt, None).is_ok() {
            self.take(guarded, stmt);
        }
    }

    /// `if (t >= n) continue; ...@barrier...`
    fn way_out(&mut self, group: &Group<'u>, stmt: &'u Stmt, rest: &[&'u Stmt]) {
        let Some(last) = rest.last() else { return };
        if group.of(&stmt.expressions) != Uniformity::No && self.enclose(stmt, last) {
            return self.list(group, rest);
        }
        let whole = Span::new(stmt.span.start, last.span.end);
        let mut guarded = Guarded::new(self.unit, group, whole, self.names.clone());
        let Ok(name) = guarded.way_out(stmt, None) else { return };
        if guarded.list(rest, &format!("!{name}")).is_ok() {
            self.take(guarded, stmt);
        }
    }

    /// Puts what follows a `continue` of all work items under the opposite condition; false if its form is another one.
    ///
    /// ```text
    /// if (g >= n) continue; ...@barrier...      if (!(g >= n)) { ...@barrier... }
    /// ```
    fn enclose(&mut self, stmt: &'u Stmt, last: &'u Stmt) -> bool {
        let unit = self.unit;
        let StmtKind::If { then, otherwise: None } = stmt.kind else { return false };
        let mut then = unit.stmt(then);
        if let Some([only]) = then.as_block() {
            then = unit.stmt(*only);
        }
        let [condition] = stmt.expressions[..] else { return false };
        let is_plain =
            stmt.header.as_ref().is_some_and(|one| one.semicolon.is_none() && one.constexpr.is_none());
        let is_declared = matches!(unit.expression(condition).kind, ExprKind::Declare(_));
        if then.kind != StmtKind::Continue || !is_plain || is_declared {
            return false;
        }
        let pieces = vec![
            Piece::Text("if (!(".into()),
            Piece::Source(unit.expression(condition).span),
            Piece::Text(")) {".into()),
        ];
        self.edits.recompose(OWNER, stmt.span, pieces);
        self.edits.insert_after(OWNER, last.span.end, " }");
        true
    }

    fn take(&mut self, guarded: Guarded<'u, '_>, stmt: &Stmt) {
        let unit = self.unit;
        self.names = guarded.names;
        self.edits.extend(guarded.edits);
        let condition = stmt.expressions.last().map_or(stmt.span, |id| unit.expression(*id).span);
        // Where all work items take the same way, there is nothing to tell.
        let barriers = if guarded.is_divergent { guarded.barriers } else { Vec::new() };
        for barrier in barriers {
            let place =
                unit.attributes_on(barrier).barrier.map_or(barrier.span, |one| unit.attribute(one.attr).span);
            self.diagnostics.push(
                Diagnostic::warning(
                    DIVERGENT_BARRIER,
                    "`@barrier` under a condition that may differ between work items",
                    place,
                )
                .here("all work items of the group wait here, those that the condition leaves out as well")
                .label(condition, "this condition")
                .help("end the condition before the barrier, and repeat it after the barrier"),
            );
        }
    }
}
