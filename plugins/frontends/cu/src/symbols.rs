//! Variables of the device: `__constant__ float c[16];`, `__device__ int n;`
//!
//! Kernels get their addresses as arguments; in the host program they are objects that own memory of the device.

use crate::program::Program;
use okl_plugin::model::VarId;

/// True for a variable that is no array.
pub(crate) fn is_single(program: &Program<'_>, id: VarId) -> bool {
    !program.unit.ty(program.unit.variable(id).ty).is_array()
}

/// The parameter for it: `float *c`, `const float (*c)[4]`. In CUDA `__constant__` is no part of a type: code may have
/// pointers to such a variable that are no pointers to `const`.
pub(crate) fn parameter(program: &Program<'_>, id: VarId) -> String {
    let unit = program.unit;
    let variable = unit.variable(id);
    let ty = unit.ty(variable.ty);
    let constant = if ty.innermost().is_const { "const " } else { "" };
    let element = ty.innermost().alias().to_string();
    let bounds = variable.declarator.bounds.get(1..).unwrap_or_default();
    let name = &variable.name;
    if bounds.is_empty() {
        return format!("{constant}{element} *{name}");
    }
    let bounds: String = bounds.iter().map(|bound| unit.source(*bound)).collect();
    format!("{constant}{element} (*{name}){bounds}")
}

/// Its type in the host program: `float[16]`.
pub(crate) fn host_type(program: &Program<'_>, id: VarId) -> String {
    let unit = program.unit;
    let variable = unit.variable(id);
    let element = unit.ty(variable.ty).innermost().alias().to_string();
    let bounds: String = variable.declarator.bounds.iter().map(|bound| unit.source(*bound)).collect();
    format!("{element}{bounds}")
}

/// True for `__constant__ float c[4];` and `__device__ int n;`
pub(crate) fn is_of_device(program: &Program<'_>, id: VarId) -> bool {
    ["cu_constant", "cu_device", "cu_managed"].iter().any(|name| program.has(id, name))
}

/// True for a variable whose size a launch gives: `extern __shared__ float s[];`
pub(crate) fn is_dynamic(program: &Program<'_>, id: VarId) -> bool {
    let unit = program.unit;
    let variable = unit.variable(id);
    let first = variable.declarator.bounds.first();
    let is_open = first.is_some_and(|bound| unit.source(*bound).trim_matches(['[', ']']).trim().is_empty());
    program.has(id, "cu_shared") && is_open
}
