//! The functions of a unit, by canonical declaration and by position.

use okl_model::{FunctionId, Unit, VarId};
use okl_source::{Nest, Span};
use rustc_hash::FxHashMap;

/// Indices over the functions of a unit, for lookups that are frequent in large units.
#[derive(Debug, Default)]
pub(crate) struct Functions {
    /// The declarations of each function in source order, by their canonical declaration.
    same: FxHashMap<Option<FunctionId>, Vec<FunctionId>>,
    /// The bodies of the functions, by position.
    bodies: Nest<FunctionId>,
}

impl Functions {
    pub(crate) fn new(unit: &Unit) -> Functions {
        let mut same: FxHashMap<Option<FunctionId>, Vec<FunctionId>> = FxHashMap::default();
        let mut bodies = Vec::new();
        for (at, function) in unit.functions.iter().enumerate() {
            let id = FunctionId(at as u32);
            same.entry(function.canonical).or_default().push(id);
            bodies.extend(unit.body(function).map(|body| (body.span, id)));
        }
        Functions { same, bodies: Nest::new(bodies) }
    }

    /// All declarations of the function that `id` declares, itself included. If a function has no canonical
    /// declaration, it shares the result with all others that have none.
    pub(crate) fn same(&self, unit: &Unit, id: FunctionId) -> &[FunctionId] {
        self.same.get(&unit.function(id).canonical).map_or(&[], Vec::as_slice)
    }

    /// The innermost function whose body contains a place.
    pub(crate) fn around(&self, place: Span) -> Option<FunctionId> {
        self.bodies.around(place).next().map(|(_, id)| *id)
    }
}

/// The functions that the body of a function calls and the variables at file scope that it uses; each list sorted and
/// without repeats.
#[derive(Debug, Default)]
pub(crate) struct Summary {
    pub(crate) calls: Vec<FunctionId>,
    pub(crate) globals: Vec<VarId>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use okl_model::{Function, Stmt, StmtId};

    #[test]
    fn the_innermost_body_is_found() {
        let mut unit = Unit::default();
        for (at, (start, end)) in [(0, 10), (20, 90), (30, 40), (50, 80), (60, 70)].into_iter().enumerate() {
            let id = StmtId(at as u32);
            unit.statements.push(Stmt { id, span: Span::new(start, end), ..Stmt::default() });
            unit.functions.push(Function { body: Some(id), ..Function::default() });
        }
        let functions = Functions::new(&unit);
        let around = |at| functions.around(Span::new(at, at + 1)).map(|id| id.0);
        let found = [5, 15, 25, 35, 45, 55, 65, 75, 85, 95].map(around);
        let inner = [Some(0), None, Some(1), Some(2), Some(1), Some(3), Some(4), Some(3), Some(1), None];
        assert_eq!(found, inner);
    }
}
