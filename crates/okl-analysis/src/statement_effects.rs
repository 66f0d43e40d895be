//! The effects of the expressions of statements.

use crate::Analyzed;
use crate::uses::{Call, Effects, Use, effects_with};
use okl_model::{Access, ExprId, Stmt, StmtKind};

impl Analyzed {
    /// The uses of variables in the expressions of a statement, without those of the statements nested in it.
    pub fn uses(&self, stmt: &Stmt) -> &[Use] {
        &self.effects(stmt).uses
    }

    /// The calls in the expressions of a statement, without those of the statements nested in it.
    pub fn calls(&self, stmt: &Stmt) -> &[Call] {
        &self.effects(stmt).calls
    }

    /// The effects of an expression whose value is only read.
    pub fn effects_of(&self, id: ExprId) -> Effects {
        effects_with(self.unit(), self.promises(), &[id], Access::Read)
    }

    fn effects(&self, stmt: &Stmt) -> &Effects {
        let all = self.cache.statements.get_or_init(|| {
            let own = |stmt: &Stmt| {
                let access = if returns_place(self, stmt) { Access::Escape } else { Access::Read };
                effects_with(self.unit(), self.promises(), &stmt.expressions, access)
            };
            self.statements.iter().map(own).collect()
        });
        &all[stmt.id.0 as usize]
    }
}

/// True for a `return` of a place that the caller may write to: `return list[i];` with result type `int &`.
fn returns_place(unit: &Analyzed, stmt: &Stmt) -> bool {
    if stmt.kind != StmtKind::Return || unit.is_in_lambda(stmt.span) {
        return false;
    }
    let function = unit.function_around(stmt.span).map(|id| unit.function(id));
    function.is_some_and(|one| unit.ty(one.result).referred().is_some_and(|to| !to.is_const))
}
