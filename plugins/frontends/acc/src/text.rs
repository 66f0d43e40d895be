//! Writes both texts: the kernels, and the host program around them.

use crate::atomic::Atomic;
use crate::kernel::Kernel;
use crate::program::Program;
use crate::runtime::Device;
use crate::uses::Uses;
use crate::{ENDS, OWNER, host, offload, omp_target, on_device, rules};
use okl_plugin::model::{Directive, DirectiveKind, FunctionId, Item, ItemKind};
use okl_plugin::{Change, EditSet, Piece, Severity, Span, Unit};
use std::collections::BTreeSet;

/// The text in front of programs that are translated to OpenMP.
const OMP_TARGET: &str = include_str!("omp_target.hpp");

/// The properties of the target.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// True if the host launches kernels on a device, from a text of its own.
    pub gpu: bool,
    /// True if a gang has many work items.
    pub has_lanes: bool,
    /// The API that the host launches kernels with.
    pub device: Device,
    /// True if kernels and host program are one text.
    pub host_code: bool,
}

/// Writes both texts. A program without constructs has no kernels: all of it is the host program.
pub fn write(unit: &Unit, target: Target) -> Change {
    let mut change = Change::default();
    let program = Program::read(unit, target.device, &mut change.diagnostics);
    change.diagnostics.extend(rules::check(&program));
    if change.diagnostics.iter().any(|said| said.severity == Severity::Error) {
        return change;
    }
    let mut host = EditSet::new();
    let mut kernels: Vec<(FunctionId, Kernel)> = Vec::new();
    for construct in program.computes() {
        let function = construct.function.expect("a statement is in a function");
        let name = format!("{}_acc{}", unit.function(function).name, kernels.len() + 1);
        let kernel = Kernel::of(&program, construct, &name, target.has_lanes, &mut change.diagnostics);
        if !target.gpu {
            let launch = host::launch(&program, construct, &kernel);
            host.supplant(OWNER, program.stmt(construct).span, vec![Piece::Text(launch)]);
        }
        kernels.push((function, kernel));
    }
    host.replace(OWNER, api_span(unit), target.device.runtime());
    let has_host = target.device != Device::None;
    if !target.gpu {
        offload::write_for_cpus(&program, &mut host);
    } else if has_host {
        offload::write(&program, &kernels, target.device, &mut host, &mut change.diagnostics);
    }
    if kernels.is_empty() {
        change.edits.overwrite(OWNER, Span::new(0, unit.text.len() as u32), "");
        host.delete(OWNER, Span::new(api_span(unit).end, c_span(unit).start));
    } else {
        let has_namespace = target.gpu && has_host && target.host_code;
        change.edits.replace(OWNER, api_span(unit), if has_namespace { offload::OPEN } else { "" });
        items(&program, &kernels, target, &mut change.edits, &mut host);
        if has_namespace {
            offload::enclose(&program, c_span(unit).end, &mut change.edits);
        }
    }
    directives(&program, &mut change.edits, &mut host);
    change.host = Some(host).filter(|_| has_host);
    change
}

/// Writes the program with OpenMP directives. It is one text without kernels.
pub fn write_omp_target(unit: &Unit) -> Change {
    let mut change = Change::default();
    let program = Program::read(unit, Device::None, &mut change.diagnostics);
    change.diagnostics.extend(rules::check(&program));
    let mut host = EditSet::new();
    host.replace(OWNER, api_span(unit), OMP_TARGET);
    host.delete(OWNER, Span::new(api_span(unit).end, c_span(unit).start));
    for placed in &program.directives {
        let span = placed.directive.span;
        let is_stmt = placed.function.is_some() && !placed.directive.takes_statement();
        let written = omp_target::written(&program, placed, &mut change.diagnostics);
        let text = match written.pragma {
            Some(text) if span.is_empty() => format!("\n#pragma omp {text}\n"),
            Some(text) if span.of(&unit.text).starts_with('#') => format!("#pragma omp {text}"),
            None if span.is_empty() => continue,
            Some(text) => format!("_Pragma(\"omp {}\")", text.replace('\\', "\\\\").replace('"', "\\\"")),
            None => String::from(if is_stmt { ";" } else { "" }),
        };
        host.replace(OWNER, span, text + &written.behind);
    }
    for line in api_includes(unit) {
        host.delete(OWNER, line);
    }
    change.edits.overwrite(OWNER, Span::new(0, unit.text.len() as u32), "");
    change.host = Some(host);
    change
}

