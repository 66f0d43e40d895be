//! Constants of device code that the host can compute too.
//!
//! ```text
//! const int half = N / 2;                       // in an `@outer` body
//! for (int i = 0; i < half; ++i; @inner) ...    // launched with N / 2 work items
//! ```

use crate::region::{device_code, home, is_declared_in};
use okl_analysis::Analyzed;
use okl_model::{Scope, TypeKind, VarId};

/// Returns true if a variable is an integer constant of device code whose value is computed from arguments, host
/// variables and other such constants.
pub fn is_host_constant(unit: &Analyzed, id: VarId) -> bool {
    follows(unit, id, 0)
}

fn follows(unit: &Analyzed, id: VarId, depth: u32) -> bool {
    let variable = unit.variable(id);
    // A structured binding has no initialiser that the host could repeat.
    let init = unit.init(variable).filter(|_| depth < 16 && !variable.is_binding);
    let Some(init) = init else { return false };
    let stays = unit.ty(variable.ty).is_const || variable.is_constexpr || !unit.is_changed(id);
    let is_constant = stays && unit.ty(variable.ty).int().is_some();
    if !is_constant || variable.scope != Scope::Local || !is_in_device_code(unit, id) {
        return false;
    }
    let init = unit.effects_of(init.id);
    init.calls.is_empty()
        && init.uses.iter().all(|used| {
            let other = unit.variable(used.variable);
            let is_value = !used.through && !used.access.may_write() && holds_value(&unit.ty(other.ty).kind);
            let is_known = match other.scope {
                Scope::Parameter => true,
                Scope::Global => unit.ty(other.ty).is_const || other.is_constexpr,
                Scope::Local => {
                    !is_in_device_code(unit, used.variable) || follows(unit, used.variable, depth + 1)
                }
                Scope::Field | Scope::Unknown => false,
            };
            is_value && is_known
        })
}

fn is_in_device_code(unit: &Analyzed, id: VarId) -> bool {
    home(unit, unit.variable(id))
        .is_some_and(|function| is_declared_in(unit, id, &device_code(unit, function)))
}

fn holds_value(kind: &TypeKind) -> bool {
    matches!(kind, TypeKind::Bool | TypeKind::Int(_) | TypeKind::Enum | TypeKind::Float)
}
