//! Hoists declarations of group memory, for targets that allow them only at the start of a kernel.

use crate::declarators::alignments;
use crate::job::Job;
use crate::spaces;
use okl_model::{Function, Stmt, StmtKind, Ty, TypeKind, VarId};
use okl_plan::Launch;
use okl_plan::Unsupported;
use okl_source::{EditSet, Span};
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;

/// The `@shared` variables of a nest, with their new names.
pub(crate) fn shared_of(job: &Job<'_>, function: &Function, launch: &Launch<'_>) -> Vec<(VarId, String)> {
    let unit = job.unit;
    // Variables of one name in different scopes, parameters and host values are now all in one scope.
    let mut taken: BTreeMap<String, u32> = BTreeMap::new();
    let params = function.params.iter().map(|id| unit.variable(*id));
    for variable in params.chain(launch.values.iter().flat_map(|value| value.declared(unit))) {
        taken.insert(job.name(variable), 1);
    }
    let named = launch.group_memory.iter().map(|id| {
        let name = job.name(unit.variable(*id));
        let times = taken.entry(name.clone()).or_insert(0);
        *times += 1;
        (*id, if *times == 1 { name } else { format!("_occa_{name}_{times}") })
    });
    named.collect()
}

/// Reports group memory of an unnamed type, and of a type that the kernel declares inside a block (one of the
/// statements `in_blocks`), since the hoisted declaration precedes the block.
pub(crate) fn refuse(job: &mut Job<'_>, hoisted: &[(VarId, String)], in_blocks: &[Span]) {
    let unit = job.unit;
    for (id, _) in hoisted {
        let variable = unit.variable(*id);
        if refuse_unnamed(job, *id) {
            continue;
        }
        let is_inside = |span: Span| in_blocks.iter().any(|stmt| stmt.contains(span));
        if unit.ty(variable.ty).declarations().iter().any(|id| is_inside(unit.declared(*id).span)) {
            let what = Unsupported {
                construct:
                    "group memory of a type that is declared after a host variable that hides another one"
                        .into(),
                help: "declare the type at file scope, or give the host variable a name of its own".into(),
            };
            job.unsupported(variable.name_span, &what);
        }
    }
}

/// Reports group memory of an unnamed type, which cannot be declared elsewhere; true if it is one.
pub(crate) fn refuse_unnamed(job: &mut Job<'_>, id: VarId) -> bool {
    let variable = job.unit.variable(id);
    let is_unnamed = job.unit.ty(variable.ty).innermost().is_unnamed;
    if is_unnamed {
        let help = "give the type a name: `struct Name { ... };`".into();
        let what = Unsupported { construct: "group memory of a type without a name".into(), help };
        job.unsupported(variable.name_span, &what);
    }
    is_unnamed
}

/// `__local float s[16];`, after `alignas(16) ` or `__attribute__((aligned(16))) ` if the user asks for an alignment.
pub(crate) fn declaration(job: &Job<'_>, id: VarId, name: &str) -> String {
    let aligned = alignments(job.unit, id).into_iter().map(|one| {
        let inside = job.unit.source(one.inside);
        match (job.target.is_c(), one.is_type) {
            (true, true) => format!("__attribute__((aligned(_Alignof({inside})))) "),
            (true, false) => format!("__attribute__((aligned({inside}))) "),
            (false, _) => format!("alignas({inside}) "),
        }
    });
    aligned.collect::<String>() + &plain(job, id, name)
}

/// `__local float s[16];`, and `__global float *__local p[16];` for pointers.
fn plain(job: &Job<'_>, id: VarId, name: &str) -> String {
    let unit = job.unit;
    let shared = job.word_of_group_memory(id);
    let (ty, bounds) = elements(unit.ty(unit.variable(id).ty));
    if !ty.is_pointer() {
        // With the user's name of the type.
        return format!("{shared} {} {name}{bounds};", job.type_name(&ty.spelling));
    }
    let words = job.spaces().filter(|words| !words.global.is_empty() && !job.has_generic_pointers());
    let word = words.map_or(String::new(), |words| format!("{} ", words.of(spaces::of_field(unit, id))));
    let (mut to, mut stars) = (ty, String::new());
    while let (true, Some(next)) = (to.is_pointer(), to.element()) {
        (to, stars) = (next, stars + "*");
    }
    match to.kind {
        // `float (*__shared__ rows)[4]`
        TypeKind::Array { .. } => {
            let (of, after) = elements(to);
            format!("{word}{} ({stars}{shared} {name}{bounds}){after};", job.type_name(&of.canonical))
        }
        // `__typeof__(void (*)(int)) __shared__ f`
        TypeKind::Function => {
            format!("__typeof__({}) {shared} {name}{bounds};", job.type_name(&ty.canonical))
        }
        TypeKind::Void
        | TypeKind::Bool
        | TypeKind::Int(_)
        | TypeKind::Float
        | TypeKind::Pointer(_)
        | TypeKind::Reference(_)
        | TypeKind::Record
        | TypeKind::Enum
        | TypeKind::Other => format!("{word}{}{shared} {name}{bounds};", job.type_name(&ty.canonical)),
    }
}

/// The innermost element type of an array, and the bounds: `float` and `[4][2]`.
pub(crate) fn elements(array: Ty<'_>) -> (Ty<'_>, String) {
    let mut of = array;
    let mut bounds = String::new();
    while let TypeKind::Array { of: inner, len } = of.kind {
        bounds += &format!("[{}]", len.unwrap_or(1));
        of = of.at(inner);
    }
    (of, bounds)
}

/// Removes the declarations from the nest, and renames uses of variables that have new names.
pub(crate) fn remove(job: &Job<'_>, nest: &Stmt, hoisted: &[(VarId, String)], edits: &mut EditSet) {
    let (unit, owner) = (job.unit, job.owner());
    let is_hoisted = |id: VarId| hoisted.iter().any(|(other, _)| *other == id);
    unit.walk(nest, &mut |stmt| {
        if let StmtKind::Declaration(variables) = &stmt.kind {
            let gone = |id: VarId| is_hoisted(id).then(String::new);
            crate::declarators::restate(&owner, unit, stmt, variables, gone, edits);
        }
        let mut done = FxHashSet::default();
        for used in unit.uses(stmt).iter().filter(|used| done.insert(used.span)) {
            let new = hoisted.iter().find(|(id, _)| *id == used.variable);
            if let Some((id, name)) = new
                && job.name(unit.variable(*id)) != *name
            {
                edits.replace(owner.clone(), used.span, name.clone());
            }
        }
    });
}
