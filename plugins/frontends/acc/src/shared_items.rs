//! The items of the program that its kernels share.

use crate::language::Language;
use crate::launched::Launched;
use crate::needed::needed;
use okl_frontend::runtime::Device;
use okl_plugin::Unit;
use okl_plugin::model::{FunctionId, Item, ItemKind, VarId};
use std::collections::BTreeSet;

/// Decides which items of the program are a part of the kernels' text.
pub struct SharedItems<'u> {
    unit: &'u Unit,
    /// The functions that kernels call.
    device: &'u BTreeSet<FunctionId>,
    language: Language,
    /// The indices of the items that kernels need, where not all of them can be shared.
    needed: Option<BTreeSet<usize>>,
}

impl<'u> SharedItems<'u> {
    /// `device` are the functions that kernels call.
    pub fn new(
        unit: &'u Unit,
        kernels: &[Launched],
        device: &'u BTreeSet<FunctionId>,
        (language, target): (Language, Device),
    ) -> SharedItems<'u> {
        let is_called = |item: &Item| matches!(item.kind, ItemKind::Function(id) if device.contains(&id));
        // OpenCL C is C, and has less than the program.
        let is_c = language == Language::C || target == Device::OpenCl;
        let needed = is_c.then(|| needed(unit, kernels, &is_called));
        SharedItems { unit, device, language, needed }
    }

    /// True if an item is a part of the kernels' text; `at` is the index of the item.
    pub fn holds(&self, item: &Item, at: usize) -> bool {
        let is_shared = match item.kind {
            ItemKind::Function(id) => self.device.contains(&id),
            ItemKind::Variable(id) => is_constant(self.unit, id),
            ItemKind::Type | ItemKind::Namespace | ItemKind::Other => true,
        };
        // For OpenCL, what C lacks is in types: those at file scope that kernels do not name are left out.
        let is_type = item.kind == ItemKind::Type && self.unit.items[at].span == item.span;
        let is_left_out = self.language == Language::C || is_type;
        is_shared && (!is_left_out || self.needed.as_ref().is_none_or(|needed| needed.contains(&at)))
    }
}

/// Returns true if a variable at file scope is a constant with a known value.
fn is_constant(unit: &Unit, id: VarId) -> bool {
    let variable = unit.variable(id);
    let ty = unit.ty(variable.ty);
    (ty.is_const || variable.is_constexpr) && unit.init_value(variable).is_some()
}
