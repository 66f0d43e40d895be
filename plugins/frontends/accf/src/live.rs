//! Liveness of scalars behind regions.

use crate::translator::Translator;
use crate::uses::{PassedAs, blocks, may_read_first};
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
        let Some(last) = region.last() else { return false };
        // Procedures inside of the unit may read it at any time.
        let is_inside = unit.contained.iter().any(|inner| crate::uses::occurs(&inner.body, &symbol.id));
        let text = self.texts.get(self.universe.file_of(unit_scope)).copied().unwrap_or_default();
        let passed: PassedAs<'_> = &|callee, at, argument| self.passed_as(callee, at, argument);
        is_inside || Name { id: &symbol.id, text, passed }.is_live(&unit.body, last) == Some(true)
    }
}

/// A name that is looked for in the text of its file.
struct Name<'n> {
    id: &'n str,
    text: &'n str,
    passed: PassedAs<'n>,
}

impl Name<'_> {
    /// True if the name is read behind the last statement of a region before it is assigned; `None` if the statement is
    /// not in the block, or if neither happens.
    fn is_live(&self, block: &[Stmt], last: &Stmt) -> Option<bool> {
        let holds = |stmt: &Stmt| {
            std::ptr::eq(stmt, last) || blocks(stmt).into_iter().any(|inner| contains(inner, last))
        };
        let at = block.iter().position(holds)?;
        if let Some(found) = blocks(&block[at]).into_iter().find_map(|inner| self.is_live(inner, last)) {
            return Some(found);
        }
        // The next iteration starts at the beginning.
        let is_loop = matches!(block[at].kind, StmtKind::Do { .. }) && !std::ptr::eq(&block[at], last);
        if is_loop
            && let Some(found) = blocks(&block[at]).into_iter().find_map(|inner| self.is_read(inner))
            && found
        {
            return Some(true);
        }
        self.is_read(&block[at + 1..])
    }

    /// True if statements read the name before they assign it. Of those that are not read any further, such as I/O, the
    /// words count.
    fn is_read(&self, block: &[Stmt]) -> Option<bool> {
        block.iter().find_map(|stmt| {
            if self.is_mentioned(stmt) { Some(true) } else { may_read_first(stmt, self.id, self.passed) }
        })
    }

    fn is_mentioned(&self, stmt: &Stmt) -> bool {
        let own = self.text.get(stmt.span.start as usize..stmt.span.end as usize).unwrap_or_default();
        let is_other = matches!(stmt.kind, StmtKind::Other { .. });
        is_other && okl_plugin::words(own).any(|word| word.eq_ignore_ascii_case(self.id))
            || blocks(stmt).into_iter().flatten().any(|inner| self.is_mentioned(inner))
    }
}

fn contains(block: &[Stmt], region: &Stmt) -> bool {
    block.iter().any(|stmt| {
        std::ptr::eq(stmt, region) || blocks(stmt).into_iter().any(|inner| contains(inner, region))
    })
}
