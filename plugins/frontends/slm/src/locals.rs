//! Rules for shared data: their place of declaration, their type, and their total size.

use crate::ids::{SLM_LOCAL_FIELD, SLM_LOCAL_PLACE, SLM_LOCAL_SIZE, SLM_LOCAL_TYPE, SLM_RETURN_QUALIFIER};
use crate::options::Options;
use crate::view::{Groups, View};
use okl_plugin::model::{Scope, Site, StmtKind, TypeKind, VarId};
use okl_plugin::{Diagnostic, Span};
use std::collections::BTreeSet;

/// Reports `__thread_group_local` on anything but a variable of a group.
pub(crate) fn places(view: &View<'_>, found: &mut Vec<Diagnostic>) {
    for function in &view.unit.functions {
        let Some(attr) = view.attr(&function.attrs, "slm_local") else { continue };
        let is_pointer = function.star.is_some_and(|star| attr.span.start < star.start);
        if !is_pointer {
            found.push(
                Diagnostic::warning(
                    SLM_RETURN_QUALIFIER,
                    format!("`__thread_group_local` says nothing about what `{}` returns", function.name),
                    attr.span,
                )
                .note("a value that is returned is in no memory")
                .help("take it out"),
            );
        }
    }
    for attr in view.unit.attributes.iter().filter(|attr| attr.name == "slm_local") {
        if attr.site == Site::Nothing && !is_of_class(view, attr.span) {
            found.push(
                Diagnostic::error(
                    SLM_LOCAL_PLACE,
                    "`__thread_group_local` without a variable after it",
                    attr.span,
                )
                .help("write it in a declaration: `__thread_group_local float tile[16];`"),
            );
        }
    }
    let direct: BTreeSet<VarId> = view.direct().into_iter().collect();
    for (at, variable) in view.unit.variables.iter().enumerate() {
        let id = VarId(at as u32);
        let Some(attr) = view.local_attr(id) else { continue };
        let told = match variable.scope {
            Scope::Field => Diagnostic::error(
                SLM_LOCAL_FIELD,
                format!("the field `{}` cannot be in shared memory by itself", variable.name),
                attr.span,
            )
            .help(
                "declare the whole variable `__thread_group_local`; a field may be a pointer to shared data",
            ),
            Scope::Parameter => {
                misplaced(&variable.name, attr.span).note("a parameter belongs to each thread")
            }
            Scope::Global | Scope::Unknown => misplaced(&variable.name, attr.span),
            Scope::Local if direct.contains(&id) => continue,
            Scope::Local => misplaced(&variable.name, attr.span),
        };
        found.push(told);
    }
}

fn misplaced(name: &str, place: Span) -> Diagnostic {
    Diagnostic::error(
        SLM_LOCAL_PLACE,
        format!("`{name}` is `__thread_group_local` and not declared directly in a first-level nest"),
        place,
    )
    .help("declare it in the body of the innermost `_Cilk_for _Thread_group` loop, in no other loop or condition")
}

/// True if an attribute marks a class: `struct __thread_group_local s {...}`
fn is_of_class(view: &View<'_>, place: Span) -> bool {
    view.unit.declarations.iter().any(|one| {
        one.kind.is_record()
            && one.keyword.end <= place.start
            && place.end <= one.body.map_or(one.span.end, |body| body.start)
    })
}

/// Checks the type of a shared variable.
pub(crate) fn variable(view: &View<'_>, id: VarId, found: &mut Vec<Diagnostic>) {
    let unit = view.unit;
    let variable = unit.variable(id);
    if !view.is_shared(id) {
        let message =
            format!("`{}` is a pointer to shared data in one declaration with shared data", variable.name);
        let told = Diagnostic::error(SLM_LOCAL_PLACE, message, variable.name_span);
        found.push(told.help("declare it by itself"));
        return;
    }
    let mut ty = unit.ty(variable.ty);
    while let TypeKind::Array { of, .. } = ty.kind {
        ty = unit.ty(of);
    }
    let why = if ty.is_constructed {
        "has a constructor"
    } else if ty.is_destroyed {
        "has a destructor"
    } else if unit.ty(variable.ty).size.is_none() {
        "has no size that is known"
    } else if matches!(ty.kind, TypeKind::Reference(_) | TypeKind::Function | TypeKind::Other) {
        "is no scalar, no array of scalars and no plain struct"
    } else {
        return;
    };
    found.push(
        Diagnostic::error(
            SLM_LOCAL_TYPE,
            format!("`{}` cannot be in shared memory: its type {why}", variable.name),
            variable.name_span,
        )
        .help("shared data are scalars, arrays of them, and structs without constructors"),
    );
}

/// Checks the total size of the shared memory of a group.
pub(crate) fn size(view: &View<'_>, groups: &Groups<'_>, options: &Options, found: &mut Vec<Diagnostic>) {
    let unit = view.unit;
    let Some(stmts) = groups.nest.body.as_block() else { return };
    let declared = unit
        .stmts(stmts)
        .filter_map(|stmt| if let StmtKind::Declaration(ids) = &stmt.kind { Some(ids) } else { None });
    let shared: Vec<VarId> = declared.flatten().copied().filter(|id| view.is_shared(*id)).collect();
    let sizes = shared.iter().filter_map(|id| unit.ty(unit.variable(*id).ty).size);
    let bytes = sizes.fold(0_u64, u64::saturating_add);
    let limit = options.shared_limit();
    let Some(last) = shared.last().filter(|_| bytes > limit) else { return };
    found.push(
        Diagnostic::error(
            SLM_LOCAL_SIZE,
            format!("a thread group has {bytes} bytes of shared memory, and the limit is {limit}"),
            unit.variable(*last).name_span,
        )
        .help("make the tiles smaller, or name another limit with the option `shared-limit` of the pipeline"),
    );
}
