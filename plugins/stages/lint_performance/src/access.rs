//! The accesses to arrays in a nest, with how far apart those of neighbouring work items are.

use crate::facts::{Facts, Items};
use okl_analysis::affine::{Atom, Sum};
use okl_analysis::{Analyzed, Use};
use okl_plugin::Span;
use okl_plugin::model::{Access, ExprKind, Stmt, StmtKind, VarId};
use okl_sema::{CheckedKernel, Nest};
use std::collections::BTreeMap;

/// One access to an element of an array or behind a pointer.
pub(crate) struct ArrayAccess {
    /// The array or the pointer.
    pub(crate) variable: VarId,
    /// The element: `a[i][j]`.
    pub(crate) place: Span,
    /// The size of an element in bytes.
    pub(crate) size: u64,
    /// What stands before the number of the work item on each axis, in bytes.
    pub(crate) factors: BTreeMap<u8, Sum>,
    /// The work items that run it.
    pub(crate) items: Items,
}

impl ArrayAccess {
    /// How many elements further on the next work item of an axis is, when that is a constant.
    pub(crate) fn stride(&self, axis: u8) -> Option<i64> {
        let bytes = self.factors.get(&axis)?.value()?;
        let size = i64::try_from(self.size).ok()?;
        (bytes % size == 0).then_some(bytes / size)
    }
}

/// The accesses whose elements can be told, those of a few work items left out.
pub(crate) fn of_nest<'u>(unit: &'u Analyzed, kernel: &'u CheckedKernel, nest: &Nest) -> Vec<ArrayAccess> {
    let root = unit.for_loop(nest.root);
    let mut walk = Walk { unit, facts: Facts::new(unit, kernel, root), found: Vec::new() };
    walk.statement(root, &Items::new());
    walk.found
}

struct Walk<'u> {
    unit: &'u Analyzed,
    facts: Facts<'u>,
    found: Vec<ArrayAccess>,
}

impl<'u> Walk<'u> {
    fn statement(&mut self, stmt: &'u Stmt, items: &Items) {
        // A row of one work item has no neighbours.
        if items.get(&0).is_some_and(|count| *count != Some(1)) {
            for used in self.unit.uses(stmt) {
                self.found.extend(self.access(used, items));
            }
        }
        let mut items = items.clone();
        items.extend(self.facts.items_of(stmt));
        let picked = match (&stmt.kind, stmt.expressions.last()) {
            (StmtKind::If { then, .. }, Some(condition)) if self.facts.picks_items(*condition) => Some(*then),
            (_, _) => None,
        };
        for child in self.unit.children(stmt).into_iter().filter(|child| Some(child.id) != picked) {
            self.statement(child, &items);
        }
    }

    fn access(&self, used: &Use, items: &Items) -> Option<ArrayAccess> {
        let happens = matches!(used.access, Access::Read | Access::Write | Access::Update);
        if !happens || used.behind || used.subscripts.is_empty() || self.facts.is_changed(used.variable) {
            return None;
        }
        let (mut at, mut bytes) = (used.id, Sum::default());
        for subscript in &used.subscripts {
            at = self.unit.parent(self.unit.wrapped(at))?;
            let ExprKind::Index { .. } = self.unit.expression(at).kind else { return None };
            let size = i64::try_from(self.unit.type_of(at).size?).ok()?;
            bytes = bytes.plus(&self.facts.sum(*subscript)?, size)?;
        }
        let ty = self.unit.type_of(at);
        // An index that outlived the loop it was made in says nothing here.
        let known = bytes.atoms().all(|atom| match atom {
            Atom::Item(axis) => items.contains_key(&axis),
            Atom::Uniform(_) | Atom::Tile(_) => true,
        });
        if ty.is_array() || !known {
            return None;
        }
        let factors = items.keys().map(|axis| Some((*axis, bytes.factor_of(*axis)?)));
        Some(ArrayAccess {
            variable: used.variable,
            place: self.unit.expression(at).span,
            size: ty.size.filter(|size| *size > 0)?,
            factors: factors.collect::<Option<_>>()?,
            items: items.clone(),
        })
    }
}
