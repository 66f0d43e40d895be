//! Splits an `acc kernels` region with several statements into one construct per statement, executed in sequence;
//! section 2.5.2.
//!
//! ```text
//! #pragma acc kernels copy(a)      #pragma acc data copy(a)
//! {                                {
//!                                    #pragma acc kernels
//!   for (...) ...                    for (...) ...
//!                                    #pragma acc kernels
//!   a[0] = 1;                        a[0] = 1;
//! }                                }
//! ```
//!
//! A later construct sees the writes of all gangs of the earlier ones.

use crate::placed::Placed;
use okl_frontend::directive::{Clause, Directive};
use okl_plugin::model::{Stmt, StmtKind};
use okl_plugin::{Span, Unit};

/// The directive, or the directives that it is split into. `all` are the directives of the text.
pub fn apart(unit: &Unit, placed: &Placed, all: &[Placed]) -> Vec<Placed> {
    let block = placed.stmt.map(|stmt| unit.stmt(stmt)).and_then(Stmt::as_block);
    let is_region = placed.directive.name == "kernels" && !placed.directive.is("loop");
    let Some(block) = block.filter(|block| is_region && block.len() > 1) else {
        return vec![placed.clone()];
    };
    // A variable that the region declares is visible in all of its statements.
    if block.iter().any(|child| matches!(unit.stmt(*child).kind, StmtKind::Declaration(_))) {
        return vec![placed.clone()];
    }
    const DATA: [&str; 9] =
        ["attach", "copy", "copyin", "copyout", "create", "default", "deviceptr", "no_create", "present"];
    let is_data = |clause: &Clause| DATA.contains(&clause.name);
    let (data, others): (Vec<Clause>, Vec<Clause>) =
        placed.directive.clauses.iter().cloned().partition(is_data);
    // Conditions and queues apply to the whole region.
    let of_all = |clause: &&Clause| matches!(clause.name, "if" | "self" | "async" | "wait");
    let condition = others.iter().filter(of_all).cloned();
    let clauses = data.into_iter().chain(condition).collect();
    let Placed { directive, function, stmt } = placed.clone();
    let around = Directive { name: "data", clauses, ..directive.clone() };
    let mut apart = vec![Placed { directive: around, function, stmt }];
    for child in block.iter().filter(|child| !matches!(unit.stmt(**child).kind, StmtKind::Empty)) {
        // The new construct is placed before the directives of the loop.
        let first = all.iter().find(|other| other.stmt == Some(*child) && other.directive.takes_statement);
        let span = first.map_or(unit.stmt(*child).span, |first| first.directive.span);
        let span = Span::at(span.start);
        let directive = Directive { span, clauses: others.clone(), ..directive.clone() };
        apart.push(Placed { directive, function, stmt: Some(*child) });
    }
    apart
}
