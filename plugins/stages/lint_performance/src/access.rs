//! The array accesses of a nest, with the distances between those of neighbouring work items.

use crate::facts::{Items, NestFacts};
use okl_plugin::analysis::affine::{Atom, Sum};
use okl_plugin::analysis::{Analyzed, Call, Use};
use okl_plugin::model::{Access, BinaryOperator, DimAccess, ExprId, ExprKind, Name, Stmt, StmtKind, VarId};
use okl_plugin::{CheckedKernel, Nest};
use okl_plugin::{Diagnostic, Span};
use std::collections::BTreeMap;

/// One access to an element of an array or through a pointer.
pub(crate) struct ArrayAccess {
    /// The array or the pointer.
    pub(crate) variable: VarId,
    /// The range of the element expression: `a[i][j]`.
    pub(crate) place: Span,
    /// The size of an element in bytes.
    pub(crate) size: u64,
    /// For each axis, the factor of the work item index in the address, in bytes.
    pub(crate) factors: BTreeMap<u8, Sum>,
    /// The work items that execute it.
    pub(crate) items: Items,
    /// The call in the nest that leads to it, if it is in a called function.
    pub(crate) call: Option<Span>,
}

impl ArrayAccess {
    /// The distance to the element of the next work item on an axis, in elements, if it is a constant.
    pub(crate) fn stride(&self, axis: u8) -> Option<i64> {
        let bytes = self.factors.get(&axis)?.value()?;
        let size = i64::try_from(self.size).ok()?;
        (bytes % size == 0).then_some(bytes / size)
    }

    /// Adds the call that leads to the access as a label.
    pub(crate) fn with_call(&self, told: Diagnostic) -> Diagnostic {
        match self.call {
            Some(call) => told.label(call, "in this call"),
            None => told,
        }
    }
}

/// The accesses of a nest with an analyzable address, without those that few work items execute.
pub(crate) fn of_nest<'u>(unit: &'u Analyzed, kernel: &'u CheckedKernel, nest: &Nest) -> Vec<ArrayAccess> {
    let root = unit.for_loop(nest.root);
    let facts = NestFacts::new(unit, kernel, root);
    let (places, calls) = (BTreeMap::new(), Vec::new());
    let mut walk = Walk { unit, kernel, facts, places, calls, left: MOST, found: Vec::new() };
    walk.statement(root, &Items::new());
    walk.found
}

struct Walk<'u> {
    unit: &'u Analyzed,
    kernel: &'u CheckedKernel,
    facts: NestFacts<'u>,
    /// In a called function: the target of each pointer parameter, as an array or pointer of the nest and an offset in
    /// bytes.
    places: BTreeMap<VarId, (VarId, Sum)>,
    /// The call stack, outermost first.
    calls: Vec<Span>,
    /// The number of calls that may still be followed.
    left: usize,
    found: Vec<ArrayAccess>,
}

/// The maximum depth of calls that are followed.
const DEEPEST: usize = 4;

/// The maximum number of calls that are followed in a nest.
const MOST: usize = 256;

