//! The stage `simd`: serial C++ whose work items are lanes of vector instructions.
//!
//! What a table cannot say is code: which loops may have `#pragma omp simd` before them.

use okl_plugin::model::{Stmt, StmtKind};
use okl_plugin::{Acts, AskedLowered, Change, Role, Stage, Unit};

const SIMD: Stage = Stage {
    summary: "spreads work items over the lanes of vector instructions",
    options: &[],
    acts: Acts::Lowered(spread),
};

okl_plugin::export!(stage, "simd", SIMD);

/// One line before each `@inner` loop: its rounds depend on each other by barriers alone, and those end the loop.
fn spread(asked: &AskedLowered<'_>) -> Result<Change, String> {
    let unit: &Unit = asked.checked.unit();
    let mut change = Change::default();
    for kernel in asked.checked.kernels() {
        for (id, role) in &kernel.roles {
            let Some(inner) = unit.statements.iter().find(|stmt| is_loop(stmt, *id)) else { continue };
            if matches!(role, Role::Inner(_)) && is_plain(unit, inner) {
                change.edits.insert("stage \"simd\"", inner.span.start, "\n#pragma omp simd\n");
            }
        }
    }
    Ok(change)
}

fn is_loop(stmt: &Stmt, id: okl_plugin::model::LoopId) -> bool {
    matches!(&stmt.kind, StmtKind::For(header) if header.id == id)
}

/// No further loops or attributes inside: an atomic update, say, is no matter for lanes.
fn is_plain(unit: &Unit, inner: &Stmt) -> bool {
    let inside = |stmt: &&Stmt| inner.span.contains(stmt.span) && stmt.span != inner.span;
    let mut below = unit.statements.iter().filter(inside);
    below.all(|stmt| stmt.attrs.is_empty() && !matches!(stmt.kind, StmtKind::For(_) | StmtKind::Loop(_)))
}
