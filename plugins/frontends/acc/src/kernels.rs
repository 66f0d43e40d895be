//! `acc kernels` with several statements: each becomes a construct of its own, one after another; section 2.5.2.
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
//! What comes later sees what came before, from all gangs.

use crate::directive::{Clause, Directive};
use crate::program::Placed;
use okl_plugin::model::{Stmt, StmtKind};
use okl_plugin::{Span, Unit};

/// The directive, or those that it stands for. `all` are those of the text.
pub fn apart(unit: &Unit, placed: &Placed, all: &[Placed]) -> Vec<Placed> {
    let block = placed.stmt.map(|stmt| unit.stmt(stmt)).and_then(Stmt::as_block);
    let is_region = placed.directive.name == "kernels" && !placed.directive.is_loop;
    let Some(block) = block.filter(|block| is_region && block.len() > 1) else {
        return vec![placed.clone()];
    };
    // What the region declares belongs to all its statements.
    if block.iter().any(|child| matches!(unit.stmt(*child).kind, StmtKind::Declaration(_))) {
        return vec![placed.clone()];
    }
    const DATA: [&str; 9] =
        ["attach", "copy", "copyin", "copyout", "create", "default", "deviceptr", "no_create", "present"];
    let is_data = |clause: &Clause| DATA.contains(&clause.name.as_str());
    let (data, others): (Vec<Clause>, Vec<Clause>) =
        placed.directive.clauses.iter().cloned().partition(is_data);
    // When and where its data move is said of the whole.
    let of_all = |clause: &&Clause| matches!(clause.name.as_str(), "if" | "self" | "async" | "wait");
    let condition = others.iter().filter(of_all).cloned();
    let clauses = data.into_iter().chain(condition).collect();
    let Placed { directive, function, stmt } = placed.clone();
    let around = Directive { name: "data", clauses, ..directive.clone() };
    let mut apart = vec![Placed { directive: around, function, stmt }];
    for child in block.iter().filter(|child| !matches!(unit.stmt(**child).kind, StmtKind::Empty)) {
        // Before the directives of a loop.
        let first = all.iter().find(|other| other.stmt == Some(*child) && other.directive.takes_statement());
        let span = first.map_or(unit.stmt(*child).span, |first| first.directive.span);
        let span = Span::at(span.start);
        let directive = Directive { span, clauses: others.clone(), ..directive.clone() };
        apart.push(Placed { directive, function, stmt: Some(*child) });
    }
    apart
}
