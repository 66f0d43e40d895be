//! The code that kernels can reach.

use crate::{HostValue, KernelPlan};
use okl_analysis::{Analyzed, Reach};
use okl_model::{FunctionId, Item, ItemKind, VarId};
use okl_source::{Cover, Span};
use std::collections::BTreeSet;

/// The code that kernels can reach, without the kernels themselves.
#[derive(Debug)]
pub struct DeviceCode {
    reach: Reach,
    /// The definitions of its types, in source order.
    types: Vec<Span>,
    /// All text that it consists of, together with the text of the kernels.
    text: Cover,
}

impl DeviceCode {
    /// Starts at the parameters and nests of the kernels, at the host values that come with them, and at functions that
    /// other texts call.
    pub(crate) fn new(unit: &Analyzed, kernels: &[KernelPlan<'_>], linked: Vec<FunctionId>) -> DeviceCode {
        let (mut texts, mut types) = (Vec::new(), Vec::new());
        for kernel in kernels {
            texts.push(kernel.function.params_span);
            for launch in &kernel.launches {
                // The attributes before the nest may name constants: `@tile(K, ...)`.
                texts.push(unit.with_attributes(launch.root));
                for value in &launch.values {
                    texts.extend(value.repeats(unit));
                    if let HostValue::Again(variable) | HostValue::Argument(variable) = value {
                        types.push(variable.ty);
                    }
                }
            }
        }
        let reach = Reach::from(unit, texts.iter().copied(), types, linked);
        let mut types: Vec<Span> = reach.types.iter().map(|id| unit.declared(*id).span).collect();
        types.sort_unstable();
        texts.extend(reach.functions.iter().map(|id| unit.function(*id).span));
        texts.extend(reach.variables.iter().map(|id| unit.variable(*id).span));
        texts.extend(types.iter().copied());
        DeviceCode { reach, types, text: Cover::new(texts) }
    }

    /// True if the text of device code contains a place.
    pub fn holds(&self, place: Span) -> bool {
        self.text.contains(place)
    }

    /// The functions in device code.
    pub fn functions(&self) -> &BTreeSet<FunctionId> {
        &self.reach.functions
    }

    /// True if device code reaches a variable at file or namespace scope.
    pub fn reads(&self, id: VarId) -> bool {
        self.reach.variables.contains(&id)
    }

    /// The definitions of the types at file and namespace scope that device code does not reach.
    pub fn other_types(&self, unit: &Analyzed) -> Vec<Span> {
        let spans = self.reach.other_types.iter().map(|id| unit.declared(*id).span);
        spans.filter(|span| !self.holds_type(*span)).collect()
    }

    /// True if a declaration defines a type that device code reaches: `typedef struct S { .. } T;`, `struct S { .. }
    /// s;`.
    pub fn holds_type(&self, declaration: Span) -> bool {
        self.types_in(declaration).next().is_some()
    }

    fn types_in(&self, declaration: Span) -> impl Iterator<Item = Span> {
        let first = self.types.partition_point(|span| span.start < declaration.start);
        let inside = self.types[first..].iter().take_while(move |span| span.start <= declaration.end);
        inside.copied().filter(move |span| declaration.contains(*span))
    }

    /// The ranges of the types that device code does not reach.
    pub fn left_out(&self, unit: &Analyzed) -> Cover {
        self.reach.other_types.iter().map(|id| unit.declared(*id).span).collect()
    }

    /// The type that a declaration defines together with variables that device code does not use: the only part of
    /// `enum E { A, B } first;` that is needed.
    pub fn only_type_of(&self, unit: &Analyzed, declaration: &Item) -> Option<Span> {
        let mut variables = unit.items_at(declaration.span.start).filter_map(|item| match item.kind {
            ItemKind::Variable(id) => Some(id),
            ItemKind::Function(_) | ItemKind::Type | ItemKind::Namespace | ItemKind::Other => None,
        });
        let is_named = variables.any(|id| self.reads(id));
        self.types_in(declaration.span).max_by_key(|span| span.len()).filter(|_| !is_named)
    }
}

#[cfg(test)]
mod tests;
