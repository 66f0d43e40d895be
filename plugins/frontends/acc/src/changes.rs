//! The variables of a unit that change, and those that loops count with, found in one pass.

use crate::header::header;
use okl_plugin::model::{ExprKind, ForLoop, LoopId, Name, StmtId, VarId};
use okl_plugin::{Span, Unit};
use std::collections::{BTreeMap, BTreeSet};

/// The variables of a unit that change.
#[derive(Clone, Debug, Default)]
pub struct Changes {
    updated: BTreeSet<VarId>,
    /// The loops that count with each variable.
    counted: BTreeMap<VarId, Vec<StmtId>>,
    /// The statement of each loop.
    loops: BTreeMap<LoopId, StmtId>,
}

impl Changes {
    /// Finds the variables.
    pub fn of(unit: &Unit) -> Changes {
        let updates = unit.expressions.iter().filter_map(|expression| expression.kind.as_update());
        let named = updates.filter_map(|update| match &unit.expression(unit.peeled(update.target)).kind {
            ExprKind::Name(Name::Variable(id)) => Some(*id),
            _ => None,
        });
        let mut counted: BTreeMap<VarId, Vec<StmtId>> = BTreeMap::new();
        let mut loops = BTreeMap::new();
        for stmt in &unit.statements {
            let Some(l) = stmt.as_for() else { continue };
            loops.insert(l.id, stmt.id);
            if let Some(id) = l.variable.or_else(|| Some(header(unit, stmt, l)?.0)) {
                counted.entry(id).or_default().push(stmt.id);
            }
        }
        Changes { updated: named.collect(), counted, loops }
    }

    /// The statement of a loop.
    pub fn stmt_of(&self, l: &ForLoop) -> Option<StmtId> {
        self.loops.get(&l.id).copied()
    }

    /// True if something assigns to the variable itself.
    pub fn has(&self, id: VarId) -> bool {
        self.updated.contains(&id)
    }

    /// The innermost loop around a place that counts with the variable.
    pub fn counted_by<'u>(&self, unit: &'u Unit, id: VarId, place: Span) -> Option<&'u ForLoop> {
        let loops = self.counted.get(&id).into_iter().flatten().map(|stmt| unit.stmt(*stmt));
        let around = loops.filter(|stmt| stmt.span.contains(place)).min_by_key(|stmt| stmt.span.len())?;
        around.as_for()
    }
}
