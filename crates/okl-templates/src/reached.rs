//! The functions and the instances that device code uses.

use crate::calls::Calls;
use crate::instances::{InstanceId, Instances};
use okl_analysis::Analyzed;
use okl_model::FunctionId;
use rustc_hash::FxHashSet;

/// What kernels reach.
#[derive(Default)]
pub(crate) struct Reached {
    /// Kernels and functions that are no instances, by their definitions.
    pub(crate) functions: Vec<FunctionId>,
    /// The instances, in the order in which they are found.
    pub(crate) instances: Vec<InstanceId>,
    known_functions: FxHashSet<FunctionId>,
    known_instances: FxHashSet<InstanceId>,
}

impl Reached {
    /// Follows the calls in kernels. Instances for which `is_fit` is false, and what only they call, are left out.
    pub(crate) fn new(
        unit: &Analyzed,
        instances: &Instances<'_>,
        calls: &Calls,
        is_fit: &dyn Fn(InstanceId) -> bool,
    ) -> Reached {
        let mut reached = Reached::default();
        for (id, kernel) in unit.kernels().filter(|(_, kernel)| !kernel.is_template) {
            reached.function(unit, kernel.body.map_or_else(|| unit.definition(id), |_| Some(id)));
        }
        let (mut functions, mut found) = (0, 0);
        while functions < reached.functions.len() || found < reached.instances.len() {
            if let Some(id) = reached.functions.get(functions).copied() {
                functions += 1;
                for (_, callee) in calls.inside(unit.function(id).span) {
                    reached.instance(instances.of(*callee), is_fit);
                }
                for called in unit.called_by(id) {
                    reached.function(unit, unit.definition(*called));
                }
                continue;
            }
            let instance = instances.get(reached.instances[found]);
            found += 1;
            for (_, callee) in &instance.calls {
                match instances.of(*callee) {
                    Some(id) => reached.instance(Some(id), is_fit),
                    None => {
                        let function = unit.callees[callee.0 as usize].function;
                        reached.function(unit, function.and_then(|id| unit.definition(id)));
                    }
                }
            }
        }
        reached
    }

    /// Adds a function, unless it is a template or a specialization of one.
    fn function(&mut self, unit: &Analyzed, id: Option<FunctionId>) {
        let Some(id) = id else { return };
        let function = unit.function(id);
        let is_plain = !function.is_template && !unit.source(function.span).starts_with("template");
        if (is_plain || function.is_method) && self.known_functions.insert(id) {
            self.functions.push(id);
        }
    }

    fn instance(&mut self, id: Option<InstanceId>, is_fit: &dyn Fn(InstanceId) -> bool) {
        if let Some(id) = id
            && !self.known_instances.contains(&id)
            && is_fit(id)
        {
            self.known_instances.insert(id);
            self.instances.push(id);
        }
    }
}