/// Assigns each item to the kernels, the host program or both. With one text for both, shared items are in the kernels'
/// part, which comes first.
fn items(
    program: &Program<'_>,
    kernels: &[(FunctionId, Kernel)],
    target: Target,
    okl: &mut EditSet,
    host: &mut EditSet,
) {
    let unit = program.unit;
    let device = device_functions(program);
    let (api, c) = (api_span(unit), c_span(unit));
    let mut wants_c = false;
    for item in &unit.items {
        // `typedef struct { ... } T;` is two items, one nested in the other.
        let is_part = |other: &Item| other.span != item.span && other.span.contains(item.span);
        if api.contains(item.span) || c.contains(item.span) || unit.items.iter().any(is_part) {
            continue;
        }
        let is_shared = match item.kind {
            ItemKind::Function(id) => device.contains(&id),
            ItemKind::Variable(id) => is_constant(unit, id),
            ItemKind::Type | ItemKind::Namespace | ItemKind::Other => true,
        };
        let own = kernels.iter().filter(|(function, _)| ItemKind::Function(*function) == item.kind);
        let own: Vec<Piece> = own.flat_map(|(_, kernel)| kernel.pieces.clone()).collect();
        if !own.is_empty() {
            okl.recompose(OWNER, item.span, own);
        } else if !is_shared {
            okl.overwrite(OWNER, item.span, "");
        }
        if is_shared && !target.gpu {
            host.overwrite(OWNER, item.span, "");
        }
        wants_c |= is_shared && item.span.of(&unit.text).contains(C_NAME);
    }
    for edits in [&mut *okl, &mut *host] {
        edits.delete(OWNER, Span::new(api.end, c.start));
    }
    if !wants_c {
        okl.overwrite(OWNER, c, "");
    } else if !target.gpu {
        host.overwrite(OWNER, c, "");
    }
}

/// Removes the directives and the includes of the API header.
fn directives(program: &Program<'_>, okl: &mut EditSet, host: &mut EditSet) {
    let unit = program.unit;
    // A range that is replaced as a whole has no directives left.
    let stays = |edits: &EditSet, span: Span| {
        edits.iter().all(|edit| !edit.span.contains(span) || edit.span.is_empty())
    };
    for placed in program.directives.iter().filter(|placed| !placed.directive.span.is_empty()) {
        let span = placed.directive.span;
        let is_stmt = placed.function.is_some() && !placed.directive.takes_statement();
        let text = if is_stmt { ";" } else { "" };
        for edits in [&mut *okl, &mut *host] {
            if stays(edits, span) {
                edits.replace(OWNER, span, text);
            }
        }
    }
    // Functions that kernels call stay as they are, except for atomic statements and queries about the device.
    for body in device_functions(program).into_iter().filter_map(|id| unit.body(unit.function(id))) {
        for (span, text) in on_device::answers(unit, body, program.device) {
            if stays(okl, span) {
                okl.replace(OWNER, span, text);
            }
        }
    }
    for placed in program.directives.iter().filter(|placed| placed.directive.name == "atomic") {
        let Some(stmt) = placed.stmt.map(|stmt| unit.stmt(stmt)).filter(|stmt| stays(okl, stmt.span)) else {
            continue;
        };
        if let Some(atomic) = Atomic::read(unit, placed, stmt) {
            let as_it_is = |span: Span| vec![Piece::Source(span)];
            okl.recompose(OWNER, stmt.span, atomic.pieces(unit, stmt.span, &as_it_is));
        }
    }
    for line in api_includes(unit) {
        for edits in [&mut *okl, &mut *host] {
            if stays(edits, line) {
                edits.delete(OWNER, line);
            }
        }
    }
}

/// The lines that include the header of the API.
fn api_includes(unit: &Unit) -> impl Iterator<Item = Span> {
    let is_api = |line: &&Directive| {
        matches!(line.kind, DirectiveKind::Include | DirectiveKind::Other)
            && line.span.of(&unit.text).contains("openacc.h")
    };
    unit.directives.iter().filter(is_api).map(|line| line.span)
}

/// The range of the API text that `read` has inserted.
fn api_span(unit: &Unit) -> Span {
    let last = ENDS.trim_end();
    let end = unit.text.find(last).map_or(0, |start| start + last.len());
    Span::new(0, end as u32)
}

/// The range of the declarations for C programs, which follow the API.
fn c_span(unit: &Unit) -> Span {
    let start = api_span(unit).end;
    let first = unit.text[start as usize..].find("struct okl_acc_any ");
    let last = format!("{C_NAME}(void *data) {{ return {{data}}; }}");
    let end = unit.text.find(&last).map(|at| (at + last.len()) as u32);
    match (first, end) {
        (Some(first), Some(end)) if start + (first as u32) < end => Span::new(start + first as u32, end),
        _none => Span::at(start),
    }
}

/// The function that stands for the implicit conversion of `void *` to any pointer.
const C_NAME: &str = "okl_acc_any_of";

/// The functions that kernels call, directly or indirectly.
fn device_functions(program: &Program<'_>) -> BTreeSet<FunctionId> {
    let unit = program.unit;
    let mut found = BTreeSet::new();
    let mut next: Vec<FunctionId> = Vec::new();
    for construct in program.computes() {
        next.extend(Uses::of(unit, program.stmt(construct)).called);
    }
    while let Some(id) = next.pop() {
        let canonical = unit.function(id).canonical.unwrap_or(id);
        let same = |(at, function): (usize, &okl_plugin::model::Function)| {
            let one = FunctionId(at as u32);
            (function.canonical.unwrap_or(one) == canonical).then_some(one)
        };
        for one in unit.functions.iter().enumerate().filter_map(same) {
            if !found.insert(one) {
                continue;
            }
            if let Some(body) = unit.body(unit.function(one)) {
                next.extend(Uses::of(unit, body).called);
            }
        }
    }
    found
}

/// Returns true if a variable at file scope is a constant with a known value.
fn is_constant(unit: &Unit, id: okl_plugin::model::VarId) -> bool {
    let variable = unit.variable(id);
    let ty = unit.ty(variable.ty);
    (ty.is_const || variable.is_constexpr) && unit.init_value(variable).is_some()
}
