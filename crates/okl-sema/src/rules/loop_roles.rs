//! The roles of loops: each loop has one.

use super::Facts;
use okl_model::{AttrUse, Meaning, Stmt};
use okl_source::{Diagnostic, DiagnosticId};

const LOOP_WITH_TWO_ROLES: DiagnosticId = DiagnosticId::new("loop-with-two-roles");
const TILE_INSIDE_OUT: DiagnosticId = DiagnosticId::new("tile-inside-out");
const TILE_WITH_ROLE: DiagnosticId = DiagnosticId::new("tile-with-role");

/// `loop-with-two-roles`, `tile-with-role`, `tile-inside-out`.
pub(super) fn roles(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    facts.each_stmt(&mut |_, stmt| {
        if stmt.as_for().is_none() {
            return;
        }
        let uses = uses(facts, stmt);
        if let Some((first, second)) = two_of_different_names(&uses) {
            out.push(clash(first, second));
        }
        let inside_out =
            |attr: &&&AttrUse| matches!(attr.meaning(), Meaning::Tile(tile) if tile.is_inside_out());
        if let Some(tile) = uses.iter().find(inside_out) {
            out.push(
                Diagnostic::error(TILE_INSIDE_OUT, "this `@tile` puts groups into work items", tile.span)
                    .here("`@inner` over the tiles, `@outer` inside a tile")
                    .help(format!("write `@tile({}, @outer, @inner)`", tile.args()[0])),
            );
        }
    });
}

fn uses<'u>(facts: &Facts<'u>, stmt: &Stmt) -> Vec<&'u AttrUse> {
    let uses = stmt.attrs.iter().map(|id| facts.unit.attribute(*id));
    uses.filter(|attr| matches!(attr.meaning(), Meaning::Outer(_) | Meaning::Inner { .. } | Meaning::Tile(_)))
        .collect()
}

fn two_of_different_names<'u>(uses: &[&'u AttrUse]) -> Option<(&'u AttrUse, &'u AttrUse)> {
    let first = *uses.first()?;
    Some((first, uses.iter().find(|other| other.name != first.name)?))
}

fn clash(first: &AttrUse, second: &AttrUse) -> Diagnostic {
    let names = [first.name.as_str(), second.name.as_str()];
    if let Some(role) = names.into_iter().find(|name| *name != "tile" && names.contains(&"tile")) {
        return Diagnostic::error(
            TILE_WITH_ROLE,
            format!("`@{role}` beside `@tile` does not say which of its two loops it means"),
            second.span,
        )
        .label(first.span, "on the same loop")
        .help(format!("give it to `@tile`: `@tile(size, @{role})` for the loop over tiles"));
    }
    Diagnostic::error(LOOP_WITH_TWO_ROLES, "this loop is both `@outer` and `@inner`", second.span)
        .label(first.span, "the other role")
        .help("keep one of them, or cut the loop in two: `@tile(size, @outer, @inner)`")
}
