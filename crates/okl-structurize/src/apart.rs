//! Takes declarations of several variables apart, of which some have the same value for all work items and others have
//! not: around barriers, the first ones exist once for the group.
//!
//! ```text
//! int row = g, t = i;      int row = g; int t = i;
//! ```

use crate::collective::{is_inner, is_outer};
use crate::rewriting::Rewriting;
use crate::split::{outermost, waits};
use okl_analysis::Analyzed;
use okl_analysis::uniformity::{Group, Uniformity};
use okl_model::{ForLoop, Stmt, StmtKind};
use okl_source::{EditSet, Piece, Span};

/// The owner of the edits.
const OWNER: &str = "variables of a group and of work items";

/// Takes all such declarations apart; `None` if there are none.
pub(crate) fn rewriting(unit: &Analyzed) -> Option<Rewriting> {
    let mut edits = EditSet::new();
    for (_, kernel) in unit.kernels() {
        let Some(body) = unit.body(kernel) else { continue };
        for nest in outermost(unit, body, &is_outer) {
            let is_spread = |l: &ForLoop| is_inner(unit, unit.for_loop(l.id));
            let group = Group::new(unit, nest, is_spread);
            for items in outermost(unit, nest, &is_inner).into_iter().filter(|items| waits(unit, items)) {
                unit.walk(items, &mut |stmt| {
                    let Some(list) = stmt.as_block() else { return };
                    unit.stmts(list).for_each(|member| declaration(unit, &group, member, &mut edits));
                });
            }
        }
    }
    (!edits.is_empty()).then(|| Rewriting { edits, diagnostics: Vec::new() })
}

fn declaration(unit: &Analyzed, group: &Group<'_>, stmt: &Stmt, edits: &mut EditSet) {
    let StmtKind::Declaration(ids) = &stmt.kind else { return };
    let variables: Vec<_> = ids.iter().map(|id| unit.variable(*id)).collect();
    let is_fit = |variable: &&okl_model::Variable| {
        variable.attrs.is_empty()
            && !variable.is_static
            && !variable.is_binding
            && unit.ty(variable.ty).int().is_some()
    };
    let is_same = |variable: &&okl_model::Variable| {
        variable.init.is_some_and(|init| group.of(&[init]) != Uniformity::No)
    };
    let same = variables.iter().copied().filter(|one| is_same(one)).count();
    if !variables.iter().all(is_fit) || same == 0 || same == variables.len() {
        return;
    }
    let Some(end) = variables[0].declarator.next.as_ref().map(|next| next.start) else { return };
    let specifiers = unit.source(Span::new(stmt.span.start, end)).trim_end();
    let specifiers = Span::new(stmt.span.start, stmt.span.start + specifiers.len() as u32);
    for comma in variables.iter().filter_map(|variable| Some(variable.declarator.next.as_ref()?.comma)) {
        let mut pieces = vec![Piece::Text("; ".into()), Piece::Source(specifiers)];
        if !unit.text[comma.end as usize..].starts_with(char::is_whitespace) {
            pieces.push(Piece::Text(" ".into()));
        }
        edits.recompose(OWNER, comma, pieces);
    }
}
