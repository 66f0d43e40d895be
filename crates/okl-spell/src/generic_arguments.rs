//! Pointer parameters of kernels, on targets where these point to global memory by their type but other pointers are
//! generic.

use crate::arguments::argument_name;
use crate::job::Job;
use okl_analysis::Analyzed;
use okl_model::{ExprId, ExprKind, Function, FunctionId, Ty, VarId};

/// The pointer parameters of a kernel that need a generic copy, since they may later point to another memory space than
/// global: those that are assigned, and those whose address is taken.
pub(crate) fn generic_copies(job: &Job<'_>, kernel: FunctionId) -> Vec<VarId> {
    let unit = job.unit;
    if !job.has_generic_pointers() {
        return Vec::new();
    }
    let function = unit.function(kernel);
    let is_plain = |ty: Ty<'_>| ty.is_pointer() && ty.element().is_some_and(|to| !to.is_array());
    let mut found: Vec<VarId> = Vec::new();
    let Some(body) = unit.body(function) else { return found };
    unit.walk(body, &mut |stmt| {
        for used in unit.uses(stmt).iter().filter(|used| function.params.contains(&used.variable)) {
            let is_set = used.access.may_write() && !used.through || has_address_taken(unit, used.id);
            if is_set && is_plain(unit.ty(unit.variable(used.variable).ty)) && !found.contains(&used.variable)
            {
                found.push(used.variable);
            }
        }
    });
    found
}

/// `const int *p = _occa_arg_1;`, a generic pointer.
pub(crate) fn generic_copy(job: &Job<'_>, function: &Function, id: VarId) -> String {
    let variable = job.unit.variable(id);
    let at = function.params.iter().position(|param| *param == id).unwrap_or_default();
    let to = job.unit.ty(variable.ty).element().map_or(String::new(), |to| job.type_name(&to.spelling));
    format!("{to} *{} = {};", job.name(variable), argument_name(at))
}

/// `&p`
pub(crate) fn has_address_taken(unit: &Analyzed, name: ExprId) -> bool {
    let whole = unit.parent(unit.wrapped(name));
    whole.is_some_and(|whole| matches!(unit.expression(whole).kind, ExprKind::AddressOf(_)))
}
