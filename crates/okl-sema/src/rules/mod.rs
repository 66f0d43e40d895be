//! The rules, one file for each topic, listed in the order a reader would ask them.

mod atomics;
mod attribute_use;
mod barriers;
mod calls;
mod code;
mod dims;
mod effects;
mod globals;
mod group_variables;
mod half;
mod host_code;
mod host_only;
mod host_reads;
mod idempotence;
mod inner_counts;
mod intrinsics;
mod jumps;
mod kernels;
mod leaves;
mod leftovers;
mod loop_headers;
mod loop_roles;
mod loop_tree;
mod memory;
mod outer_bounds;
mod outer_level;
mod own_addresses;
mod parameters;
mod restrict;
mod shared_arguments;
mod uniform_changes;
mod unset;
mod updates;

use crate::structure::Tree;
use okl_analysis::Analyzed;
use okl_model::{AttrId, AttrUse, Attributes, Function, FunctionId, Stmt, VarId, Variable};
use okl_source::Diagnostic;
use std::collections::BTreeSet;

pub(crate) use attribute_use::{fits, of_arguments};
pub(crate) use barriers::iterations;
pub use calls::recursive;
pub use globals::lasts;
pub use host_only::{HostClass, host_class};
pub use leftovers::looks_back;

/// What a rule may look at.
pub(crate) struct Facts<'u> {
    pub(crate) unit: &'u Analyzed,
    pub(crate) trees: &'u [Tree<'u>],
    /// The arrays of group memory whose size a launch knows, and a limit stands for.
    pub(crate) settled: &'u [VarId],
    pub(crate) attributes: &'u Attributes,
}

/// A rule adds what it finds wrong.
pub(crate) type Rule = fn(&Facts<'_>, &mut Vec<Diagnostic>);

/// All rules.
pub(crate) const RULES: &[Rule] = &[
    attribute_use::site,
    attribute_use::arguments,
    attribute_use::repeated,
    kernels::at_least_one,
    kernels::returns_void,
    kernels::is_no_template,
    kernels::is_a_function_of_its_own,
    kernels::has_a_body,
    kernels::has_its_own_name,
    parameters::can_be_passed,
    calls::of_kernels,
    calls::in_circles,
    loop_tree::inside_a_kernel,
    loop_roles::roles,
    loop_tree::outer_and_inner,
    loop_tree::order,
    loop_tree::levels,
    loop_tree::leaves,
    loop_tree::axes,
    loop_headers::form,
    loop_headers::empty,
    loop_headers::endless,
    loop_headers::variable,
    outer_bounds::on_the_host,
    inner_counts::do_not_vary,
    jumps::out_of_loops,
    memory::placement,
    memory::shapes,
    memory::variable_length,
    memory::exclusive_use,
    outer_level::effects,
    group_variables::agree,
    globals::stay,
    half::numbers,
    host_only::in_device_code,
    host_code::reads,
    host_code::writes,
    host_reads::on_the_host,
    barriers::placement,
    barriers::nobarrier,
    barriers::fences,
    barriers::independent,
    atomics::updates,
    dims::declared,
    dims::order,
    dims::accesses,
    dims::integers,
    dims::sizes,
    restrict::pointers,
    shared_arguments::lead_there,
    own_addresses::stay_there,
    unset::are_read,
    intrinsics::calls,
    intrinsics::copies,
];

impl<'u> Facts<'u> {
    /// Visits every statement of every function.
    fn each_stmt(&self, visit: &mut dyn FnMut(&'u Function, &'u Stmt)) {
        for function in &self.unit.functions {
            if let Some(body) = self.unit.body(function) {
                self.unit.walk(body, &mut |stmt| visit(function, stmt));
            }
        }
    }

    /// Visits every use of an attribute with the variables that have it, through typedefs too.
    fn each_use(&self, name: &str, visit: &mut dyn FnMut(&'u AttrUse, &[&'u Variable])) {
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

    /// Every kernel once: its definition, or its declaration when it has none.
    fn each_kernel(&self) -> impl Iterator<Item = (FunctionId, &'u Function)> {
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
    fn kernels(&self) -> impl Iterator<Item = &'u Function> {
        self.trees.iter().map(|tree| tree.function)
    }

    /// The kernels whose loops make clear who runs which code.
    fn whole_kernels(&self) -> impl Iterator<Item = &'u Function> {
        self.trees.iter().filter(|tree| tree.is_whole(self.unit)).map(|tree| tree.function)
    }

    /// The trees in which no loop claims two roles.
    fn clear_trees(&self) -> impl Iterator<Item = &'u Tree<'u>> {
        self.trees.iter().filter(|tree| tree.has_clear_roles(self.unit))
    }
}
