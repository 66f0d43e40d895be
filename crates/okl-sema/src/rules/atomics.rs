//! The statements that `@atomic` accepts, and its memory orders.

use super::Facts;
use crate::atomic::{self, Step};
use crate::region::{Region, walk};
use okl_analysis::Analyzed;
use okl_model::meaning::Arg;
use okl_model::{AttrUse, BinaryOperator, Meaning, Stmt, StmtKind, Update};
use okl_source::{Diagnostic, DiagnosticId, Span};

const ATOMIC_NOT_AN_UPDATE: DiagnosticId = DiagnosticId::new("atomic-not-an-update");
const ATOMIC_ORDER: DiagnosticId = DiagnosticId::new("atomic-order");
const ATOMIC_OUTSIDE_OUTER: DiagnosticId = DiagnosticId::new("atomic-outside-outer");

/// The operators of updates that can be atomic.
const OPERATORS: [&str; 12] = ["=", "+=", "-=", "*=", "/=", "&=", "|=", "^=", "<<=", ">>=", "++", "--"];

/// `atomic-not-an-update`, `atomic-outside-outer`, `atomic-order`.
///
/// Backends refuse updates, and blocks of several statements, that a target does not have.
pub(super) fn updates(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for function in &facts.unit.functions {
        walk(facts.unit, function, &mut |spot| {
            let Some(id) = facts.unit.find_attr(&spot.stmt.attrs, "atomic") else { return };
            let attr = facts.unit.attribute(id);
            if function.is_kernel && spot.region == Region::Host {
                out.push(
                    Diagnostic::error(ATOMIC_OUTSIDE_OUTER, "`@atomic` outside of any `@outer` loop", attr.span)
                        .help("the host runs this code alone; move it into an `@inner` loop, or leave `@atomic` out"),
                );
            }
            out.extend(
                mistake(facts.unit, attr, spot.stmt).or_else(|| disorder(facts.unit, attr, spot.stmt)),
            );
        });
    }
}

/// `atomic-order`: an unknown memory order, or one that the statement cannot have.
fn disorder(unit: &Analyzed, attr: &AttrUse, stmt: &Stmt) -> Option<Diagnostic> {
    let text = attr.args().first()?;
    let Meaning::Atomic(Arg::Valid(order)) = attr.meaning() else {
        let message = format!("`@atomic` has no order {text}");
        let help = "the orders are \"relaxed\", \"acquire\", \"release\" and \"acq_rel\"";
        return Some(Diagnostic::error(ATOMIC_ORDER, message, attr.span).help(help));
    };
    let (what, help) = match atomic::step(unit, stmt) {
        Some(Ok(Step::Load(_))) if order.releases() => ("a load", "a load is \"relaxed\" or \"acquire\""),
        Some(Ok(Step::Change(change))) if change.is_store() && order.acquires() => (
            "a store",
            "a store is \"relaxed\" or \"release\"; an exchange, which gives the old value, may acquire",
        ),
        Some(_) | None => return None,
    };
    let message = format!("{what} cannot be {text}");
    Some(Diagnostic::error(ATOMIC_ORDER, message, attr.span).help(help))
}

fn mistake(unit: &Analyzed, attr: &AttrUse, stmt: &Stmt) -> Option<Diagnostic> {
    match &stmt.kind {
        StmtKind::Block(body) => match &body[..] {
            [] => Some(no_update(attr, stmt.span, "this block is empty")),
            [only] => mistake(unit, attr, unit.stmt(*only)),
            // The backend refuses it where the target cannot make it atomic.
            _ => None,
        },
        StmtKind::For(_) | StmtKind::Empty => None, // not a site of `@atomic`
        StmtKind::Expression if unit.update_of(stmt).is_some() => {
            unsupported(unit, unit.update_of(stmt)?, attr, stmt)
        }
        StmtKind::If { .. } if atomic::step(unit, stmt).is_some() => None,
        StmtKind::Expression
        | StmtKind::Declaration(_)
        | StmtKind::Loop(_)
        | StmtKind::RangeFor { .. }
        | StmtKind::If { .. }
        | StmtKind::Switch(_)
        | StmtKind::Labelled(_)
        | StmtKind::Break
        | StmtKind::Continue
        | StmtKind::Return
        | StmtKind::Goto
        | StmtKind::Other(_) => Some(
            no_update(attr, stmt.span, "this does not assign to a place in memory")
                .help("write an update of one place: `x += e;`, `x++;`, `x = min(x, e);`, `v = x++;`, `if (x == e) x = d;`"),
        ),
    }
}

fn unsupported(unit: &Analyzed, update: Update, attr: &AttrUse, stmt: &Stmt) -> Option<Diagnostic> {
    let place = stmt.span;
    let written = format!("{}=", update.operator.map_or("", BinaryOperator::spelling));
    if !OPERATORS.contains(&written.as_str()) {
        let why = format!("`{written}` cannot be atomic");
        let operators = OPERATORS.map(|name| format!("`{name}`")).join(" ");
        return Some(no_update(attr, place, &why).help(format!("the updates that can are {operators}")));
    }
    let why = atomic::step(unit, stmt)?.err()?;
    Some(
        no_update(attr, place, &format!("this {why}"))
            .help("write `x += e;`, `x = x + e;`, `x = min(x, e);`, `v = x++;` or `v = (x += e);`"),
    )
}

fn no_update(attr: &AttrUse, place: Span, why: &str) -> Diagnostic {
    Diagnostic::error(ATOMIC_NOT_AN_UPDATE, format!("`@{}` on something that is no update", attr.name), place)
        .here(why)
        .label(attr.span, "")
}
