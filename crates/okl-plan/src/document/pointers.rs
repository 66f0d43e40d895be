//! Pointers and the memory they lead to, as data.

use super::Writer;
use okl_model::plan::Pointer;
use okl_model::{Ty, TypeKind, VarId};
use okl_source::Span;

impl<P> Writer<'_, P> {
    /// The pointers and references that are declared in some code, with the memory spaces they lead to, in source
    /// order.
    pub(super) fn pointers_in(&self, code: Span) -> Vec<Pointer<P>> {
        let leads = |id: &VarId| leads(self.unit.ty(self.unit.variable(*id).ty));
        let mut found: Vec<VarId> = self.unit.variables_in(code).filter(leads).collect();
        found.sort_by_key(|id| self.unit.variable(*id).name_span.start);
        found.into_iter().map(|id| self.pointer(id)).collect()
    }

    fn pointer(&self, id: VarId) -> Pointer<P> {
        let variable = self.unit.variable(id);
        let objects = self.unit.memory().behind(self.unit, id).iter();
        Pointer {
            name: variable.name.clone(),
            at: self.place(variable.name_span),
            leads_to: objects.filter_map(|home| home.space(self.unit)).collect(),
        }
    }
}

/// True if a variable of this type leads to other memory.
fn leads(ty: Ty<'_>) -> bool {
    match ty.kind {
        TypeKind::Pointer(_) | TypeKind::Reference(_) => true,
        TypeKind::Array { of, .. } => leads(ty.at(of)),
        _ => false,
    }
}
