//! Jumps out of statements and constructs.

use okl_plugin::Unit;
use okl_plugin::model::{Stmt, StmtKind};

/// Returns true if a statement has a jump out of itself, or a label of an enclosing `switch`: a `continue` of an
/// enclosing loop, a `break` outside of a `switch` of its own, a `case`.
pub fn leads_out(unit: &Unit, stmt: &Stmt, in_switch: bool) -> bool {
    match &stmt.kind {
        StmtKind::Continue => true,
        StmtKind::Break => !in_switch,
        StmtKind::Labelled(next) => !in_switch || leads_out(unit, unit.stmt(*next), in_switch),
        StmtKind::For(_) | StmtKind::Loop(_) | StmtKind::RangeFor { .. } => false,
        StmtKind::Switch(body) => leads_out(unit, unit.stmt(*body), true),
        StmtKind::Block(_)
        | StmtKind::If { .. }
        | StmtKind::Other(_)
        | StmtKind::Declaration(_)
        | StmtKind::Expression
        | StmtKind::Return
        | StmtKind::Goto
        | StmtKind::Empty => unit.children(stmt).into_iter().any(|child| leads_out(unit, child, in_switch)),
    }
}

/// Returns true if a `goto` leaves a construct: its label is not in the construct.
pub fn leads_away(unit: &Unit, construct: &Stmt, goto: &Stmt) -> bool {
    let text = unit.source(goto.span);
    let Some(name) =
        text.trim_start().strip_prefix("goto").map(|rest| rest.trim().trim_end_matches(';').trim_end())
    else {
        return false;
    };
    let mut is_inside = false;
    unit.walk(construct, &mut |stmt| {
        let label = || unit.source(stmt.span).split(':').next().unwrap_or("").trim();
        is_inside |= matches!(stmt.kind, StmtKind::Labelled(_)) && label() == name;
    });
    !is_inside
}
