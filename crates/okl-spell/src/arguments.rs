//! Arguments that come by const reference and are changed all the same.

use okl_analysis::Analyzed;
use okl_model::{Function, VarId};
use okl_plan::is_address;
use okl_source::EditSet;

/// `const int &N` for `int N`; what the body changes is called `_occa_arg_0`, and copied by the caller.
///
/// OCCA passes the addresses of scalars and structs.
pub(crate) fn by_reference(
    owner: &str,
    unit: &Analyzed,
    function: &Function,
    word: &str,
    changed: &[VarId],
    edits: &mut EditSet,
) {
    for (at, id) in function.params.iter().enumerate() {
        let variable = unit.variable(*id);
        if is_address(unit.ty(variable.ty)) {
            continue;
        }
        if !(unit.ty(variable.ty).is_const && word == "const") {
            edits.insert(owner.to_string(), variable.span.start, format!("{word} "));
        }
        match changed.contains(id) {
            true => edits.replace(owner.to_string(), variable.name_span, format!("&{}", argument_name(at))),
            false => edits.insert(owner.to_string(), variable.name_span.start, "&"),
        }
    }
}

/// What the parameter is called from outside: `_occa_arg_0`.
pub(crate) fn argument_name(at: usize) -> String {
    format!("_occa_arg_{at}")
}

/// `int N = _occa_arg_0;`, where `renamed` says what types and names of the user's are called.
pub(crate) fn argument_copy(
    unit: &Analyzed,
    function: &Function,
    id: VarId,
    renamed: impl Fn(&str) -> String,
) -> String {
    let at = function.params.iter().position(|param| *param == id).unwrap_or_default();
    let variable = unit.variable(id);
    let ty = unit.ty(variable.ty);
    let ty = if is_address(ty) { "auto".to_string() } else { renamed(&ty.spelling) };
    format!("{ty} {} = {};", renamed(&variable.name), argument_name(at))
}
