//! The instances of class templates in a unit, by their types.

use okl_analysis::Analyzed;
use okl_model::{Callee, ClassInstance, FunctionInstance, TemplateUses, Ty, TypeId};
use rustc_hash::FxHashMap;

/// The index of an instance of a class template.
pub(crate) type ClassId = usize;

/// All instances of class templates.
pub(crate) struct Classes<'u> {
    unit: &'u Analyzed,
    by_name: FxHashMap<&'u str, ClassId>,
}

impl<'u> Classes<'u> {
    pub(crate) fn new(unit: &'u Analyzed) -> Classes<'u> {
        let all = unit.class_instances.iter().enumerate();
        let by_name = all.map(|(id, one)| (unit.ty(one.ty).get().name(), id)).collect();
        Classes { unit, by_name }
    }

    pub(crate) fn unit(&self) -> &'u Analyzed {
        self.unit
    }

    /// The instance of an index.
    pub(crate) fn get(&self, id: ClassId) -> &'u ClassInstance {
        &self.unit.class_instances[id]
    }

    /// The instance that a type is.
    pub(crate) fn of(&self, ty: Ty<'_>) -> Option<ClassId> {
        self.by_name.get(ty.name()).copied()
    }

    /// The instances that a type is made of, template arguments included.
    pub(crate) fn in_type(&self, ty: TypeId) -> Vec<ClassId> {
        let (mut found, mut open) = (Vec::new(), vec![self.unit.ty(ty)]);
        while let Some(ty) = open.pop() {
            found.extend(self.of(ty));
            open.extend(ty.element().or_else(|| ty.referred()));
            open.extend(ty.get().arguments.iter().map(|id| ty.at(*id)));
        }
        found
    }

    /// The instances in the types that code names.
    pub(crate) fn in_uses(&self, uses: &TemplateUses) -> Vec<ClassId> {
        uses.types.iter().flat_map(|one| self.in_type(one.ty)).collect()
    }

    /// The instances in the types of a callee: arguments, parameters and result.
    pub(crate) fn in_callee(&self, callee: &Callee) -> Vec<ClassId> {
        let arguments = callee.instance.iter().filter_map(|one| one.ty);
        let types =
            arguments.chain(callee.parameters.iter().copied()).chain([callee.result]).chain(callee.class);
        types.flat_map(|ty| self.in_type(ty)).collect()
    }

    /// The instances that a function names.
    pub(crate) fn of_function(&self, instance: &FunctionInstance) -> Vec<ClassId> {
        let mut found = self.in_callee(&self.unit.callees[instance.callee.0 as usize]);
        found.extend(self.in_uses(&instance.uses));
        found
    }
}
