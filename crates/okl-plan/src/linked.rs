//! Functions of devices that several texts share: `@linked`.

use okl_analysis::Analyzed;
use okl_model::{FunctionId, Meaning};
use okl_target::{Shape, Target};

/// The definitions that other texts may call, where the target's linker connects functions of devices.
pub(crate) fn defined(target: &Target, unit: &Analyzed) -> Vec<FunctionId> {
    if target.shape != Shape::Grid || !target.capabilities.links_functions {
        return Vec::new();
    }
    let all = (0..unit.functions.len()).map(|at| FunctionId(at as u32));
    all.filter(|id| unit.function(*id).body.is_some() && is_marked(unit, *id)).collect()
}

/// True if another text may define a function, and the target's linker connects functions of devices.
pub(crate) fn is_linked(target: &Target, unit: &Analyzed, id: FunctionId) -> bool {
    target.capabilities.links_functions && is_marked(unit, id)
}

fn is_marked(unit: &Analyzed, id: FunctionId) -> bool {
    let attributes = unit.declarations_of(id).iter().flat_map(|one| &unit.function(*one).attrs);
    attributes.into_iter().any(|attr| *unit.attribute(*attr).meaning() == Meaning::Linked)
}
