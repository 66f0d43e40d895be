//! What `@atomic` can make atomic.

use super::Facts;
use crate::atomic;
use crate::region::{Region, walk};
use okl_model::{AttrUse, BinaryOperator, Stmt, StmtKind, Unit, Update};
use okl_source::{Diagnostic, Span};

/// The operators of updates that can be atomic.
const OPERATORS: [&str; 10] = ["=", "+=", "-=", "*=", "/=", "&=", "|=", "^=", "++", "--"];

/// `atomic-not-an-update`, `atomic-outside-outer`.
///
/// Which updates a device really has, and blocks of several statements, are for backends to say.
pub(super) fn updates(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for function in &facts.unit.functions {
        walk(facts.unit, function, &mut |spot| {
            let Some(id) = facts.unit.find_attr(&spot.stmt.attrs, "atomic") else { return };
            let attr = facts.unit.attribute(id);
            if function.is_kernel && spot.region == Region::Host {
                out.push(
                    Diagnostic::error("atomic-outside-outer", "`@atomic` outside of any `@outer` loop", attr.span)
                        .help("the host runs this code alone; move it into an `@inner` loop, or leave `@atomic` out"),
                );
            }
            out.extend(mistake(facts.unit, attr, spot.stmt));
        });
    }
}

fn mistake(unit: &Unit, attr: &AttrUse, stmt: &Stmt) -> Option<Diagnostic> {
    match &stmt.kind {
        StmtKind::Block(body) => match &body[..] {
            [] => Some(no_update(attr, stmt.span, "this block is empty")),
            [only] => mistake(unit, attr, unit.stmt(*only)),
            // What a device cannot do with it, its backend says.
            _ => None,
        },
        StmtKind::For(_) | StmtKind::Empty => None, // not a site of `@atomic`
        StmtKind::Expression if unit.update_of(stmt).is_some() => {
            unsupported(unit, unit.update_of(stmt)?, attr, stmt.span)
        }
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
                .help("write an update of one place: `x += e;`, `x++;`, `x = min(x, e);`, `v = x++;`"),
        ),
    }
}

fn unsupported(unit: &Unit, update: Update, attr: &AttrUse, place: Span) -> Option<Diagnostic> {
    let written = format!("{}=", update.operator.map_or("", BinaryOperator::spelling));
    if !OPERATORS.contains(&written.as_str()) {
        let why = format!("`{written}` cannot be atomic");
        let operators = OPERATORS.map(|name| format!("`{name}`")).join(" ");
        return Some(no_update(attr, place, &why).help(format!("the updates that can are {operators}")));
    }
    let why = atomic::read(unit, update).err()?;
    Some(
        no_update(attr, place, &format!("this {why}"))
            .help("write `x += e;`, `x = x + e;`, `x = min(x, e);`, `v = x++;` or `v = (x += e);`"),
    )
}

fn no_update(attr: &AttrUse, place: Span, why: &str) -> Diagnostic {
    Diagnostic::error(
        "atomic-not-an-update",
        format!("`@{}` on something that is no update", attr.name),
        place,
    )
    .here(why)
    .label(attr.span, "")
}
