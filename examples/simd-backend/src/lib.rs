//! The backend `simd`: serial C++ whose work items are lanes of vector instructions.
//!
//! Its target is a table over okl's own for plain C++. What a table cannot say is code: which loops may have
//! `#pragma omp simd` before them.

use okl_plugin::model::{Stmt, StmtKind, TypeKind, VarId};
use okl_plugin::{Asked, Diagnostic, Node, NodeKind, Span, Spelling, Unit};

const SIMD: Spelling = Spelling { target: include_str!("../target.toml"), nodes: &[NodeKind::Loop], spell };

okl_plugin::export!(spelling, "simd", SIMD, wants = [Unit]);

/// One line before a loop over work items: its rounds depend on each other by barriers alone, and those end the loop.
fn spell(node: &Node<Span>, asked: Asked<'_>) -> Result<Option<String>, Box<Diagnostic>> {
    let unit: &Unit = asked.checked.unit();
    let found = unit.statements.iter().find(|stmt| stmt.span == node.at);
    Ok(found.filter(|stmt| is_plain(unit, stmt)).map(|_| "#pragma omp simd".to_string()))
}

/// What OpenMP takes: a plain integer that counts, and no further loops or attributes inside. An atomic update, say, is
/// no matter for lanes.
fn is_plain(unit: &Unit, inner: &Stmt) -> bool {
    let StmtKind::For(header) = &inner.kind else { return false };
    let is_integer = |id: VarId| matches!(unit.ty(unit.variable(id).ty).kind, TypeKind::Int(_));
    let inside = |stmt: &&Stmt| inner.span.contains(stmt.span) && stmt.span != inner.span;
    let mut below = unit.statements.iter().filter(inside);
    header.variable.is_some_and(is_integer)
        && below
            .all(|stmt| stmt.attrs.is_empty() && !matches!(stmt.kind, StmtKind::For(_) | StmtKind::Loop(_)))
}
