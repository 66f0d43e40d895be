//! `#pragma offload target(gfx)`: the nest after it becomes a kernel of its own.

use crate::ids::{SLM_HOST_CODE, SLM_OFFLOAD};
use crate::owner::OWNER;
use crate::view::{Groups, View};
use okl_frontend::kernel::Kernel;
use okl_frontend::text::Text;
use okl_plugin::model::{Scope, Ty, TypeKind, VarId};
use okl_plugin::{Diagnostic, EditSet};

/// Replaces a function with offload pragmas by its kernels; the code around them stays on the host.
///
/// ```text
/// void f(float *x, int n) {                              @kernel void f_0(float *x, int n) {
///   #pragma offload target(gfx) in(n) inout(x)             for (int g = 0; g < n; ++g; @outer) ...
///   _Cilk_for _Thread_group (int g = 0; ...) ...         }
/// }
/// ```
pub(crate) fn write(view: &View<'_>, all: &[Groups<'_>], edits: &mut EditSet, found: &mut Vec<Diagnostic>) {
    for function in &view.unit.functions {
        let own: Vec<&Groups<'_>> = all
            .iter()
            .filter(|groups| groups.offload.is_some() && groups.function.span == function.span)
            .collect();
        if own.is_empty() || function.body.is_none() {
            continue;
        }
        let mut kernels = Text::new();
        for (at, groups) in own.iter().enumerate() {
            let loops = view.unit.with_attributes(groups.nest.loops[0]);
            let params = params(view, groups);
            let list: Vec<String> = params.iter().map(|id| declared(view, *id)).collect();
            let name = format!("{}_{at}", function.name);
            found.push(host_code(groups, &name, &list));
            let mut kernel = Kernel::new(name, groups.offload.map_or(loops, |attr| attr.span));
            list.into_iter().for_each(|parameter| {
                kernel.argument(parameter);
            });
            kernel.host("  ").host(Text::copy(loops)).host("\n");
            kernels.push(kernel.text());
        }
        edits.recompose(OWNER, function.span, kernels.into_pieces());
    }
}

fn host_code(groups: &Groups<'_>, name: &str, list: &[String]) -> Diagnostic {
    let place = groups.offload.map_or(groups.function.name_span, |attr| attr.span);
    Diagnostic::warning(
        SLM_HOST_CODE,
        format!("the code around the offload block stays with the host: only the kernel `{name}({})` is written", list.join(", ")),
        place,
    )
    .help("call it from the host program through the launcher that okl writes, with device memory for its pointers")
}

/// The variables from outside that a nest uses, in the order of their declarations.
fn params(view: &View<'_>, groups: &Groups<'_>) -> Vec<VarId> {
    let whole = groups.nest.loops[0];
    let mut found: Vec<VarId> = view
        .uses_below(whole)
        .into_iter()
        .map(|used| used.variable)
        .filter(|id| {
            let variable = view.unit.variable(*id);
            let is_local = match variable.scope {
                Scope::Parameter | Scope::Local => true,
                Scope::Global | Scope::Field | Scope::Unknown => false,
            };
            is_local && !whole.span.contains(variable.name_span)
        })
        .collect();
    found.sort_by_key(|id| view.unit.variable(*id).name_span);
    found.dedup();
    found
}

/// Checks that a nest does not write to arrays that its pragma lists as `in`.
pub(crate) fn check(view: &View<'_>, groups: &Groups<'_>, found: &mut Vec<Diagnostic>) {
    let params = params(view, groups);
    let whole = groups.nest.loops[0];
    let Some(attr) = view.attr(&whole.attrs, "slm_in") else { return };
    for id in params.iter().filter(|id| attr.args().iter().any(|arg| arg.as_str() == view.name(**id))) {
        let ty = view.unit.ty(view.unit.variable(*id).ty);
        let uses = view.uses_below(whole);
        // The mentions in the lists of the pragma are not uses.
        let uses = uses.iter().filter(|used| used.variable == *id && whole.span.contains(used.span));
        let write = uses.clone().find(|used| used.access.may_write() && used.through);
        let Some(write) = write.filter(|_| ty.is_pointer() || ty.is_array()) else { continue };
        found.push(
            Diagnostic::error(
                SLM_OFFLOAD,
                format!("`{}` is listed with `in` and written", view.name(*id)),
                write.span,
            )
            .label(attr.span, "listed here")
            .help("list it with `inout` or `out`"),
        );
    }
}

/// The declaration of a parameter: `float *a`, `float (*b)[64]`, `const int n`
fn declared(view: &View<'_>, id: VarId) -> String {
    let variable = view.unit.variable(id);
    let ty = view.unit.ty(variable.ty);
    let name = &variable.name;
    if let TypeKind::Array { of, .. } = ty.kind {
        return pointer(view.unit.ty(of), name);
    }
    match ty.element().filter(|_| ty.is_pointer()) {
        Some(element) => pointer(element, name),
        None => format!("{} {name}", ty.value().source_spelling()),
    }
}

/// The declaration of a pointer to a type, which may be an array.
fn pointer(to: Ty<'_>, name: &str) -> String {
    let (mut bounds, mut element) = (String::new(), to);
    while let TypeKind::Array { of, len } = element.kind {
        bounds += &len.map_or("[]".to_string(), |len| format!("[{len}]"));
        element = element.at(of);
    }
    match bounds.is_empty() {
        true => format!("{} *{name}", element.source_spelling()),
        false => format!("{} (*{name}){bounds}", element.source_spelling()),
    }
}
