//! What subroutines do with their arguments.

use crate::translator::Translator;
use crate::uses::{Passed, PassedAs, assigned, is_assigned_first};
use okl_fortran::ast::{Argument, Expr, ExprKind, Intent, Unit};
use okl_fortran::scope::{ScopeId, SymbolKind};
use std::collections::BTreeSet;

impl<'t> Translator<'t> {
    /// What a subroutine does with an argument: what its intent says, or else its text.
    pub fn passed_as(&self, callee: &Expr, at: usize, argument: &Argument) -> Passed {
        self.passed_from(self.function.scope, (callee, at, argument), 0)
    }

    fn passed_from(
        &self,
        scope: ScopeId,
        (callee, at, argument): (&Expr, usize, &Argument),
        depth: usize,
    ) -> Passed {
        let ExprKind::Name(name) = &callee.kind else { return Passed::Both };
        let candidates = self.candidates(scope, &name.id);
        let mut all =
            candidates.into_iter().map(|(unit, own)| self.of_dummy(unit, own, (at, argument), depth));
        match all.next() {
            Some(first) if all.all(|other| other == first) => first,
            _ => Passed::Both,
        }
    }

    /// The procedures that a name may mean.
    fn candidates(&self, scope: ScopeId, name: &str) -> Vec<(&'t Unit, ScopeId)> {
        let kind = self.universe.find(scope, name).map(|found| (found.symbol.kind.clone(), found.scope));
        match kind {
            Some((SymbolKind::Procedure(unit, own), _)) => vec![(unit, own)],
            Some((SymbolKind::Interface(unit, own), _)) => {
                vec![self.universe.external(name).unwrap_or((unit, own))]
            }
            Some((SymbolKind::Generic(names), home)) => {
                // A name for several procedures is none of them.
                let others = names.iter().filter(|one| one.id != name);
                others.flat_map(|one| self.candidates(home, &one.id)).collect()
            }
            _ => self.universe.external(name).into_iter().collect(),
        }
    }

    fn of_dummy(
        &self,
        unit: &'t Unit,
        scope: ScopeId,
        (at, argument): (usize, &Argument),
        depth: usize,
    ) -> Passed {
        let dummy = match &argument.keyword {
            Some(keyword) => unit.parameters.iter().find(|one| one.id == keyword.id),
            None => unit.parameters.get(at),
        };
        let Some(dummy) = dummy else { return Passed::Both };
        let symbol = self.universe.find(scope, &dummy.id).map(|found| found.symbol);
        match symbol.and_then(|symbol| symbol.intent) {
            Some(Intent::In) => return Passed::Read,
            Some(Intent::Out) => return Passed::Assigned,
            Some(Intent::InOut) => return Passed::Both,
            None if symbol.is_some_and(|symbol| symbol.has("value")) => return Passed::Read,
            None if unit.body.is_empty() || depth > MAX_DEPTH => return Passed::Both,
            None => {}
        }
        let inner = |callee: &Expr, at: usize, argument: &Argument| {
            self.passed_from(scope, (callee, at, argument), depth + 1)
        };
        let passed: PassedAs<'_> = &inner;
        let mut changed = BTreeSet::new();
        assigned(&unit.body, passed, &mut changed);
        if !changed.contains(&dummy.id) {
            Passed::Read
        } else if is_assigned_first(&unit.body, &dummy.id, passed) {
            Passed::Assigned
        } else {
            Passed::Both
        }
    }
}

/// Procedures may call each other in a circle.
const MAX_DEPTH: usize = 8;
