//! The instances of function templates in a unit, each once.

use okl_analysis::Analyzed;
use okl_model::{Callee, CalleeId, FunctionId, FunctionInstance};
use rustc_hash::FxHashMap;

/// The index of an instance.
pub(crate) type InstanceId = usize;

/// All instances. Callees whose types are spelled in different ways may be the same instance.
pub(crate) struct Instances<'u> {
    all: Vec<&'u FunctionInstance>,
    by_callee: FxHashMap<CalleeId, InstanceId>,
}

impl<'u> Instances<'u> {
    pub(crate) fn new(unit: &'u Analyzed) -> Instances<'u> {
        let mut known: FxHashMap<(FunctionId, Vec<String>), InstanceId> = FxHashMap::default();
        let mut instances = Instances { all: Vec::new(), by_callee: FxHashMap::default() };
        for instance in &unit.instances {
            let callee = &unit.callees[instance.callee.0 as usize];
            let Some(function) = callee.function else { continue };
            let canonical = unit.function(function).canonical.unwrap_or(function);
            let key = (canonical, key(unit, callee));
            let id = *known.entry(key).or_insert_with(|| {
                instances.all.push(instance);
                instances.all.len() - 1
            });
            instances.by_callee.insert(instance.callee, id);
        }
        instances
    }

    /// The number of instances.
    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    /// The instance of an index.
    pub(crate) fn get(&self, id: InstanceId) -> &'u FunctionInstance {
        self.all[id]
    }

    /// The instance that a callee is.
    pub(crate) fn of(&self, callee: CalleeId) -> Option<InstanceId> {
        self.by_callee.get(&callee).copied()
    }
}

/// The arguments of an instance, and the types of its parameters: packs have arguments that are not told.
fn key(unit: &Analyzed, callee: &Callee) -> Vec<String> {
    let arguments = callee.instance.iter().map(|one| match (one.ty, one.value) {
        (Some(ty), _) => unit.ty(ty).canonical.clone(),
        (None, Some(value)) => value.to_string(),
        (None, None) => String::new(),
    });
    let class = callee.class.map(|ty| unit.ty(ty).canonical.clone());
    arguments.chain(class).chain(callee.parameters.iter().map(|ty| unit.ty(*ty).canonical.clone())).collect()
}
