//! Whether the program reads what a region leaves in a scalar.

use crate::translator::Translator;
use crate::uses::{blocks, may_read_first};
use crate::variable::is_input;
use okl_fortran::ast::{Stmt, StmtKind};
use okl_fortran::scope::{ScopeId, Symbol};

impl<'t> Translator<'t> {
    /// True if something behind a region may read a scalar before it assigns it.
    pub fn is_live_behind(&self, symbol: &Symbol<'t>, scope: ScopeId, region: &[Stmt]) -> bool {
        let unit_scope = self.unit_scope();
        let is_local = scope == unit_scope && !symbol.is_result && !symbol.is_overlaid && !symbol.has("save");
        if !is_local || symbol.is_dummy && !is_input(symbol) {
            return true;
        }
        let Some(unit) = self.universe.unit_of(unit_scope) else { return true };
        let Some(first) = region.first() else { return false };
        // Procedures inside of the unit may read it at any time.
        let is_inside = unit.contained.iter().any(|inner| crate::uses::occurs(&inner.body, &symbol.id));
        let text = self.texts.get(self.universe.file_of(unit_scope)).copied().unwrap_or_default();
        is_inside || live(&unit.body, first, (&symbol.id, text)) == Some(true)
    }
}

/// Whether a name is read behind a statement before it is assigned; `None` if the statement is not in the block, or if
/// neither happens.
fn live(block: &[Stmt], region: &Stmt, name: (&str, &str)) -> Option<bool> {
    let holds = |stmt: &Stmt| {
        std::ptr::eq(stmt, region) || blocks(stmt).into_iter().any(|inner| contains(inner, region))
    };
    let at = block.iter().position(holds)?;
    if let Some(found) = blocks(&block[at]).into_iter().find_map(|inner| live(inner, region, name)) {
        return Some(found);
    }
    // The next iteration starts at the beginning.
    let is_loop = matches!(block[at].kind, StmtKind::Do { .. }) && !std::ptr::eq(&block[at], region);
    if is_loop && blocks(&block[at]).into_iter().any(|inner| is_read(inner, name) == Some(true)) {
        return Some(true);
    }
    is_read(&block[at + 1..], name)
}

/// Whether statements read a name of a text before they assign it. Of those that are not read any further, such as I/O,
/// the words count.
fn is_read(block: &[Stmt], (name, text): (&str, &str)) -> Option<bool> {
    block.iter().find_map(|stmt| {
        if mentions(stmt, name, text) { Some(true) } else { may_read_first(std::slice::from_ref(stmt), name) }
    })
}

fn mentions(stmt: &Stmt, name: &str, text: &str) -> bool {
    let own = text.get(stmt.span.start as usize..stmt.span.end as usize).unwrap_or_default();
    matches!(stmt.kind, StmtKind::Other { .. })
        && okl_plugin::words(own).any(|word| word.eq_ignore_ascii_case(name))
        || blocks(stmt).into_iter().flatten().any(|inner| mentions(inner, name, text))
}

fn contains(block: &[Stmt], region: &Stmt) -> bool {
    block.iter().any(|stmt| {
        std::ptr::eq(stmt, region) || blocks(stmt).into_iter().any(|inner| contains(inner, region))
    })
}
