//! Tests `effects` with the interpreter: every access through a name in a run is among the effects of its statement.

use okl_analysis::Use;
use okl_analysis::uses::effects;
use okl_model::{Access, ExprKind, Name, Unit};
use okl_sema::Checked;
use okl_testing::judge::program::Program;
use okl_testing::judge::trace::{Named, StatementId};
use std::collections::{BTreeMap, BTreeSet};

/// Compares the accesses through names with the predicted effects; returns the number of accesses.
pub fn check(checked: &Checked, program: &Program, named: &BTreeSet<Named>) -> Result<usize, String> {
    let unit = checked.unit();
    let mut foretold: BTreeMap<StatementId, Vec<Use>> = BTreeMap::new();
    for done in named {
        let statement = &program.statements[done.statement.0];
        let uses =
            foretold.entry(done.statement).or_insert_with(|| effects(unit, &statement.expressions).uses);
        let span = unit.expression(done.name).span;
        let fits = uses
            .iter()
            .any(|used| used.variable == done.variable && used.span == span && is_said(unit, used, done));
        if !fits {
            let what = if done.writes { "written" } else { "read" };
            let far = if done.indirect { "behind" } else { "in" };
            let all: Vec<&Use> = uses.iter().filter(|used| used.variable == done.variable).collect();
            return Err(format!(
                "use: something {far} `{}` is {what} by `{}`, of which is said: {all:?}",
                unit.variable(done.variable).name,
                unit.source(statement.span)
            ));
        }
    }
    Ok(named.len())
}

/// Returns true if a use covers an access.
fn is_said(unit: &Unit, used: &Use, done: &Named) -> bool {
    // The effects of a lambda are those of its definition; a call is a use of the lambda.
    if unit.ty(unit.variable(used.variable).ty).value().is_lambda {
        return true;
    }
    // Dereferencing a pointer reads it.
    let is_way = used.through && done.is_address && !done.writes;
    debug_assert!(matches!(unit.expression(done.name).kind, ExprKind::Name(Name::Variable(_))));
    let does = match used.access {
        Access::Escape => return true,
        Access::Name => false,
        Access::Read => !done.writes,
        Access::Write => done.writes,
        Access::Update => true,
    };
    is_way || (does && (used.through || !done.indirect))
}
