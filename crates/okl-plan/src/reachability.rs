//! What device code can reach.

use crate::{HostValue, KernelPlan};
use okl_analysis::{Analyzed, Reach};
use okl_model::{FunctionId, Item, ItemKind, VarId};
use okl_source::Span;
use std::collections::BTreeSet;

/// What device code can reach, kernels left out.
#[derive(Debug)]
pub struct DeviceCode {
    reach: Reach,
}

impl DeviceCode {
    /// Starts at the parameters and nests of the kernels, and at what comes along from host code.
    pub(crate) fn new(unit: &Analyzed, kernels: &[KernelPlan<'_>]) -> DeviceCode {
        let (mut texts, mut types) = (Vec::new(), Vec::new());
        for kernel in kernels {
            texts.push(kernel.function.params_span);
            for launch in &kernel.launches {
                // With `@tile(K, ...)` before it.
                texts.push(unit.with_attributes(launch.root));
                for value in &launch.values {
                    texts.extend(value.repeats(unit));
                    if let HostValue::Again(variable) | HostValue::Argument(variable) = value {
                        types.push(variable.ty);
                    }
                }
            }
        }
        DeviceCode { reach: Reach::from(unit, texts, types) }
    }

    /// The functions.
    pub fn functions(&self) -> &BTreeSet<FunctionId> {
        &self.reach.functions
    }

    /// Whether it can reach a variable at file or namespace scope.
    pub fn reads(&self, id: VarId) -> bool {
        self.reach.variables.contains(&id)
    }

    /// The types at file and namespace scope that it cannot reach, by where they are defined.
    pub fn other_types(&self, unit: &Analyzed) -> Vec<Span> {
        let spans = self.reach.other_types.iter().map(|id| unit.declared(*id).span);
        spans.filter(|span| !self.holds_type(unit, *span)).collect()
    }

    /// Whether a type that it can reach is defined in a declaration: `typedef struct S { .. } T;`, `struct S { .. } s;`
    pub fn holds_type(&self, unit: &Analyzed, declaration: Span) -> bool {
        self.reach.holds_type(unit, declaration)
    }

    /// Whether a type that it cannot reach stands around a place.
    pub fn leaves_out(&self, unit: &Analyzed, place: Span) -> bool {
        self.reach.other_types.iter().any(|id| unit.declared(*id).span.contains(place))
    }

    /// The type that a declaration defines along with variables that device code does not name: all it needs of
    /// `enum E { A, B } first;`
    pub fn only_type_of(&self, unit: &Analyzed, declaration: &Item) -> Option<Span> {
        let same = unit.items.iter().filter(|item| item.span.start == declaration.span.start);
        let mut variables = same.filter_map(|item| match item.kind {
            ItemKind::Variable(id) => Some(id),
            ItemKind::Function(_) | ItemKind::Type | ItemKind::Namespace | ItemKind::Other => None,
        });
        let is_named = variables.any(|id| self.reads(id));
        let types = self.reach.types.iter().map(|id| unit.declared(*id).span);
        let inside = types.filter(|span| declaration.span.contains(*span));
        inside.max_by_key(|span| span.len()).filter(|_| !is_named)
    }
}
