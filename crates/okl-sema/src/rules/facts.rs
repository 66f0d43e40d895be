//! The input of rules.

use crate::structure::Tree;
use okl_analysis::Analyzed;
use okl_model::{AttrId, AttrUse, Attributes, Function, FunctionId, Stmt, VarId, Variable};
use okl_source::Diagnostic;
use std::collections::BTreeSet;

/// The input of a rule.
pub(crate) struct Facts<'u> {
    pub(crate) unit: &'u Analyzed,
    pub(crate) trees: &'u [Tree<'u>],
    /// The arrays in group memory whose size is known only at launch, and whose limit stands in for it.
    pub(crate) settled: &'u [VarId],
    pub(crate) attributes: &'u Attributes,
}

/// A rule: adds a diagnostic for each mistake that it finds.
pub(crate) type Rule = fn(&Facts<'_>, &mut Vec<Diagnostic>);

impl<'u> Facts<'u> {
    /// Visits every statement of every function.
    pub(super) fn each_stmt(&self, visit: &mut dyn FnMut(&'u Function, &'u Stmt)) {
        for function in &self.unit.functions {
            if let Some(body) = self.unit.body(function) {
                self.unit.walk(body, &mut |stmt| visit(function, stmt));
            }
        }
    }

    /// Visits every use of an attribute with the variables that have it, directly or through a typedef.
    pub(super) fn each_use(&self, name: &str, visit: &mut dyn FnMut(&'u AttrUse, &[&'u Variable])) {
        let unit = self.unit;
        let mut uses: Vec<Vec<&Variable>> = vec![Vec::new(); unit.attributes.len()];
        for variable in &unit.variables {
            for AttrId(id) in &variable.attrs {
                uses[*id as usize].push(variable);
            }
        }
        for (attr, variables) in unit.attributes.iter().zip(&uses) {
            if attr.name == name && attr.site.kind().is_some() {
                visit(attr, variables);
            }
        }
    }

    /// Every kernel once: its definition, or its declaration if it has no definition.
    pub(super) fn each_kernel(&self) -> impl Iterator<Item = (FunctionId, &'u Function)> {
        let unit = self.unit;
        let entity = |id: FunctionId, function: &Function| function.canonical.unwrap_or(id);
        let defined: BTreeSet<FunctionId> = unit
            .kernels()
            .filter(|(_, kernel)| kernel.body.is_some())
            .map(|(id, kernel)| entity(id, kernel))
            .collect();
        unit.kernels()
            .filter(move |(id, kernel)| kernel.body.is_some() || !defined.contains(&entity(*id, kernel)))
    }

    /// The kernels that have a body.
    pub(super) fn kernels(&self) -> impl Iterator<Item = &'u Function> {
        self.trees.iter().map(|tree| tree.function)
    }

    /// The kernels with a whole tree of parallel loops ([`Tree::is_whole`]), so that the region of each statement is
    /// certain.
    pub(super) fn whole_kernels(&self) -> impl Iterator<Item = &'u Function> {
        self.whole_trees().map(|tree| tree.function)
    }

    /// The trees of the kernels of [`Facts::whole_kernels`].
    pub(super) fn whole_trees(&self) -> impl Iterator<Item = &'u Tree<'u>> {
        self.trees.iter().filter(|tree| tree.is_whole(self.unit))
    }

    /// The trees in which no loop claims two roles.
    pub(super) fn clear_trees(&self) -> impl Iterator<Item = &'u Tree<'u>> {
        self.trees.iter().filter(|tree| tree.has_clear_roles(self.unit))
    }
}
