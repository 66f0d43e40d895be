//! What okl does not translate.

use crate::ids::CU_UNSUPPORTED;
use crate::program::Program;
use okl_frontend::renamed;
use okl_plugin::model::{CallExpr, CallTarget, ExprKind};
use okl_plugin::{Diagnostic, Span};
use std::collections::BTreeSet;

/// Reports launches of kernels that are not known by name, and assembly code in kernels.
pub(crate) fn check(program: &Program<'_>) -> Vec<Diagnostic> {
    let mut found: Vec<Diagnostic> = pointers(program).into_iter().map(pointer).collect();
    for id in program.kernels.iter().chain(&program.device) {
        let Some(body) = program.body(*id) else { continue };
        let is_assembly = |word: &str| matches!(word, "asm" | "__asm" | "__asm__");
        let places = renamed::places(program.unit, body.span, &is_assembly);
        found.extend(groups(program, program.unit.function(*id).span));
        found.extend(places.into_iter().map(|place| {
            Diagnostic::error(CU_UNSUPPORTED, "assembly code is for one kind of device", place)
                .help("write it in C++, or call a function that the device's compiler knows")
        }));
    }
    found
}

/// Groups whose threads are known when the program runs.
fn groups(program: &Program<'_>, place: Span) -> Vec<Diagnostic> {
    let is_group = |word: &str| matches!(word, "thread_group" | "binary_partition" | "labeled_partition");
    let places = renamed::places(program.unit, place, &is_group);
    let said = places.into_iter().map(|place| {
        let message =
            format!("`{}` has threads that are known when the program runs", program.unit.source(place));
        Diagnostic::error(CU_UNSUPPORTED, message, place)
            .help("use `thread_block`, and tiles of a size that is known: `cg::tiled_partition<32>(block)`")
    });
    said.collect()
}

/// The places of launches whose kernel is the value of a variable.
fn pointers(program: &Program<'_>) -> Vec<Span> {
    let unit = program.unit;
    let launches = program.launches.iter().map(|launch| launch.written.name);
    let is_variable = |call: &CallExpr| match &call.target {
        CallTarget::Value(value) => {
            let mut value = unit.peeled(*value);
            if let ExprKind::Dereference(pointer) = unit.expression(value).kind {
                value = unit.peeled(pointer);
            }
            let kind = &unit.expression(value).kind;
            kind.as_variable().is_some() || matches!(kind, ExprKind::Index { .. })
        }
        _other => false,
    };
    let called = unit.expressions.iter().filter(|one| match &one.kind {
        ExprKind::Call(call) => is_variable(call),
        _other => false,
    });
    let called: BTreeSet<u32> = called.map(|one| one.span.start).collect();
    launches.filter(|name| called.contains(&name.start)).collect()
}

fn pointer(place: Span) -> Diagnostic {
    let message = "the kernel of this launch is the value of a pointer";
    Diagnostic::error(CU_UNSUPPORTED, message, place)
        .help("launch kernels by name: `if (double_it) twice<<<n, 64>>>(x); else half<<<n, 64>>>(x);`")
}