impl<'u> Walk<'u> {
    fn statement(&mut self, stmt: &'u Stmt, items: &Items) {
        // A single work item on the fastest axis has no neighbours.
        if items.get(&0).is_some_and(|count| *count != Some(1)) {
            for used in self.unit.uses(stmt) {
                self.found.extend(self.access(used, items));
            }
            for call in self.unit.calls(stmt) {
                self.call(call, items);
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
        let (at, bytes) = self.element(used)?;
        let (variable, bytes) = match self.places.get(&used.variable) {
            Some((variable, before)) => (*variable, bytes.plus(before, 1)?),
            None => (used.variable, bytes),
        };
        let ty = self.unit.type_of(at);
        // The value of a work item index does not exist outside of its loop.
        let known = bytes.atoms().all(|atom| match atom {
            Atom::Item(axis) => items.contains_key(&axis),
            Atom::Uniform(_) | Atom::Tile(_) => true,
        });
        if ty.is_array() || !known {
            return None;
        }
        let factors = items.keys().map(|axis| Some((*axis, bytes.factor_of(*axis)?)));
        Some(ArrayAccess {
            variable,
            place: self.unit.expression(at).span,
            size: ty.size.filter(|size| *size > 0)?,
            factors: factors.collect::<Option<_>>()?,
            items: items.clone(),
            call: self.calls.first().copied(),
        })
    }

    /// The element that an access designates, and its offset in bytes.
    fn element(&self, used: &Use) -> Option<(ExprId, Sum)> {
        let first = self.unit.parent(self.unit.wrapped(used.id))?;
        if let ExprKind::Dim { indices, .. } = &self.unit.expression(first).kind {
            let size = i64::try_from(self.unit.type_of(first).size?).ok()?;
            return Some((first, Sum::default().plus(&self.by_dimensions(first, indices)?, size)?));
        }
        let (mut at, mut bytes) = (used.id, Sum::default());
        for subscript in &used.subscripts {
            at = self.unit.parent(self.unit.wrapped(at))?;
            let ExprKind::Index { .. } = self.unit.expression(at).kind else { return None };
            let size = i64::try_from(self.unit.type_of(at).size?).ok()?;
            bytes = bytes.plus(&self.facts.sum(*subscript)?, size)?;
        }
        Some((at, bytes))
    }

    /// The linear index of an access with `@dim(n, m)`: `i + n * j` for `a(i, j)`. `@dimOrder` selects the fastest
    /// index.
    fn by_dimensions(&self, at: ExprId, indices: &[ExprId]) -> Option<Sum> {
        let span = self.unit.expression(at).span;
        let access = self.unit.dim_accesses_in(span).find(|access| access.span == span)?;
        let natural = || (0..indices.len()).collect();
        let order: Vec<usize> = access.order.map_or_else(natural, |order| self.unit.axes(order));
        let mut sum = Sum::default();
        for at in order.into_iter().rev() {
            sum = self.dimension(access, at)?.times(&sum)?.plus(&self.facts.sum(*indices.get(at)?)?, 1)?;
        }
        Some(sum)
    }

    /// The size of a dimension if it is a number or a variable.
    fn dimension(&self, access: &DimAccess, at: usize) -> Option<Sum> {
        let text = access.sizes.get(at)?.trim();
        if let Ok(number) = text.parse() {
            return Some(Sum::number(number));
        }
        let [variable] = access.names.get(at)?[..] else { return None };
        (self.unit.variable(variable).name == text).then(|| self.facts.variable(variable))?
    }

    /// Collects the accesses in a function that the work items call.
    fn call(&mut self, call: &Call, items: &Items) {
        let function = call.function.and_then(|id| self.unit.definition(id)).map(|id| self.unit.function(id));
        let Some(function) = function.filter(|function| !function.is_method) else { return };
        let may_follow = self.calls.len() < DEEPEST && self.left > 0;
        let Some(body) = self.unit.body(function).filter(|_| may_follow) else { return };
        let (mut given, mut places) = (BTreeMap::new(), BTreeMap::new());
        for (param, argument) in function.params.iter().zip(self.unit.arguments(call)) {
            let ty = self.unit.ty(self.unit.variable(*param).ty);
            if ty.is_pointer() {
                places.extend(self.place(*argument).map(|place| (*param, place)));
            } else if !ty.is_reference() {
                given.extend(self.facts.sum(*argument).map(|sum| (*param, sum)));
            }
        }
        let calls = self.calls.iter().copied().chain([call.span]).collect();
        let facts = NestFacts::of_call(self.unit, self.kernel, body, given);
        let (unit, kernel, left) = (self.unit, self.kernel, self.left - 1);
        let mut inside = Walk { unit, kernel, facts, places, calls, left, found: Vec::new() };
        inside.statement(body, items);
        self.left = inside.left;
        self.found.append(&mut inside.found);
    }

    /// The target of a pointer expression (`x`, `x + i`, `&x[i]`): an array or pointer of the nest, and an offset in
    /// bytes.
    fn place(&self, id: ExprId) -> Option<(VarId, Sum)> {
        let id = self.unit.peeled(id);
        let further = |base: ExprId, index: ExprId, size: Option<u64>, sign: i64| {
            let (variable, before) = self.place(base)?;
            let size = i64::try_from(size?).ok()?;
            Some((variable, before.plus(&self.facts.sum(index)?, sign * size)?))
        };
        let kind = &self.unit.expression(id).kind;
        if let ExprKind::Name(Name::Variable(variable)) = kind {
            let own = || (*variable, Sum::default());
            let place = || self.places.get(variable).cloned().unwrap_or_else(own);
            return (!self.facts.is_changed(*variable)).then(place);
        }
        if let ExprKind::AddressOf(element) = kind
            && let ExprKind::Index { base, index } = self.unit.expression(self.unit.peeled(*element)).kind
        {
            return further(base, index, self.unit.type_of(*element).size, 1);
        }
        // A row of a multi-dimensional array.
        if let ExprKind::Index { base, index } = kind
            && self.unit.type_of(id).is_array()
        {
            return further(*base, *index, self.unit.type_of(id).size, 1);
        }
        let (operator, left, right) = kind.as_binary()?;
        let size = self.unit.type_of(id).element().and_then(|element| element.size);
        if operator == BinaryOperator::Add {
            further(left, right, size, 1).or_else(|| further(right, left, size, 1))
        } else if operator == BinaryOperator::Subtract {
            further(left, right, size, -1)
        } else {
            None
        }
    }
}
