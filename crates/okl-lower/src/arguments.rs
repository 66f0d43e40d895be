//! Arguments that come by const reference and are changed all the same.

use okl_analysis::Analyzed;
use okl_model::{Function, Ty, VarId};
use okl_source::{EditSet, Span};

/// The parameters whose value the code at some places may change, in their order.
pub(crate) fn changed_parameters(
    unit: &Analyzed,
    function: &Function,
    counts: impl Fn(Span) -> bool,
) -> Vec<VarId> {
    let mut changed = Vec::new();
    if let Some(body) = unit.body(function) {
        unit.walk(body, &mut |stmt| {
            for used in unit.uses(stmt).iter().filter(|used| used.access.may_write() && !used.through) {
                if function.params.contains(&used.variable)
                    && !unit.ty(unit.variable(used.variable).ty).is_const
                    && counts(used.span)
                {
                    changed.push(used.variable);
                }
            }
        });
    }
    changed.sort_unstable();
    changed.dedup();
    changed
}

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

/// Whether a parameter of this type is an address anyway.
pub(crate) fn is_address(ty: Ty<'_>) -> bool {
    ty.is_pointer() || ty.is_array()
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
