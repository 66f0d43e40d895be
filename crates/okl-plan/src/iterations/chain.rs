//! Loops over work items that are directly nested.

use okl_analysis::Analyzed;
use okl_model::{ForLoop, Stmt, StmtId, StmtKind};
use okl_sema::{CheckedKernel, Role};
use okl_source::Span;

/// Loops over work items that are directly nested, from the outside in.
pub type Chain<'u> = Vec<(&'u Stmt, &'u ForLoop)>;

/// The loops from the outermost one in, each the whole body of the one before.
pub(super) fn chain<'u>(unit: &'u Analyzed, kernel: &CheckedKernel, outermost: &'u Stmt) -> Chain<'u> {
    let mut found: Chain<'u> = Vec::new();
    let mut stmt = outermost;
    while let Some(l) = stmt.as_for().filter(|l| matches!(kernel.roles.get(&l.id), Some(Role::Inner(_)))) {
        found.push((stmt, l));
        stmt = match statements(unit, l.body).as_slice() {
            [only] => only,
            _ => break,
        };
    }
    found
}

/// The sequential loops in the body of a chain.
pub(super) fn own_loops<'u>(unit: &'u Analyzed, chain: &Chain<'u>) -> Vec<&'u Stmt> {
    let mut found = Vec::new();
    if let Some((_, l)) = chain.last() {
        unit.walk(unit.stmt(l.body), &mut |stmt| {
            // A pragma before the loop may require its present form.
            if stmt.as_for().is_some() && !follows_directive(unit, stmt) {
                found.push(stmt);
            }
        });
    }
    found
}

/// True if a preprocessor directive precedes a statement, with only whitespace or comments between them.
fn follows_directive(unit: &Analyzed, stmt: &Stmt) -> bool {
    let start = unit.before_attributes(stmt.span.start);
    let before = unit.directives_before(start).next();
    before.is_some_and(|line| unit.is_blank(Span::new(line.span.end, start)))
}

/// The statements of a body, without its braces.
pub(super) fn statements(unit: &Analyzed, body: StmtId) -> Vec<&Stmt> {
    let body = unit.stmt(body);
    if let StmtKind::Block(inside) = &body.kind {
        return inside.iter().map(|id| unit.stmt(*id)).collect();
    }
    vec![body]
}
